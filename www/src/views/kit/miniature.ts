import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit/html.js";
import type { Miniature, Miniatures } from "../../scene/shapes.ts";

/** A position drawn small, in the colour of what it stands on; whatever it is a part of has a name. */
export function miniature(drawn: Miniature): SVGTemplateResult {
  return svg`<g class="miniature">${PARTS.map((part) => (drawn[part] ? svg`<path class=${part} d=${drawn[part]}></path>` : nothing))}</g>`;
}

/** Back to front. */
const PARTS = ["ground", "traces", "lines", "points", "stones"] as const;

/** The same by itself, so many times as large; nothing of a position of which there is nothing to be drawn. */
export function alone(
  tokens: Iterable<number>,
  { left, top, width, height, of }: Miniatures,
  scale: number,
): TemplateResult | typeof nothing {
  const drawn = of(tokens);
  if (!PARTS.some((part) => drawn[part])) return nothing;
  return html`<svg
    viewBox="${left} ${top} ${width} ${height}"
    width=${scale * width}
    height=${scale * height}
    aria-hidden="true"
  >
    ${miniature(drawn)}
  </svg>`;
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
