import type { Miniature } from "../../../scene/shapes.ts";
import type { Sketcher } from "../board.ts";
import { LINE, MOST_DRAWN, PITCH, stones, traces } from "../stones/miniature.ts";
import { heapAt } from "./names.ts";

/** Of more heaps the numbers say as much as a drawing. */
const MOST_HEAPS = 30;
/** How large the names of the heaps are, and how far their middles are before the first stones. */
const NAME = { size: 4.5, before: 9 };

/** Positions as rows of stones, one for each heap, by its name; where stones were at the start there are traces of them. */
export const sketch: Sketcher = ({ tokens, passes }) => {
  const start = [...tokens];
  const longest = Math.max(0, ...start);
  if (passes > 0 || longest === 0 || longest > MOST_DRAWN || start.length > MOST_HEAPS) return undefined;
  return {
    left: -PITCH / 2,
    top: -LINE / 2,
    width: longest * PITCH,
    height: start.length * LINE,
    texts: start.map((_, row) => ({ text: heapAt(row), x: -NAME.before, y: row * LINE, size: NAME.size })),
    of: (left): Miniature => {
      const heaps = [...left];
      const gone = start.map((size, row) => {
        const stands = heaps[row] ?? 0;
        return traces(size - stands, stands * PITCH, row * LINE);
      });
      return {
        stones: heaps.map((heap, row) => stones(heap, 0, row * LINE)).join(""),
        traces: gone.join(""),
      };
    },
  };
};
