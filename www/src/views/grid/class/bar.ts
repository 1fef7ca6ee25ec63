// What is done with a grid whose values are hidden: a cell is asked about, guessed, shown, and hidden again.
import { html, nothing, type TemplateResult } from "lit/html.js";
import {
  canGoBack,
  goBack,
  hideAll,
  isAsking,
  isSomeShown,
  showLabels,
} from "../../../model/question/question.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import { questionBar } from "../../kit/question/bar.ts";
import { cellChoices } from "../../kit/question/cellChoices.ts";
import type { Lead } from "../../kit/question/keys.ts";
import { wordsChoice } from "../../kit/question/wordsChoice.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { Hidden } from "./hidden.ts";
import type { Quiz } from "./quiz.ts";
import { gridClassSentence } from "./sentence.ts";
import { gridClassWords } from "./words.ts";

interface InClass {
  hidden: Hidden;
  quiz: Quiz;
}

export function hiddenBar(
  context: FigureContext,
  lead: Lead,
  given: InClass,
  openWorksheet: () => void,
): TemplateResult {
  const { state, messages } = context;
  const { hidden, quiz } = given;
  const words = gridClassWords(messages);
  const isOneByOne = isAsking(state) && hidden.cells !== undefined;
  const hasChoice = wordsOf(state) !== "grundy" || state.game?.convention.kind !== "alliance";
  return html`<div class="classroom">
    ${questionBar(context, lead, {
      label: words.label,
      says: html`<p class="says" aria-live="polite">${gridClassSentence(context, hidden, quiz)}</p>`,
      keys: words.keys(wordsOf(state)),
      tools: isOneByOne ? tools(context, quiz) : [],
      choices: quiz.isOpen ? cellChoices(context, (said) => void quiz.guess(said)) : nothing,
      options: hasChoice ? wordsChoice(context) : nothing,
      more: html`<button type="button" aria-haspopup="dialog" @click=${openWorksheet}>
        ${words.worksheet}
      </button>`,
    })}
  </div>`;
}

/** What is shown at once, and hidden again. */
function tools(
  { state, store, messages }: FigureContext,
  quiz: Quiz,
): ReadonlyArray<readonly [label: string, isPossible: boolean, act: () => void]> {
  const words = gridClassWords(messages);
  const rest = quiz.rest();
  const follows = quiz.following();
  return [
    [words.this, quiz.isOpen, () => quiz.show()],
    [words.row, quiz.asked !== undefined && rest.length > 0, () => quiz.showRow()],
    [words.follows, follows.length > 0, () => showLabels(store, follows)],
    [words.all, rest.length > 0, () => showLabels(store, rest)],
    [words.back, canGoBack(state), () => void goBack(store)],
    [words.hideAll, isSomeShown(state), () => hideAll(store)],
  ];
}
