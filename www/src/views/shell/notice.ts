import { html, nothing, type TemplateResult } from "lit/html.js";
import { speech } from "../../model/appearance.ts";
import type { Notice, State } from "../../model/state.ts";
import { pageMessages, worded, type Messages } from "../../messages/index.ts";
import { QUOTED, sentenceOf, shortened } from "../kit/faults.ts";
import type { Intents } from "../kit/intents.ts";

/** What concerns the page and not one of its fields. */
export function notice(told: Notice, state: State, messages: Messages, intents: Intents): TemplateResult {
  return line(told, false, state, messages, intents);
}

/** The same in a figure that stands alone; `onReady` is called when its words have come. */
export function noticeOfFigure(state: State, intents: Intents, onReady: () => void): unknown {
  const messages = pageMessages.in(speech.of(state).language, onReady);
  return messages && state.notice ? line(state.notice, true, state, messages, intents) : nothing;
}

function line(
  notice: Notice,
  isAlone: boolean,
  state: State,
  messages: Messages,
  intents: Intents,
): TemplateResult {
  return html`<div>
      <p>${notice.kind === "bad-link" ? quoted(notice) : nothing} ${textOf(notice, state, messages)}</p>
      ${wayOn(notice, isAlone, state, messages, intents)}
    </div>
    ${
      notice.kind === "no-solver"
        ? nothing
        : html`<button
            type="button"
            class="quiet"
            @click=${() => {
              intents.dismiss();
            }}
          >
            ${messages.notice.dismiss}
          </button>`
    }`;
}

/** What can be done about it. */
function wayOn(
  notice: Notice,
  isAlone: boolean,
  state: State,
  messages: Messages,
  intents: Intents,
): TemplateResult | typeof nothing {
  const { notice: words } = messages;
  if (notice.kind === "no-solver")
    return html`<p>${words.noSolverMeans}</p>
      <p>
        <button
          type="button"
          @click=${() => {
            location.reload();
          }}
        >
          ${words.reload}
        </button>
        <small lang="en">${notice.detail}</small>
      </p>`;
  // The links are those of this page, and no other page may be sent to them.
  if (isAlone || notice.kind !== "bad-link" || notice.error.code !== "unknown-ruleset") return nothing;
  return html`<p class="rulesets">
    ${words.rulesets}
    ${state.catalogue?.rulesets.map(
      ({ name, examples }) =>
        html`<a href=${`#${intents.links.like(state, examples[0]?.notation ?? "")}`}
          >${worded(messages, name)}</a
        > `,
    )}
  </p>`;
}

/** What could not be read, with a line under its fault. */
function quoted({ text, error }: Extract<Notice, { kind: "bad-link" }>): TemplateResult {
  const [start, end] = error.span ?? [0, text.length];
  const before = text.slice(0, start);
  return html`<code
    >${before.length > QUOTED ? `…${before.slice(-QUOTED)}` : before}<mark>${shortened(text.slice(start, end))}</mark>${shortened(text.slice(end))}</code
  >`;
}

function textOf(notice: Notice, state: State, messages: Messages): string {
  const { notice: words } = messages;
  switch (notice.kind) {
    case "bad-link":
      return `${sentenceOf(notice.error, state, messages)} ${words.badLink}`;
    case "unknown-position":
      return words.unknownPosition(shortened(notice.position));
    case "example-instead": {
      const card = state.catalogue?.rulesets.find(({ id }) => id === notice.ruleset);
      return words.exampleInstead(notice.position, card ? worded(messages, card.name) : notice.ruleset);
    }
    case "failed":
      return sentenceOf(notice.error, state, messages);
    case "crashed":
      return words.crashed;
    case "no-worker":
      return words.noWorker;
    case "no-solver":
      return words.noSolver;
  }
}
