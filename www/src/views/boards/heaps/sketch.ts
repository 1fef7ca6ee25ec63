import type { Miniature } from "../../../scene/shapes.ts";
import type { Sketcher } from "../board.ts";
import { LINE, MOST_DRAWN, PITCH, stones } from "../stones/miniature.ts";

/** Of more heaps the numbers say as much as a drawing. */
const MOST_HEAPS = 30;
/** Between heaps that stand in one row, besides what is between stones. */
const APART = 8;

/** Positions as rows of stones, one for each heap, on a common ground; heaps that come from one another by breaking stand in one row. */
export const sketch: Sketcher = ({ tokens, parts = 1, passes }) => {
  const all = tokens.reduce((sum, heap) => sum + heap, 0);
  const breaks = parts > 1;
  const longest = breaks ? all : Math.max(0, ...tokens);
  if (passes > 0 || all === 0 || longest > MOST_DRAWN || tokens.length > MOST_HEAPS) return undefined;
  const width = longest * PITCH + (breaks ? (all - 1) * APART : 0);
  const rows = breaks ? 1 : tokens.length;
  return {
    left: -PITCH / 2,
    top: -LINE / 2,
    width,
    height: LINE * rows,
    of: (left): Miniature => {
      const heaps = [...left];
      const own = breaks
        ? heaps.reduce((sum, heap) => sum + heap * PITCH + APART, -APART)
        : Math.max(0, ...heaps) * PITCH;
      let x = (width - own) / 2;
      const drawn = heaps.map((heap, row) => {
        const at = x;
        if (breaks) x += heap * PITCH + APART;
        return stones(heap, at, breaks ? 0 : (rows - heaps.length + row) * LINE);
      });
      return { stones: drawn.join("") };
    },
  };
};
