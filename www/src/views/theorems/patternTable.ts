import { html, nothing, type TemplateResult } from "lit/html.js";
import type { State } from "../../model/state.ts";
import type { Context } from "../kit/context.ts";
import { segments } from "../kit/segments.ts";
import type { ResearchWords } from "./research/words.ts";
import { patternRow } from "./patternRow.ts";
import { measuresOf, patternsOf, type Measure, type Pattern } from "./patterns.ts";
import type { Survey } from "./slice.ts";
import { worded } from "../../messages/dictionary.ts";
import { select } from "../kit/controls.ts";
import { labOf } from "./lab.ts";
import { button } from "../kit/button.ts";

/** Rows that are shown at first, and each time when more are wanted. */
const ROWS = 60;

/** What was found, a row for each pattern: as much of it as the reader has wanted to see. */
export class PatternTable {
  readonly #redraw: () => void;
  /** Where several things are known of the positions, the one that is looked at. */
  #measure: Measure = "grundy";
  #rows = ROWS;
  /** Grouping takes long where positions are many, and a table is drawn often. */
  #grouped: { columns: Survey["columns"]; measure: Measure; patterns: readonly Pattern[] } | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Another search begins, and its table with few rows. */
  shorten(): void {
    this.#rows = ROWS;
  }

  /** The patterns of the positions, with the values that are looked at. */
  patterns(columns: Survey["columns"]): readonly Pattern[] {
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

  template(survey: Survey, context: Context, own: ResearchWords["patterns"]): TemplateResult {
    const { state } = context;
    const { columns, compared } = survey;
    const patterns = this.patterns(columns);
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
        ${comparison(survey, context, own)}
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
                  html`<th scope="col">${isAlone ? own.measures[chosen] : own.ofPlayers({ players })}</th>`,
              )}
              ${compared ? html`<th scope="col">${isAlone ? own.predicted : own.predictedWith({ players: playersOf(state) })}</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${patterns.slice(0, this.#rows).map((pattern) => patternRow(pattern, chosen, compared, own, context))}
          </tbody>
        </table>
      </div>
      ${
        rest > 0
          ? html`<p>
              ${button(own.rows({ rest: Math.min(rest, ROWS) }), () => {
                this.#rows += ROWS;
                this.#redraw();
              })}
            </p>`
          : nothing
      }`;
  }

  /** What is known of the positions, and of that what is looked at. */
  #measures(columns: Survey["columns"]): { known: Measure[]; chosen: Measure } {
    const known = measuresOf(columns.map(({ census }) => census));
    return { known, chosen: known.includes(this.#measure) ? this.#measure : (known[0] ?? "outcome") };
  }
}

/** How many players the game is for, of which a theorem speaks. */
function playersOf({ game }: State): number {
  return game?.convention.kind === "alliance" ? game.convention.players : 2;
}

/** A choice of the theorem that the values are compared with, of those that speak of the game; none where there are none. */
function comparison(
  { compared }: Survey,
  context: Context,
  own: ResearchWords["patterns"],
): TemplateResult | typeof nothing {
  const { messages, store } = context;
  const { explanation, catalogue } = context.state;
  const named = (explanation?.theorems ?? []).flatMap(({ id }) => {
    const card = catalogue?.theorems.find((theorem) => theorem.id === id);
    return card ? [{ value: id, label: worded(messages, card.name) }] : [];
  });
  if (named.length === 0) return nothing;
  const chosen = compared?.theorem ?? "";
  return select(
    own.compare,
    chosen,
    [{ value: "", label: own.nothing }, ...named],
    (theorem) => void labOf(store).surveyor.compare(theorem),
    { look: "compare" },
  );
}
