import type { Point } from "../../../scene/shapes.ts";
import type { NetKind } from "../nets/course.ts";
import type { DrawnNet, NetFrame } from "../nets/net.ts";
import { placedByDistance, type Joined } from "../nets/places/byDistance.ts";

/** The vertex of a token of a position: the solver keeps those that it is joined to in the 46 bits below it. */
export function vertexOf(token: number): number {
  return Math.floor(token / 2 ** 46);
}

/** Vertices are taken, and edges go with them. */
export function takenVertices(ends: readonly Joined[]): NetKind {
  const { edges } = placedByDistance(ends);
  return {
    standing: ({ tokens }) => new Map(tokens.map((token, place) => [vertexOf(token), place])),
    left: (standing) => ({
      edges: new Set(
        edges.flatMap(([one, other], edge) => (standing.has(one) && standing.has(other) ? edge : [])),
      ),
      vertices: new Set(standing.keys()),
    }),
  };
}

/** How far apart neighbours are in a drawing that is so wide and high in units; and what is around it. */
interface VertexSpacing {
  unit: (width: number, height: number) => number;
  padding: number;
}

/** A graph on paper with its frame. */
interface VertexDrawing extends DrawnNet {
  frame: NetFrame;
}

/** Draws a graph on paper. */
export function drawVertices(ends: readonly Joined[], { unit, padding }: VertexSpacing): VertexDrawing {
  const { width, height, places, edges } = placedByDistance(ends);
  const each = unit(Math.max(1, width), Math.max(1, height));
  const round = (length: number): number => Math.round(10 * length * each) / 10;
  const at = (vertex: number): Point => {
    const { x, y } = places.get(vertex) ?? { x: 0, y: 0 };
    return { x: round(x), y: round(y) };
  };
  return {
    frame: {
      left: -padding,
      top: -padding,
      width: width * each + 2 * padding,
      height: height * each + 2 * padding,
    },
    edges: edges.map(([one, other]) => {
      const [from, to] = [at(one), at(other)];
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return { path: `M${from.x},${from.y}L${to.x},${to.y}`, middle };
    }),
    vertices: [...places.keys()].map((vertex) => ({ vertex, ...at(vertex) })),
  };
}
