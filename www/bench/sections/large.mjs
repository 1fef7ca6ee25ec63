// Graphs near the largest that are built. Rulesets whose options change one heap are built faster than the others, and those
// that split it have few moves for each position, so there are some of each.
import { inFreshProcess } from "../children/run.mjs";
import { median, noise } from "../cpu.mjs";
import { nameOf } from "../ours.mjs";
import { atLeast, atMost, count, mebibytes, movesPerSecond } from "../report.mjs";

/** @typedef {import("../children/phases.mjs").Phases} Phases */

/** @type {Array<{ start: import("../ours.mjs").Start, mark: number }>} */
const GAMES = [
  { start: { ruleset: "nim", position: [82, 82, 82] }, mark: 20e6 },
  { start: { ruleset: "kayles", position: [44] }, mark: 20e6 },
  { start: { ruleset: "grundy", position: [46] }, mark: 20e6 },
  { start: { ruleset: "large-nim", position: [83, 83, 83] }, mark: 6e6 },
  { start: { ruleset: "small-nim", params: { B: 50 }, position: [100_000] }, mark: 6e6 },
  { start: { ruleset: "moore", params: { k: 2 }, position: [40, 40, 40] }, mark: 6e6 },
  // Near the most moves that are built; a graph of 100,000 positions would have four times as many.
  { start: { ruleset: "wythoff", position: [280, 280] }, mark: 6e6 },
];
const HEAP_MARK = 256 * 2 ** 20;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function large() {
  const measured = [];
  for (const game of GAMES) measured.push(await measure(game));
  return {
    title: "Exploring large graphs",
    rows: measured.flatMap(({ rows }) => rows),
    notes: measured.map(({ note }) => note),
  };
}

/** @param {(typeof GAMES)[number]} game */
async function measure({ start, mark }) {
  const name = nameOf(start);
  /** @type {import("../children/phases.mjs").Exploring} */
  const { positions, moves, heap, runs } = await inFreshProcess("phases.mjs", start);
  const rates = runs.map((run) => (1000 * moves) / totalOf(run));
  const [first = NaN, ...warm] = rates;
  const [, ...warmRuns] = runs;
  /** @param {keyof Phases} phase */
  const part = (phase) => `${phase} ${count(median(warmRuns.map((run) => run[phase])))} ms`;
  return {
    rows: [
      {
        what: `${name}, warm`,
        ours: movesPerSecond(median(warm)),
        mark: atLeast(median(warm), mark, movesPerSecond),
        noise: noise(warm),
      },
      { what: `${name}, first call`, ours: movesPerSecond(first) },
      { what: `${name}, wasm memory`, ours: mebibytes(heap), mark: atMost(heap, HEAP_MARK, mebibytes) },
    ],
    note:
      `${name}: ${count(positions)} positions, ${count(moves)} moves; warm CPU time: ` +
      `${part("building")}, ${part("solving")}, ${part("placing")}, ${part("copying")}`,
  };
}

/** @param {Phases} phases */
function totalOf({ building, solving, placing, refining, copying }) {
  return building + solving + placing + refining + copying;
}
