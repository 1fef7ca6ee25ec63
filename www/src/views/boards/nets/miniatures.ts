import type { Miniature, Miniatures } from "../../../scene/shapes.ts";
import type { NetKind } from "./course.ts";
import type { DrawnNet, NetFrame } from "./net.ts";

/** A wider or higher one would leave no room for others. */
const LARGEST = { width: 160, height: 100 };

/** Positions as small drawings of a graph, in which all stands where it stood at the start; nothing where they would be too large. */
export function netMiniatures(
  { edges, vertices }: DrawnNet,
  { left, top, width, height }: NetFrame,
  kind: NetKind,
  ground = "",
): Miniatures | undefined {
  if (width > LARGEST.width || height > LARGEST.height) return undefined;
  return {
    left,
    top,
    width,
    height,
    of: (tokens): Miniature => {
      const stands = kind.left(kind.standing({ tokens: [...tokens] }));
      const lines = (stay: boolean): string =>
        edges.map(({ path }, edge) => (stands.edges.has(edge) === stay ? path : "")).join("");
      return {
        lines: lines(true),
        points: vertices
          .map(({ vertex, x, y }) => (stands.vertices.has(vertex) ? `M${x},${y}h0` : ""))
          .join(""),
        ground,
        traces: lines(false),
      };
    },
  };
}
