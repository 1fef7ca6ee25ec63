import type { Miniaturist } from "../board.ts";
import { netMiniatures } from "../nets/miniatures.ts";
import { drawEdges, roomOf, takenEdges } from "./lines.ts";

/** Of none, and of more edges, a name says as much as a drawing that small. */
const MOST_EDGES = 20;
const SPACING = { beside: 6, loop: 16, nested: 16 / 3, margin: 0 };
/** From the vertices to the border of the drawing; lines have a width. */
const PADDING = 4;
/** The ground is seen even under a single stalk. */
const LEAST_GROUND = 24;

/** Positions as small graphs on the ground. */
export const sketch: Miniaturist = ({ tokens, edges: ends = [], passes }) => {
  // A drawing does not say how many passes are left.
  if (passes > 0 || ends.length === 0 || ends.length > MOST_EDGES) return undefined;
  // Where there are few edges they are long; where there are many, each is still seen.
  const { width: columns, ground: rows } = drawEdges(ends, { ...SPACING, column: 1, row: 1 });
  const row = Math.min(34, Math.max(11, 46 / rows));
  const column = Math.min(row, 22, Math.max(12, 80 / columns));
  const drawn = drawEdges(ends, { ...SPACING, column, row });
  const room = roomOf(drawn, PADDING);
  const frame = { ...room, width: Math.max(LEAST_GROUND, room.width) };
  const ground = `M${frame.left + 1},${drawn.ground}h${frame.width - 2}`;
  return netMiniatures(drawn, frame, takenEdges(ends, tokens), ground);
};
