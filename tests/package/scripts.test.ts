// Scripts of Node that use the installed package, and what TypeScript makes of them.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { borrow, node, root, scratch } from "./scratch.ts";

/** Calls of every entry; each line that they print is said beside them. */
const CALLS = `
  const mex = await load();
  const { value: graph } = await mex.explore({ ruleset: "nim" }, [1, 2, 3]);
  console.log(graph.positionCount); // 14
  const beside = await (await fromSplit()).explain({ ruleset: "bash", params: { m: 3 } }, "(21)");
  console.log(beside.value.options.filter(({ winning }) => winning).map(({ label }) => label).join()); // (20)
  const drawn = await figure("wythoff(1,2)?hide=values", { theme: "dark" });
  console.log(drawn.value.startsWith("<svg")); // true
  console.log((await write("csv", "nim(2)")).value.split("\\n").length); // 8
  console.log((await figure("nim(1,x)")).error.span.join()); // 6,7
`;
const PRINTED = [...CALLS.matchAll(/\/\/ (.*)/g)].map(([, line]) => line);

/** The same with every answer looked at first, as its types want it. */
const TYPED = `
import { load, type Exploration } from "mexplorer";
import { load as fromSplit } from "mexplorer/split";
import { figure, write, type FigureAnswer, type FigureOptions, type Format } from "mexplorer/figure";

const mex = await load();
const explored = await mex.explore({ ruleset: "nim" }, [1, 2, 3]);
if (!explored.ok) throw new Error(explored.error.code);
const graph: Exploration = explored.value;
console.log(graph.positionCount);
const beside = await (await fromSplit()).explain({ ruleset: "bash", params: { m: 3 } }, "(21)");
if (beside.ok) console.log(beside.value.options.filter(({ winning }) => winning).map(({ label }) => label).join());
const options: FigureOptions = { theme: "dark" };
const drawn: FigureAnswer = await figure("wythoff(1,2)?hide=values", options);
if (drawn.ok) console.log(drawn.value.startsWith("<svg"));
const format: Format = "csv";
const table = await write(format, "nim(2)");
if (table.ok) console.log(table.value.split("\\n").length);
const wrong = await figure("nim(1,x)");
if (!wrong.ok && "span" in wrong.error) console.log(wrong.error.span?.join());
// @ts-expect-error There is no such format.
await write("png", "nim(1)");
// @ts-expect-error There is no such theme.
await figure("nim(1)", { theme: "pink" });
// @ts-expect-error No fault has this code.
if (!wrong.ok && wrong.error.code === "no-such-code") console.log("never");
`;

const IN_PAGES = `
import { MexGraph, type MexSelect } from "mexplorer/element";

const graph: MexGraph = document.createElement("mex-graph");
graph.addEventListener("mex-select", ({ detail }: MexSelect) => detail.grundy?.toFixed());
graph.showLink("nim(1,2,3)");
document.querySelector("mex-graph")?.start();
`;

const SETTINGS = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: "ES2022" };
const NODE = { module: "NodeNext", moduleResolution: "NodeNext" };
const BUNDLER = { module: "ESNext", moduleResolution: "bundler" };

let folder = "";

/** Compiles some files with these options, and answers what the compiler says. */
async function compiled(name: string, files: readonly string[], options: object): Promise<string> {
  const config = JSON.stringify({ compilerOptions: { ...SETTINGS, ...options }, files });
  await writeFile(path.join(folder, `${name}.json`), config);
  const { out } = await node(
    folder,
    path.join(root, "node_modules/typescript/bin/tsc"),
    "-p",
    `${name}.json`,
  );
  return out;
}

/** The first example in a file's documentation, without its margin. */
async function exampleOf(file: string): Promise<string> {
  const text = await readFile(path.join(root, file), "utf8");
  const [, example = ""] = /@example\n([^]*?)\*\//.exec(text) ?? [];
  return example.replace(/^ *\* ?/gm, "");
}

