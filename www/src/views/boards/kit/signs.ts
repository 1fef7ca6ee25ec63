import { nothing, svg, type TemplateResult } from "lit/html.js";
import type { Playing } from "../playing.ts";
import type { Point } from "./towards.ts";

/** A sign in a disc on what a move would change: what it does, or a warning. */
export function sign(
  { x, y }: Point,
  { isWarned }: Pick<Playing, "isWarned">,
  does: TemplateResult | typeof nothing,
): TemplateResult {
  return isWarned
    ? svg`<g class="sign warns" transform="translate(${x},${y})"><path d="M0,-13L14,11H-14Z"></path><path class="on" d="M0,-4V3M0,7v.1"></path></g>`
    : svg`<g class="sign" transform="translate(${x},${y})"><circle r="12"></circle>${does}</g>`;
}
