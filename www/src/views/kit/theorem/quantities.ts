import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Quantity, TheoremProse } from "../../../solver/wire.ts";
import { worded } from "../../../messages/dictionary.ts";
import type { KitWords } from "../en.ts";
import { unbroken } from "../unbroken.ts";
import { binaryColumns, columnCounts } from "./binaryColumns.ts";
import { cycleFigure } from "./cycle.ts";

type Quantities = Readonly<Record<string, Quantity>>;

/** Whether some of the numbers are to be seen in columns or in a picture, which say more than a sentence. */
export function isSeen(quantities: Quantities): boolean {
  return Object.values(quantities).some((quantity) => {
    return quantity.kind === "cycle" || ("rows" in quantity && quantity.rows.length > 0);
  });
}

/** The numbers that a theorem goes by, each under its name. */
export function quantityRows(
  quantities: Quantities,
  { quantities: names }: TheoremProse,
  messages: KitWords,
): TemplateResult {
  return html`<dl class="quantities">
    ${Object.entries(quantities).map(([key, quantity]) => {
      if ("rows" in quantity && quantity.rows.length === 0) return nothing;
      const name = names[key];
      return html`<div class=${quantity.kind}>
        <dt>${name ? unbroken(worded(messages, name)) : key}</dt>
        <dd>${shown(quantity, messages)}</dd>
      </div>`;
    })}
  </dl>`;
}

function shown(quantity: Quantity, messages: KitWords): unknown {
  const { number, listed } = messages;
  switch (quantity.kind) {
    case "integer":
      return number(quantity.value);
    case "list":
      return quantity.values.length > 0 ? listed(quantity.values.map(number)) : "–";
    case "set":
      return quantity.values.length > 0 ? `{${quantity.values.map(number).join(", ")}}` : "∅";
    case "case":
      return quantity.name;
    case "binary-columns":
      return binaryColumns(quantity, messages);
    case "cycle":
      return cycleFigure(quantity, messages);
    case "column-counts":
      return columnCounts(quantity, messages);
  }
}
