// What is asked of a position whose value is hidden, what an answer was worth, and why a value that is shown is what it is.
import { html, type TemplateResult } from "lit/html.js";
import type { JudgedAnswer } from "../../../model/question/judge.ts";
import type { Reason } from "../../../model/reasons.ts";
import type { Colouring, Value } from "../../../model/values.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import type { Scale } from "../../../scene/shapes.ts";
import { valueBadge } from "../badge.ts";
import type { FigureContext } from "../context.ts";
import type { GuessingWords } from "./en.ts";
import { guessingWords } from "./words.ts";

/** A position that is asked for, or was. */
export interface AskedPosition {
  label: string;
  /** Absent while it is hidden. */
  value: Value | undefined;
  /** As far as they are known and told. */
  options: ReadonlyArray<{ label: string; value: Value | undefined }> | undefined;
  /** What values are told by, and in which colours. */
  colouring: Colouring;
  scale: Scale;
  /** Which option decides how soon the end comes, where that is what the value says. */
  hurry?: (Extract<Reason, { kind: "hurries" | "delays" }> & { label: string; value: Value }) | undefined;
}

/** What is asked. */
export function asks({ label, colouring }: AskedPosition, { state, messages }: FigureContext): string {
  const vocabulary = wordsOf(state);
  const by =
    colouring === "outcome" || colouring === "grundy"
      ? vocabulary === "grundy"
        ? colouring
        : vocabulary
      : colouring === "remoteness"
        ? colouring
        : "value";
  return guessingWords(messages).ask[by](label);
}

/** What a wrong answer is told: why it is wrong, by an option that shows it where one does; what refutes it may be seen by then. */
export function refuted(
  { said = 0, how, witnesses = [] }: JudgedAnswer,
  context: FigureContext,
  areShown = true,
): string {
  const { wrong } = guessingWords(context.messages);
  const is = outcomeWords(context);
  const [option = ""] = witnesses;
  const name = typeof said === "number" ? String(said) : is[said];
  switch (how) {
    case "reached":
      return typeof said === "number" ? wrong.reachedNumber(name, option) : wrong.reached(name, option);
    case "all-others":
      return wrong.others(name, is.N, areShown);
    case "no-move":
      return wrong.noMove(name);
    default:
      return wrong.other(name);
  }
}

/** Why a value is what it is, as far as that can be seen; after a right answer that it was right. */
export function reason(
  asked: AskedPosition,
  last: JudgedAnswer | undefined,
  context: FigureContext,
): TemplateResult {
  const words = guessingWords(context.messages);
  const isRight = last?.isRight === true && last.label === asked.label;
  return html`${isRight ? words.right : ""}${whyIn(asked, words, context)}`;
}

function whyIn(
  { label, value, options, colouring, scale, hurry }: AskedPosition,
  words: GuessingWords,
  context: FigureContext,
): unknown {
  if (value === undefined) return "";
  const badge = (each: Value): TemplateResult => valueBadge(each, scale);
  const areAllKnown = options?.every((option) => option.value !== undefined) === true;
  if (typeof value === "number") {
    const isOfTwo = scale !== "players";
    if (isOfTwo && options?.length === 0) return words.mex(label, [], badge(value));
    if (hurry && areAllKnown) return words[hurry.kind](label, hurry.label, badge(hurry.value), badge(value));
    if (colouring !== "grundy" || !areAllKnown) return words.has(label, badge(value));
    const values = new Set(options.map((option) => Number(option.value)));
    return words.mex(label, [...values].sort((one, other) => one - other).map(badge), badge(value));
  }
  const is = outcomeWords(context);
  if (options?.length === 0) return words.end(label, is[value]);
  const winning = options?.find((option) => option.value === "P");
  if (winning) return words.won(label, is[value], winning.label, is.P);
  return value === "P" && areAllKnown ? words.lost(label, is.P, is.N) : words.has(label, is[value]);
}

/** What the outcomes are called in sentences. */
function outcomeWords({ state, messages }: FigureContext): GuessingWords["is"]["win"] {
  const vocabulary = wordsOf(state);
  return guessingWords(messages).is[vocabulary === "grundy" ? "outcome" : vocabulary];
}
