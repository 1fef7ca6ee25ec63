import type { Point } from "../../../scene/shapes.ts";
import { smallCells } from "../cells/miniatures.ts";

/** The strokes with which a square is filled: each covers what the one around it leaves. */
const FILLED = [6, 3.4, 1];

/** Positions as bars of squares, of which the poisoned one is empty; where squares were at the start there are traces of them. */
export const sketch = smallCells({
  rows: (start) => start,
  most: { rows: 8, columns: 14 },
  pitch: 9,
  around: { x: 1, y: 1 },
  cell(rows, column, row, at) {
    if (column >= (rows[row] ?? 0)) return { traces: square(at, 2) };
    return { lines: (row + column === 0 ? [6] : FILLED).map((side) => square(at, side)).join("") };
  },
});

/** A square of that side. */
function square({ x, y }: Point, side: number): string {
  return `M${x - side / 2},${y - side / 2}h${side}v${side}h${-side}z`;
}
