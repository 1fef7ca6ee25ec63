import { svg, type TemplateResult } from "lit/html.js";
import type { Point } from "../../../scene/shapes.ts";

/** Stands on what a move would change that had better not be made. */
export function warning({ x, y }: Point): TemplateResult {
  return svg`<g class="warning" transform="translate(${x},${y})"><path d="M0,-13L14,11H-14Z"></path><path class="mark" d="M0,-4V3M0,7v.1"></path></g>`;
}
