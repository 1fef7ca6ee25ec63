import { startFrom } from "../../model/opening/opener.ts";
import type { Store } from "../../model/store.ts";
import type { Context } from "../kit/context.ts";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Limits, Prediction } from "../../solver/wire.ts";
import { measuresOf, patternsOf, typedHeaps, type Measure, type Pattern } from "./patterns.ts";
import type { TypedBounds } from "./bounds.ts";
import { areHeapsAnywhere } from "../../model/opening/draft.ts";
import type { OpenGame, State } from "../../model/state.ts";
import { PICTURE, openView } from "../../model/view.ts";
import { theorems, type Survey } from "./slice.ts";
import { worded } from "../../messages/index.ts";
import type { ResearchWords } from "./research/en.ts";
import { researchWords } from "./research/words.ts";
import { theoremWords } from "./words.ts";
import { boundFields, boundsWithin, isOfBounds } from "./boundFields.ts";
import { sentenceOf } from "../kit/faults.ts";
import { labOf } from "./lab.ts";
import { valuesOf } from "./predictions.ts";
import { useResearchStyles } from "./researchStyles.ts";
import { segments } from "../kit/segments.ts";
import { valueBadge } from "../kit/badge.ts";

/** How far to look at first. */
const BOUNDS: TypedBounds = { bound: "6", heaps: "4", jiaEnding: false };
/** Rows that are shown at first, and each time when more are wanted. */
const ROWS = 60;
/** Values of a pattern that are listed, alone and beside those with other numbers of players. */
const LISTED = 6;
const LISTED_BESIDE = 3;
/** A convention of several players is for at least so many. */
const LEAST_PLAYERS = 2;

