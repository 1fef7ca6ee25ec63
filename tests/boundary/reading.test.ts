// What the page asks is read in turns, whatever form a graph has: other events get theirs, progress is told, and a signal ends it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Options, Progress } from "../../www/src/solver/api.ts";
import type { Answer } from "../../www/src/solver/wire.ts";
import { callsWith } from "../../www/src/solver/calls.ts";
import { connect } from "../../www/src/solver/solver.ts";
import { countTurns, errorOf, everySliceIsATurn, mex as library, valueOf } from "./built.ts";

const wasm = new URL("../../www/src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
connect(await WebAssembly.compile(readFileSync(wasm)));
const mex = callsWith();

const COUNT = 100_000;

/** A way of so many arrows. */
function way(between: string, arrow: (from: string, to: string) => string): string {
  return Array.from({ length: COUNT }, (_, from) => arrow(`v${from}`, `v${from + 1}`)).join(between);
}

const FORMS = {
  "arrows in one line": way(", ", (from, to) => `${from}>${to}`),
  "arrows in lines": way("\n", (from, to) => `${from} -> ${to}`),
  "a table": `from,to\n${way("\n", (from, to) => `${from},${to}`)}`,
  "lists of neighbours": way("\n", (from, to) => `${from}: ${to}`),
  DOT: `digraph { ${way(";", (from, to) => `${from} -> ${to}`)} }`,
  JSON: `[${way(",", (from, to) => `["${from}","${to}"]`)}]`,
  "JSON with records": `{"links":[${way(",", (source, target) => JSON.stringify({ source, target }))}]}`,
  GraphML: `<graphml><graph>${way("", (from, to) => `<edge source="${from}" target="${to}"/>`)}</graph></graphml>`,
};

const calls: Array<[asked: string, ask: (options: Options) => Promise<Answer<{ label: string }>>]> = [
  ...Object.entries(FORMS).map(([form, arrows]): (typeof calls)[0] => {
    const game = { ruleset: "graph", params: { arrows } };
    return [form, (options) => mex.read(game, "v7", options)];
  }),
  ["a notation", (options) => mex.parse(`graph[arrows={${FORMS["arrows in one line"]}}](v7)`, options)],
];

test.each(calls)("%s: others have their turns, and progress is told", async (_, ask) => {
  everySliceIsATurn();
  const turns = countTurns();
  const told: Progress[] = [];
  const { label } = valueOf(await ask({ onProgress: (progress) => told.push(progress) }));
  expect(label).toBe("v7");
  expect(turns()).toBeGreaterThan(10);
  const moves = told.filter(({ phase }) => phase === "reading").map((progress) => progress.moves);
  expect(moves).toEqual([...moves].sort((one, other) => one - other));
  expect(new Set(moves).size).toBeGreaterThan(5);
  expect(moves.at(-1)).toBe(COUNT);
});

test.each(calls)("%s: a signal ends it at its next turn", async (_, ask) => {
  everySliceIsATurn();
  const stop = new AbortController();
  let read = 0;
  const onProgress = ({ moves }: Progress): void => {
    read = moves;
    if (moves > 0) stop.abort();
  };
  expect(errorOf(await ask({ onProgress, signal: stop.signal })).code).toBe("cancelled");
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(COUNT);
});

test("a script is answered at once, the same", async () => {
  const game = { ruleset: "graph", params: { arrows: FORMS.DOT } };
  expect(library.read(game, "v7")).toEqual(await mex.read(game, "v7"));
  expect(library.parse("nim(1,")).toEqual(await mex.parse("nim(1,"));
});
