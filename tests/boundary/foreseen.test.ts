// What the built site answers before its solver has come, against that solver.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { callsWith } from "../../www/src/solver/calls.ts";
import type { Call } from "../../www/src/solver/protocol.ts";
import { foreseenIn } from "../../www/src/solver/foreseen.ts";
import { connect } from "../../www/src/solver/solver.ts";
import type { Answer, Exploration } from "../../www/src/solver/wire.ts";

const assets = path.resolve(import.meta.dirname, "../../dist/site/assets");
const [file = ""] = readdirSync(assets).filter((name) => /^foreseen-.*\.json$/.test(name));
const text = readFileSync(path.join(assets, file), "utf8");
const calls = Object.keys(JSON.parse(text) as object).map((key): Call => {
  const [name, args, options] = JSON.parse(key) as [Call["name"], Call["args"], Call["options"]];
  return { name, args, options };
});
const wasm = new URL("../../www/src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
connect(await WebAssembly.compile(readFileSync(wasm)));
const mex = callsWith();

test("every call that was foreseen has the answer that the solver gives", async () => {
  const foreseen = foreseenIn(text);
  for (const call of calls) {
    const ask = mex[call.name] as (...asked: unknown[]) => unknown;
    expect(foreseen(call), JSON.stringify(call)).toStrictEqual(await ask(...call.args, call.options));
  }
});

test("the first game was foreseen, and every position of it", () => {
  const { args } = calls.find(({ name }) => name === "explore") ?? { args: [] };
  const explored = foreseenIn(text)({ name: "explore", args, options: {} }) as
    Answer<Exploration> | undefined;
  if (!explored?.ok) throw new Error("no graph was foreseen");
  const { labels } = explored.value;
  expect(labels).toHaveLength(14);
  const explained = calls.filter(({ name }) => name === "explain").map((call) => call.args[1]);
  expect(explained.sort()).toEqual([...labels].sort());
});
