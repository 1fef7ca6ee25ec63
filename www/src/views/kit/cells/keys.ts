// What colours of cells mean, piece by piece, as a legend has them on the page and in files.
import { html, nothing } from "lit/html.js";
import type { Value } from "../../../model/values.ts";
import type { Scale, Signs } from "../../../scene/shapes.ts";
import { valueBadge } from "../badge.ts";
import { scaleBar } from "./scaleBar.ts";

/**
 * A piece of a legend: a value on its colour, and what it means where that is said; the colours of values too many to be told
 * apart; cells that differ; or how many cells there are.
 */
export type CellKey =
  | { kind: "value"; value: Value; scale: Scale; signs?: Signs | undefined; says?: string }
  | { kind: "scale"; least: number; largest: number }
  | { kind: "differing"; says: string }
  | { kind: "counts"; says: string };

interface KeysLook {
  /** The colours of the scale. */
  scale: readonly string[];
  number: (value: number) => string;
  /** What is done with P-positions by their key. */
  press?: (value: string, key: unknown) => unknown;
}

/** A legend on the page. */
export function keysTemplate(keys: readonly CellKey[], { scale, number, press }: KeysLook): unknown {
  const piece = (key: CellKey): unknown => {
    switch (key.kind) {
      case "value": {
        const badge = html`${valueBadge(key.value, key.scale, key.signs)}${key.says}`;
        const isP = key.says !== undefined && (key.value === 0 || key.value === "P");
        return isP && press ? press(String(key.value), badge) : badge;
      }
      case "scale": {
        const { least, largest } = key;
        return scaleBar(scale, [number(least), number(largest)], least, largest);
      }
      case "differing":
        return html`<i class="swatch" .style=${"background:var(--accent)"}></i>${key.says}`;
      case "counts":
        return html`<span class="counts">${key.says}</span>`;
    }
  };
  return keys.length === 0
    ? nothing
    : html`<span class="keys">${keys.map((key) => html`${piece(key)} `)}</span>`;
}
