import { html, type TemplateResult } from "lit/html.js";
import type { Alliance } from "../../model/convention.ts";
import { chooseConvention } from "../../model/opening/opener.ts";
import { withPlayers } from "../../model/preferences.ts";
import type { State } from "../../model/state.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { sheet } from "../kit/sheet.ts";
import type { FormWords } from "./en.ts";
import { preferenceMatrix, type Editing } from "./preferences/preferenceMatrix.ts";

const editingOf = (redraw: () => void): Editing => ({ redraw });

/** How many players there are, who of them wins when no move is left, and whom each would rather see win. */
export function allianceChoice(
  alliance: Alliance,
  { winners, limits }: NonNullable<State["catalogue"]>,
  context: Context<FormWords>,
): TemplateResult {
  const { messages, store } = context;
  const editing = context.kept.get(editingOf);
  const { fields: words } = messages;
  const choose = (next: Alliance): void => void chooseConvention(store, next);
  const numbers = Array.from({ length: limits.players - 1 }, (_, place) => ({
    value: String(place + 2),
    label: messages.players(place + 2),
  }));
  const rules = winners.map(({ word, says }) => ({
    value: word,
    label: capitalised(worded(messages, says)),
  }));
  return html`${list(words.players, String(alliance.players), numbers, (number) => {
      choose(withPlayers(alliance, Number(number)));
    })}
    ${list(words.winner, alliance.winner ?? rules[0]?.value ?? "first-stuck", rules, (winner) => {
      choose({ ...alliance, winner });
    })}
    <button type="button" class="quiet opens" popovertarget="preferences">${words.preferences}</button>
    <div
      popover
      id="preferences"
      class="sheet preferences"
      role="dialog"
      tabindex="0"
      aria-label=${words.preferences}
      @beforetoggle=${sheet()}
    >
      ${preferenceMatrix(alliance, messages, choose, editing)}
    </div>`;
}

function list<T extends string>(
  label: string,
  chosen: T,
  choices: ReadonlyArray<{ value: T; label: string }>,
  onChoose: (value: T) => void,
): TemplateResult {
  return html`<span class="choice">
    <select
      aria-label=${label}
      .value=${chosen}
      @change=${(event: Event) => {
        onChoose((event.target as HTMLSelectElement).value as T);
      }}
    >
      ${choices.map(
        ({ value, label }) => html`<option value=${value} ?selected=${value === chosen}>${label}</option>`,
      )}
    </select>
  </span>`;
}
