import { circle } from "../../../scene/still.ts";

/** A round thing in a small drawing, filled by strokes of these radii: each covers what the one around it leaves. */
export function disc(x: number, radii: readonly number[]): string {
  return radii.map((radius) => circle(x, 0, radius)).join("");
}