/** The values of positions by the pattern of their equal heaps, for whoever looks for a rule. */
export class PatternTable {
  readonly #redraw: () => void;
  #typed = { ruleset: "", bounds: BOUNDS };
  /** Where several things are known of the positions, the one that is looked at. */
  #measure: Measure = "grundy";
  #rows = ROWS;
  #grouped: { columns: Survey["columns"]; measure: Measure; patterns: readonly Pattern[] } | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
    useResearchStyles();
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
            board: card.board,
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
          hasStandardPlayers(game)
            ? html`<button
                type="button"
                @click=${() => {
                  this.#find(typed, store, numbersOfPlayers(catalogue.limits));
                }}
              >
                ${own.findAll(LEAST_PLAYERS, catalogue.limits.players)}
              </button>`
            : nothing
        }
      </form>
      ${survey?.progress ? this.#progress(survey.progress, context, own) : nothing}
      <div class="result" role="status">
        ${survey && !survey.progress ? this.#outcome(survey, context, own) : nothing}
      </div>
      ${survey && survey.columns.length > 0 ? this.#table(survey, context, own) : nothing}
    </section>`;
  }

  #find(typed: TypedBounds, store: Store, numbers: readonly number[] = []): void {
    this.#rows = ROWS;
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
    const reached = words.progress(positions, total);
    return html`<div class="running">
      <button
        type="button"
        @click=${() => {
          labOf(store).surveyor.cancel();
        }}
      >
        ${words.cancel}
      </button>
      <progress
        aria-label=${words.phases[phase]}
        max=${total ?? nothing}
        value=${total === undefined ? nothing : positions}
      ></progress>
      <span>${areSeveral ? own.with(players, reached) : reached}</span>
    </div>`;
  }

  #outcome({ columns, error }: Survey, context: Context, own: ResearchWords["patterns"]): unknown {
    if (error?.code === "cancelled") return html`<p>${own.cancelled}</p>`;
    if (error) return isOfBounds(error) ? nothing : html`<p>${sentenceOf(error, context)}</p>`;
    const patterns = this.#group(columns);
    const isConstant = ({ values }: Pattern): boolean => values.every((of) => of.length === 1);
    return html`<p>${own.summary(patterns.length, patterns.filter(isConstant).length)}</p>`;
  }

  /** What is known of the positions, and of that what is looked at. */
  #measures(columns: Survey["columns"]): { known: Measure[]; chosen: Measure } {
    const known = measuresOf(columns.map(({ census }) => census));
    return { known, chosen: known.includes(this.#measure) ? this.#measure : (known[0] ?? "outcome") };
  }

  #group(columns: Survey["columns"]): readonly Pattern[] {
    const { chosen: measure } = this.#measures(columns);
    if (this.#grouped?.columns !== columns || this.#grouped.measure !== measure) {
      const patterns = patternsOf(
        columns.map(({ census }) => census),
        measure,
      );
      this.#grouped = { columns, measure, patterns };
    }
    return this.#grouped.patterns;
  }

  /** The theorems of the game, one of which can be compared with the values. */
  #choice(
    { compared }: Survey,
    context: Context,
    own: ResearchWords["patterns"],
  ): TemplateResult | typeof nothing {
    const { messages, store } = context;
    const { explanation, catalogue } = context.state;
    const named = (explanation?.theorems ?? []).flatMap(({ id }) => {
      const card = catalogue?.theorems.find((theorem) => theorem.id === id);
      return card ? [{ id, name: worded(messages, card.name) }] : [];
    });
    if (named.length === 0) return nothing;
    const chosen = compared?.theorem ?? "";
    return html`<label class="compare"
      >${own.compare}
      <span class="choice">
        <select
          .value=${chosen}
          @change=${({ target }: Event) => {
            void labOf(store).surveyor.compare((target as HTMLSelectElement).value);
          }}
        >
          ${[{ id: "", name: own.nothing }, ...named].map(
            ({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`,
          )}
        </select>
      </span>
    </label>`;
  }

  #table(survey: Survey, context: Context, own: ResearchWords["patterns"]): TemplateResult {
    const { state } = context;
    const { columns, compared } = survey;
    const patterns = this.#group(columns);
    const { known, chosen } = this.#measures(columns);
    const rest = patterns.length - this.#rows;
    const isAlone = columns.length === 1;
    return html`<div class="looks">
        ${
          known.length > 1
            ? segments(
                "measure",
                own.measure,
                chosen,
                known.map((value) => ({ value, label: own.measures[value] })),
                (measure) => {
                  this.#measure = measure;
                  this.#redraw();
                },
              )
            : nothing
        }
        ${this.#choice(survey, context, own)}
      </div>
      <div class="rows" tabindex="0" role="region" aria-label=${own.label}>
        <table aria-label=${own.label}>
          <thead>
            <tr>
              <th scope="col">${own.pattern}</th>
              <th scope="col" class="count">${own.positions}</th>
              <th scope="col">${own.first}</th>
              ${columns.map(
                ({ players }) =>
                  html`<th scope="col">${isAlone ? own.measures[chosen] : own.ofPlayers(players)}</th>`,
              )}
              ${compared ? html`<th scope="col">${isAlone ? own.predicted : own.predictedWith(playersOf(state))}</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${patterns.slice(0, this.#rows).map((pattern) => row(pattern, chosen, compared, own, context))}
          </tbody>
        </table>
      </div>
      ${
        rest > 0
          ? html`<p>
              <button
                type="button"
                @click=${() => {
                  this.#rows += ROWS;
                  this.#redraw();
                }}
              >
                ${own.rows(Math.min(rest, ROWS))}
              </button>
            </p>`
          : nothing
      }`;
  }
}

function row(
  pattern: Pattern,
  measure: Measure,
  compared: Survey["compared"],
  own: ResearchWords["patterns"],
  context: Context,
): TemplateResult {
  const { messages, store } = context;
  const { copies, hasOnes, positions, first, values } = pattern;
  const label = typedHeaps(first);
  const listed = values.length === 1 ? LISTED : LISTED_BESIDE;
  return html`<tr>
    <th scope="row" class="pattern">
      ${copies.length === 0 ? own.none : copies.join("·")}
      ${hasOnes ? html`<small>${own.ones}</small>` : nothing}
    </th>
    <td class="count">${messages.number(positions)}</td>
    <td>
      <button
        type="button"
        class="quiet go"
        title=${messages.position.startHint(label)}
        @click=${() => {
          void startFrom(store, label);
          openView(store, PICTURE);
        }}
      >
        ${label}
      </button>
    </td>
    ${values.map(
      (of) =>
        html`<td class=${values.length === 1 ? "alone" : ""}>
          ${of
            .slice(0, listed)
            .map(
              ({ value, count }) =>
                html`<span class="value"
                  >${badge(value, measure)}${of.length > 1 ? html`<small>${own.times(count)}</small>` : nothing}</span
                >`,
            )}
          ${of.length > listed ? html`<small>${own.more(of.length - listed)}</small>` : nothing}
        </td>`,
    )}
    ${compared ? html`<td>${prediction(compared.predictions.get(label), own)}</td>` : nothing}
  </tr>`;
}

function badge(value: number, measure: Measure): TemplateResult {
  if (measure === "outcome") return valueBadge(value === 0 ? "P" : "N", 0);
  return valueBadge(value, measure === "gameValue" ? "players" : value);
}

/** What a theorem predicts; several values where it leaves them open. */
function prediction(predicted: Prediction | undefined, own: ResearchWords["patterns"]): unknown {
  if (!predicted || predicted.kind === "silent") return own.silent;
  return valuesOf(predicted).map((value) => {
    switch (value.kind) {
      case "outcome":
        return valueBadge(value.outcome, 0);
      case "grundy":
        return valueBadge(value.grundy, value.grundy);
      case "game-value":
        return valueBadge(value.turns, "players");
      case "remoteness":
      case "undefined":
        return own.silent;
    }
  });
}

function playersOf({ game }: State): number {
  return game?.convention.kind === "alliance" ? game.convention.players : LEAST_PLAYERS;
}

/** Whether there are several players whose preferences follow the turns, so that there may be another number of them. */
function hasStandardPlayers({ convention }: OpenGame): boolean {
  return convention.kind === "alliance" && typeof convention.preferences !== "object";
}

function numbersOfPlayers({ players }: Limits): number[] {
  return Array.from({ length: players - LEAST_PLAYERS + 1 }, (_, index) => LEAST_PLAYERS + index);
}
