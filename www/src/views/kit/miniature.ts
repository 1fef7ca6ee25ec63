import { svg, type SVGTemplateResult } from "lit/html.js";
import type { Miniature } from "../../scene/shapes.ts";

/** A position drawn small, in the colour of what it stands on; whatever it is a part of has a name. */
export function miniature({ lines, points, ground, traces }: Miniature): SVGTemplateResult {
  return svg`<g class="miniature"><path class="ground" d=${ground}></path><path class="traces" d=${traces}></path><path d=${lines}></path><path class="points" d=${points}></path></g>`;
}
