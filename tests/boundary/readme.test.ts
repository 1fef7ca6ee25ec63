// What README.md shows is what happens.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { built } from "./built.ts";

test("the README's example prints what its comments say", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, comment]) => comment);
  expect(promised.length).toBeGreaterThan(1);

  const printed: string[] = [];
  const print = (...values: unknown[]): void => {
    printed.push(
      values.map((value) => (Array.isArray(value) ? `[ '${value.join("', '")}' ]` : String(value))).join(" "),
    );
  };
  const body = example.replace(/^import .*\n/, "").replaceAll("console.log", "print");
  // The example runs as a reader would run it, with the built module's load and a print that listens.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is this repository's own
  const run = new Function("load", "print", `return (async () => {${body}})()`) as (
    load: unknown,
    print: unknown,
  ) => Promise<void>;
  await run((await built("mexplorer.js")).load, print);
  expect(printed).toEqual(promised);
});
