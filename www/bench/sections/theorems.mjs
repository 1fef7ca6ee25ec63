// Theorems against plain recursion, and theorems that answer by themselves. There is no peer: no other program does either.
import { load } from "../../../dist/lib/mexplorer.js";
import { interleaved, median, noise, perCall, timed } from "../cpu.mjs";
import { valueOf } from "../ours.mjs";
import { atLeast, atMost, milliseconds } from "../report.mjs";

const ROUNDS = 5;
const MOST = Number.MAX_SAFE_INTEGER;
const LARGE_NIM = { ruleset: "large-nim", convention: alliance(3) };
const SCOPE = { bound: 40, heaps: 6 };

/** Positions far beyond search, each answered by another theorem. */
const HUGE = [
  { game: { ruleset: "nim" }, position: [MOST, 5, MOST - 7] },
  { game: { ruleset: "nim", convention: { kind: "misere" } }, position: [MOST, 5, MOST - 7] },
  { game: { ruleset: "moore", params: { k: 2 } }, position: [MOST, MOST - 1, MOST - 2, 77] },
  { game: { ruleset: "wythoff" }, position: [3_405_691_582_000_000, 5_510_524_731_000_000] },
  { game: { ruleset: "fibonacci" }, position: [MOST, MOST - 1] },
  { game: { ruleset: "small-nim", params: { b: 2, B: 5 } }, position: [MOST - 5, MOST - 3, MOST] },
  { game: { ruleset: "large-nim", convention: alliance(5) }, position: [1, 4, MOST, MOST] },
];

/** @param {number} players
 * @returns {import("../../../dist/lib/mexplorer.js").Convention} */
function alliance(players) {
  return { kind: "alliance", players, winner: "first-stuck" };
}

/** @param {number} perSecond */
const millions = (perSecond) => `${(perSecond / 1e6).toFixed(1)} M/s`;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function theorems() {
  const mex = await load();
  const verify = async () => valueOf(await mex.verify("large-nim-all", LARGE_NIM, SCOPE));
  const { positions, agreed } = await verify();
  if (agreed !== positions) throw new Error("the theorem is refuted");
  const answer = async () => {
    for (const { game, position } of HUGE) {
      const { method } = valueOf(await mex.evaluate(/** @type {any} */ (game), [position]));
      if (method !== "theorem") throw new Error(`${game.ruleset} is answered by ${method}`);
    }
  };
  const figures = await interleaved(ROUNDS, {
    verify: () => perCall(async () => ({ spent: await timed(verify), calls: 1 })),
    answers: () =>
      perCall(async () => ({
        spent: await timed(async () => {
          for (let call = 0; call < 100; call++) await answer();
        }),
        calls: 100 * HUGE.length,
      })),
  });
  const speed = (positions * 1000) / median(figures.verify);
  return {
    title: "Theorems",
    rows: [
      {
        what: `large-nim-all, 3 players, ${positions.toLocaleString("en")} positions, one core`,
        ours: millions(speed),
        mark: atLeast(speed, 10e6, millions),
        noise: noise(figures.verify),
      },
      {
        what: "one position beyond search, evaluate() as a whole",
        ours: milliseconds(median(figures.answers)),
        mark: atMost(median(figures.answers), 0.1, milliseconds),
        noise: noise(figures.answers),
      },
    ],
    notes: [
      "each position is valued by the recursion and compared with the formula",
      `the mean over ${HUGE.length} theorems; heaps near 2⁵³`,
    ],
  };
}
