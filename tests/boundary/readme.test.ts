// What README.md and the documentation of the library show is what happens. Figures are in tests/browser/embed.spec.ts.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { inspect } from "node:util";
import ts from "typescript";
import { expect, test } from "vitest";
import { built, mex, valueOf } from "./built.ts";
import { printedBy, promisedIn } from "./printed.ts";
import { faultsIn, root } from "./typed.ts";

const read = (file: string) => readFile(path.join(root, file), "utf8");

test("the README's examples, one after the other, print what their comments say", async () => {
  const examples = [...(await read("README.md")).matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(examples).toHaveLength(3);
  const program = examples.join("");
  const promised = promisedIn(program);
  expect(promised).toHaveLength(program.split("console.log").length - 1);
  expect(await printedBy(program)).toEqual(promised);
});

test("every ruleset has notations in the README, and all are read", async () => {
  const knows = (await read("README.md")).split("## What it knows")[1] ?? "";
  const notations = [...knows.matchAll(/`([a-z-]+[[(][^`?]*)/g)].map(([, notation = ""]) => notation);
  const ids = new Set(notations.map((notation) => valueOf(mex.parse(notation)).ruleset));
  const rulesets = valueOf(mex.catalogue()).rulesets.map(({ id }) => id);
  expect(rulesets.filter((id) => !ids.has(id))).toEqual([]);
});

/** The files of what is public beside the two entries and the answers. */
const PUBLIC = ["api.ts", "requests.ts", "options.ts"];

/** The examples of a file's documentation, without its margins. */
async function examplesIn(file: string): Promise<string[]> {
  const text = await read(`www/src/solver/${file}`);
  const examples = [...text.matchAll(/@example\n([\s\S]*?)(?=@|\*\/)/g)].map(([, example = ""]) => example);
  expect(examples).toHaveLength(text.split("@example").length - 1);
  return examples.map((example) => example.replace(/^ *\* ?/gm, "").trim());
}

const ofSplit = await examplesIn("split.ts");
const ofLibrary = await Promise.all(["mexplorer.ts", ...PUBLIC].map(examplesIn));
const examples = ofLibrary.flat();
const isProgram = (example: string) => example.startsWith("import");

test("the library's examples have the types that it declares", async () => {
  expect(Math.min(ofSplit.length, examples.length)).toBeGreaterThan(0);
  // What an example takes for granted: the names of the file in which it stands, and a solver.
  const sourcesOfTypes = await Promise.all(PUBLIC.map((file) => read(`www/src/solver/${file}`)));
  const types = sourcesOfTypes.join("\n").matchAll(/^export (?:interface|type) (\w+)/gm);
  const names = [...types].map(([, name]) => name).join(", ");
  const source = (name: string) => (example: string) => {
    if (isProgram(example)) return example;
    const mex = example.includes("const mex ") ? "" : "const mex = await load();";
    return `import type { ${names} } from "${name}"; import { load } from "${name}"; ${mex} ${example}`;
  };
  const sources = [...ofSplit.map(source("mexplorer/split")), ...examples.map(source("mexplorer"))];
  expect(faultsIn(sources)).toEqual([]);
}, 60_000);

/** As a comment writes a value. */
const written = (value: unknown) =>
  inspect(value)
    .replaceAll("'", '"')
    .replace(/^\[ (.*) \]$/, "[$1]");

test("the library's examples print what their comments say", async () => {
  const { load } = await built("mexplorer.js");
  let compared = 0;
  for (const example of examples.filter((example) => !isProgram(example))) {
    const promised = promisedIn(example);
    const printed: string[] = [];
    const console = {
      log: (...values: unknown[]) => printed.push(values.map(written).join(" ")),
      error: (...values: unknown[]) => expect.unreachable(inspect(values)),
    };
    const target = ts.ScriptTarget.ES2022;
    const { outputText } = ts.transpileModule(example, { compilerOptions: { target } });
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is this repository's own
    const run = new Function("load", "mex", "console", `return (async () => {{ ${outputText} }})()`) as (
      ...given: unknown[]
    ) => Promise<void>;
    await run(load, mex, console);
    // A comment may say first what it is that is printed; where there is none, anything may be.
    if (promised.length > 0)
      expect(printed).toEqual(promised.map((comment) => comment.replace(/^the .*: /, "")));
    compared += promised.length;
  }
  expect(compared).toBeGreaterThanOrEqual(9);
});

test("the examples that import the library run", async () => {
  const programs = [...ofSplit, ...examples].filter(isProgram);
  expect(programs).toHaveLength(2);
  const ran = programs.map((program) => printedBy(`${program}\nconsole.log(typeof mex.explore);`));
  expect(await Promise.all(ran)).toEqual([["function"], ["function"]]);
});
