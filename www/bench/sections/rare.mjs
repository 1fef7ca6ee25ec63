// Sequences of games that split heaps and have few rare values, of which some periods were published after long computations.
import { load } from "../../../dist/lib/mexplorer.js";
import { timed } from "../cpu.mjs";
import { valueOf } from "../ours.mjs";
import { atMost, milliseconds, times } from "../report.mjs";

/** Each rule, how many heaps, how its values repeat, and what a small C program took for as much, in milliseconds of CPU time on
 * a quiet machine; ours may take twice that.
 * @type {[rule: string, heaps: number, repeat: [period: number, preperiod: number] | undefined, c: number][]} */
const RULES = [
  ["octal[code=0.16]", 520_000, [149_459, 105_351], 50],
  ["octal[code=0.56]", 700_000, [144, 326_640], 120],
  ["octal[code=0.6]", 1_000_000, undefined, 2600],
  ["grundy", 2_097_152, undefined, 5200],
  ["octal[code=0.376]", 4_600_000, [4, 2_268_248], 11_000],
  ["octal[code=0.354]", 20_200_000, [1180, 10_061_916], 5700],
];
const ALLOWED = 2;
/** A rule without rare values, by which machines can be compared. */
const MEASURE = "octal[code=0.007]";
const MEASURED = 40_000;

/** @returns {Promise<import("../report.mjs").Section>} */
export async function rare() {
  const mex = await load();
  /** @param {string} rule @param {number} length */
  const found = async (rule, length) => {
    const { ruleset, params } = valueOf(mex.parse(`${rule}()`));
    return valueOf(await mex.sequence({ ruleset, params }, { length }));
  };
  await found(MEASURE, MEASURED);
  const rows = [];
  for (const [rule, heaps, repeat, c] of RULES) {
    const measure = await timed(() => found(MEASURE, MEASURED));
    const spent = await timed(async () => {
      const { period, preperiod, status } = await found(rule, heaps);
      const isProved = status === "proved" && period === repeat?.[0] && preperiod === repeat?.[1];
      if (repeat ? !isProved : status === "proved") throw new Error(`${rule} repeats otherwise`);
    });
    rows.push({
      what: `${rule} to ${heaps.toLocaleString("en-US")}${repeat ? ", its period proved" : ""}`,
      ours: milliseconds(spent),
      peer: `C ${milliseconds(c)}`,
      ratio: times(spent / measure),
      mark: atMost(spent, ALLOWED * c, milliseconds),
    });
  }
  return {
    title: "Sequences with few rare values",
    rows,
    notes: [`ratio: to ${MEASURE} to ${MEASURED.toLocaleString("en-US")}, measured before each`],
  };
}
