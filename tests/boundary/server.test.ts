// The built element where there is no document, as a server has it that writes pages.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const address = new URL("../../dist/lib/mex-graph.js", import.meta.url).href;

test("a server may import the element, and nothing keeps it from ending", () => {
  const script = `const { MexGraph } = await import(${JSON.stringify(address)});
    console.log(typeof MexGraph, typeof document);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
    timeout: 10_000,
  });
  expect(said.trim()).toBe("function undefined");
});
