import type { Miniature } from "../../../scene/shapes.ts";
import type { Miniaturist } from "../board.ts";
import { disc } from "../cells/miniature.ts";

/** Of more squares the numbers say as much as a drawing that small. */
const MOST_SQUARES = 14;
/** The side of a square, and how large a coin is. */
const SIDE = 11;
const RADIUS = 3.6;
/** The strokes with which a coin is filled; each covers what the one around it leaves. */
const FILLED = [RADIUS, 2.2, 0.8];

/** Positions as strips of squares with coins on them; where a coin stood at the start there is a trace of it. */
export const miniatures: Miniaturist = ({ tokens, passes }) => {
  const last = tokens.at(-1);
  // A drawing does not say how many passes are left.
  if (passes > 0 || last === undefined || last >= MOST_SQUARES) return undefined;
  const walls = Array.from({ length: last }, (_, square) => `M${(square + 1) * SIDE},-3v6`).join("");
  const ground = `M0,-${SIDE / 2}v${SIDE}h${(last + 1) * SIDE}`;
  return {
    left: -2,
    top: -SIDE,
    width: (last + 1) * SIDE + 4,
    height: 2 * SIDE,
    of: (tokens): Miniature => ({
      lines: [...tokens].map((square) => disc((square + 0.5) * SIDE, FILLED)).join(""),
      ground,
      traces: walls,
    }),
  };
};
