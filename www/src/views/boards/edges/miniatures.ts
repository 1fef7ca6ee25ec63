import type { Miniature } from "../../../scene/shapes.ts";
import type { Miniaturist } from "../board.ts";
import { drawEdges, roomOf, placesIn } from "./lines.ts";

/** Of none, and of more edges, a name says as much as a drawing that small. */
const MOST_EDGES = 20;
/** A wider or higher one would leave no room for others. */
const LARGEST = { width: 160, height: 100 };
const SPACING = { beside: 6, loop: 16, nested: 16 / 3, margin: 0 };
/** From the vertices to the border of the drawing; lines have a width. */
const PADDING = 4;
/** The ground is seen even under a single stalk. */
const LEAST_GROUND = 24;

/**
 * Positions as small drawings. What stands at the start stands at the same place in all of them, so that one sees which
 * edge was cut.
 */
export const miniatures: Miniaturist = ({ tokens, edges: ends, passes }) => {
  // A drawing does not say how many passes are left.
  if (passes > 0 || ends.length === 0 || ends.length > MOST_EDGES) return undefined;
  // Where there are few edges they are long; where there are many, each is still seen.
  const { width: columns, ground: rows } = drawEdges(ends, { ...SPACING, column: 1, row: 1 });
  const row = Math.min(34, Math.max(11, 46 / rows));
  const column = Math.min(row, 22, Math.max(12, 80 / columns));
  const drawn = drawEdges(ends, { ...SPACING, column, row });
  const room = roomOf(drawn, PADDING);
  const frame = { ...room, width: Math.max(LEAST_GROUND, room.width) };
  if (frame.width > LARGEST.width || frame.height > LARGEST.height) return undefined;
  const ground = `M${frame.left + 1},${drawn.ground}h${frame.width - 2}`;
  return {
    ...frame,
    of: (left): Miniature => {
      const places = placesIn(tokens, [...left]);
      const standing = (index: number): boolean => places[index] !== undefined;
      const vertices = new Set(ends.flatMap((pair, index) => (standing(index) ? pair : [])));
      const points = drawn.vertices.filter(({ vertex }) => vertices.has(vertex));
      const path = (kept: boolean): string =>
        drawn.edges.map((edge, index) => (standing(index) === kept ? edge.path : "")).join("");
      return {
        lines: path(true),
        points: points.map(({ x, y }) => `M${x},${y}h0`).join(""),
        ground,
        traces: path(false),
      };
    },
  };
};
