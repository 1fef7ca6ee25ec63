// Which functions of the solver a figure needs at first: those that run while one is opened.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bindings } from "./shared.mjs";

/** Games that are opened often, with one of each way to write them. What they have in common comes first, whatever is shown. */
const OPENED = ["nim(1,2,3)", "bash[m=3](21)", "subtraction[set={1,3,4}](9)", "wythoff(3,5)", "kayles(7)"];
const CONVENTIONS = [{ kind: "normal" }];
/** As they cross with every call (`www/src/solver/json.ts`): a function, and a signal, of which nothing is copied. */
const LOCAL = { onProgress: { $other: "function" }, signal: {} };
/** How a figure asks for its graph. */
const OPTIONS = [{}, { places: "covers", allMoves: true }];

/** The numbers of the functions that ran, in a module that tells it (`crate/bind/src/split.rs`).
 * @param {string} marked
 * @returns {Promise<number[]>} */
export async function usedAtFirst(marked) {
  // A copy of its own, for the solver itself is started, too.
  const glue = `${pathToFileURL(path.join(bindings, "mexplorer.js")).href}?marked`;
  /** @type {unknown} */
  const imported = await import(glue);
  const wasm = /** @type {typeof import("../src/solver/bindings/mexplorer.js")} */ (imported);
  /** @type {unknown} */
  const exported = wasm.initSync({ module: readFileSync(marked) });
  // What is asked beside every call.
  for (const ask of [
    wasm.argumentSize,
    wasm.example,
    wasm.fileLength,
    wasm.lastPanic,
    wasm.ranOutOfMemory,
    wasm.textLength,
  ])
    ask();
  const text = (/** @type {object | string} */ value) => JSON.stringify(value);
  for (const notation of OPENED) {
    /** @type {import("../src/solver/wire.ts").Notation} */
    const { ruleset, params, position, label } = whole(wasm.Task.parse(text(notation), text(LOCAL)));
    for (const convention of CONVENTIONS)
      for (const start of [position, label])
        for (const options of OPTIONS)
          whole(
            wasm.Task.explore(
              text({ ruleset, params, convention }),
              text(start),
              text({ ...options, ...LOCAL }),
            ),
          );
  }
  const marks = Object.entries(/** @type {Record<string, WebAssembly.Global>} */ (exported));
  return marks
    .filter(([name, mark]) => name.startsWith("ran ") && mark.value === 1)
    .map(([name]) => Number(name.slice(4)));
}

/** What a call answers.
 * @template T
 * @param {import("../src/solver/bindings/mexplorer.js").Task} task
 * @returns {T} */
function whole(task) {
  let step = task.advance();
  while (step.ok && !step.value.done) step = task.advance();
  task.part();
  /** @type {unknown} */
  const taken = step.ok ? task.take() : step;
  task.free();
  const answer = /** @type {import("../src/solver/wire.ts").Answer<T>} */ (taken);
  if (!answer.ok) throw new Error(`a game that is to be opened is refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}
