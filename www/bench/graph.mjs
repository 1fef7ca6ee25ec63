// A graph as every layout program takes it: boxes of one size, and edges between them.

/**
 * @typedef {object} Graph
 * @property {number} nodeCount
 * @property {[from: number, to: number][]} edges
 * @property {"down" | "right"} direction
 * @property {number} boxWidth In pixels.
 * @property {number} boxHeight In pixels.
 *
 * @typedef {{ x: ArrayLike<number>, y: ArrayLike<number> }} Places Centres of the nodes.
 *
 * @typedef {import("../../dist/lib/mexplorer.js").Exploration} Exploration
 */

/** The height of a node on the page, in pixels; peers keep distances in pixels. */
const BOX_HEIGHT = 26;

/** @param {Exploration} exploration @returns {Graph} */
export function graphOfAllMoves(exploration) {
  const { optionOffsets, options } = exploration;
  if (!optionOffsets || !options) throw new Error("this graph was sent without all of its moves");
  return graph(exploration, rows(optionOffsets, options));
}

/** The edges that are drawn unless the reader asks for more: covering moves and moves to P-positions.
 * @param {Exploration} exploration @returns {Graph} */
export function graphOfDefaultEdges(exploration) {
  const { coverOffsets, covers, winningOffsets, winning } = exploration;
  const both = [...rows(coverOffsets, covers), ...rows(winningOffsets, winning)];
  const distinct = new Map(both.map((edge) => [edge.join(), edge]));
  return graph(
    exploration,
    [...distinct.values()].toSorted(([a, b], [c, d]) => a - c || b - d),
  );
}

/** @param {Exploration} exploration @param {Graph["edges"]} edges @returns {Graph} */
function graph({ positionCount, direction, nodeWidth, nodeHeight }, edges) {
  const boxWidth = (BOX_HEIGHT * nodeWidth) / nodeHeight;
  return { nodeCount: positionCount, edges, direction, boxWidth, boxHeight: BOX_HEIGHT };
}

/** @param {Uint32Array} offsets @param {Uint32Array} ends @returns {Graph["edges"]} */
function rows(offsets, ends) {
  return [...offsets.subarray(0, -1)].flatMap((first, from) =>
    [...ends.subarray(first, offsets[from + 1])].map((to) => /** @type {[number, number]} */ ([from, to])),
  );
}
