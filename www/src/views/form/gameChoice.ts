// The name of the game, which opens all games to choose from.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import { worded } from "../../messages/dictionary.ts";
import { gameIn } from "../../model/games.ts";
import { offeredAs } from "../../model/opening/ownRules.ts";
import { draftCard } from "../../model/state.ts";
import { button } from "../kit/button.ts";
import type { Context } from "../kit/context.ts";
import type { GameSheet } from "./games/gameSheet.ts";
import type { Words as FormWords } from "./words.en.ts";

const sheets = new Lazy(parts.rulesets, () => import("./games/gameSheet.ts"));

class GameChoice {
  #isOpen = false;
  #sheet: GameSheet | undefined;
  readonly #redraw: () => void;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  button({ state, messages }: Context<FormWords>): TemplateResult | typeof nothing {
    const card = draftCard(state);
    if (!card) return nothing;
    const offered = offeredAs(card, state.catalogue?.rulesets ?? []);
    const name = worded(messages, gameIn(offered, state.draft.params).name);
    return button(html`<span>${name}</span>`, () => this.#open(true), {
      look: "quiet opens called",
      opens: "dialog",
      named: messages.form.choose({ name }),
    });
  }

  /** It is fetched when it is first opened, and begins anew whenever it is. */
  sheet(context: Context<FormWords>): TemplateResult | typeof nothing {
    const part = this.#isOpen ? sheets.get() : undefined;
    if (!part) return nothing;
    this.#sheet ??= new part.GameSheet(context, () => this.#open(false));
    return this.#sheet.template(context);
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#sheet = undefined;
    if (isOpen) sheets.ask();
    this.#redraw();
  }
}

export const gameChoice = (redraw: () => void): GameChoice => new GameChoice(redraw);
