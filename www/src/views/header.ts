import { html, nothing, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import type { ParameterCard } from "../solver/wire.ts";
import type { State } from "../model/state.ts";
import { worded, type Messages } from "../messages/index.ts";
import { faultIn } from "./faults.ts";
import type { Intents } from "./intents.ts";
import { segments } from "./segments.ts";
import { textField } from "./textField.ts";

/** One line: what this is, the game to draw, and the language. */
export function header(state: State, messages: Messages, intents: Intents): TemplateResult {
  return html`<header>
    <h1 title=${messages.tagline}>${messages.title}</h1>
    ${state.catalogue ? gameForm(state, messages, intents) : html`<span class="game"></span>`}
    <button
      type="button"
      class="quiet language"
      lang=${messages.code === "en" ? "zh-CN" : "en"}
      title=${messages.switchLanguage}
      @click=${() => {
        intents.chooseLanguage(messages.code === "en" ? "zh" : "en");
      }}
    >
      ${messages.otherLanguage}
    </button>
  </header>`;
}

/** Ruleset, parameters, start and convention, all of it built from the catalogue. */
function gameForm(state: State, messages: Messages, intents: Intents): TemplateResult {
  const { catalogue, draft, game } = state;
  const ruleset = catalogue?.rulesets.find(({ id }) => id === draft.ruleset);
  const conventions = (catalogue?.conventions ?? []).map(({ kind, name, says }) => ({
    value: kind,
    label: worded(messages, name),
    title: worded(messages, says),
  }));
  return html`<form
    class="game"
    aria-label=${messages.form.label}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      void intents.submit();
    }}
  >
    <span class="choice">
      <select
        aria-label=${messages.form.ruleset}
        .value=${live(draft.ruleset)}
        @change=${(event: Event) => {
          void intents.chooseRuleset((event.target as HTMLSelectElement).value);
        }}
      >
        ${catalogue?.rulesets.map(
          ({ id, name }) =>
            html`<option value=${id} ?selected=${id === draft.ruleset}>${worded(messages, name)}</option>`,
        )}
      </select>
    </span>
    ${repeat(
      ruleset?.parameters ?? [],
      ({ key }) => `${draft.ruleset}.${key}`,
      (card) => parameterField(card, state, messages, intents),
    )}
    ${textField({
      id: "position",
      label: messages.form.position,
      text: draft.position,
      fault: faultIn("position", state, messages),
      onInput: (text) => {
        intents.editPosition(text);
      },
    })}
    <button type="submit">${messages.form.open}</button>
    ${
      game
        ? segments("convention", messages.form.convention, game.convention, conventions, (convention) => {
            void intents.chooseConvention(convention);
          })
        : nothing
    }
  </form>`;
}

function parameterField(
  card: ParameterCard,
  state: State,
  messages: Messages,
  intents: Intents,
): TemplateResult {
  const range = messages.form.at(messages.number(card.range.least), messages.number(card.range.most));
  return textField({
    id: `parameter-${card.key}`,
    label: worded(messages, card.name),
    hint: `${worded(messages, card.meaning)} (${range})`,
    text: state.draft.params[card.key] ?? "",
    fault: faultIn(`params.${card.key}`, state, messages),
    onInput: (text) => {
      intents.editParameter(card.key, text);
    },
  });
}
