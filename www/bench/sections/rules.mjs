// Rules of one's own: sequences, grids, graphs and formulas, the sequences against the same rules as functions in JavaScript.
import { load } from "../../../dist/lib/mexplorer.js";
import { interleaved, median, noise, perCall, ratios, timed } from "../cpu.mjs";
import { explored } from "../explored.mjs";
import { valueOf } from "../ours.mjs";
import { ruleSequence } from "../peers/naiveRule.mjs";
import { atLeast, atMost, milliseconds, times } from "../report.mjs";

const ROUNDS = 3;
const LENGTH = 10_000;

/** @typedef {import("../../../dist/lib/mexplorer.js").Game} Game */

/** @param {number} one @param {number} other @returns {number} */
const gcd = (one, other) => (other === 0 ? one : gcd(other, one % other));

/** Conditions, and the same as functions.
 * @type {Record<string, (k: number, n: number) => boolean>} */
const CONDITIONS = {
  "divides(k, n) and k < n": (k, n) => n % k === 0 && k < n,
  "gcd(k, n) == 1": (k, n) => gcd(k, n) === 1,
  "k * k <= n": (k, n) => k * k <= n,
  "k % 3 == n % 2": (k, n) => k % 3 === n % 2,
  "xor(k, n) < n": (k, n) => (k ^ n) < n,
};

const VECTORS = ["(k,0),(0,k),(k,2k)", "(k,1),(1,k)", "(1,2),(2,1)"];

/** @type {ReadonlyArray<{ game: Game, position: number[] }>} */
const STARTS = [
  { game: take("gcd(k, n) == 1"), position: [60, 60, 60] },
  { game: take("divides(k, n) and k < n"), position: [80, 80, 80] },
  { game: vectors("(k,0),(0,k),(k,2k)"), position: [200, 200] },
];

const FORMULAS = ["nimsum(heaps) == 0", "n % 4 == 0 or largest > 2 * a(1)"];
const SCOPE = { bound: 40, heaps: 4 };
/** How many times more a formula is said, so that its own time is seen beside that of the search. */
const MORE = 9;

/** @param {string} where @returns {Game} */
function take(where) {
  return { ruleset: "take", params: { where } };
}

/** @param {string} moves @returns {Game} */
function vectors(moves) {
  return { ruleset: "vectors", params: { moves } };
}

/** @param {number} perSecond */
const millions = (perSecond) => `${(perSecond / 1e6).toFixed(1)} M/s`;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function rules() {
  const rows = [];
  for (const [text, where] of Object.entries(CONDITIONS)) rows.push(await sequence(text, where));
  for (const moves of VECTORS) rows.push(await grid(moves));
  for (const { game, position } of STARTS) {
    const [text] = Object.values(game.params ?? {});
    rows.push(await explored(`${game.ruleset} ${String(text)}`, game, position, ROUNDS));
  }
  for (const formula of FORMULAS) rows.push(await check(formula));
  return {
    title: "Rules of one's own",
    rows,
    notes: [
      "the peer is a function in JavaScript with typed arrays; ours reads a text, and looks at it within bounds",
      "formulas: by what verify() takes longer where the same is said nine times more",
    ],
  };
}

/** @param {() => Promise<unknown>} work */
const once = (work) => perCall(async () => ({ spent: await timed(work), calls: 1 }));

/** @param {string} text @param {(k: number, n: number) => boolean} where */
async function sequence(text, where) {
  const mex = await load();
  const found = valueOf(await mex.sequence(take(text), { length: LENGTH }));
  const naive = ruleSequence(where, LENGTH);
  if (!found.values.every((value, heap) => value === naive[heap])) throw new Error(`${text}: other values`);
  const figures = await interleaved(ROUNDS, {
    ours: () => once(() => mex.sequence(take(text), { length: LENGTH })),
    naive: () => once(async () => ruleSequence(where, LENGTH)),
  });
  const all = ratios(figures.naive, figures.ours);
  return {
    what: `take where ${text}: heaps to ${LENGTH.toLocaleString("en")}`,
    ours: milliseconds(median(figures.ours)),
    peer: `JavaScript ${milliseconds(median(figures.naive))}`,
    ratio: times(median(all)),
    mark: atMost(median(figures.ours), 1000, milliseconds),
    noise: noise(all),
  };
}

/** @param {string} moves */
async function grid(moves) {
  const mex = await load();
  const { ours } = await interleaved(ROUNDS, {
    ours: () => once(async () => valueOf(await mex.grid(vectors(moves), { rows: 1000, columns: 1000 }))),
  });
  return {
    what: `vectors ${moves}: a grid of 1000²`,
    ours: milliseconds(median(ours)),
    mark: atMost(median(ours), 1000, milliseconds),
    noise: noise(ours),
  };
}

/** The time of a formula alone: what it takes longer where the same is said many times over. Equality looks at both sides.
 * @param {string} formula */
async function check(formula) {
  const mex = await load();
  /** @param {string} text */
  const verify = (text) => mex.verify({ formula: text }, { ruleset: "nim" }, SCOPE);
  const repeated = Array.from({ length: 1 + MORE }, () => `(${formula})`).join(" == ");
  const { positions } = valueOf(await verify(repeated));
  const { one, many } = await interleaved(ROUNDS, {
    one: () => once(() => verify(formula)),
    many: () => once(() => verify(repeated)),
  });
  const speeds = one.map((spent, round) => (MORE * positions * 1000) / ((many[round] ?? NaN) - spent));
  return {
    what: `${formula}: ${positions.toLocaleString("en")} positions of Nim`,
    ours: millions(median(speeds)),
    mark: atLeast(median(speeds), 5e6, millions),
    noise: noise(speeds),
  };
}
