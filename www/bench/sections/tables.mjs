// Whole tables of Grundy values, against JavaScript that keeps a set of values for each line.
import { load } from "../../../dist/lib/mexplorer.js";
import { inFreshProcess } from "../children/run.mjs";
import { interleaved, median, noise, perCall, ratios, timed } from "../cpu.mjs";
import { valueOf } from "../ours.mjs";
import { nimCube, wythoffSquare } from "../peers/lineBitsets.mjs";
import { atLeast, atMost, milliseconds, times } from "../report.mjs";

const CUBE = { ruleset: "nim", grid: { rows: 128, columns: 128, layers: 128 } };
const FRAME = { ruleset: "wythoff", grid: { rows: 1000, columns: 1000 } };
const SQUARE = { ruleset: "wythoff", grid: { rows: 5000, columns: 5000 } };

/** @typedef {typeof CUBE | typeof SQUARE} Table */

/** @returns {Promise<import("../report.mjs").Section>} */
export async function tables() {
  const cube = await compare("Nim, three heaps below 128", CUBE, () => nimCube(128), 7, 3);
  const square = await compare(
    "Wythoff’s game, two heaps below 5,000",
    SQUARE,
    () => wythoffSquare(5000),
    3,
    11,
  );
  await perCall(() => call(FRAME));
  const { frame } = await interleaved(7, { frame: () => perCall(() => call(FRAME)) });
  /** @type {import("../children/firstGrid.mjs").FirstGrid[]} */
  const fresh = [];
  for (let child = 0; child < 3; child++) fresh.push(await inFreshProcess("firstGrid.mjs", SQUARE));
  const slower = fresh.map(({ first, warm }) => first / warm);
  return {
    title: "Tables of Grundy values by plain mex recursion",
    rows: [
      cube,
      {
        what: "Wythoff’s game, two heaps below 1,000",
        ours: milliseconds(median(frame)),
        mark: atMost(median(frame), 16, milliseconds),
        noise: noise(frame),
      },
      square,
      {
        what: "  first call of a process, by a warm one",
        ours: times(median(slower)),
        mark: atMost(median(slower), 1.5, times),
        noise: noise(slower),
      },
    ],
    notes: [
      "ours: the published grid(), outcome classes and copying out included",
      "JavaScript: Grundy values alone; bitsets by line, for Nim with low-water marks, for Wythoff’s game from word 0",
    ],
  };
}

/** @param {string} what @param {Table} table @param {() => Uint16Array} inJavaScript @param {number} rounds @param {number} mark
 * @returns {Promise<import("../report.mjs").Row>} */
async function compare(what, table, inJavaScript, rounds, mark) {
  const mex = await load();
  const { grundy } = valueOf(await mex.grid({ ruleset: table.ruleset }, table.grid));
  const theirs = inJavaScript();
  if (!grundy || Buffer.compare(Buffer.from(grundy.buffer), Buffer.from(theirs.buffer)) !== 0)
    throw new Error("the tables differ");
  await perCall(() => call(table));
  const figures = await interleaved(rounds, {
    ours: () => perCall(() => call(table)),
    theirs: () => perCall(async () => ({ spent: await timed(inJavaScript), calls: 1 })),
  });
  const all = ratios(figures.theirs, figures.ours);
  return {
    what,
    ours: milliseconds(median(figures.ours)),
    peer: `JavaScript ${milliseconds(median(figures.theirs))}`,
    ratio: times(median(all)),
    mark: atLeast(median(all), mark, times),
    noise: noise(all),
  };
}

/** @param {Table} table */
async function call({ ruleset, grid }) {
  const mex = await load();
  return { spent: await timed(async () => valueOf(await mex.grid({ ruleset }, grid))), calls: 1 };
}
