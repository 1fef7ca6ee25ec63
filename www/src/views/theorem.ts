import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Explanation, Quantity, TheoremProse, TheoremVerdict } from "../solver/wire.ts";
import { worded, type Messages } from "../messages/index.ts";
import type { Local } from "./local.ts";
import { hasColumns, quantityRows } from "./quantities.ts";
import { rich } from "./rich.ts";
import { changesOf } from "./why.ts";

/** What the theorems that are not silent say of the selected position: the first in a line and its numbers, the others by name. */
export function theorems(explanation: Explanation, messages: Messages, local: Local): TemplateResult {
  const { theorems: all, options, optionCount } = explanation;
  const isPartial = options.length !== optionCount;
  const isSilent = ({ prediction }: TheoremVerdict): boolean => prediction.kind === "silent";
  const first = all.find((verdict) => !isSilent(verdict));
  // In one game each has its place among all of them, also where some are silent: what is opened there stays open.
  return html`${all.map((verdict) => {
    const prose = isSilent(verdict) ? undefined : local.prose.get(verdict.id);
    return prose ? theorem(prose, verdict, verdict === first, isPartial, messages, local) : nothing;
  })}`;
}

/**
 * What a theorem says of the selected position in three depths: in a line, its numbers, its argument. Where not all
 * options are listed (`isPartial`), it says which moves win.
 */
export function theorem(
  prose: TheoremProse,
  verdict: TheoremVerdict,
  isFirst: boolean,
  isPartial: boolean,
  messages: Messages,
  local: Pick<Local, "theorem">,
): TemplateResult {
  const { theorem: words } = messages;
  const { quantities, winningMoves } = verdict;
  return html`<section class="theorem">
    <details ?open=${isFirst}>
      <summary>
        <h3>${worded(messages, prose.name)}</h3>
        <small>${statusOf(verdict, messages)}</small>
      </summary>
      ${reasonLines(prose, verdict, messages)}
      ${
        isPartial && winningMoves.length > 0
          ? html`<p>${words.winningMoves(winningMoves.map((move) => changesOf(move, messages)))}</p>`
          : nothing
      }
      ${
        Object.keys(quantities).length > 0
          ? html`<details ?open=${isFirst && hasColumns(quantities)}>
              <summary>${words.numbers}</summary>
              ${quantityRows(quantities, prose, messages)}
            </details>`
          : nothing
      }
      <details
        @toggle=${() => {
          local.theorem.fetch();
        }}
      >
        <summary>${words.argument}</summary>
        ${local.theorem.part?.theoremText(prose, verdict.status, messages) ?? nothing}
      </details>
    </details>
  </section>`;
}

/** How far it can be trusted, in a word that the glossary explains. */
function statusOf({ status }: TheoremVerdict, messages: Messages): unknown {
  return rich(messages.theorem[status], messages);
}

/** The reason, and what search says to it. */
export function reasonLines(
  prose: TheoremProse,
  { reason, quantities, agrees, status }: TheoremVerdict,
  messages: Messages,
): TemplateResult {
  const { theorem: words } = messages;
  const text = reason === undefined ? undefined : prose.reasons[reason];
  const differs = status === "needs-hypothesis" ? words.fails : words.differs;
  return html`${text ? html`<p>${filled(worded(messages, text), quantities, messages)}</p>` : nothing}
  ${
    agrees === undefined
      ? nothing
      : html`<p class=${agrees ? "agrees" : "differs"}>${agrees ? words.agrees : differs}</p>`
  }`;
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
