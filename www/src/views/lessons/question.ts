import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import { choose, say, tell } from "../../model/lessons/leading.ts";
import { textIn, type AnswerChoice, type Question } from "../../model/lessons/lesson.ts";
import { lessons, stepOf } from "../../model/lessons/slice.ts";
import { areHandsCounted } from "../../model/question/counted.ts";
import { isBest } from "../../model/mover.ts";
import { select } from "../../model/play.ts";
import { graphOf } from "../../model/state.ts";
import { everyReason, everyValue } from "../../model/everyValue.ts";
import { stonesBeside } from "../boards/stonesBeside.ts";
import { actButton } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { handCount } from "../kit/question/hands.ts";
import { askedIn, refuted } from "../kit/question/sentence.ts";
import { numberForm, valueChoices, valueName } from "../kit/valueChoices.ts";
import { lessonCaption } from "./caption.ts";
import { lessonWords } from "./words.ts";
import { button } from "../kit/button.ts";
import { speaks } from "../kit/voice.ts";

/** What is to be found out, how it can be answered, and what the answer was worth. */
export function lessonQuestion(asked: Question, context: FigureContext): TemplateResult {
  const { store, messages } = context;
  const words = lessonWords(messages);
  const { isSettled } = lessons.of(context.state);
  const asking = textIn(asked.ask, messages.code) || askedIn(asked, context);
  return html`<div class="question" role="group" aria-label=${asking}>
    ${isAsked(asked, context) ? nothing : html`<p class="ask">${stonesBeside(context.state, asked.position ?? "")}${asked.ask ? lessonCaption(asked.ask, context) : asking}</p>`}
    ${areHandsCounted(context.state) ? handCount(context) : isSettled ? nothing : means(asked, context)}
    <p class="finding" ${speaks()}>${said(asked, context)}</p>
    <span class="acts"> ${isSettled ? nothing : quiet(words.tell, () => tell(store))} </span>
  </div>`;
}

/** Whether the caption ends with the question already: with one that names the position, or what is asked of it. */
function isAsked({ kind, ask, position = "" }: Question, { state, messages }: FigureContext): boolean {
  const caption = textIn(stepOf(state)?.caption, messages.code).trim();
  const last =
    caption
      .slice(0, -1)
      .split(/[.!?。！？]/)
      .at(-1) ?? "";
  return (
    kind === "value" &&
    !ask &&
    /[?？]$/.test(caption) &&
    (last.includes(position) || last.includes(lessonWords(messages).value) || /\bP\b/.test(last))
  );
}

/** What the answer was worth, and the right one where it is told; in Chinese with no space between the two. */
function said(asked: Question, context: FigureContext): unknown {
  const { found, isSettled } = lessons.of(context.state);
  const first = found ? verdict(context) : nothing;
  if (!isSettled) return first;
  const solved = found?.isRight ? "" : solution(asked, context);
  const parts = [first, solved || nothing, lessonCaption(asked.answer, context)].filter(
    (part) => part !== nothing,
  );
  return parts.map((part, place) => (place > 0 ? html`${context.messages.gap}${part}` : part));
}

/** What position can be said to be what; a move is made on the board or in the picture. */
function means({ kind, position = "", choices = [] }: Question, context: FigureContext): unknown {
  const { state, store, messages } = context;
  const words = lessonWords(messages);
  const answering = (choice: AnswerChoice): TemplateResult =>
    actButton(textIn(choice.text, messages.code), true, () => choose(store, choice));
  const graph = graphOf(state);
  if (kind === "choice") return html`<span class="choices">${choices.map(answering)}</span>`;
  if (kind === "number")
    return numberForm(Number.MAX_SAFE_INTEGER, { ...words, number: words.answer }, (said) =>
      choose(store, said),
    );
  if (kind === "open" || !graph) return nothing;
  const asked = graph.indexOf(position);
  if (asked === undefined) return html`<span class="fault">${words.notThere({ position })}</span>`;
  if (kind === "value") return valueChoices(graph, asked, context, words, (value) => say(store, value));
  if (state.selected === position) return nothing;
  return quiet(words.lookAt({ position }), () => select(store, position, store.state.line));
}

function verdict(context: FigureContext): unknown {
  const { state, messages } = context;
  const { found } = lessons.of(state);
  const words = lessonWords(messages);
  if (found?.said !== undefined) return ofSaid(found.said, found.isRight, context);
  if (!found || found.isRight) return words.right;
  if (found.given) return refuted(found.given, context, false);
  const { move = "", reply } = found;
  return reply === undefined ? words.wrong.noReply({ move }) : words.wrong.move({ move, reply });
}

/** What a chosen answer or a number was worth, with what its author says of it. */
function ofSaid(said: AnswerChoice | number, isRight: boolean, context: FigureContext): unknown {
  const { messages } = context;
  const words = lessonWords(messages);
  const text = typeof said === "number" ? String(said) : textIn(said.text, messages.code);
  const first = isRight
    ? words.right
    : /^\d+$/.test(text)
      ? words.wrong.number({ answer: text })
      : words.wrong.said({ answer: text });
  if (typeof said === "number" || said.why === undefined) return first;
  return html`${first}${context.messages.gap}${lessonCaption(said.why, context)}`;
}

/** The right answer, where the reader has not found it and the lesson does not say it itself: what the solver knows, or what the author does. */
function solution(
  { kind, position = "", choices, number, answer }: Question,
  context: FigureContext,
): string {
  const { state, messages } = context;
  const text = textIn(answer, messages.code);
  const words = lessonWords(messages);
  if (choices)
    return words.isAnswer({
      answers: choices
        .filter(({ right }) => right)
        .map(({ text }) => textIn(text, messages.code))
        .join(words.betweenAnswers),
    });
  if (number !== undefined) return words.isAnswer({ answers: String(number) });
  const graph = graphOf(state);
  const asked = graph?.indexOf(position);
  if (kind === "open" || !graph || asked === undefined) return "";
  if (kind === "value") {
    const value = everyValue(graph).value(asked, effectiveColour(state)) ?? 0;
    const name = valueName(value, context);
    return beginsWith(text, name, words.is) ? "" : words.isValue({ position, value: name });
  }
  const explanation = everyReason(state);
  if (explanation?.label !== position) return "";
  const best = explanation.options.filter((option) => isBest(state, explanation, option));
  const labels = best.map(({ label }) => label);
  if (labels.every((label) => text.includes(label))) return "";
  const before = labels.slice(0, -1);
  const last = labels.at(-1) ?? "";
  const areWinning = state.game?.convention.kind !== "alliance";
  return before.length === 0 ? words.move({ move: last }) : words.moves({ before, last, areWinning });
}

/** Whether a text says a value first, be it after a verb. */
function beginsWith(text: string, value: string, verb: string): boolean {
  const said = text.startsWith(verb) ? text.slice(verb.length).trimStart() : text;
  return said.startsWith(value) && !/^[\p{L}\p{N}]/u.test(said.slice(value.length));
}

export function quiet(label: string, act: () => void): TemplateResult {
  return button(label, act, { look: "quiet" });
}
