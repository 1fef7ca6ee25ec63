// The built module as someone who installs the package gets it, and short ways to take its answers apart.
import { cpSync, readdirSync } from "node:fs";
import { onTestFinished, vi } from "vitest";
import type { Convention } from "../../www/src/solver/api.ts";
import type { Answer, RequestError } from "../../www/src/solver/wire.ts";

type Built = typeof import("../../www/src/solver/mexplorer.ts");

// A name in a variable keeps the bundler away: the file is loaded just as it was built.
export async function built(file: string): Promise<Built> {
  const address = new URL(`../../dist/lib/${file}`, import.meta.url).href;
  return (await import(/* @vite-ignore */ address)) as Built;
}

/** The same once more, in a folder of that name, so that no other test has its instance of the wasm. */
export async function builtApart(name: string): Promise<Built> {
  const lib = new URL("../../dist/lib/", import.meta.url);
  const apart = new URL(`../apart/${name}/`, lib);
  for (const file of [...readdirSync(lib), "script/mex-graph-wasm.js"])
    if (/^(mexplorer|rolldown|script\/).*\.js$/.test(file)) cpSync(new URL(file, lib), new URL(file, apart));
  return built(`../apart/${name}/mexplorer.js`);
}

export const mex = await (await built("mexplorer.js")).load();

/** Normal and misère play, and three players with standard and with other preferences. */
export const CONVENTIONS: readonly Convention[] = [
  { kind: "normal" },
  { kind: "misere" },
  { kind: "alliance", players: 3 },
  { kind: "alliance", players: 3, preferences: [[0, 2, 1], [1, 0, 2], [2, 1, 0]] }, // prettier-ignore
];

/**
 * Carries out a call while the engine makes no arrays of numbers, which stops the solver in the middle of its work. The call
 * must be one of a single turn, whose answer has such arrays.
 */
export function broken<T>(call: () => Promise<T>, cause = new Error("broken on purpose")): Promise<T> {
  const { Float64Array } = globalThis;
  globalThis.Float64Array = function () {
    throw cause;
  } as never;
  try {
    return call();
  } finally {
    globalThis.Float64Array = Float64Array;
  }
}

/** Until the test is over every slice of a call takes a whole turn by the clock, so that turns are counted work on every machine. */
export function everySliceIsATurn(): void {
  let now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
  onTestFinished(() => {
    clock.mockRestore();
  });
}

/** How often other events have had their turn since it was called. */
export function countTurns(): () => number {
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  onTestFinished(() => {
    clearImmediate(timer);
  });
  return () => turns;
}

/** What was answered; a refusal fails the test and says what was refused. */
export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** Why it was refused; any other answer fails the test. */
export function errorOf(answer: Answer<unknown>): RequestError {
  if (answer.ok) throw new Error("a request that is wrong was answered");
  return answer.error;
}

/** The entry at an index that must be there. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`there is no entry ${index}`);
  return entry;
}

/** The row of one position in compressed rows. */
export function row(
  offsets: Uint32Array | undefined,
  items: Uint32Array | Float64Array | undefined,
  position: number,
): number[] {
  if (!offsets || !items) throw new Error("the answer carries no such rows");
  return [...items.slice(at(offsets, position), at(offsets, position + 1))];
}
