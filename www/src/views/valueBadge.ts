import { html, type TemplateResult } from "lit/html.js";
import { classMap } from "lit/directives/class-map.js";
import { capColours } from "../scene/palette.ts";
import type { Tint } from "../scene/shapes.ts";

/** A value as the caps of the picture show it: its sign on its colour, in the shape of its outcome. */
export function valueBadge(tint: Tint, largest: number): TemplateResult {
  const colours = capColours(tint, largest);
  const outcome = tint === 0 || tint === "P" ? "P" : "N";
  // As a property: the page's Content-Security-Policy forbids style attributes.
  const style = colours ? `background: ${colours.fill}; color: ${colours.text}` : "";
  return html`<span class=${classMap({ badge: true, [outcome]: true })} .style=${style}>${tint}</span>`;
}
