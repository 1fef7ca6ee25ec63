import type { Miniature } from "../../../scene/shapes.ts";
import type { Miniaturist } from "../board.ts";

/** Of a larger bar the rows' lengths say as much as a drawing that small. */
const MOST = { rows: 8, columns: 14 };
/** From one square to the next, and the strokes with which one is filled: each covers what the one around it leaves. */
const PITCH = 9;
const FILLED = [6, 3.4, 1];

/** Positions as bars of squares, of which the poisoned one is empty; where squares were at the start there are traces of them. */
export const miniatures: Miniaturist = ({ tokens, passes }) => {
  const [longest = 0] = tokens;
  // A drawing does not say how many passes are left.
  if (passes > 0 || longest === 0 || tokens.length > MOST.rows || longest > MOST.columns) return undefined;
  const start = [...tokens];
  return {
    left: -2,
    top: -2,
    width: longest * PITCH + 2,
    height: start.length * PITCH + 2,
    of: (tokens): Miniature => {
      const rows = [...tokens];
      const [there, gone]: [string[], string[]] = [[], []];
      start.forEach((length, row) => {
        for (let column = 0; column < length; column++) {
          const isThere = column < (rows[row] ?? 0);
          if (!isThere) gone.push(square(row, column, 2));
          else for (const side of row + column === 0 ? [6] : FILLED) there.push(square(row, column, side));
        }
      });
      return { lines: there.join(""), traces: gone.join("") };
    },
  };
};

/** A square of that side in the middle of its place. */
function square(row: number, column: number, side: number): string {
  const margin = (PITCH - 2 - side) / 2;
  return `M${column * PITCH + margin},${row * PITCH + margin}h${side}v${side}h${-side}z`;
}
