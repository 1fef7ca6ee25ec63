import type { Outcome } from "../../solver/wire.ts";
import { html, type TemplateResult } from "lit/html.js";
import type { Value } from "../../model/values.ts";
import { paintedCap } from "../../scene/palette.ts";
import { signOf } from "./signs.ts";
import type { Scale, Signs } from "../../scene/shapes.ts";

/**
 * A value as the caps of the picture show it: its sign on its colour, in the shape of its outcome. Outcomes may have other signs
 * than their letters, or none: then they are shapes alone. A player has its own, a text. Of moves to the end the shape is to be told.
 */
export function valueBadge(
  value: Value,
  scale: Scale,
  signs?: Signs | string,
  shape?: Outcome,
): TemplateResult {
  const colours = paintedCap(value, scale);
  const outcome = shape ?? shapeOf(value, colours !== undefined);
  const sign = typeof signs === "string" ? signs : signOf(value, signs);
  // As a property: the page's Content-Security-Policy forbids style attributes.
  const style = colours ? `background: ${colours.fill}; color: ${colours.text}` : "";
  return html`<span class="badge ${sign === "" && outcome === "N" ? "bare" : outcome}" .style=${style}
    >${sign}</span
  >`;
}

/** The shape that a value has by itself: an infinite one may be of a draw or not. */
function shapeOf(value: Value, isColoured: boolean): Outcome {
  if (value === "D") return "D";
  return (value === 0 && !isColoured) || value === "P" ? "P" : "N";
}
