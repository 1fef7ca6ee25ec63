import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Quantity, TheoremProse, TheoremVerdict } from "../solver/wire.ts";
import { worded, type Messages } from "../messages/index.ts";
import { binaryColumns } from "./binaryColumns.ts";
import { rich } from "./rich.ts";
import { changesOf } from "./why.ts";

/**
 * What a theorem says of the selected position: its statement, its reason, its own quantities, its source.
 * Where not all options are listed (`isPartial`), it says which moves win.
 */
export function theorem(
  card: TheoremProse,
  verdict: TheoremVerdict,
  isPartial: boolean,
  messages: Messages,
): TemplateResult {
  const { theorem: words } = messages;
  const reason = verdict.reason === undefined ? undefined : card.reasons[verdict.reason];
  const columns = Object.values(verdict.quantities)
    .filter((quantity) => quantity.kind === "binary-columns")
    .filter(({ rows }) => rows.length > 0);
  return html`<section class="theorem">
    <h3>${worded(messages, card.name)} <small>${rich(words[verdict.status], messages)}</small></h3>
    <p class="statement">${worded(messages, card.statement)}</p>
    ${columns.map((quantity) => binaryColumns(quantity, messages))}
    ${reason ? html`<p>${filled(worded(messages, reason), verdict.quantities, messages)}</p>` : nothing}
    ${
      verdict.agrees === undefined
        ? nothing
        : html`<p class=${verdict.agrees ? "agrees" : "differs"}>
            ${verdict.agrees ? words.agrees : words.differs}
          </p>`
    }
    ${
      isPartial && verdict.winningMoves.length > 0
        ? html`<p>${words.winningMoves(verdict.winningMoves.map((move) => changesOf(move, messages)))}</p>`
        : nothing
    }
    <p class="source">${card.source}</p>
  </section>`;
}

/** A text of the catalogue with its {holes} filled. */
export function filled(
  text: string,
  quantities: Readonly<Record<string, Quantity>>,
  messages: Messages,
): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const quantity = quantities[name];
    return quantity ? inline(quantity, messages) : hole;
  });
}

function inline(quantity: Quantity, { number }: Messages): string {
  switch (quantity.kind) {
    case "integer":
      return number(quantity.value);
    case "list":
    case "set":
      return quantity.values.map(number).join(", ");
    case "case":
      return quantity.name;
    case "column-counts":
      return quantity.counts.map(number).reverse().join(" ");
    case "binary-columns":
      return `${quantity.rows.map(number).join(" ⊕ ")} = ${number(quantity.sum)}`;
  }
}
