// How long a call holds its thread: the longest slice of every call at its largest bounds. Its time is that on the wall,
// unless this process worked for less, for then another program had the processor. Work that would take long is given up
// after a while; each slice of it was timed by then.
import { connect, heapSize, valueOf } from "../ours.mjs";
import { load } from "../../../dist/lib/mexplorer.js";
import * as bindings from "../../src/solver/bindings/mexplorer.js";
import { atMost, count, mebibytes, milliseconds } from "../report.mjs";

/** No slice is to be longer. */
const MOST = 50;
/** A cancelled call is to be answered within this time. */
const CANCELLED = 100;
/** Work is given up after so long. */
const PATIENCE = 3_000;
/** When it is given up, for a cancelled call: at its beginning, in the middle, and late. */
const MOMENTS = [20, 300, 1_200];

/** @typedef {{ what: string, start: () => bindings.Task }} Case */

/** @param {number} players @param {"first-stuck" | "last-mover"} [winner] @param {number[][]} [preferences] */
const alliance = (players, winner = "first-stuck", preferences) => ({
  kind: "alliance",
  players,
  winner,
  ...(preferences && { preferences }),
});
/** @param {number} players */
const reversed = (players) =>
  Array.from({ length: players }, (_, row) => [
    row,
    ...Array.from({ length: players - 1 }, (_, place) => (row + players - 1 - place) % players),
  ]);
const [misere, three, nine] = [{ kind: "misere" }, alliance(3), alliance(9, "last-mover")];
const own = alliance(9, "first-stuck", reversed(9));

/** @param {string} ruleset @param {any} [params] @param {any} [convention] */
const game = (ruleset, params, convention) => ({
  ruleset,
  ...(params && { params }),
  ...(convention && { convention }),
});
const large = game("large-nim", undefined, three);

/** Graphs near the limits of positions and moves. @type {[any, any, any?][]} */
const EXPLORED = [
  [game("nim"), [82, 82, 82]],
  [game("nim"), [82, 82, 82], { allMoves: true }],
  [game("nim", undefined, misere), [84, 84, 84]],
  [game("nim", undefined, nine), [82, 82, 82]],
  [game("nim", undefined, own), [82, 82, 82]],
  [game("nim"), [5_600]],
  [game("nim"), [4_999]],
  [game("nim"), [1, 2_400]],
  [game("nim", { passes: 9 }), [20, 20, 40]],
  [game("wythoff"), [280, 280]],
  [game("wythoff", undefined, own), [200, 200]],
  [game("moore", { k: 5 }), [8, 8, 8, 8, 8, 8, 8]],
  [game("moore", { k: 64 }), Array.from({ length: 64 }, () => 3)],
  [game("octal", { code: "0.510744" }), Array.from({ length: 64 }, (_, heap) => 2 ** 53 - 1 - heap)],
  [game("bash", { m: 3 }), [190_000]],
  [game("subtraction", { set: [1, 3, 4] }), [600, 600]],
  [game("octal", { code: "0.77" }), [44]],
  [game("octal", { code: "4.7777" }), [36]],
  [game("grundy"), [46]],
  [game("half"), [90, 90, 90]],
  [game("fibonacci"), [500, 499]],
  [game("staircase"), [16, 16, 16]],
  [game("large-nim", undefined, three), [82, 82, 82]],
  [game("small-nim", { b: 2, B: 9 }), [80, 80, 80]],
  [
    game("hackenbush"),
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 4],
      [4, 5],
      [5, 6],
      [6, 0],
      [0, 7],
      [7, 8],
      [8, 9],
      [9, 0],
      [2, 5],
      [5, 8],
      [1, 4],
      [4, 7],
    ],
  ],
  [
    { ruleset: "sum", params: { components: [{ ruleset: "nim" }, { ruleset: "wythoff" }] } },
    [
      [20, 30],
      [15, 20],
    ],
  ],
];

/** @type {[any, any][]} */
const EXPLAINED = [
  [game("large-nim", undefined, three), [129, 13_494]],
  [game("large-nim", undefined, three), [907_817, 1_643_066_403_755_892]],
  [game("nim"), [82, 82, 82]],
  [game("nim"), [1, 2_048]],
  [game("nim", undefined, misere), [3_000, 3_001]],
  [game("octal", { code: "0.77" }), [4_000, 4_001]],
  [game("wythoff", undefined, three), [900, 901]],
  [game("fibonacci", undefined, three), [3_000, 2_999]],
  [game("moore", { k: 6 }), [9, 9, 9, 9, 9, 9, 9, 9, 9]],
  [game("grundy"), Array.from({ length: 60 }, () => 3)],
  [game("grundy"), Array.from({ length: 500 }, () => 1_000)],
  [game("moore", { k: 64 }), Array.from({ length: 64 }, () => 1)],
];

