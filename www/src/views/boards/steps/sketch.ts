import type { Miniature } from "../../../scene/shapes.ts";
import type { Sketcher } from "../board.ts";
import { MOST_DRAWN, PITCH, stones, traces } from "../stones/miniature.ts";

/** Of more steps the numbers say as much as a drawing. */
const MOST_STEPS = 16;
/** How high a step is, and the room beside its stones. */
const RISE = 8;
const BESIDE = 4;

/** Positions as stairs from the floor up, with stones on the steps; what has come down since the start lies traced on the floor. */
export const sketch: Sketcher = ({ tokens, passes }) => {
  const all = tokens.reduce((sum, step) => sum + step, 0);
  if (passes > 0 || all === 0 || all > MOST_DRAWN || tokens.length > MOST_STEPS) return undefined;
  const steps = tokens.length;
  // On any step all stones may come to lie; so many are side by side.
  const across = Math.ceil(Math.sqrt(all));
  const wide = across * PITCH + BESIDE;
  const lines = Math.ceil(all / across);
  /** Stones on a step, the floor being step 0: row by row from below. */
  const piled = (draw: typeof stones, count: number, step: number): string =>
    Array.from({ length: Math.ceil(count / across) }, (_, row) =>
      draw(
        Math.min(across, count - row * across),
        step * wide + (BESIDE + PITCH) / 2,
        -step * RISE - (row + 0.5) * PITCH - 1,
      ),
    ).join("");
  const top = -steps * RISE - lines * PITCH - 2;
  return {
    left: 0,
    top,
    width: (steps + 1) * wide,
    height: 2 - top,
    of: (position): Miniature => {
      const left = [...position];
      const fallen = all - left.reduce((sum, step) => sum + step, 0);
      return {
        stones: left.map((count, step) => piled(stones, count, step + 1)).join(""),
        ground: `M0,0h${wide}${`v${-RISE}h${wide}`.repeat(steps)}V0`,
        traces: piled(traces, fallen, 0),
      };
    },
  };
};
