import { html, type TemplateResult } from "lit/html.js";
import { capColours } from "../scene/palette.ts";
import type { Tint } from "../scene/shapes.ts";

/** A value as the caps of the picture show it: its sign on its colour, in the shape of its outcome. */
export function valueBadge(tint: Tint, largest: number): TemplateResult {
  const colours = capColours(tint, largest);
  const outcome = tint === 0 || tint === "P" ? "P" : "N";
  // As a property: the page's Content-Security-Policy forbids style attributes.
  const style = colours ? `background: ${colours.fill}; color: ${colours.text}` : "";
  return html`<span class="badge ${outcome}" .style=${style}>${tint}</span>`;
}
