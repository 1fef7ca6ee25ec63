import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Prediction } from "../../solver/wire.ts";
import { startFrom } from "../../model/opening/opener.ts";
import { PICTURE, openView } from "../../model/view.ts";
import { valueBadge } from "../kit/badge.ts";
import type { Context } from "../kit/context.ts";
import { typedHeaps, type Measure, type Pattern } from "./patterns.ts";
import { valuesOf } from "./predictions.ts";
import type { ResearchWords } from "./research/words.ts";
import type { Survey } from "./slice.ts";
import { button } from "../kit/button.ts";

/** Values of a pattern that are listed, alone and beside those with other numbers of players. */
const LISTED = 6;
const LISTED_BESIDE = 3;

/** A pattern with the first of its positions, the values that these have, and what a theorem says of that first one. */
export function patternRow(
  pattern: Pattern,
  measure: Measure,
  compared: Survey["compared"],
  own: ResearchWords["patterns"],
  context: Context,
): TemplateResult {
  const { messages, store } = context;
  const { copies, hasOnes, positions, first, values } = pattern;
  const label = typedHeaps(first);
  const listed = values.length === 1 ? LISTED : LISTED_BESIDE;
  return html`<tr>
    <th scope="row" class="pattern">
      ${copies.length === 0 ? own.none : copies.join("·")}
      ${hasOnes ? html`<small>${own.ones}</small>` : nothing}
    </th>
    <td class="count">${messages.number(positions)}</td>
    <td>
      ${button(
        label,
        () => {
          void startFrom(store, label);
          openView(store, PICTURE);
        },
        { look: "quiet go", title: messages.startHint({ position: label }) },
      )}
    </td>
    ${values.map(
      (of) =>
        html`<td class=${values.length === 1 ? "alone" : ""}>
          ${of
            .slice(0, listed)
            .map(
              ({ value, count }) =>
                html`<span class="value"
                  >${badge(value, measure)}${of.length > 1 ? html`<small>${own.times({ times: count })}</small>` : nothing}</span
                >`,
            )}
          ${of.length > listed ? html`<small>${own.more({ rest: of.length - listed })}</small>` : nothing}
        </td>`,
    )}
    ${compared ? html`<td>${prediction(compared.predictions.get(label), own)}</td>` : nothing}
  </tr>`;
}

function badge(value: number, measure: Measure): TemplateResult {
  if (measure === "outcome") return valueBadge(value === 0 ? "P" : "N", 0);
  return valueBadge(value, measure === "gameValue" ? "players" : value);
}

/** What a theorem predicts; several values where it leaves them open. */
function prediction(predicted: Prediction | undefined, own: ResearchWords["patterns"]): unknown {
  if (!predicted || predicted.kind === "silent") return own.silent;
  return valuesOf(predicted).map((value) => {
    switch (value.kind) {
      case "outcome":
        return valueBadge(value.outcome, 0);
      case "grundy":
        return valueBadge(value.grundy, value.grundy);
      case "game-value":
        return valueBadge(value.turns, "players");
      case "remoteness":
      case "undefined":
        return own.silent;
    }
  });
}
