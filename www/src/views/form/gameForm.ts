import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import { gameIn } from "../../model/games.ts";
import type { Alliance } from "../../model/convention.ts";
import { sorted } from "../../model/opening/draft.ts";
import { offeredAs, ruleOf } from "../../model/opening/ownRules.ts";
import { chooseConvention } from "../../model/opening/opener.ts";
import { submit } from "../../model/opening/typing.ts";
import { withPlayers } from "../../model/preferences.ts";
import { draftCard } from "../../model/state.ts";
import type { Convention } from "../../solver/api.ts";
import type { Catalogue, ParameterCard } from "../../solver/wire.ts";
import { button } from "../kit/button.ts";
import type { Context } from "../kit/context.ts";
import { select } from "../kit/controls.ts";
import { sheet } from "../kit/sheet.ts";
import type { KitWords } from "../kit/words.ts";
import { gameChoice } from "./gameChoice.ts";
import { formLine } from "./line.ts";
import { parameterField } from "./parameters.ts";
import { positionField } from "./positionField.ts";
import type { Words as FormWords } from "./words.en.ts";

/** What there is to choose with several players. */
const several = new Lazy(parts.players, () => import("./allianceChoice.ts"));

/** How wide fields alone are, in pixels. */
const WIDTH = 320;

/** Game, parameters, start and convention, all of it built from the catalogue. On a narrow screen it is folded. */
export function gameForm(context: Context<FormWords>): TemplateResult {
  const { state, messages, store, kept } = context;
  const { catalogue, draft } = state;
  const rulesets = catalogue?.rulesets ?? [];
  const card = draftCard(state);
  const { own: all, common } = card ? sorted(card, rulesets) : { own: [], common: [] };
  // The field for a rule stays whatever is written there.
  const rule = ruleOf(card);
  const own = all.filter((parameter) => parameter !== rule);
  const line = kept.get(formLine);
  const choice = kept.get(gameChoice);
  const room = line.room([messages.code, draft.ruleset, draft.convention.kind].join());
  const field = (card: ParameterCard): TemplateResult => parameterField(card, context);
  return html`${foldButton(context)}
    <form
      id="game"
      class="game ${line.isOpen ? "" : "folded"}"
      aria-label=${messages.form.label}
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        void submit(store).then(() => {
          if (!store.state.fault) line.fold();
        });
      }}
    >
      ${choice.button(context)} ${rule ? field(rule) : nothing} ${own.slice(0, room).map(field)}
      ${positionField(context)}
      <button type="submit">${messages.form.open}</button>
      ${conventionChoice(context)} ${moreParameters([...own.slice(room), ...common], context)}
    </form>
    ${choice.sheet(context)}`;
}

/** Stands for the folded form: which game is shown. */
function foldButton(context: Context<FormWords>): TemplateResult | typeof nothing {
  const { state, messages, kept } = context;
  const { catalogue, game } = state;
  const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  if (!game || !catalogue || !card) return nothing;
  const { name } = gameIn(offeredAs(card, catalogue.rulesets), game.params);
  const line = kept.get(formLine);
  const { says } = whoWins(game.convention, catalogue, messages);
  return button(
    html`<span
      >${messages.form.summary({ name: worded(messages, name), position: game.written, says })}</span
    >`,
    () => line.toggle(!line.isOpen),
    { look: "quiet opens fold", isOpen: line.isOpen, controls: "game" },
  );
}

/** A button that opens what is seldom wanted, and what the line has no room for. */
function moreParameters(cards: readonly ParameterCard[], context: Context<FormWords>): TemplateResult {
  const { messages } = context;
  const { catalogue, draft } = context.state;
  const { convention } = draft;
  const isAlliance = convention.kind === "alliance";
  return html`<button type="button" class="quiet opens" popovertarget="more">${messages.form.more}</button>
    <div
      popover
      id="more"
      class="sheet further"
      role="dialog"
      tabindex="0"
      aria-label=${messages.form.more}
      @beforetoggle=${isAlliance ? sheet() : sheet(undefined, WIDTH)}
    >
      ${cards.map((card) => parameterField(card, context))}
      ${
        isAlliance && catalogue
          ? (several.get()?.allianceChoice(convention, catalogue, context) ?? nothing)
          : nothing
      }
    </div>`;
}

/** The several players of before, for when they are chosen again. */
const lastAlliance = (): { alliance?: Alliance } => ({});

/** A list of who may win, and of how many may play; beside it stands in two lines what is chosen. */
function conventionChoice(context: Context<FormWords>): TemplateResult | typeof nothing {
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
function whoWins(
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
