import type { Frame } from "./shapes.ts";

/** What an arc asks of a frame. */
type ArcFrame = Pick<Frame, "slotWidth" | "arch" | "x" | "y" | "widths" | "nodeHeight">;

/** A cubic curve whose inner points stand at one distance from its ends reaches this share of it. */
const CUBIC_REACH = 0.75;

/** How high the arc over so many layers rises above its nodes. */
export function arcHeight(frame: ArcFrame, layers: number): number {
  return frame.slotWidth * (frame.arch * layers + 0.2);
}

/**
 * The four points of a move in a row of positions: an arc above them, or below them for what is background. All arcs are
 * the same shape in proportion to their length, so of two from or to one position the longer runs around the shorter.
 * The picture as a whole is an arc diagram: M. Wattenberg, Arc diagrams, IEEE Symp. Information Visualization (2002).
 */
export function arc(
  frame: ArcFrame,
  from: number,
  to: number,
  isBelow: boolean,
): Array<{ x: number; y: number }> {
  const { x, y, widths, nodeHeight } = frame;
  const side = isBelow ? 1 : -1;
  const [start, end] = [x[from] ?? 0, x[to] ?? 0];
  const layers = (end - start) / frame.slotWidth;
  // Longer arcs begin and end nearer the middle of the side, so that those that meet at a node do not cross there.
  const inset = (node: number): number => ((widths[node] ?? 0) / 2 - 8) / layers ** 0.8;
  const edge = (y[from] ?? 0) + (side * nodeHeight) / 2;
  const lift = edge + (side * arcHeight(frame, layers)) / CUBIC_REACH;
  return [
    { x: start + inset(from), y: edge },
    { x: start + inset(from), y: lift },
    { x: end - inset(to), y: lift },
    { x: end - inset(to), y: edge },
  ];
}