/** @type {[any, any][]} */
const GRIDS = [
  [game("wythoff"), { rows: 5_000, columns: 5_000 }],
  [game("wythoff", undefined, misere), { rows: 5_000, columns: 5_000 }],
  [game("wythoff", undefined, own), { rows: 2_300, columns: 2_300 }],
  [game("nim"), { rows: 290, columns: 290, layers: 290 }],
  [game("octal", { code: "0.137" }), { rows: 5_000, columns: 5_000 }],
  [game("bash", { m: 4 }, own), { rows: 2_000, columns: 2_000 }],
  [game("bash", { m: 5_000 }, misere), { rows: 5_000, columns: 4_000 }],
  [game("moore", { k: 2 }), { rows: 600, columns: 600 }],
  [game("large-nim", undefined, own), { rows: 2_300, columns: 2_300 }],
  [game("small-nim"), { rows: 5_000, columns: 5_000 }],
  [game("staircase"), { rows: 200, columns: 200 }],
  [game("sum", { components: [{ ruleset: "grundy" }, { ruleset: "nim" }] }), { rows: 5_000, columns: 5_000 }],
];

/** @type {[any, any][]} */
const SIEVES = [
  [game("nim"), { rows: 200, columns: 200 }],
  [game("wythoff", undefined, misere), { rows: 200, columns: 200 }],
  [game("staircase"), { rows: 40, columns: 40 }],
];

/** @type {[any, any][]} */
const SEQUENCES = [
  [game("nim"), { length: 10_000_000 }],
  [game("nim", undefined, misere), { length: 190_000 }],
  [game("octal", { code: "0.007" }), { length: 10_000_000 }],
  [game("octal", { code: "0.137" }), { length: 10_000_000 }],
  [game("subtraction", { set: [1, 3, 4] }, misere), { length: 10_000_000 }],
  [game("subtraction", { set: [2, 5, 7] }, own), { length: 5_000_000 }],
  [game("bash", { m: 1_000, passes: 2 }), { length: 10_000_000 }],
  [game("bash", { m: 2 ** 32 }), { length: 10_000_000 }],
  [game("half"), { length: 10_000_000 }],
  [game("grundy"), { length: 1_000_000 }],
];

/** Positions of one request, or of one graph. */
const MANY = 200_000;

/** Positions are made when they are asked for: so many lists at hand would keep the garbage collector busy.
 * @type {[any, number, (index: number) => any][]} */
const EVALUATED = [
  [game("nim"), MANY, (index) => [index % 80, (index * 7) % 80, (index * 11) % 80]],
  [game("nim"), MANY, (index) => [index, index + 1, 2 ** 52]],
  [game("nim"), MANY, (index) => `(${String(index)},7,9)`],
  [game("wythoff"), MANY, (index) => [2 ** 50 + index, 2 ** 51 + 7 * index]],
  [game("fibonacci"), MANY, (index) => [2 ** 52 + index, 2 ** 40 + index]],
  [game("moore", { k: 3 }), MANY, (index) => Array.from({ length: 64 }, (_, heap) => 2 ** 40 + index * heap)],
  [game("large-nim", undefined, nine), MANY, (index) => [2 ** 40 + index, 2 ** 41]],
  [game("octal", { code: "0.77" }), MANY, (index) => [index % 3_000, 2_000]],
  [game("nim"), 5_000, () => Array(10_000).fill(0)],
  [game("nim"), 5_000, () => "0,".repeat(4_999) + "0"],
  [
    { ruleset: "sum", params: { components: [{ ruleset: "nim" }, { ruleset: "wythoff" }] } },
    50_000,
    (index) => [
      [index, 3],
      [index % 50, 40],
    ],
  ],
];

/** @type {[any, any][]} */
const CENSUSES = [
  [game("nim"), { bound: 100_000, heaps: 1 }],
  [game("nim"), { bound: 104, heaps: 3 }],
  [game("small-nim", undefined, three), { bound: 8, heaps: 10 }],
  [game("hackenbush"), { bound: 5 }],
];

