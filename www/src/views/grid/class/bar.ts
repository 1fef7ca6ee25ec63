// What is done with a grid whose values are hidden: a cell is asked about, guessed, shown, and hidden again.
import { html, nothing, type TemplateResult } from "lit/html.js";
import {
  canGoBack,
  goBack,
  hideAll,
  isAsking,
  isSomeShown,
  showLabels,
  question,
} from "../../../model/question/question.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import { questionBar } from "../../kit/question/bar.ts";
import { asks, reason, refuted } from "../../kit/question/sentence.ts";
import { cellChoices } from "../../kit/question/cellChoices.ts";
import type { ClassLead } from "../../kit/question/stand.ts";
import { wordsChoice } from "../../kit/question/wordsChoice.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { Hidden } from "./hidden.ts";
import type { Quiz } from "./quiz.ts";
import { gridClassWords } from "./words.ts";
import { NORMAL } from "../../../model/convention.ts";
import { playersUnder } from "../../../model/mover.ts";
import { isVeiled } from "../../../model/reveal.ts";
import { classColourOf, classScale, valueIn } from "../../kit/cells/classColour.ts";
import { speaks } from "../../kit/voice.ts";

interface InClass {
  hidden: Hidden;
  quiz: Quiz;
}

export function hiddenBar(context: FigureContext, lead: ClassLead, given: InClass): TemplateResult {
  const { state, messages } = context;
  const { hidden, quiz } = given;
  const words = gridClassWords(messages);
  const isOneByOne = isAsking(state) && hidden.cells !== undefined;
  const hasChoice = wordsOf(state) !== "grundy" || state.game?.convention.kind !== "alliance";
  return html`<div class="classroom">
    ${questionBar(context, lead, {
      label: words.label,
      says: html`<p class="says" ${speaks()}>${gridClassSentence(context, hidden, quiz)}</p>`,
      does: words.does,
      keys: [
        [["↑", "↓", "←", "→"], words.keys.go],
        [["Enter"], words.keys.ask],
      ],
      tools: isOneByOne ? tools(context, quiz) : [],
      choices: quiz.isOpen ? cellChoices(context, (said) => void quiz.guess(said)) : nothing,
      options: hasChoice ? wordsChoice(context) : nothing,
      more: nothing,
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

/** What is asked about a cell; what a guess was worth; why a value that is shown is what it is. */
function gridClassSentence(context: FigureContext, hidden: Hidden, quiz: Quiz): TemplateResult {
  const { state, messages } = context;
  const words = gridClassWords(messages);
  if (!isAsking(state)) return html`${isVeiled(state) ? words.veiled : words.labelled}`;
  if (!hidden.cells) return html`${words.notOneByOne}`;
  if (!quiz.asked) return html`${quiz.rest().length === 0 ? words.allShown : words.press}`;
  const { last } = question.of(state);
  const { label } = quiz.asked;
  if (last?.label === label && !last.isRight && quiz.isOpen) return html`${refuted(last, context)}`;
  const told = classColourOf(state);
  const asked = {
    label,
    value: quiz.value,
    options: quiz.options?.map((option) => ({
      label: option.label,
      value: quiz.isShown(option.label) ? valueIn(option.value, told) : undefined,
    })),
    colouring: told.value === "winner" ? (told.mover ?? 0) : told.value,
    scale: classScale(told, playersUnder(state.game?.convention ?? NORMAL)),
  };
  return quiz.isOpen ? html`${asks(asked, context)}` : reason(asked, last, context);
}
