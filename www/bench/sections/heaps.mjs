// Pictures of sequences: how soon ten million values of one game, and a wall of twelve games, are there to be seen.
import { median, noise } from "../cpu.mjs";
import { connect, valueOf } from "../ours.mjs";
import * as bindings from "../../src/solver/bindings/mexplorer.js";
import { atMost, milliseconds } from "../report.mjs";

const ROUNDS = 5;
/** Tiles of this side that cover a page's picture. */
const TILE = 256;
const TILES = 6;
const shown = { value: "grundy", colours: ["#17191e", "#88ccee"], scale: ["#fde725", "#1f9e89", "#3e4a89"] };

/** @param {number[]} set */
const subtraction = (set) => ({ ruleset: "subtraction", params: { set } });

/** @returns {import("../report.mjs").Section} */
export function heaps() {
  connect();
  const millions = rounds((round) => {
    // Every round has a game of its own, so that none is kept.
    drawn(subtraction([2, 5, 7 + round]), { length: 10_000_000, width: 3000 }, [3000, 1000], {});
  });
  const strip = rounds((round) => {
    drawn(subtraction([3, 8, 11 + round]), { length: 10_000_000 }, [10_000_000, 1536], { rowHeight: 64 });
  });
  const wall = rounds((round) => {
    const beside = Array.from({ length: 11 }, (_, index) => subtraction([1, 3 + index, 20 + round]));
    drawn(subtraction([1, 2, 20 + round]), { length: 10_000, beside }, [10_000, 1536], { rowHeight: 24 });
  });
  /** @param {string} what @param {number[]} all @param {number} most */
  const row = (what, all, most) => ({
    what,
    ours: milliseconds(median(all)),
    mark: atMost(median(all), most, milliseconds),
    noise: noise(all),
  });
  return {
    title: "Sequences in pictures",
    rows: [
      row("10⁷ values of a subtraction game in rows of 3,000, found and painted", millions, 500),
      row("10⁷ values in one row, found and painted", strip, 500),
      row("twelve rows of 10⁴, found and painted", wall, 300),
    ],
    notes: [`medians of ${ROUNDS} rounds in this process; painted are ${TILES} tiles of ${TILE}²`],
  };
}

/** @param {(round: number) => void} draw */
function rounds(draw) {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    draw(round);
    return performance.now() - start;
  });
}

/**
 * @param {object} game
 * @param {object} cells
 * @param {[cells: number, pixels: number]} scale
 * @param {object} more
 */
function drawn(game, cells, [wide, pixels], more) {
  run(() => bindings.Task.chart(game, cells, shown, {}));
  for (let tile = 0; tile < TILES; tile++) {
    const window = { cells: wide, pixels, left: tile * TILE, top: 0, width: TILE, height: TILE, ...more };
    run(() => bindings.Task.paint(game, cells, shown, window, {}));
  }
}

/** @param {() => bindings.Task} begin */
function run(begin) {
  const task = begin();
  while (!valueOf(task.advance()).done);
  valueOf(task.take());
  task.free();
}
