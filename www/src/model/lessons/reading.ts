// Reads the file of a lesson, and says of a wrong one where it is wrong and why.
import {
  asksBy,
  QUESTIONS,
  VERSION,
  type AnswerChoice,
  type Lesson,
  type Question,
  type LessonStep,
  type LessonText,
} from "./lesson.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../languages.ts";

/** What is wrong with a file, and where: “steps[2].caption”, or a line and a column. */
export interface LessonFault {
  readonly code:
    | "syntax" // It is no JSON.
    | "not-lesson" // It is JSON, and no lesson.
    | "version" // It was written by a later version of this program.
    | "missing"
    | "unknown" // There is no such field.
    | "type" // It is not what it should be, which is told.
    | "too-long"
    | "too-many"
    | "repeated"
    | "link" // No game can be read from it.
    | "packed" // A link that holds a lesson was cut or changed.
    | "no-story"; // There is no story of this name.
  readonly place: string;
  readonly expected?: "text" | "object" | "list" | "words" | "id" | "shown" | "truth" | "true" | "number";
  readonly limit?: number;
}

export type ReadResult<Value> = { ok: true; value: Value } | { ok: false; fault: LessonFault };

/** So much of everything at most, in characters or steps. */
export const LIMITS = {
  file: 200_000,
  steps: 60,
  title: 200,
  words: 2000,
  link: 12_000,
  id: 40,
  choices: 8,
} as const;

