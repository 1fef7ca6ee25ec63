import { html, type TemplateResult } from "lit/html.js";
import { NORMAL } from "../../../model/convention.ts";
import { playersUnder } from "../../../model/mover.ts";
import { isAsking, question } from "../../../model/question/question.ts";
import { isVeiled } from "../../../model/reveal.ts";
import { classColourOf, valueIn } from "../../kit/cells/classColour.ts";
import type { FigureContext } from "../../kit/context.ts";
import { asks, reason, refuted } from "../../kit/question/sentence.ts";
import type { Hidden } from "./hidden.ts";
import type { Quiz } from "./quiz.ts";
import { gridClassWords } from "./words.ts";

/** What is asked about a cell; what a guess was worth; why a value that is shown is what it is. */
export function gridClassSentence(context: FigureContext, hidden: Hidden, quiz: Quiz): TemplateResult {
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
    scale: playersUnder(state.game?.convention ?? NORMAL) > 2 ? ("players" as const) : 0,
  };
  return quiz.isOpen ? html`${asks(asked, context)}` : reason(asked, last, context);
}
