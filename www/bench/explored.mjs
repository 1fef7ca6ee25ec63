// How fast whole graphs are explored: a row of the table.
import { load } from "../../dist/lib/mexplorer.js";
import { interleaved, median, noise, perCall, timed } from "./cpu.mjs";
import { valueOf } from "./ours.mjs";
import { atLeast, movesPerSecond } from "./report.mjs";

/** Moves a second that should be reached, searching, solving and placing included. */
const LEAST = 4e6;

/** @typedef {import("../../dist/lib/mexplorer.js").Game} Game */
/** @typedef {import("../../dist/lib/mexplorer.js").PositionInput} PositionInput */

/** @param {string} what @param {Game} game @param {PositionInput} position @param {number} rounds */
export async function explored(what, game, position, rounds) {
  const mex = await load();
  const { positionCount, moveCount } = valueOf(await mex.explore(game, position));
  const { ours } = await interleaved(rounds, {
    ours: () => perCall(async () => ({ spent: await timed(() => mex.explore(game, position)), calls: 1 })),
  });
  const speed = (moveCount * 1000) / median(ours);
  return {
    what: `${what}: ${positionCount.toLocaleString("en")} positions explored`,
    ours: movesPerSecond(speed),
    mark: atLeast(speed, LEAST, movesPerSecond),
    noise: noise(ours),
  };
}
