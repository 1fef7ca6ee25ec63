import { svg, type SVGTemplateResult } from "lit/html.js";
import type { Miniature, Miniatures } from "../../scene/shapes.ts";

/** A position drawn small, in the colour of what it stands on; whatever it is a part of has a name. */
export function miniature({ lines, points, ground, traces }: Miniature): SVGTemplateResult {
  return svg`<g class="miniature"><path class="ground" d=${ground}></path><path class="traces" d=${traces}></path><path d=${lines}></path><path class="points" d=${points}></path></g>`;
}

/** The same with the middle of its frame in a place. */
export function centred(
  drawn: Miniature,
  { left, top, width, height }: Miniatures,
  { x, y }: { x: number; y: number },
): SVGTemplateResult {
  const move = `translate(${x - left - width / 2},${y - top - height / 2})`;
  return svg`<g transform=${move}>${miniature(drawn)}</g>`;
}
