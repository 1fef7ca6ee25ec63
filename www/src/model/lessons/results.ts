// Which questions of a lesson a reader has answered, and at which try.
import { written, type Lesson, type LessonStep } from "./lesson.ts";

/** Right at the first try, right after a wrong one, not right so far, or told. */
const RESULTS = ["first", "later", "wrong", "told"] as const;
export type StepResult = (typeof RESULTS)[number];

export function isResult(value: unknown): value is StepResult {
  return RESULTS.some((each) => each === value);
}

/** What was answered in a lesson, by the names of its steps. */
export interface LessonResults {
  readonly content: Lesson;
  readonly steps: Readonly<Record<string, StepResult>>;
}

/** The steps whose answers are judged, with their places. */
export function judgedSteps({ steps }: Lesson): Array<{ step: LessonStep; place: number }> {
  return steps
    .map((step, place) => ({ step, place }))
    .filter(({ step: { question } }) => question !== undefined && question.kind !== "open");
}

/** The results of a lesson; of another lesson, or of this one before it was changed, there are none. */
export function resultsIn(results: LessonResults | undefined, lesson: Lesson): LessonResults {
  const isSame = results && (results.content === lesson || written(results.content) === written(lesson));
  return isSame ? results : { content: lesson, steps: {} };
}

/** The same with one more answer, right or wrong, or with the answer told: a first try is never made good. */
export function withAnswer(
  results: LessonResults,
  { id }: LessonStep,
  answer: "right" | "wrong" | "told",
): LessonResults {
  const before = results.steps[id];
  if (before !== undefined && before !== "wrong") return results;
  const right = before === undefined ? "first" : "later";
  return { ...results, steps: { ...results.steps, [id]: answer === "right" ? right : answer } };
}
