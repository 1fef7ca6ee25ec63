import { html, type TemplateResult } from "lit/html.js";
import { NORMAL } from "../../../model/convention.ts";
import { playersUnder } from "../../../model/mover.ts";
import { reveal } from "../../../model/reveal.ts";
import type { Value } from "../../../model/values.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import { valueBadge } from "../../kit/badge.ts";
import { refuted } from "../../kit/class/refuted.ts";
import type { FigureContext } from "../../kit/context.ts";
import { isByP, toldOf } from "../../kit/cells/told.ts";
import type { ClassWords } from "./en.ts";
import type { Hidden } from "./hidden.ts";
import { valueIn, type Asked, type Quiz } from "./quiz.ts";
import { classWords } from "./words.ts";

/** What is asked about a cell; what a guess was worth; why a value that is shown is what it is. */
export function sentence(context: FigureContext, hidden: Hidden, quiz: Quiz): TemplateResult {
  const { state, messages } = context;
  const words = classWords(messages);
  const { asked } = quiz;
  if (!reveal.of(state).hides) return html`${words.labelled}`;
  if (!hidden.cells) return html`${words.notOneByOne}`;
  if (!asked) return html`${quiz.rest().length === 0 ? words.allShown : words.press}`;
  const { label, said, verdict } = asked;
  if (said !== undefined && verdict && !verdict.isRight && quiz.isOpen)
    return html`${refuted(said, verdict.how, verdict.witnesses[0]?.label ?? "", outcomeWords(context), words)}`;
  if (quiz.isOpen) return html`${words.ask[askedFor(context)](label)}`;
  return html`${verdict?.isRight ? words.right : ""}${reason(asked, hidden, quiz, context)}`;
}

function askedFor({ state }: FigureContext): keyof ClassWords["ask"] {
  const { value } = toldOf(state);
  if (value === "grundy") return "grundy";
  const vocabulary = wordsOf(state);
  return value === "outcome" ? (vocabulary === "grundy" ? "outcome" : vocabulary) : "value";
}

/** Why a value is what it is, as far as that can be seen in the grid. */
function reason({ label, options }: Asked, hidden: Hidden, quiz: Quiz, context: FigureContext): unknown {
  const { state, messages } = context;
  const words = classWords(messages);
  const told = toldOf(state);
  const value = hidden.valueOf(label);
  if (value === undefined) return "";
  const isOfTwo = isByP(told);
  const players = playersUnder(state.game?.convention ?? NORMAL);
  const badge = (each: Value): TemplateResult => valueBadge(each, players > 2 ? "players" : 0);
  const known = options?.filter((option) => quiz.isShown(option.label));
  const areAllKnown = options !== undefined && known?.length === options.length;
  if (typeof value === "number") {
    if (!isOfTwo || !areAllKnown) return words.has(label, badge(value));
    const values = new Set(options.map((option) => Number(valueIn(option.value, told))));
    return words.mex(label, [...values].sort((one, other) => one - other).map(badge), badge(value));
  }
  const is = outcomeWords(context);
  if (options?.length === 0) return words.end(label, is[value]);
  const winning = known?.find((option) => valueIn(option.value, told) === "P");
  if (winning) return words.won(label, is[value], winning.label, is.P);
  return value === "P" && areAllKnown ? words.lost(label, is.P, is.N) : words.has(label, is[value]);
}

/** What the outcomes are called in sentences. */
function outcomeWords({ state, messages }: FigureContext): ClassWords["is"]["win"] {
  const vocabulary = wordsOf(state);
  return classWords(messages).is[vocabulary === "grundy" ? "outcome" : vocabulary];
}
