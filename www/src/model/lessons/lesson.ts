// Lessons: pictures one after another, with a few sentences to each and perhaps something to find out.
import type { JudgedAnswer } from "../question/judge.ts";
import type { Language } from "../values.ts";
import { LANGUAGES } from "../languages.ts";

/** Words in one language, or in both. */
export type LessonText = string | Readonly<Partial<Record<Language, string>>>;

/** The files that hold lessons, as a choice of files has it. */
export const LESSON_FILES = ".json,application/json";

/** The kinds of questions, and what each says besides its words. The solver knows the values and the moves, so that no lesson has to. */
const QUESTION_FIELDS = {
  value: ["position", "values"],
  move: ["position", "values"],
  choice: ["choices", "values"],
  number: ["number", "values"],
  open: [],
} as const satisfies Record<string, readonly (keyof Question)[]>;

export type QuestionKind = keyof typeof QUESTION_FIELDS;
export const QUESTIONS = Object.keys(QUESTION_FIELDS) as readonly QuestionKind[];

/** One of the answers among which a reader chooses. */
export interface AnswerChoice {
  readonly text: LessonText;
  readonly right?: boolean;
  /** Told when it is chosen. */
  readonly why?: LessonText;
}

/** What a reader is to find out. */
export interface Question {
  /** What a position is, a move that wins, one of some answers, a number, or something to think about. */
  readonly kind: QuestionKind;
  /** Whose value or move is asked for. */
  readonly position?: string;
  readonly choices?: readonly AnswerChoice[];
  /** The right answer, where it is a number. */
  readonly number?: number;
  /** The question in the author's words. */
  readonly ask?: LessonText;
  /** Why the answer is what it is; told when it is found or given up. */
  readonly answer?: LessonText;
  /** Values would answer it, and are hidden until it is answered, unless this says otherwise. */
  readonly values?: "shown";
}

export interface LessonStep {
  /** Its name in links, which stays when steps come before it. */
  readonly id: string;
  /** What is shown: the fragment of a link, without its “#”. */
  readonly link: string;
  readonly caption: LessonText;
  readonly question?: Question;
  /** Whether whoever comes from the step before finds the moves made there, and the values shown, in the same game. */
  readonly carries?: true;
}

export interface Lesson {
  readonly title: LessonText;
  readonly author?: string;
  readonly steps: readonly LessonStep[];
}

/** What the reader found out. */
export interface LessonAnswer {
  readonly isRight: boolean;
  /** What was said of the position in question, and why it is wrong. */
  readonly given?: JudgedAnswer;
  /** The move that was made, and what answers it if it loses. */
  readonly move?: string;
  readonly reply?: string | undefined;
  /** What was chosen, or the number that was said. */
  readonly said?: AnswerChoice | number;
}

/** Of the files that this program reads and writes. */
export const VERSION = 1;

/** The story for whoever wants to be led. */
export const FIRST_STORY = "bash-21";

/** The story of the game that a first visit plays. */
export const FIRST_GAME_STORY = "why-lost";

/** A text in a language; in another one where it is not in that. */
export function textIn(text: LessonText | undefined, code: Language): string {
  if (text === undefined || typeof text === "string") return text ?? "";
  return text[languageIn(text, code)] ?? "";
}

/** The language of what is shown of a text, where it says so. */
export function languageOf(text: LessonText | undefined, code: Language): Language | undefined {
  if (text === undefined || typeof text === "string") return undefined;
  return languageIn(text, code);
}

/** The language in which a text is there: the one that is wanted, if it can be. */
function languageIn(text: Exclude<LessonText, string>, code: Language): Language {
  return [code, ...LANGUAGES].find((one) => text[one] !== undefined) ?? code;
}

/** The place of a step by its name, or by its number counted from 1; the first where there is no such step. */
export function placeOf({ steps }: Lesson, page: string | undefined): number {
  const named = steps.findIndex(({ id }) => id === page);
  if (named >= 0) return named;
  const number = /^\d+$/.test(page ?? "") ? Number(page) : 1;
  return Math.min(Math.max(number, 1), steps.length) - 1;
}

/** All names in a file, in the order in which they are written there: the same lesson is the same text. */
const NAMES = [
  ...["lesson", "title", "author", "steps", "id", "link", "caption", "question", "carries"],
  ...["kind", "position", "choices", "text", "right", "why", "number", "ask", "answer", "values"],
  ...LANGUAGES,
];

/** Whether questions of a kind have a field. */
export function asksBy(kind: QuestionKind, field: keyof Question): boolean {
  const fields: readonly (keyof Question)[] = QUESTION_FIELDS[kind];
  return fields.includes(field);
}

/** Whether values would answer the question of a step, and its author has not said that they are to be seen. */
export function isVeiling(question: Question | undefined): boolean {
  return question !== undefined && asksBy(question.kind, "values") && question.values !== "shown";
}

/** The file of a lesson. */
export function written({ title, author, steps }: Lesson, space?: number): string {
  return JSON.stringify({ lesson: VERSION, title, ...(author && { author }), steps }, NAMES, space);
}
