// What a screen reader comes to first on the page: what is shown, what is selected, and what can be done just now.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { captionOf } from "../../exports/caption.ts";
import { exportWords } from "../../exports/words.ts";
import { isFirstGame } from "../../model/firstVisit.ts";
import { lessons } from "../../model/lessons/slice.ts";
import { labellingOf } from "../../model/reveal.ts";
import { toldExplanation } from "../../model/telling.ts";
import { drawnByNodes, type State } from "../../model/state.ts";
import { PICTURE } from "../../model/view.ts";
import type { Context } from "../kit/context.ts";
import type { KitFigureWords } from "../kit/figure/words.ts";
import { verdictSentence } from "../kit/verdict.ts";
import { wordsBy } from "./words.all.ts";
import type { Words } from "./words.en.ts";

type SummaryHint = keyof Words["hints"];

/** Views with a hint of their own; others have one in common. */
const OF_VIEWS: ReadonlySet<string> = new Set<SummaryHint>([
  "board",
  "table",
  "grid",
  "sequence",
  "theorems",
]);

export function summary(context: Context<KitFigureWords>, view: string): TemplateResult {
  const { state, messages } = context;
  const words = wordsBy[messages.code];
  const said = captionOf({ state, words: exportWords(messages), scene: undefined, address: "" });
  const what = [said.title, said.description].filter(Boolean);
  return html`<section class="spoken" aria-label=${words.label}>
    ${what.map((each) => html`<p>${each}</p>`)}
    ${state.game ? html`<p>${verdictSentence(state, messages) || words.selected({ position: state.selected })}</p>` : nothing}
    <p>${words.hints[hintOf(state, view)]}</p>
  </section>`;
}

/** What matters most of all that can be done. */
function hintOf(state: State, view: string): SummaryHint {
  if (isFirstGame(state)) return "game";
  if (lessons.of(state).content) return "lesson";
  if (view === PICTURE && labellingOf(state)) return "labelling";
  const { explanation } = state;
  if (explanation && !toldExplanation(state)) return "hidden";
  if (explanation?.label === state.selected && explanation.options.length === 0) return "over";
  if (view === PICTURE) return drawnByNodes(state) ? "graph" : "far";
  return OF_VIEWS.has(view) ? (view as SummaryHint) : "other";
}
