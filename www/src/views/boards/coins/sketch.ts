import { disc, smallCells } from "../cells/miniatures.ts";

const RADIUS = 4.2;
/** The strokes with which a head is filled. */
const FILLED = [RADIUS, 2.7, 1.2, 0.8];

/** Positions as rows of small coins: a disc for each head, a ring for each tail. */
export const sketch = smallCells({
  rows: (start) => [start.length],
  most: { rows: 1, columns: 14 },
  pitch: 12,
  around: { x: 0, y: 6 },
  cell: (faces, place, _, at) =>
    faces[place] === 1 ? { lines: disc(at, FILLED) } : { traces: disc(at, [RADIUS]) },
});
