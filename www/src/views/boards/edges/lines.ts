import type { Point } from "../../../scene/shapes.ts";
import type { NetKind } from "../nets/course.ts";
import type { DrawnNet, NetEdge, NetFrame } from "../nets/net.ts";
import type { Joined } from "../nets/places/byDistance.ts";
import { placedOnGround } from "../nets/places/inRows.ts";

/** How large a drawing is, in pixels. */
export interface Spacing {
  /** From a vertex to the next one beside it, and to the next one above it. */
  column: number;
  row: number;
  /** How far apart the middles of edges between the same two vertices are. */
  beside: number;
  /** How large a loop is, and how much larger each is than the one inside it. */
  loop: number;
  nested: number;
  /** Around the vertices; loops and arcs go beyond them. */
  margin: number;
}

/** Large enough for a finger to find each edge. */
const LARGE: Spacing = { column: 52, row: 48, beside: 12, loop: 30, nested: 10, margin: 24 };

export interface DrawnEdge extends NetEdge {
  /** How its line runs there, in degrees from the horizontal. */
  slope: number;
  /** With its ends they span the room that it takes up. */
  outermost: readonly Point[];
}

/** A graph that stands on the ground, vertex 0, which is a line. */
export interface EdgeDrawing extends DrawnNet {
  width: number;
  height: number;
  ground: number;
  edges: DrawnEdge[];
}

/** Draws the lines between vertices that stand on the ground. An edge to the ground comes down straight. */
export function drawEdges(
  ends: readonly Joined[],
  { column, row, beside, loop, nested, margin } = LARGE,
): EdgeDrawing {
  const { places, columns, rows } = placedOnGround(ends);
  const ground = margin + rows * row;
  const at = (vertex: number): Point => {
    const { x, y } = places.get(vertex) ?? { x: 0, y: 0 };
    return { x: round(margin + x * column), y: round(ground - y * row) };
  };
  let free = columns;
  const drawn = ends.map(([one, other], index): DrawnEdge => {
    const equal = ends.flatMap((edge, place) => (edge[0] === one && edge[1] === other ? [place] : []));
    const rank = equal.indexOf(index);
    const aside = (rank - (equal.length - 1) / 2) * beside;
    if (one === 0 && other === 0) return archOver({ x: margin + free++ * column, y: ground }, loop);
    const [from, to] = [at(one), at(other)];
    if (one === other) return loopAt(from, loop + rank * nested);
    if (one === 0) return bent({ x: to.x - aside / 2, y: ground }, to, aside);
    // Others may stand between two vertices of one height.
    const isOver = from.y === to.y && Math.abs(from.x - to.x) > 1.5 * column;
    return bent(from, to, isOver ? -0.4 * row + aside : aside);
  });
  return {
    width: 2 * margin + Math.max(0, free - 1) * column,
    height: ground + 4,
    ground,
    edges: drawn,
    vertices: [...places.keys()].map((vertex) => ({ vertex, ...at(vertex) })),
  };
}

/** A line whose middle stands so far to the left of the straight one, or below it where it is level. */
function bent(from: Point, to: Point, aside: number): DrawnEdge {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const side = dy < 0 || (dy === 0 && dx < 0) ? -1 : 1;
  const off = (aside * side) / length;
  const middle = { x: (from.x + to.x) / 2 - dy * off, y: (from.y + to.y) / 2 + dx * off };
  const [x, y] = [round(2 * middle.x - (from.x + to.x) / 2), round(2 * middle.y - (from.y + to.y) / 2)];
  const path = `M${from.x},${from.y}${aside === 0 ? "L" : `Q${x},${y} `}${to.x},${to.y}`;
  return { path, middle, slope: round((Math.atan2(dy, dx) * 180) / Math.PI), outermost: [middle] };
}

/** To the right of its vertex, each farther out than the one before. */
function loopAt({ x, y }: Point, size: number): DrawnEdge {
  const path = `M${x},${y}C${round(x + 4)},${round(y - size)} ${round(x + size)},${round(y - 4 - size / 2)} ${x},${y}`;
  const outermost = [{ x: x + size / 2, y: y - 0.7 * size }];
  return { path, middle: { x: x + size / 3, y: y - size / 2 }, slope: 45, outermost };
}

function archOver({ x, y: ground }: Point, size: number): DrawnEdge {
  const aside = size / 2;
  const [left, right, above] = [round(x - aside), round(x + aside), round(ground - 1.1 * size)];
  const path = `M${left},${ground}C${left},${above} ${right},${above} ${right},${ground}`;
  const top = ground - 0.825 * size;
  const outermost = [x - aside, x + aside].map((x) => ({ x, y: top }));
  return { path, middle: { x, y: top }, slope: 0, outermost };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The room that a drawing takes up, with so much around it. */
export function roomOf({ vertices, edges, ground }: EdgeDrawing, padding: number): NetFrame {
  const points = [...vertices, ...edges.flatMap(({ outermost }) => outermost), { x: 0, y: ground }];
  const [across, along] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...across) - padding, Math.min(...along) - padding];
  return { left, top, width: Math.max(...across) + padding - left, height: ground + padding - top };
}

/**
 * Edges are taken. Of edges between the same two vertices it is the one that was cut that has fallen, where that is known;
 * else the last ones fall first.
 */
export function takenEdges(ends: readonly Joined[], start: readonly number[]): NetKind {
  return {
    standing({ tokens, changes = [] }, before) {
      const cut = new Set(changes.map(({ place }) => place));
      const places = new Map<number, number>();
      const used = new Set<number>();
      for (const [edge, token] of start.entries()) {
        const was = before?.get(edge);
        if (before && (was === undefined || cut.has(was))) continue;
        const place = tokens.findIndex((other, place) => other === token && !used.has(place));
        if (place < 0) continue;
        used.add(place);
        places.set(edge, place);
      }
      return places;
    },
    left: (standing) => ({
      edges: new Set(standing.keys()),
      vertices: new Set([...standing.keys()].flatMap((edge) => ends[edge] ?? [])),
    }),
  };
}
