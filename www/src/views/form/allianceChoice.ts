import { html, type TemplateResult } from "lit/html.js";
import { winnerIn, wordOf, type Alliance } from "../../model/convention.ts";
import { chooseConvention } from "../../model/opening/opener.ts";
import type { Catalogue } from "../../solver/wire.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { choiceField } from "./parameters.ts";
import type { Words as FormWords } from "./words.en.ts";
import { preferenceMatrix, type Editing } from "./preferences/preferenceMatrix.ts";

const editingOf = (redraw: () => void): Editing => ({ redraw });

/** Who of several players wins when no move is left, and whom each would rather see win. */
export function allianceChoice(
  alliance: Alliance,
  { winners }: Catalogue,
  context: Context<FormWords>,
): TemplateResult {
  const { messages, store } = context;
  const { fields: words } = messages;
  const choose = (next: Alliance): void => void chooseConvention(store, next);
  const lawful = winners.filter(({ fewestPlayers }) => alliance.players >= fewestPlayers);
  const choices = lawful.map(({ word, says }) => ({
    value: word,
    label: capitalised(worded(messages, says)),
  }));
  return html`${choiceField({
      id: "winner",
      label: words.winner,
      chosen: wordOf(alliance.winner),
      choices,
      onChoose: (chosen) => {
        const winner = winnerIn(chosen, winners);
        if (winner !== undefined) choose({ ...alliance, winner });
      },
    })}
    <section class="preferences" aria-label=${words.preferences}>
      <p class="title">${words.preferences}</p>
      ${preferenceMatrix(alliance, messages, choose, context.kept.get(editingOf))}
    </section>`;
}
