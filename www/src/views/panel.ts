import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Explanation } from "../solver/wire.ts";
import type { State } from "../model/state.ts";
import { canRedo, canUndo, currentOf } from "../model/playedLine.ts";
import { worded, type Messages } from "../messages/index.ts";
import type { Intents } from "./intents.ts";
import { theorem } from "./theorem.ts";
import { valueBadge } from "./valueBadge.ts";
import { why } from "./why.ts";

/** The selected position: how play came there, its value, and why. */
export function panel(state: State, messages: Messages, intents: Intents): TemplateResult {
  const { explanation, catalogue } = state;
  const isPartial = explanation !== undefined && explanation.options.length !== explanation.optionCount;
  return html`<aside class="panel" aria-label=${messages.position.label}>
    ${state.game ? playedLine(state, messages, intents) : nothing}
    ${
      explanation
        ? html`${heading(explanation, messages)} ${why(state, explanation, messages, intents)}
          ${explanation.theorems.map((verdict) => {
            const card = catalogue?.theorems.find(({ id }) => id === verdict.id);
            return card && verdict.prediction.kind !== "silent"
              ? theorem(card, verdict, isPartial, messages)
              : nothing;
          })}`
        : nothing
    }
    ${examples(state, messages)}
  </aside>`;
}

function heading(
  { label, value, method, optionCount }: Explanation,
  { position: words }: Messages,
): TemplateResult {
  const isTerminal = optionCount === 0;
  const facts = [
    ...(value.grundy === undefined ? [] : [words.grundy(value.grundy)]),
    ...(value.remoteness === undefined || isTerminal ? [] : [words.remoteness(value.remoteness)]),
    ...(method === "search" ? [] : [words.methods[method]]),
  ];
  return html`<section class="heading">
    <h2 tabindex="-1">${valueBadge(value.outcome, 0)}<span>${breakable(label)}</span></h2>
    <p>${isTerminal ? words[`terminal${value.outcome}`] : value.outcome === "P" ? words.p : words.n}</p>
    <p class="facts">${facts.map((fact) => html`<span>${fact}</span>`)}</p>
  </section>`;
}

/** A label that may go on in the next line after each of its commas. */
function breakable(label: string): unknown[] {
  return label.split(",").map((part, index) => (index === 0 ? part : html`,<wbr />${part}`));
}

/** The moves made, as a path whose every place can be gone back to. */
function playedLine(
  { line, selected }: State,
  { position: words }: Messages,
  intents: Intents,
): TemplateResult {
  const isAside = selected !== currentOf(line);
  const place = (label: string, index: number): TemplateResult =>
    html`<li class=${index > line.cursor ? "undone" : ""}>
      <button
        type="button"
        class="quiet"
        aria-current=${index === line.cursor && !isAside ? "step" : nothing}
        @click=${() => {
          intents.goTo(index);
        }}
      >
        ${label}
      </button>
    </li>`;
  return html`<nav class="line" aria-label=${words.line}>
    <ol>
      ${line.positions.map(place)}
    </ol>
    <div class="steps">
      ${stepButton(words.undo, isAside || canUndo(line), () => {
        intents.undo();
      })}
      ${stepButton(words.redo, canRedo(line), () => {
        intents.redo();
      })}
    </div>
  </nav>`;
}

/** Where there is nothing to do it keeps the focus all the same: a disabled button would lose a keyboard's place. */
function stepButton(label: string, isPossible: boolean, act: () => void): TemplateResult {
  return html`<button
    type="button"
    aria-disabled=${isPossible ? "false" : "true"}
    @click=${() => {
      if (isPossible) act();
    }}
  >
    ${label}
  </button>`;
}

/** Other starts of the same ruleset, as plain links. */
function examples({ catalogue, game }: State, messages: Messages): TemplateResult | typeof nothing {
  const ruleset = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  if (!ruleset) return nothing;
  return html`<section class="examples">
    <h3>${messages.examples}</h3>
    <ul>
      ${ruleset.examples.map(
        ({ notation, says }) =>
          html`<li><a href="#${notation}">${notation}</a> <span>${worded(messages, says)}</span></li>`,
      )}
    </ul>
  </section>`;
}
