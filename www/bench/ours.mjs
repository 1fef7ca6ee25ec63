// Our side: the library as it is published, and under it the generated bindings, which alone show the phases of an
// exploration and the wasm's memory.
import { readFileSync } from "node:fs";
import { load } from "../../dist/lib/mexplorer.js";
import * as bindings from "../src/solver/bindings/mexplorer.js";

/** @typedef {{ ruleset: string, params?: Record<string, number>, position: number[] }} Start */

/** @type {WebAssembly.Memory | undefined} */
let memory;

/** A call of the published `explore`; a fault ends the benchmark.
 * @param {Start} start @param {import("../../dist/lib/mexplorer.js").Options} [options] */
export async function explore({ position, ...game }, options) {
  const mex = await load();
  return valueOf(await mex.explore(game, position, options));
}

/** Instantiates the bindings, apart from the library's own instance. */
export function connect() {
  const wasm = new URL("../src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
  ({ memory } = bindings.initSync({ module: readFileSync(wasm) }));
}

/** Bytes of the bindings' memory, which only ever grows. */
export function heapSize() {
  if (!memory) throw new Error("connect comes first");
  return memory.buffer.byteLength;
}

/** @param {Start} start */
export function newTask({ position, ...game }) {
  return bindings.Task.explore(JSON.stringify(game), JSON.stringify(position), "{}");
}

/** One slice of an exploration, and what comes next.
 * @param {bindings.Task} task */
export function advance(task) {
  return valueOf(task.advance());
}

/** @template T @param {import("../../dist/lib/mexplorer.js").Answer<T>} answer */
export function valueOf(answer) {
  if (!answer.ok) throw new Error(`the solver answered ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** @param {Start} start */
export function nameOf({ ruleset, params = {}, position }) {
  const given = Object.entries(params).map(([key, value]) => `${key}=${value}`);
  return `${ruleset}${given.length > 0 ? `[${given.join(",")}]` : ""}(${position.join(",")})`;
}