beforeAll(async () => {
  const ofTypes = async (file: string, name: string): Promise<string> => {
    const text = await readFile(path.join(root, "tests/types", file), "utf8");
    return text.replace(/\.\.\/\.\.\/www\/(\w+)\.d\.ts/, name);
  };
  folder = await scratch({
    "script.mjs": `
      import { load } from "mexplorer";
      import { load as fromSplit } from "mexplorer/split";
      import { figure, write } from "mexplorer/figure";
      ${CALLS}`,
    "common.cjs": `
      (async () => {
        const { load } = await import("mexplorer");
        const { load: fromSplit } = await import("mexplorer/split");
        const { figure, write } = await import("mexplorer/figure");
        ${CALLS}
      })();`,
    "server.mjs": `
      import { MexGraph } from "mexplorer/element";
      import { readFile, writeFile } from "node:fs/promises";
      import card from "mexplorer/package.json" with { type: "json" };
      import manifest from "mexplorer/custom-elements.json" with { type: "json" };
      console.log(typeof MexGraph, card.name, manifest.modules[0].path === card.exports["./element"].default.slice(2));
      const wasm = await readFile(new URL(import.meta.resolve("mexplorer/mexplorer.wasm")));
      const { load } = await import("mexplorer/split");
      console.log((await load(await WebAssembly.compile(wasm))).parse("nim(3,1)").value.label);`,
    "documented.mjs": await exampleOf("www/figure.d.ts"),
    "typed.ts": TYPED,
    "page.ts": IN_PAGES,
    "react.tsx": await ofTypes("react.tsx", "mexplorer/react"),
    "vue.ts": await ofTypes("vue.ts", "mexplorer/vue"),
  });
  await borrow(folder, "@types/node", "undici-types", "@types/react", "csstype", "vue", "@vue");
});

test("a module of Node has the solver, in one file and in two, and figures", async () => {
  expect(PRINTED).toHaveLength(5);
  expect(await node(folder, "script.mjs")).toEqual({ out: `${PRINTED.join("\n")}\n`, said: "", code: 0 });
});

test("the documentation of figures shows what happens", async () => {
  const example = await exampleOf("www/figure.d.ts");
  const promised = [...example.matchAll(/console\.log\(.*\/\/ (.*)/g)].map(([, line]) => line);
  expect(promised).toHaveLength(1);
  expect((await node(folder, "documented.mjs")).out).toBe(`${promised.join("\n")}\n`);
});

test("a CommonJS script imports the same", async () => {
  expect(await node(folder, "common.cjs")).toEqual({ out: `${PRINTED.join("\n")}\n`, said: "", code: 0 });
});

test("a server imports the element, and whoever likes finds the wasm and the manifest", async () => {
  const { out, said } = await node(folder, "--no-warnings", "server.mjs");
  expect({ out, said }).toEqual({ out: "function mexplorer true\n(1,3)\n", said: "" });
});

test("a script in TypeScript is compiled without the types of a page, and runs", async () => {
  const options = { ...NODE, lib: ["ES2023"], types: ["node"], outDir: "out" };
  expect(await compiled("node", ["typed.ts"], options)).toBe("");
  expect((await node(folder, "out/typed.js")).out).toBe(`${PRINTED.join("\n")}\n`);
});

test("every entry has its types, in TSX and templates too, for bundlers and for Node", async () => {
  const options = { noEmit: true, lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"], types: [] };
  const files = ["typed.ts", "page.ts", "react.tsx"];
  expect(await compiled("bundler", files, { ...BUNDLER, ...options, jsx: "react-jsx" })).toBe("");
  expect(await compiled("nodenext", [...files, "vue.ts"], { ...NODE, ...options, jsx: "react-jsx" })).toBe(
    "",
  );
});

test("figures are forgotten when they are written", async () => {
  const folder = await scratch({
    "many.js": `
      import { figure } from "mexplorer/figure";
      const links = ["nim(3,4,5)", "hackenbush(0-1-2,1-3)", "kayles(6)?play=misere", "nim(1,x)"];
      const kept = async (count) => {
        for (let each = 0; each < count; each++) await figure(links[each % links.length]);
        globalThis.gc();
        return process.memoryUsage().heapUsed;
      };
      await kept(40);
      const before = await kept(40);
      console.log(((await kept(200)) - before) / 200);`,
  });
  const { out, code } = await node(folder, "--expose-gc", "many.js");
  expect(code).toBe(0);
  // In bytes; one that is kept takes two hundred thousand.
  expect(Number(out)).toBeLessThan(20_000);
});