class Wrong extends Error {
  readonly fault: LessonFault;
  constructor(fault: LessonFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** A lesson from the text of a file. */
export function readLesson(text: string): ReadResult<Lesson> {
  try {
    if (text.length > LIMITS.file) wrong({ code: "too-long", place: "", limit: LIMITS.file });
    return { ok: true, value: lessonIn(parsed(text)) };
  } catch (cause) {
    if (cause instanceof Wrong) return { ok: false, fault: cause.fault };
    throw cause;
  }
}

function wrong(fault: LessonFault): never {
  throw new Wrong(fault);
}

function parsed(text: string): unknown {
  try {
    // An editor may have put a mark of its encoding before it.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    return wrong({ code: "syntax", place: placeIn(text, String(cause)) });
  }
}

/** Where a browser says that it could not go on, as a line and a column. */
function placeIn(text: string, message: string): string {
  const [, line, column] = /line (\d+),? column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return `${line}:${column}`;
  const [, offset] = /position (\d+)/.exec(message) ?? [];
  const lines = text.slice(0, offset === undefined ? firstWrong(text, message) : Number(offset)).split("\n");
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Some browsers do not say where: it is where the shortest beginning ends that is wrong for the same reason. */
function firstWrong(text: string, message: string): number {
  const reason = (said: string): string => /^[^"'\d]*/.exec(said)?.[0] ?? "";
  let [right, wrong] = [0, text.length];
  while (right + 1 < wrong) {
    const middle = (right + wrong) >> 1;
    try {
      JSON.parse(text.slice(0, middle));
      right = middle;
    } catch (cause) {
      if (reason(String(cause)) === reason(message)) wrong = middle;
      else right = middle;
    }
  }
  return Math.max(0, wrong - 1);
}

type JsonObject = Readonly<Record<string, unknown>>;

function lessonIn(value: unknown): Lesson {
  if (!isObject(value) || typeof value["lesson"] !== "number")
    return wrong({ code: "not-lesson", place: "" });
  if (value["lesson"] !== VERSION) wrong({ code: "version", place: "lesson", limit: VERSION });
  onlyWith(value, ["$schema", "lesson", "title", "author", "steps"], "");
  const { author, steps } = value;
  const list = Array.isArray(steps) ? (steps as unknown[]) : needed(steps, "steps", "list");
  if (list.length === 0) wrong({ code: "missing", place: "steps[0]" });
  if (list.length > LIMITS.steps) wrong({ code: "too-many", place: "steps", limit: LIMITS.steps });
  const ids = new Set<string>();
  return {
    title: wordsIn(value["title"], "title", LIMITS.title),
    ...(author !== undefined && { author: textOf(author, "author", LIMITS.title) }),
    steps: list.map((step, place) => stepIn(step, place, ids)),
  };
}

function stepIn(value: unknown, index: number, ids: Set<string>): LessonStep {
  const place = `steps[${index}]`;
  const step = objectAt(value, place);
  onlyWith(step, ["id", "link", "caption", "question", "carries"], place);
  const id = step["id"] === undefined ? String(index + 1) : textOf(step["id"], `${place}.id`, LIMITS.id);
  if (!/^[\w-]+$/.test(id)) wrong({ code: "type", place: `${place}.id`, expected: "id" });
  if (ids.has(id)) wrong({ code: "repeated", place: `${place}.id` });
  ids.add(id);
  const { question, carries } = step;
  if (carries !== undefined && carries !== true) needed(carries, `${place}.carries`, "true");
  return {
    id,
    link: textOf(step["link"], `${place}.link`, LIMITS.link).replace(/^[^]*#/, ""),
    caption: step["caption"] === "" ? "" : wordsIn(step["caption"], `${place}.caption`, LIMITS.words),
    ...(question !== undefined && { question: questionIn(question, `${place}.question`) }),
    ...(carries !== undefined && { carries: true as const }),
  };
}

function questionIn(value: unknown, place: string): Question {
  const question = objectAt(value, place);
  const kind = QUESTIONS.find((each) => each === question["kind"]);
  if (!kind) return needed(question["kind"], `${place}.kind`, "words");
  const own = (["position", "choices", "number", "values"] as const).filter((field) => asksBy(kind, field));
  onlyWith(question, ["kind", "ask", "answer", ...own], place);
  const { position, choices, number, ask, answer, values } = question;
  if (values !== undefined && values !== "shown") needed(values, `${place}.values`, "shown");
  const [isOfPosition, isChoice, isNumber] = [own.includes("position"), kind === "choice", kind === "number"];
  return {
    kind,
    ...(isOfPosition && { position: textOf(position, `${place}.position`, LIMITS.title) }),
    ...(isChoice && { choices: choicesIn(choices, `${place}.choices`) }),
    ...(isNumber && { number: isWhole(number) ? number : needed(number, `${place}.number`, "number") }),
    ...((ask !== undefined || !isOfPosition) && { ask: wordsIn(ask, `${place}.ask`, LIMITS.words) }),
    ...(answer !== undefined && { answer: wordsIn(answer, `${place}.answer`, LIMITS.words) }),
    ...(values !== undefined && { values: "shown" as const }),
  };
}

/** Two answers at least, of which one is right. */
function choicesIn(value: unknown, place: string): readonly AnswerChoice[] {
  const list = Array.isArray(value) ? (value as unknown[]) : needed(value, place, "list");
  if (list.length < 2) wrong({ code: "missing", place: `${place}[${list.length}]` });
  if (list.length > LIMITS.choices) wrong({ code: "too-many", place, limit: LIMITS.choices });
  const choices = list.map((each, index) => choiceIn(each, `${place}[${index}]`));
  if (!choices.some(({ right }) => right)) wrong({ code: "missing", place: `${place}[0].right` });
  return choices;
}

function choiceIn(value: unknown, place: string): AnswerChoice {
  const choice = objectAt(value, place);
  onlyWith(choice, ["text", "right", "why"], place);
  const { text, right = false, why } = choice;
  if (typeof right !== "boolean") needed(right, `${place}.right`, "truth");
  return {
    text: wordsIn(text, `${place}.text`, LIMITS.title),
    ...(right && { right }),
    ...(why !== undefined && { why: wordsIn(why, `${place}.why`, LIMITS.words) }),
  };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Words in one language, or in several. */
function wordsIn(value: unknown, place: string, limit: number): LessonText {
  if (!isObject(value)) return textOf(value, place, limit);
  onlyWith(value, LANGUAGES, place);
  const given = LANGUAGES.filter((code) => value[code] !== undefined);
  if (given.length === 0) wrong({ code: "missing", place: `${place}.${DEFAULT_LANGUAGE}` });
  return Object.fromEntries(given.map((code) => [code, textOf(value[code], `${place}.${code}`, limit)]));
}

function textOf(value: unknown, place: string, limit: number): string {
  if (typeof value !== "string") return needed(value, place, "text");
  if (value.trim() === "") wrong({ code: "missing", place });
  if (value.length > limit) wrong({ code: "too-long", place, limit });
  return value;
}

function objectAt(value: unknown, place: string): JsonObject {
  return isObject(value) ? value : needed(value, place, "object");
}

/** Whatever stands there is not what should. */
function needed(value: unknown, place: string, expected: NonNullable<LessonFault["expected"]>): never {
  return wrong(value === undefined ? { code: "missing", place } : { code: "type", place, expected });
}

function onlyWith(value: JsonObject, names: readonly string[], place: string): void {
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined)
    wrong({ code: "unknown", place: [place, other.slice(0, LIMITS.id) || '""'].filter(Boolean).join(".") });
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
