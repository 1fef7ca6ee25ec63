import { drawEdges, type EdgeList, type Spacing } from "./places.ts";

/** Edges between the same two vertices, and the loops at one, are so far apart that a finger finds each. */
const FINGER = 24;
const CLOSE = { column: 1, row: 1, beside: 0, loop: 0, nested: 0, margin: 0 };
const LETTER = 7;

/** How a drawing is spaced that fills a board: few edges are long; of many, each is still found. */
export function spacingOf(ends: EdgeList): Spacing {
  const { width, ground } = drawEdges(ends, CLOSE);
  const digits = String(Math.max(...ends.flat(), 0)).length;
  const equal = ends.map(
    ([one, other]) => ends.filter((pair) => pair[0] === one && pair[1] === other).length,
  );
  const room = Math.max(34, widthOf(digits) + 10, FINGER * Math.max(...equal, 0) + 10);
  return {
    column: Math.max(room, Math.min(72, 320 / Math.max(1, width))),
    row: Math.max(44, Math.min(72, 260 / Math.max(1, ground))),
    beside: FINGER,
    loop: 44,
    nested: 36,
    margin: 0,
  };
}

/** How wide a vertex is whose number has so many digits. */
export function widthOf(digits: number): number {
  return Math.max(20, digits * LETTER + 8);
}
