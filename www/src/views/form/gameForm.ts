import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ParameterCard } from "../../solver/wire.ts";
import { sorted } from "../../model/opening/draft.ts";
import { chooseRuleset, submit } from "../../model/opening/typing.ts";
import { draftCard } from "../../model/state.ts";
import { worded } from "../../messages/dictionary.ts";
import type { Context } from "../kit/context.ts";
import { select } from "../kit/controls.ts";
import { conventionChoice, whoWins } from "./conventionChoice.ts";
import type { Words as FormWords } from "./words.en.ts";
import { formLine } from "./line.ts";
import { parameterField } from "./parameters.ts";
import { positionField } from "./positionField.ts";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/parts.ts";
import { sheet } from "../kit/sheet.ts";
import { button } from "../kit/button.ts";

/** What there is to choose with several players. */
const several = new Lazy(parts.players, () => import("./allianceChoice.ts"));

/** How wide fields alone are, in pixels. */
const WIDTH = 320;

/** Ruleset, parameters, start and convention, all of it built from the catalogue. On a narrow screen it is folded. */
export function gameForm(context: Context<FormWords>): TemplateResult {
  const { state, messages, store, kept } = context;
  const { catalogue, draft } = state;
  const rulesets = catalogue?.rulesets ?? [];
  const card = draftCard(state);
  const { own, common } = card ? sorted(card, rulesets) : { own: [], common: [] };
  const line = kept.get(formLine);
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
      ${select(
        messages.form.ruleset,
        draft.ruleset,
        rulesets.map(({ id, name }) => ({ value: id, label: worded(messages, name) })),
        (id) => void chooseRuleset(store, id),
        { isSpoken: true },
      )}
      ${own.slice(0, room).map(field)} ${positionField(context)}
      <button type="submit">${messages.form.open}</button>
      ${conventionChoice(context)} ${moreParameters([...own.slice(room), ...common], context)}
    </form>`;
}

/** Stands for the folded form: which game is shown. */
function foldButton(context: Context<FormWords>): TemplateResult | typeof nothing {
  const { state, messages, kept } = context;
  const { catalogue, game } = state;
  const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  if (!game || !catalogue || !card) return nothing;
  const line = kept.get(formLine);
  const { says } = whoWins(game.convention, catalogue, messages);
  return button(
    html`<span
      >${messages.form.summary({ name: worded(messages, card.name), position: game.written, says })}</span
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
