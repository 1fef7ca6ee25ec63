import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Catalogue } from "../../solver/wire.ts";
import { wordOf } from "../../model/convention.ts";
import { areHeapsAnywhere } from "../../model/opening/draft.ts";
import type { OpenGame } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { Context } from "../kit/context.ts";
import { sentenceOf } from "../boards/faults.ts";
import { researchWords, type ResearchWords } from "./research/words.ts";
import { boundFields, boundsWithin, isOfBounds } from "./boundFields.ts";
import type { TypedBounds } from "./bounds.ts";
import { labOf } from "./lab.ts";
import { PatternTable } from "./patternTable.ts";
import type { Pattern } from "./patterns.ts";
import { theorems, type Survey } from "./slice.ts";
import { theoremWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

/** How far to look at first. */
const BOUNDS: TypedBounds = { bound: "6", heaps: "4", jiaEnding: false };

/** The values of positions by the pattern of their equal heaps, for whoever looks for a rule. */
export class PatternSection {
  readonly #redraw: () => void;
  readonly #table: PatternTable;
  #typed = { ruleset: "", bounds: BOUNDS };

  constructor(redraw: () => void) {
    this.#redraw = redraw;
    this.#table = new PatternTable(redraw);
  }

  /** Nothing where positions are no heaps. */
  template(context: Context): TemplateResult | typeof nothing {
    const { state, messages, store } = context;
    const { game, catalogue } = state;
    const { survey } = theorems.of(state);
    const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
    // Passes are no heap among heaps.
    if (!game || !catalogue || !card || !areHeapsAnywhere(card) || game.passes > 0) return nothing;
    const words = researchWords(messages);
    const { patterns: own } = words;
    const numbers = numbersOfPlayers(game, catalogue);
    const typed = this.#typed.ruleset === game.ruleset ? this.#typed.bounds : boundsWithin(BOUNDS, card);
    return html`<section class="research patterns" aria-labelledby="patterns">
      <h3 id="patterns">${own.title}</h3>
      <p>${own.says}</p>
      <p>${own.story}</p>
      <form
        aria-labelledby="patterns"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault();
          this.#find(typed, store);
        }}
      >
        ${boundFields(
          {
            id: "patterns",
            typed,
            board: game.board,
            error: survey?.error,
            onType: (bounds) => {
              this.#typed = { ruleset: game.ruleset, bounds };
              this.#redraw();
            },
          },
          context,
        )}
        <button type="submit">${own.find}</button>
        ${
          numbers.length > 1
            ? button(own.findAll({ least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 }), () =>
                this.#find(typed, store, numbers),
              )
            : nothing
        }
      </form>
      ${survey?.progress ? this.#progress(survey.progress, context, own) : nothing}
      <div class="result" ${speaks()}>
        ${survey && !survey.progress ? this.#outcome(survey, context, own) : nothing}
      </div>
      ${survey && survey.columns.length > 0 ? this.#table.template(survey, context, own) : nothing}
    </section>`;
  }

  #find(typed: TypedBounds, store: Store, numbers: readonly number[] = []): void {
    this.#table.shorten();
    void labOf(store).surveyor.survey(typed, numbers);
  }

  #progress(
    progress: NonNullable<Survey["progress"]>,
    context: Context,
    own: ResearchWords["patterns"],
  ): TemplateResult {
    const { messages, store } = context;
    const { game } = context.state;
    const words = theoremWords(messages);
    const { players, phase, positions, total } = progress;
    const areSeveral = game?.convention.kind === "alliance";
    const reached = words.progress({ done: positions, total });
    return html`<div class="running">
      ${button(words.cancel, () => labOf(store).surveyor.cancel())}
      <progress
        aria-label=${words.phase({ phase })}
        max=${total ?? nothing}
        value=${total === undefined ? nothing : positions}
      ></progress>
      <span>${areSeveral ? own.with({ players, reached }) : reached}</span>
    </div>`;
  }

  #outcome({ columns, error }: Survey, context: Context, own: ResearchWords["patterns"]): unknown {
    if (error?.code === "cancelled") return html`<p>${own.cancelled}</p>`;
    if (error) return isOfBounds(error) ? nothing : html`<p>${sentenceOf(error, context)}</p>`;
    const patterns = this.#table.patterns(columns);
    const isConstant = ({ values }: Pattern): boolean => values.every((of) => of.length === 1);
    const constant = patterns.filter(isConstant).length;
    const areAll = constant === patterns.length;
    return html`<p>${own.summary({ patterns: patterns.length, constant, areAll })}</p>`;
  }
}

/** How many players there may be instead: with preferences that follow the turns, so many that the winner is among them. */
function numbersOfPlayers({ convention }: OpenGame, { winners, limits }: Catalogue): number[] {
  if (convention.kind !== "alliance" || typeof convention.preferences === "object") return [];
  const card = winners.find(({ word }) => word === wordOf(convention.winner));
  const least = card?.fewestPlayers ?? limits.players;
  return Array.from({ length: limits.players - least + 1 }, (_, index) => least + index);
}
