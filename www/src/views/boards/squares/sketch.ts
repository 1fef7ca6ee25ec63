import { disc, smallCells } from "../cells/miniatures.ts";

/** The side of a square. */
const SIDE = 11;
/** The strokes with which a coin is filled. */
const FILLED = [3.6, 2.2, 0.8];

/** Positions as strips of squares, from the edge to where the last coin stood at the start, with coins on them. */
export const sketch = smallCells({
  rows: (start) => [(start.at(-1) ?? -1) + 1],
  most: { rows: 1, columns: 14 },
  pitch: SIDE,
  around: { x: 2, y: SIDE / 2 },
  cell(coins, square, _, { x, y }) {
    const left = x - SIDE / 2;
    const isEdge = square === 0;
    return {
      lines: coins.includes(square) ? disc({ x, y }, FILLED) : "",
      ground: `M${left},${isEdge ? `${-SIDE / 2}v${SIDE}` : SIDE / 2}h${SIDE}`,
      traces: isEdge ? "" : `M${left},-3v6`,
    };
  },
});
