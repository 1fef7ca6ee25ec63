import type { Miniature } from "../../../scene/shapes.ts";
import type { Sketcher } from "../board.ts";
import { LINE, MOST_DRAWN, PITCH, stones } from "../stones/miniature.ts";

/** Of more heaps the numbers say as much as a drawing. */
const MOST_HEAPS = 30;
/** Between heaps that stand in one row, besides what is between stones. */
const APART = 8;

/** Positions as rows of stones, one for each heap; heaps that come from one another by breaking stand in one row. */
export const sketch: Sketcher = ({ tokens, parts, passes }) => {
  const all = tokens.reduce((sum, heap) => sum + heap, 0);
  const breaks = parts > 1;
  const longest = breaks ? all : Math.max(0, ...tokens);
  if (passes > 0 || all === 0 || longest > MOST_DRAWN || tokens.length > MOST_HEAPS) return undefined;
  return {
    left: -PITCH / 2,
    top: -LINE / 2,
    width: longest * PITCH + (breaks ? (all - 1) * APART : 0),
    height: LINE * (breaks ? 1 : tokens.length),
    of: (left): Miniature => {
      let x = 0;
      const rows = [...left].map((heap, row) => {
        const at = x;
        x += heap * PITCH + APART;
        return breaks ? stones(heap, at, 0) : stones(heap, 0, row * LINE);
      });
      return { lines: "", points: rows.join(""), ground: "", traces: "" };
    },
  };
};
