import type { Miniature } from "../../../scene/shapes.ts";
import type { Sketcher } from "../board.ts";

/** Of more passes their number says as much as a drawing. */
const MOST_PASSES = 20;
/** A chip, and from one to the next. */
const CHIP = { width: 12, height: 7, pitch: 15 };

/** The passes that are left as chips; those that are used are traces and stand last. */
export const sketch: Sketcher = ({ tokens: [start = 0] }) => {
  if (start === 0 || start > MOST_PASSES) return undefined;
  const chips = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => chip((from + index) * CHIP.pitch)).join("");
  return {
    left: -2,
    top: -2,
    width: start * CHIP.pitch,
    height: CHIP.height + 4,
    of: ([left = 0]: Iterable<number>): Miniature => ({
      lines: chips(0, left),
      traces: chips(left, start),
    }),
  };
};

function chip(x: number): string {
  const round = CHIP.height / 2;
  const straight = CHIP.width - CHIP.height;
  const half = `a${round},${round} 0 0,1 0,`;
  return `M${x + round},0h${straight}${half}${CHIP.height}h${-straight}${half}${-CHIP.height}z`;
}
