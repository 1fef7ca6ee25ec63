import type { Miniature } from "../../../scene/shapes.ts";
import type { Miniaturist } from "../board.ts";
import { placedByDistance, type Joined } from "../nets/places/byDistance.ts";
import { vertexOf } from "./tokens.ts";

/** Of more vertices, or without an edge, a name says as much as a drawing that small. */
const MOST_VERTICES = 16;
const LARGEST = { width: 160, height: 100 };
/** From the vertices to the border of the drawing; points have a size. */
const PADDING = 5;

/** Positions as small drawings, in which all vertices stand where they stood at the start. */
export const miniatures: Miniaturist = ({ tokens, edges: ends, passes }) => {
  const { width, height, places, edges } = placedByDistance(ends);
  if (passes > 0 || edges.length === 0 || tokens.length > MOST_VERTICES) return undefined;
  // Where there are few vertices they are far apart; where there are many, each is still seen.
  const unit = Math.min(22, Math.max(12, 80 / Math.max(1, width, height)));
  const frame = {
    left: -PADDING,
    top: -PADDING,
    width: width * unit + 2 * PADDING,
    height: height * unit + 2 * PADDING,
  };
  if (frame.width > LARGEST.width || frame.height > LARGEST.height) return undefined;
  const at = (vertex: number): string => {
    const { x, y } = places.get(vertex) ?? { x: 0, y: 0 };
    return `${Math.round(10 * x * unit) / 10},${Math.round(10 * y * unit) / 10}`;
  };
  const path = (drawn: readonly Joined[]): string =>
    drawn.map(([one, other]) => `M${at(one)}L${at(other)}`).join("");
  return {
    ...frame,
    of: (tokens): Miniature => {
      const left = new Set([...tokens].map(vertexOf));
      const stands = ([one, other]: Joined): boolean => left.has(one) && left.has(other);
      return {
        lines: path(edges.filter(stands)),
        points: [...left].map((vertex) => `M${at(vertex)}h0`).join(""),
        traces: path(edges.filter((edge) => !stands(edge))),
      };
    },
  };
};
