import type { Miniaturist } from "../board.ts";
import { netMiniatures } from "../nets/miniatures.ts";
import { drawVertices, takenVertices } from "./vertices.ts";

/** Of more vertices, or without an edge, a name says as much as a drawing that small. */
const MOST_VERTICES = 16;
/** Where there are few vertices they are far apart; where there are many, each is still seen. Points have a size. */
const SPACING = {
  unit: (width: number, height: number) => Math.min(22, Math.max(12, 80 / Math.max(width, height))),
  padding: 5,
};

/** Positions as small graphs on paper. */
export const sketch: Miniaturist = ({ tokens, edges = [], passes }) => {
  const drawn = drawVertices(edges, SPACING);
  if (passes > 0 || drawn.edges.length === 0 || tokens.length > MOST_VERTICES) return undefined;
  return netMiniatures(drawn, drawn.frame, takenVertices(edges));
};
