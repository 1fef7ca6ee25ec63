// Every game with a kind of position of its own, and those that split heaps: large graphs explored.
import { load } from "../../../dist/lib/mexplorer.js";
import { interleaved, median, noise, perCall, timed } from "../cpu.mjs";
import { valueOf } from "../ours.mjs";
import { atLeast, count, movesPerSecond } from "../report.mjs";

const ROUNDS = 5;
/** Moves a second that should be reached, searching, solving and placing included. */
const LEAST = 4e6;

/** @typedef {import("../../../dist/lib/mexplorer.js").Game} Game */
/** @typedef {import("../../../dist/lib/mexplorer.js").PositionInput} PositionInput */

/** Where the heads of a row of coins are. */
const PLACES = [1, 3, 5, 7, 9, 11, 13, 15, 17];

/** @type {Array<[string, Game, PositionInput]>} */
const STARTS = [
  ["Chomp, 9 rows of 10", { ruleset: "chomp" }, Array(9).fill(10)],
  ["Node Kayles on a path of 25", { ruleset: "node-kayles" }, [range(25)]],
  ["Node Kayles on a grid of 3 by 9", { ruleset: "node-kayles" }, grid(3, 9)],
  ["Turning Turtles on 17 places", { ruleset: "turtles" }, PLACES],
  ["Mock Turtles on 15 places", { ruleset: "turtles", params: { turn: 3 } }, PLACES.slice(0, 8)],
  ["Ruler on 17 places", { ruleset: "ruler" }, PLACES],
  ["Silver Dollar, coins to 40", { ruleset: "silver-dollar" }, [10, 20, 30, 40]],
  ["Euclid (1,4800)", { ruleset: "euclid" }, [1, 4800]],
  ["Lasker’s Nim (34)", { ruleset: "octal", params: { code: "4.(3)" } }, [34]],
  ["octal game 0.8 (60)", { ruleset: "octal", params: { code: "0.8" } }, [60]],
  ["Kayles (44)", { ruleset: "octal", params: { code: "0.77" } }, [44]],
  [
    "Green Hackenbush, 16 stalks of 1",
    { ruleset: "hackenbush" },
    range(17)
      .slice(1)
      .map((end) => [0, end]),
  ],
];

/** @returns {Promise<import("../report.mjs").Section>} */
export async function games() {
  const rows = [];
  for (const [what, game, position] of STARTS) rows.push(await explored(what, game, position));
  return {
    title: "Games of every kind of position",
    rows,
    notes: [
      "a game of Euclid has many moves and few positions: nearly as many as a graph may have lead to 4,801",
    ],
  };
}

/** @param {string} what @param {Game} game @param {PositionInput} position */
async function explored(what, game, position) {
  const mex = await load();
  const { positionCount, moveCount } = valueOf(await mex.explore(game, position));
  const { ours } = await interleaved(ROUNDS, {
    ours: () => perCall(async () => ({ spent: await timed(() => mex.explore(game, position)), calls: 1 })),
  });
  const speed = (moveCount * 1000) / median(ours);
  return {
    what: `${what}: ${count(positionCount)} positions explored`,
    ours: movesPerSecond(speed),
    mark: atLeast(speed, LEAST, movesPerSecond),
    noise: noise(ours),
  };
}

/** @param {number} length */
function range(length) {
  return Array.from({ length }, (_, index) => index);
}

/** The trails of a grid's rows and columns.
 * @param {number} rows @param {number} columns */
function grid(rows, columns) {
  const at = (/** @type {number} */ r, /** @type {number} */ c) => r * columns + c;
  return [
    ...range(rows).map((r) => range(columns).map((c) => at(r, c))),
    ...range(columns).map((c) => range(rows).map((r) => at(r, c))),
  ];
}
