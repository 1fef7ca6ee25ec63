import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Convention } from "../../solver/api.ts";
import type { Catalogue } from "../../solver/wire.ts";
import type { Alliance } from "../../model/convention.ts";
import { chooseConvention } from "../../model/opening/opener.ts";
import { withPlayers } from "../../model/preferences.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { select } from "../kit/controls.ts";
import type { KitWords } from "../kit/words.ts";
import type { Words as FormWords } from "./words.en.ts";

/** The several players of before, for when they are chosen again. */
const lastAlliance = (): { alliance?: Alliance } => ({});

/** A list of who may win, and of how many may play; beside it stands in two lines what is chosen. */
export function conventionChoice(context: Context<FormWords>): TemplateResult | typeof nothing {
  const { messages, store, kept } = context;
  const { catalogue, draft, game } = context.state;
  if (!catalogue || !game) return nothing;
  const last = kept.get(lastAlliance);
  const { convention } = draft;
  if (convention.kind === "alliance") last.alliance = convention;
  const chosen = convention.kind === "alliance" ? String(convention.players) : convention.kind;
  const choices = catalogue.conventions.map(({ kind, name, says }) =>
    kind === "alliance"
      ? {
          heading: messages.fields.players,
          choices: Array.from({ length: catalogue.limits.players - 1 }, (_, place) => ({
            value: String(place + 2),
            label: messages.players({ players: place + 2 }),
          })),
        }
      : {
          value: kind,
          label: messages.form.play({
            says: capitalised(worded(messages, says)),
            term: worded(messages, name),
          }),
        },
  );
  const { says, term } = whoWins(convention, catalogue, messages);
  const choose = (word: string): void => void chooseConvention(store, conventionFrom(word, last.alliance));
  return html`<span class="choice two">
    <span class="chosen" aria-hidden="true">${capitalised(says)}<small>${term}</small></span>
    ${select<string>(messages.fields.convention, chosen, choices, choose, { isSpoken: true })}
  </span>`;
}

/** Who wins, or how many play, and the name of that. */
export function whoWins(
  convention: Convention,
  { conventions }: Catalogue,
  messages: KitWords,
): { says: string; term: string } {
  const card = conventions.find(({ kind }) => kind === convention.kind);
  const says = card ? worded(messages, card.says) : "";
  return {
    says: convention.kind === "alliance" ? messages.players({ players: convention.players }) : says,
    term: card ? worded(messages, card.name) : "",
  };
}

/** What is chosen: one of two conventions, or a number of players, who keep what they had of another number. */
function conventionFrom(value: string, last: Alliance | undefined): Convention {
  if (value === "normal" || value === "misere") return { kind: value };
  const players = Number(value);
  return last ? withPlayers(last, players) : { kind: "alliance", players };
}
