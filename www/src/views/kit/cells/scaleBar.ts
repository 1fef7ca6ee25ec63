import { html, type TemplateResult } from "lit/html.js";

/** The colours of values too many to be told apart, between the least and the largest that there are, as they are written. */
export function scaleBar(
  scale: readonly string[],
  [first, last]: readonly [string, string],
  least: number,
  largest: number,
): TemplateResult {
  return html`<span class="scale"
    >${first}<i class="bar" .style=${stretch(scale, least, largest)}></i>${last}</span
  >`;
}

/** The part of the scale that there are values for: all of it belongs to one less than a power of two. */
export function stretch(scale: readonly string[], least: number, largest: number): string {
  const [all, part] = [2 ** Math.ceil(Math.log2(largest + 1)) - 2, Math.max(1, largest - least)];
  const times = all / part;
  const place = times === 1 ? 0 : ((least - 1) / all) * (times / (times - 1));
  return `background:linear-gradient(to right,${scale.join(",")}) ${100 * place}% 0 / ${100 * times}% 100%`;
}
