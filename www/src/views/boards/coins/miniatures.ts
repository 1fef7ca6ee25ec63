import type { Miniature } from "../../../scene/shapes.ts";
import type { Miniaturist } from "../board.ts";
import { disc } from "../cells/miniature.ts";

/** Of more coins the numbers of the heads say as much as a drawing that small. */
const MOST_COINS = 14;
/** From coin to coin, and how large one is. */
const PITCH = 12;
const RADIUS = 4.2;
/** The strokes with which a head is filled; each covers what the one around it leaves. */
const FILLED = [RADIUS, 2.7, 1.2, 0.8];

/** Positions as rows of small coins: a disc for each head, a ring for each tail. */
export const miniatures: Miniaturist = ({ tokens, passes }) => {
  // A drawing does not say how many passes are left.
  if (passes > 0 || tokens.length === 0 || tokens.length > MOST_COINS) return undefined;
  return {
    left: -PITCH / 2,
    top: -PITCH,
    width: tokens.length * PITCH,
    height: 2 * PITCH,
    of: (shown): Miniature => {
      const faces = [...shown];
      const coins = (isHead: boolean, radii: readonly number[]): string =>
        tokens
          .map((_, place) => ((faces[place] === 1) === isHead ? disc(place * PITCH, radii) : ""))
          .join("");
      return { lines: coins(true, FILLED), traces: coins(false, [RADIUS]) };
    },
  };
};
