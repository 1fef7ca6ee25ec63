import { html, nothing, type TemplateResult } from "lit/html.js";
import { effectiveColour } from "../../model/display.ts";
import { say, tell } from "../../model/lessons/leading.ts";
import { textIn, type Question } from "../../model/lessons/lesson.ts";
import { lessons, stepOf } from "../../model/lessons/slice.ts";
import { isBest } from "../../model/mover.ts";
import { select } from "../../model/play.ts";
import { graphOf } from "../../model/state.ts";
import { everyReason, everyValue } from "../../model/everyValue.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import type { FigureContext } from "../kit/context.ts";
import { refuted } from "../kit/question/sentence.ts";
import { valueChoices } from "../kit/valueChoices.ts";
import { spoken } from "./caption.ts";
import { lessonWords } from "./words.ts";

/** What is to be found out, how it can be answered, and what the answer was worth. */
export function question(asked: Question, context: FigureContext): TemplateResult {
  const { store, messages } = context;
  const words = lessonWords(messages);
  const { isSettled } = lessons.of(context.state);
  const asking = textIn(asked.ask, messages.code) || usual(asked, context);
  return html`<div class="question" role="group" aria-label=${asking}>
    ${isAsked(asked, context) ? nothing : html`<p class="ask">${asked.ask ? spoken(asked.ask, context) : asking}</p>`}
    ${isSettled ? nothing : means(asked, context)}
    <p class="finding" role="status">${said(asked, context)}</p>
    <span class="acts"> ${isSettled ? nothing : quiet(words.tell, () => tell(store))} </span>
  </div>`;
}

/** Whether the caption ends with the question already: with one that names the position. */
function isAsked({ kind, ask, position = "" }: Question, { state, messages }: FigureContext): boolean {
  const caption = textIn(stepOf(state)?.caption, messages.code).trim();
  const last =
    caption
      .slice(0, -1)
      .split(/[.!?。！？]/)
      .at(-1) ?? "";
  return kind === "value" && !ask && /[?？]$/.test(caption) && last.includes(position);
}

/** What the answer was worth, and the right one where it is told; in Chinese with no space between the two. */
function said(asked: Question, context: FigureContext): unknown {
  const { found, isSettled } = lessons.of(context.state);
  const space = context.messages.code === "zh" ? "" : " ";
  const first = found ? verdict(context) : "";
  if (!isSettled) return first;
  const solved = found?.isRight ? "" : solution(asked, context);
  const told = [first, solved].filter(Boolean).join(space);
  return html`${told}${told && asked.answer ? space : nothing}${spoken(asked.answer, context)}`;
}

/** The question in the words of the page. */
function usual({ kind, position = "" }: Question, { state, messages }: FigureContext): string {
  const { ask } = lessonWords(messages);
  if (kind === "value") return ask.value(position);
  return state.game?.convention.kind === "alliance" ? ask.best(position) : ask.move(position);
}

/** What position can be said to be what; a move is made on the board or in the picture. */
function means({ kind, position = "" }: Question, context: FigureContext): unknown {
  const { state, store, messages } = context;
  const words = lessonWords(messages);
  const graph = graphOf(state);
  const asked = graph?.indexOf(position);
  if (kind === "open" || !graph) return nothing;
  if (asked === undefined) return html`<span class="fault">${words.notThere(position)}</span>`;
  if (kind === "value") return valueChoices(graph, asked, context, words, (value) => say(store, value));
  if (state.selected === position) return nothing;
  return quiet(words.lookAt(position), () => select(store, position, store.state.line));
}

function verdict(context: FigureContext): string {
  const { state, messages } = context;
  const { found } = lessons.of(state);
  const words = lessonWords(messages);
  if (!found || found.isRight) return words.right;
  if (found.given) return refuted(found.given, context, false);
  const { move = "", reply } = found;
  return reply === undefined ? words.wrong.noReply(move) : words.wrong.move(move, reply);
}

/** What the solver knows, where the reader has not found it. */
function solution({ kind, position = "" }: Question, context: FigureContext): string {
  const { state, messages } = context;
  const words = lessonWords(messages);
  const graph = graphOf(state);
  const asked = graph?.indexOf(position);
  if (kind === "open" || !graph || asked === undefined) return "";
  if (kind === "value") {
    const value = everyValue(graph).value(asked, effectiveColour(state)) ?? 0;
    const name = typeof value === "string" ? messages.outcomes[wordsOf(state)][value] : String(value);
    return words.isValue(position, name);
  }
  const explanation = everyReason(state);
  if (explanation?.label !== position) return "";
  const best = explanation.options.filter((option) => isBest(state, explanation, option));
  return words.moves(best.map(({ label }) => label));
}

export function quiet(label: string, act: () => void): TemplateResult {
  return html`<button type="button" class="quiet" @click=${act}>${label}</button>`;
}
