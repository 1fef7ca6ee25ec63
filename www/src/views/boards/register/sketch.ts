import type { Miniature } from "../../../scene/shapes.ts";
import type { Sketcher } from "../board.ts";

/** Of a larger number its label says as much as a drawing. */
const MOST_STROKES = 20;
/** A stroke, and from one to the next. */
const STROKE = { height: 10, pitch: 6 };

/** The number that goes with a position as strokes; there is room for as many as may come to be drawn. */
export const sketch: Sketcher = () => ({
  left: -2,
  top: -2,
  width: MOST_STROKES * STROKE.pitch,
  height: STROKE.height + 4,
  of: ([number = 0]: Iterable<number>): Miniature => ({
    lines: Array.from(
      { length: Math.min(number, MOST_STROKES) },
      (_, index) => `M${index * STROKE.pitch + 2},0v${STROKE.height}`,
    ).join(""),
  }),
});
