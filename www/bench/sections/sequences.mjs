// Grundy values of single heaps, against typed-array JavaScript and a native solver of octal games.
import { load } from "../../../dist/lib/mexplorer.js";
import { interleaved, median, noise, perCall, ratios, timed } from "../cpu.mjs";
import { valueOf } from "../ours.mjs";
import { ogsolve } from "../peers/ogsolve.mjs";
import { subtractionSequence } from "../peers/typedSequence.mjs";
import { atLeast, atMost, milliseconds, times } from "../report.mjs";

const SET = [1, 2, 3];
const SUBTRACTION = { ruleset: "subtraction", params: { set: SET } };
const DAWSONS_CHESS = { ruleset: "octal", params: { code: "0.137" } };
const TREBLECROSS = { ruleset: "octal", params: { code: "0.007" } };
const ROUNDS = 5;

/** @typedef {import("../../../dist/lib/mexplorer.js").Game} Game */

/** @returns {Promise<import("../report.mjs").Section>} */
export async function sequences() {
  const subtraction = () => perCall(() => call(SUBTRACTION, 1e7));
  const chess = () => perCall(() => call(DAWSONS_CHESS, 1e6));
  const treblecross = () => perCall(() => call(TREBLECROSS, 1e5));
  if ((await found(DAWSONS_CHESS, 1e6)).status !== "proved") throw new Error("the period is not proved");
  await subtraction();
  await chess();
  await treblecross();
  const isInstalled = (await ogsolve("0.007", 100)) !== undefined;
  const figures = await interleaved(ROUNDS, {
    subtraction,
    chess,
    treblecross,
    javascript: () =>
      perCall(async () => ({ spent: await timed(() => subtractionSequence(SET, 1e7)), calls: 1 })),
    ogsolve: async () => (isInstalled ? ((await ogsolve("0.007", 1e5)) ?? NaN) : NaN),
  });
  const subtractionRatios = ratios(figures.javascript, figures.subtraction);
  const octalRatios = ratios(figures.ogsolve, figures.treblecross);
  return {
    title: "Sequences of Grundy values",
    rows: [
      {
        what: "subtraction of 1, 2 or 3, to 10,000,000",
        ours: milliseconds(median(figures.subtraction)),
        peer: `JavaScript ${milliseconds(median(figures.javascript))}`,
        ratio: times(median(subtractionRatios)),
        mark: atLeast(median(subtractionRatios), 10, times),
        noise: noise(subtractionRatios),
      },
      {
        what: "octal 0.137, to 1,000,000, its period proved",
        ours: milliseconds(median(figures.chess)),
        mark: atMost(median(figures.chess), 10, milliseconds),
        noise: noise(figures.chess),
      },
      {
        what: "octal 0.007, to 100,000, no period known",
        ours: milliseconds(median(figures.treblecross)),
        peer: isInstalled ? `ogsolve ${milliseconds(median(figures.ogsolve))}` : "ogsolve: not installed",
        ...(isInstalled && {
          ratio: times(median(octalRatios)),
          mark: atLeast(median(octalRatios), 1.45, times),
          noise: noise(octalRatios),
        }),
      },
    ],
    notes: [
      "ours: the published sequence(); a proved period ends the recursion, what follows is copied",
      "ogsolve: its naive method, the fastest of its methods here, as a native process",
    ],
  };
}

/** @param {Game} game @param {number} length */
async function found(game, length) {
  const mex = await load();
  return valueOf(await mex.sequence(game, { length }));
}

/** @param {Game} game @param {number} length */
async function call(game, length) {
  return { spent: await timed(() => found(game, length)), calls: 1 };
}
