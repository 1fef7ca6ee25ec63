// How long a call holds its thread, which tests/slices.rs counts without a clock: the longest slice of every call that can take
// long, and how soon it is over when it is given up. A slice's time is that on the wall, unless this process worked for less,
// for then another program had the processor.
import { load } from "../../../dist/lib/mexplorer.js";
import * as bindings from "../../src/solver/bindings/mexplorer.js";
import { connect } from "../ours.mjs";
import { atMost, count, milliseconds } from "../report.mjs";

/** No slice is to be longer. */
const MOST = 50;
/** A cancelled call is to be answered within this time. */
const CANCELLED = 100;
/** Slices of a call are timed for so long. */
const PATIENCE = 3_000;
/** When it is given up: at its beginning, in the middle, and late. */
const MOMENTS = [20, 300, 1_200];

const misere = { kind: "misere" };

/** @param {string} ruleset @param {object} [params] @param {object} [convention] */
const game = (ruleset, params, convention) => ({
  ruleset,
  ...(params && { params }),
  ...(convention && { convention }),
});
const large = game("large-nim", undefined, { kind: "alliance", players: 3 });

/** Every call that can take long, with something that does. @type {[call: string, given: any[], options?: object][]} */
const LONG = [
  ["explore", [game("nim"), [84, 84, 84]]],
  ["explore", [game("nim"), [5, Number.MAX_SAFE_INTEGER]], { neighbourhood: 1_500 }],
  ["explore", [game("take", { where: "{gcd(k, n) == 1 and not prime(n)}" }), [300, 300]]],
  ["explain", [large, [907_817, 1_643_066_403_755_892]]],
  ["evaluate", [game("moore", { k: 3 }), Array.from({ length: 200_000 }, (_, at) => [at, at + 1, 2 ** 40])]],
  ["fit", [game("octal", { code: "0.77" }), [9_000_000_000_000], [{ place: 0 }]]],
  ["reply", [game("nim", undefined, misere), [84, 84, 84], { level: 3 }]],
  ["puzzle", [game("moore", { k: 2 }), { level: 5, seed: 3 }]],
  ["grid", [game("wythoff", undefined, misere), { rows: 5_000, columns: 5_000 }]],
  ["chart", [game("wythoff"), { rows: 5_000, columns: 5_000 }, { value: "grundy" }]],
  ["chart", [game("nim"), { rows: 3_000, columns: 3_000 }, { value: "grundy", against: game("wythoff") }]],
  [
    "cells",
    [
      game("wythoff", undefined, misere),
      { rows: 4_999, columns: 4_999 },
      { value: "outcome" },
      { row: 0, column: 0, rows: 9, columns: 9 },
    ],
  ],
  [
    "paint",
    [
      game("bash", { m: 7 }, misere),
      { rows: 4_998, columns: 4_998 },
      { value: "outcome", colours: ["#000000", "#ffffff"] },
      { cells: 5_000, pixels: 500, left: 0, top: 0, width: 500, height: 500 },
    ],
  ],
  ["sieve", [game("wythoff", undefined, misere), { rows: 200, columns: 200 }]],
  ["sequence", [game("octal", { code: "0.007" }), { length: 10_000_000 }]],
  ["sequence", [game("take", { where: "{prime(k) or square(n - k)}" }), { length: 10_001 }]],
  ["genus", [game("octal", { code: "0.77" }), { length: 40 }]],
  ["verify", ["large-nim-all", large, { bound: 300, heaps: 4 }]],
  ["verify", [{ formula: "nimsum(heaps) == 0" }, game("nim"), { bound: 104, heaps: 3 }]],
  ["census", [game("nim"), { bound: 104, heaps: 3 }]],
];

/** The arguments of a call as they cross into the wasm; positions by the thousand.
 * @param {string} call @param {readonly any[]} given */
function crossing(call, given) {
  if (call !== "evaluate") return given.map((each) => JSON.stringify(each));
  const [of, positions] = given;
  return [JSON.stringify(of), JSON.stringify({ $list: String(positions.length) }), inParts(positions)];
}

/** @param {readonly unknown[]} list */
function* inParts(list) {
  for (let at = 0; at < list.length; at += 1000) yield JSON.stringify(list.slice(at, at + 1000));
}

/** The longest slice of a task. @param {bindings.Task} task */
function longestOf(task) {
  const begun = performance.now();
  let longest = 0;
  for (let isDone = false; !isDone && performance.now() - begun < PATIENCE;) {
    const [start, spent] = [performance.now(), process.cpuUsage()];
    const step = task.advance();
    isDone = !step.ok || step.value.done;
    if (isDone) task.take();
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(spent);
    longest = Math.max(longest, Math.min(wall, (user + system) / 1000));
  }
  task.free();
  return longest;
}

/** How long after it was given up a call is answered, at most; none where it was over before.
 * @param {(options: { signal: AbortSignal }) => Promise<{ ok: boolean }>} call */
async function latencyOf(call) {
  let longest;
  for (const moment of MOMENTS) {
    const controller = new AbortController();
    const due = performance.now() + moment;
    setTimeout(() => {
      controller.abort();
    }, moment);
    const { ok } = await call({ signal: controller.signal });
    if (!ok && !controller.signal.aborted) throw new Error("it was refused");
    if (!ok) longest = Math.max(longest ?? 0, performance.now() - due);
  }
  return longest;
}

/** @returns {Promise<import("../report.mjs").Section>} */
export async function slices() {
  connect();
  const mex = /** @type {Record<string, any>} */ (/** @type {unknown} */ (await load()));
  const tasks = /** @type {Record<string, any>} */ (/** @type {unknown} */ (bindings.Task));
  const measured = [];
  for (const [call, given, options] of LONG) {
    const slice = longestOf(tasks[call](...crossing(call, given), JSON.stringify(options ?? {})));
    const latency = await latencyOf((more) => mex[call](...given, { ...options, ...more }));
    measured.push({ name: `${call} ${JSON.stringify(given).slice(0, 90)}`, slice, latency });
  }
  const slice = Math.max(...measured.map((one) => one.slice));
  const latency = Math.max(...measured.map((one) => one.latency ?? 0));
  return {
    title: `The longest slices of ${count(LONG.length)} calls`,
    rows: [
      { what: "slice", ours: milliseconds(slice), mark: atMost(slice, MOST, milliseconds) },
      {
        what: `from giving up to the answer, at ${MOMENTS.join(", ")} ms`,
        ours: milliseconds(latency),
        mark: atMost(latency, CANCELLED, milliseconds),
      },
    ],
    notes: measured.map(
      (one) =>
        `${milliseconds(one.slice)}, ` +
        `${one.latency === undefined ? "over before it is given up" : `${milliseconds(one.latency)} when given up`}: ${one.name}`,
    ),
  };
}
