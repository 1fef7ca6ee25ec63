// What an author does to a lesson. Nothing is lost: every change is kept and can be undone, and the link holds the last one.
import type { Language } from "../values.ts";
import type { Store } from "../store.ts";
import { keep } from "./keeping.ts";
import { goToStep, take } from "./leading.ts";
import { placeOf, type Lesson, type Question, type LessonStep, type LessonText } from "./lesson.ts";
import { LIMITS } from "./reading.ts";
import { close, lessons, shownLink } from "./slice.ts";
import { byLanguage, LANGUAGES } from "../languages.ts";

/** Puts together another lesson, or a copy of one that is there. */
export function beginEditing(store: Store, content: Lesson): Promise<void> {
  lessons.put(store, { lesson: undefined, past: [], writing: undefined, isSettled: false, found: undefined });
  return take(store, content);
}

/** Goes on with a lesson that was kept. */
export async function editAgain(store: Store, content: Lesson): Promise<void> {
  close(store);
  store.set({ entry: store.state.entry + 1 });
  lessons.put(store, { page: content.steps[0]?.id });
  await Promise.all([beginEditing(store, content), goToStep(store, 0)]);
}

/** A lesson with what is shown as its first step. */
export function newLesson(store: Store, title: LessonText): void {
  close(store);
  const step: LessonStep = { id: "1", link: shownLink(store), caption: "" };
  lessons.put(store, { page: step.id });
  void beginEditing(store, { title, steps: [step] });
}

/** The lesson is shown as its readers see it. */
export function preview(store: Store): void {
  lessons.put(store, { past: undefined, arrived: undefined });
}

export function undoEdit(store: Store): void {
  const { content: was, past = [] } = lessons.of(store.state);
  const content = past.at(-1);
  if (!was || !content) return;
  lessons.put(store, { past: past.slice(0, -1), writing: undefined, isKept: keep(was, content) });
  void take(store, content);
}

/** `what` names the text that is being written: going on in the same one is the same change. */
function change(store: Store, content: Lesson, what?: string): void {
  const { content: was, past = [], writing } = lessons.of(store.state);
  if (!was) return;
  const isSame = what !== undefined && what === writing;
  lessons.put(store, { past: isSame ? past : [...past, was], writing: what, isKept: keep(was, content) });
  void take(store, content);
}

/** Sets what a title, a caption or a question says in a language; with nothing in any language it is gone. */
export function withText(text: LessonText | undefined, code: Language, said: string): LessonText | undefined {
  // Where nothing has been said, nothing is said in the other languages either.
  const was = text === "" ? undefined : text;
  const both = typeof was === "string" ? byLanguage(() => was) : { ...was };
  if (said.trim() === "") Reflect.deleteProperty(both, code);
  else both[code] = said;
  return LANGUAGES.every((one) => both[one] === undefined) ? undefined : both;
}

export function retitle(store: Store, title: LessonText): void {
  const { content } = lessons.of(store.state);
  if (content) change(store, { ...content, title }, "title");
}

/** Changes the step that is shown; `what` names the text that is being written. */
export function changeStep(store: Store, by: Partial<LessonStep>, what?: string): void {
  const { content, page } = lessons.of(store.state);
  if (!content) return;
  const place = placeOf(content, page);
  const steps = content.steps.map((step, index) => (index === place ? { ...step, ...by } : step));
  change(store, { ...content, steps }, what && `${place} ${what}`);
}

/** Whether the step that is shown goes on from what was done in the one before. */
export function carryOn(store: Store, carries: boolean): void {
  const { content, page } = lessons.of(store.state);
  if (!content) return;
  const place = placeOf(content, page);
  const steps = content.steps.map((each, index) => {
    const { carries: _, ...rest } = each;
    return index !== place ? each : carries ? { ...rest, carries } : rest;
  });
  change(store, { ...content, steps });
}

export function ask(store: Store, question: Question | undefined, what?: string): void {
  const { content, page } = lessons.of(store.state);
  const step = content?.steps[placeOf(content, page)];
  if (!content || !step) return;
  const { question: _, ...rest } = step;
  const steps = content.steps.map((each) =>
    each === step ? { ...rest, ...(question && { question }) } : each,
  );
  change(store, { ...content, steps }, what && `${step.id} ${what}`);
}

/** What is shown becomes a step, after the one that the lesson is at; nothing where there is room for no more. */
export function addStep(store: Store): void {
  const { content, page } = lessons.of(store.state);
  if (!content || content.steps.length >= LIMITS.steps) return;
  const place = placeOf(content, page) + 1;
  const step: LessonStep = { id: freeId(content), link: shownLink(store), caption: "" };
  change(store, { ...content, steps: content.steps.toSpliced(place, 0, step) });
  lessons.put(store, { page: step.id, arrived: shownLink(store) });
}

function freeId({ steps }: Lesson): string {
  let number = steps.length + 1;
  while (steps.some(({ id }) => id === String(number))) number++;
  return String(number);
}

export function replacePicture(store: Store): void {
  changeStep(store, { link: shownLink(store) });
}

/** The step that is shown goes; the last one stays. */
export function removeStep(store: Store): void {
  const { content, page } = lessons.of(store.state);
  if (!content || content.steps.length < 2) return;
  const place = placeOf(content, page);
  change(store, { ...content, steps: content.steps.toSpliced(place, 1) });
  void goToStep(store, Math.min(place, content.steps.length - 2));
}

/** The step that is shown comes earlier or later. */
export function moveStep(store: Store, by: 1 | -1): void {
  const { content, page } = lessons.of(store.state);
  if (!content) return;
  const place = placeOf(content, page);
  moveStepTo(store, place, place + by);
}

/** A step goes to another place. */
export function moveStepTo(store: Store, place: number, to: number): void {
  const { content } = lessons.of(store.state);
  const step = content?.steps[place];
  if (!content || !step || place === to || to < 0 || to >= content.steps.length) return;
  change(store, { ...content, steps: content.steps.toSpliced(place, 1).toSpliced(to, 0, step) });
}