/** The largest bound with which all positions of so many heaps are few enough to search. @param {number} heaps */
function largestBound(heaps) {
  let bound = 1;
  const within = () =>
    Array.from({ length: heaps }, (_, heap) => (bound + 2 + heap) / (heap + 1)).reduce((a, b) => a * b, 1);
  while (bound < 100_000 && within() <= MANY) bound++;
  return bound;
}

/** Every theorem in each of its instances, with the largest heaps and with the most positions.
 * @param {import("../../../dist/lib/mexplorer.js").Catalogue} catalogue @returns {Case[]} */
function checks(catalogue) {
  return catalogue.theorems.flatMap(({ id, instances }) =>
    instances.flatMap((instance) => {
      const { ruleset, params } = valueOf(bindings.parse(instance.notation));
      const { play, players } = instance;
      const convention =
        players === undefined ? { kind: play } : alliance(players, /** @type {any} */ (play));
      const asked = { ruleset, params, convention };
      const scopes = [
        { bound: 100_000, heaps: 1 },
        ...[2, 3, 4, 7].map((heaps) => ({ bound: largestBound(heaps), heaps })),
        { bound: 5 },
      ];
      return scopes.map((scope) => ({
        what: `verify ${id} ${JSON.stringify(asked)} ${JSON.stringify(scope)}`,
        start: () => bindings.Task.verify(id, asked, scope, {}),
      }));
    }),
  );
}

/** @param {import("../../../dist/lib/mexplorer.js").Catalogue} catalogue @returns {Record<string, Case[]>} */
function cases(catalogue) {
  /** @param {string} call @param {any[]} of @param {(...given: any[]) => bindings.Task} start @returns {Case[]} */
  const each = (call, of, start) =>
    of.map((given) => ({
      what: `${call} ${JSON.stringify(given).slice(0, 160)}`,
      start: () => start(...given),
    }));
  return {
    explore: each("explore", EXPLORED, (of, position, options = {}) =>
      bindings.Task.explore(of, position, options),
    ),
    "explore a neighbourhood": each(
      "explore around",
      [
        [large, [907_817, 1_643_066_403_755_892]],
        [large, [28, 34_280_976, 59_694]],
        [game("nim"), [5, Number.MAX_SAFE_INTEGER]],
        [game("wythoff"), [3_000, 5_000]],
        [game("octal", { code: "0.77" }), [3_000, 5_000]],
        [game("nim"), Array.from({ length: 64 }, (_, heap) => 2_000 + heap)],
      ],
      (of, position) => bindings.Task.explore(of, position, { neighbourhood: 1_500 }),
    ),
    "explore a part": each(
      "explore within moves",
      [
        [game("nim"), [82, 82, 82], [40, 41, 42]],
        [game("nim"), [5_600], [3_000]],
        [game("wythoff"), [280, 280], [140, 140]],
        [game("octal", { code: "4.7777" }), [36], [12]],
      ],
      (of, start, position) => bindings.Task.explore(of, start, { around: { position, moves: 4 } }),
    ),
    explain: each("explain", EXPLAINED, (of, position) => bindings.Task.explain(of, position, {})),
    evaluate: EVALUATED.map(([of, length, position]) => ({
      what: `evaluate ${count(length)} × ${JSON.stringify([of, position(0)])}`.slice(0, 160),
      start: () => {
        const positions = Array.from({ length }, (_, index) => position(index));
        return bindings.Task.evaluate(of, positions, {});
      },
    })),
    grid: each("grid", GRIDS, (of, request) => bindings.Task.grid(of, request, {})),
    sieve: each("sieve", SIEVES, (of, request) => bindings.Task.sieve(of, request, {})),
    sequence: each("sequence", SEQUENCES, (of, request) => bindings.Task.sequence(of, request, {})),
    census: each("census", CENSUSES, (of, scope) => bindings.Task.census(of, scope, {})),
    "verify Large Nim by recursion": each(
      "verify large-nim-all",
      [
        [{ bound: 60_000, heaps: 2 }],
        [{ bound: 2_000, heaps: 3 }],
        [{ bound: 300, heaps: 4 }],
        [{ bound: 14, heaps: 12 }],
      ],
      (scope) => bindings.Task.verify("large-nim-all", large, scope, {}),
    ),
    "verify, every theorem": checks(catalogue),
  };
}

/** @typedef {{ what: string, longest: number, slices: number, phase: string }} Timed */

