// What is asked of a position whose value is hidden, what an answer was worth, and why a value that is shown is what it is.
import { html, type TemplateResult } from "lit/html.js";
import { player } from "../../../messages/player.ts";
import { effectiveColour } from "../../../model/display.ts";
import type { Question } from "../../../model/lessons/lesson.ts";
import type { JudgedAnswer } from "../../../model/question/judge.ts";
import type { Reason } from "../../../model/reasons.ts";
import type { Colouring, Value } from "../../../model/values.ts";
import { lettersOf } from "../../../model/letters.ts";
import type { Scale } from "../../../scene/shapes.ts";
import { valueBadge } from "../badge.ts";
import type { FigureContext } from "../context.ts";
import { valueName } from "../valueChoices.ts";
import { guessingWords, type GuessingWords } from "./words.ts";

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

/** What a lesson asks of a position, in the words of the page. */
export function askedIn({ kind, position = "" }: Question, context: FigureContext): string {
  const { state, messages } = context;
  const { ask } = guessingWords(messages);
  if (kind === "value") return asks({ label: position, colouring: effectiveColour(state) }, context);
  return state.game?.convention.kind === "alliance" ? ask.best({ position }) : ask.move({ position });
}

/** What is asked. */
export function asks(
  { label, colouring }: Pick<AskedPosition, "label" | "colouring">,
  { state, messages }: FigureContext,
): string {
  const { ask } = guessingWords(messages);
  if (typeof colouring === "number") return ask.winner({ name: label, mover: player(colouring) });
  const vocabulary = lettersOf(state);
  const by =
    colouring === "outcome"
      ? vocabulary === "grundy"
        ? colouring
        : vocabulary
      : colouring === "grundy" || colouring === "remoteness" || colouring === "distance"
        ? colouring
        : "value";
  return ask[by]({ name: label });
}

/** What a wrong answer is told: why it is wrong, by an option that shows it where one does; what refutes it may be seen by then. */
export function refuted(
  { said = 0, how, witnesses = [] }: JudgedAnswer,
  context: FigureContext,
  areShown = true,
): string {
  const words = guessingWords(context.messages);
  const { wrong } = words;
  const is = outcomeWords(context);
  const [option = ""] = witnesses;
  const name = typeof said === "number" || said === "∞" ? valueName(said, context) : is[said];
  const answered = afterIs(name, words);
  switch (how) {
    case "reached":
      return typeof said === "number"
        ? wrong.reachedNumber({ said: name, option })
        : wrong.reached({ said: answered, option });
    case "all-others":
      return wrong.others({ said: answered, options: afterIs(is.N, words), areShown });
    case "no-move":
      return wrong.noMove({ said: answered });
    default:
      return wrong.other({ said: answered });
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
  { label: name, value, options, colouring, scale, hurry }: AskedPosition,
  words: GuessingWords,
  context: FigureContext,
): unknown {
  if (value === undefined) return "";
  const badge = (each: Value): TemplateResult => valueBadge(each, scale);
  const areAllKnown = options?.every((option) => option.value !== undefined) === true;
  if (typeof value === "number") {
    if (typeof colouring === "number")
      return words.wins({ name, mover: player(colouring), winner: player(value) });
    const isOfTwo = scale !== "players";
    const has = { name, value: badge(value) };
    if (colouring === "distance") {
      const nearer = options?.find((option) => option.value === value - 1);
      if (nearer) return words.nearer({ ...has, option: nearer.label, has: badge(value - 1) });
      return value === 0 && areAllKnown && options.length > 0 ? words.level({ name }) : words.away(has);
    }
    if (isOfTwo && options?.length === 0) return words.endHas(has);
    if (hurry && areAllKnown)
      return words[hurry.kind]({ ...has, option: hurry.label, has: badge(hurry.value) });
    if (colouring !== "grundy" || !areAllKnown) return words.has(has);
    const values = [...new Set(options.map((option) => Number(option.value)))];
    const inRow = values
      .sort((one, other) => one - other)
      .map((each, place) => html`${place === 0 ? "" : words.between}${badge(each)}`);
    return inRow.length === 0 ? words.endHas(has) : words.mex<unknown>({ ...has, values: inRow });
  }
  if (value === "∞") return words.has({ name, value: badge(value) });
  const outcomes = outcomeWords(context);
  const is = afterIs(outcomes[value], words);
  if (options?.length === 0) return words.end({ name, is });
  const winning = options?.find((option) => option.value === "P");
  const isP = afterIs(outcomes.P, words);
  if (winning) return words.won({ name, is, option: winning.label, has: isP });
  return value === "P" && areAllKnown
    ? words.lost({ name, is, options: afterIs(outcomes.N, words) })
    : words.has({ name, value: outcomes[value] });
}

/** Between Chinese and other signs there is a blank. */
function afterIs(said: string, words: GuessingWords): string {
  return /^[\u4e00-\u9fff]/.test(said) ? said : words.said({ said });
}

/** What the outcomes are called in sentences. */
function outcomeWords({ state, messages }: FigureContext): GuessingWords["is"]["win"] {
  const vocabulary = lettersOf(state);
  return guessingWords(messages).is[vocabulary === "grundy" ? "outcome" : vocabulary];
}
