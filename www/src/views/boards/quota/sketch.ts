import type { Miniature } from "../../../scene/shapes.ts";
import type { Sketcher } from "../board.ts";
import { LINE, MOST_DRAWN, PITCH, stones, traces } from "../stones/miniature.ts";

/** How far the line is below the stones. */
const BELOW = 5;

/** Positions as a row of stones with a line below those of which the next move may take, at the end of the row. */
export const sketch: Sketcher = ({ tokens: [start = 0], passes }) => {
  if (passes > 0 || start === 0 || start > MOST_DRAWN) return undefined;
  return {
    left: -PITCH / 2,
    top: -LINE / 2,
    width: start * PITCH,
    height: LINE / 2 + BELOW + 2,
    of: (position): Miniature => {
      const [left = 0, quota = 0] = position;
      const within = Math.min(left, quota);
      const from = (left - within - 0.5) * PITCH + 0.5;
      return {
        lines: within > 0 ? `M${from},${BELOW}h${within * PITCH - 1}` : "",
        stones: stones(left, 0, 0),
        traces: traces(start - left, left * PITCH, 0),
      };
    },
  };
};