/** @param {Case} one @returns {Timed} */
function timed({ what, start }) {
  let [longest, slices, phase, part] = [0, 0, "", "begin"];
  /** @template T @param {string} name @param {() => T} work */
  const slice = (name, work) => {
    const [begun, spent] = [performance.now(), process.cpuUsage()];
    const done = work();
    const wall = performance.now() - begun;
    const { user, system } = process.cpuUsage(spent);
    const took = Math.min(wall, (user + system) / 1000);
    slices += 1;
    if (took > longest) [longest, phase] = [took, name];
    return done;
  };
  const first = performance.now();
  const task = start();
  for (;;) {
    const step = slice(part, () => task.advance());
    if (!step.ok || step.value.done || performance.now() - first > PATIENCE) {
      if (step.ok && step.value.done) slice("take", () => task.take());
      break;
    }
    part = `${step.value.phase} #${String(slices)}`;
  }
  slice("free", () => {
    task.free();
  });
  return { what, longest, slices, phase };
}

/** Every call that can take long, with something that does. @type {[call: string, of: any[]][]} */
const GIVEN_UP = [
  ["explore", [game("nim"), [84, 84, 84]]],
  ["explore", [game("nim"), [5, Number.MAX_SAFE_INTEGER], { neighbourhood: 1_500 }]],
  ["explore", [game("take", { where: "{gcd(k, n) == 1 and not prime(n)}" }), [300, 300]]],
  ["explain", [large, [907_817, 1_643_066_403_755_892]]],
  ["evaluate", [game("moore", { k: 3 }), Array.from({ length: MANY }, (_, at) => [at, at + 1, 2 ** 40])]],
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

/**
 * How long each call goes on after it was to be given up: that is also the rest of the slice in which nobody could be heard.
 * @returns {Promise<Map<string, number>>}
 */
async function cancelled() {
  const mex =
    /** @type {Record<string, (...given: unknown[]) => Promise<{ ok: boolean, error?: unknown }>>} */ (
      /** @type {unknown} */ (await load())
    );
  /** @type {Map<string, number>} */
  const longest = new Map();
  for (const [call, [...given]] of GIVEN_UP) {
    const last = /** @type {any} */ (given.at(-1));
    const options = call === "explore" && !Array.isArray(last) ? given.pop() : {};
    for (const moment of MOMENTS) {
      const controller = new AbortController();
      const due = performance.now() + moment;
      setTimeout(() => {
        controller.abort();
      }, moment);
      const answer = await mex[call]?.(...given, { ...options, signal: controller.signal });
      const took = performance.now() - due;
      const name = `${call} ${JSON.stringify(given.slice(0, 2)).slice(0, 90)}`;
      if (answer?.ok) longest.set(name, longest.get(name) ?? NaN);
      else if (controller.signal.aborted) longest.set(name, Math.max(longest.get(name) || 0, took));
      else throw new Error(`${name}: ${JSON.stringify(answer?.error)}`);
    }
  }
  return longest;
}

/** @returns {Promise<import("../report.mjs").Section>} */
export async function slices() {
  connect();
  const mex = await load();
  const rows = [];
  const notes = [];
  for (const [call, all] of Object.entries(cases(valueOf(await mex.catalogue())))) {
    const done = all.map(timed).sort((one, other) => other.longest - one.longest);
    const [first] = done;
    if (!first) continue;
    rows.push({
      what: `${call}: ${count(done.length)} requests, ${count(done.reduce((sum, one) => sum + one.slices, 0))} slices`,
      ours: milliseconds(first.longest),
      mark: atMost(first.longest, MOST, milliseconds),
    });
    for (const { what, longest, slices: number, phase } of done.filter(
      ({ longest }, place) => place < 1 || longest > MOST / 2,
    ))
      notes.push(`${milliseconds(longest)} (${phase} of ${count(number)}): ${what}`);
  }
  const answered = [...(await cancelled())].sort(([, one], [, other]) => other - one);
  const most = Math.max(...answered.map(([, took]) => took).filter((took) => !isNaN(took)));
  rows.push({
    what: `from cancelling to the answer: ${count(answered.length)} calls, at ${MOMENTS.join(", ")} ms`,
    ours: milliseconds(most),
    mark: atMost(most, CANCELLED, milliseconds),
  });
  for (const [name, took] of answered)
    notes.push(
      isNaN(took) ? `done before it could be given up: ${name}` : `${milliseconds(took)}: given up, ${name}`,
    );
  notes.push(`the wasm's memory has grown to ${mebibytes(heapSize())}`);
  return { title: "The longest slice", rows, notes };
}
