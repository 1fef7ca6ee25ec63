// The lesson that leads, and how far the reader has come in it. What is read and packed is fetched with the first lesson.
import { Lazy } from "../../loading/lazy.ts";
import { parts } from "../../loading/texts.lazy.ts";
import type { Link } from "../link.ts";
import { follow, type Turn } from "../opening/opener.ts";
import { path } from "../path.ts";
import { select } from "../play.ts";
import { isPresented } from "../presentation.ts";
import { QUESTION, reveal, setVeil } from "../reveal.ts";
import { openSheet, sheetIn } from "../sheets.ts";
import { Slice } from "../slice.ts";
import type { State } from "../state.ts";
import type { Store } from "../store.ts";
import { isVeiling, placeOf, written, type LessonAnswer, type Lesson, type LessonStep } from "./lesson.ts";
import { keepResults, keptFiles, keptResults } from "./keeping.ts";
import type { LessonFault } from "./reading.ts";
import { judgedSteps, resultsIn, withAnswer, type LessonResults } from "./results.ts";

/** What a link says of it. */
interface LessonLink {
  /** The name of a story, or a whole lesson that is packed. */
  lesson?: string | undefined;
  /** The step, by its name or its number. */
  page?: string | undefined;
  /** Whether it is the picture of a step of the lesson that is shown, which stays as it is; no link says so. */
  isStep?: boolean;
}

interface LessonState extends LessonLink {
  /** Its steps, once they have come. */
  readonly content?: Lesson | undefined;
  /** Why there are none. */
  readonly fault?: LessonFault | undefined;
  /** The link of the step when it was shown: whoever has gone on from there can go back. */
  readonly arrived?: string | undefined;
  readonly found?: LessonAnswer | undefined;
  /** Whether a link has brought all of it: whoever opens that is to learn from it, and finds nothing to edit. */
  readonly isSent?: boolean | undefined;
  /** Whether it is answered, or the answer is told. */
  readonly isSettled: boolean;
  /** What was answered in the lesson that was led through last: whoever closes it by mistake finds it again. */
  readonly results?: LessonResults | undefined;
  /** While it is put together: how it was before each change, the last one last. */
  readonly past?: readonly Lesson[] | undefined;
  /** And the text that was changed last. */
  readonly writing?: string | undefined;
  /** Whether the browser has kept what was written in it; nothing where nothing was. */
  readonly isKept?: boolean | undefined;
  /** What was put together last and then left: whoever goes back finds it as it was. */
  readonly left?: LessonState | undefined;
}

const UNANSWERED = { found: undefined, isSettled: false } as const;

export const arrival = new Lazy(parts.lesson, () => import("./arrival.ts"));

export const lessons: Slice<LessonState, LessonLink> = new Slice<LessonState, LessonLink>({
  id: "lessons",
  initial: { isSettled: false },
  fields: [
    {
      name: "lesson",
      read: (text) => ({ lesson: text }),
      write: ({ lesson }) => lesson,
    },
    {
      name: "page",
      read: (text) => ({ page: text }),
      write: ({ page }) => page,
    },
  ],
  unasked: {},
  asked: (state) => {
    const { lesson, page } = lessons.of(state);
    return lesson === undefined ? {} : { lesson, page };
  },
  follow: (store, { lesson, page, isStep }) => {
    // Meanwhile the lesson may have got another name, and the reader may be at another step or have left it.
    if (isStep) return;
    const { lesson: before, content, page: last, past } = lessons.of(store.state);
    // Whoever puts a lesson together opens the games that come into it.
    if (past && lesson === undefined && page === undefined) return;
    // A lesson that no link holds is known by its page alone.
    const isSame =
      lesson === before && (lesson !== undefined || (content !== undefined && page !== undefined));
    if (isSame) {
      if (page !== last) lessons.put(store, { page, arrived: undefined, ...UNANSWERED });
      return;
    }
    close(store);
    if (lesson === undefined) return;
    lessons.put(store, { lesson, page });
    void arrive(store, lesson);
  },
  adapt: (store, before) => {
    const { state } = store;
    const { question, link } = stepOf(state) ?? {};
    setVeil(store, QUESTION, isAsked(state));
    if (link !== undefined && lessons.of(state).arrived === undefined) arriveAt(store, link);
    if (question?.kind !== "move" || before.selected === state.selected || lessons.of(state).isSettled)
      return;
    const found = arrival.peek()?.worthOf(before, state, question);
    if (!found) return;
    answer(store, found);
    // What refutes a move is said, and the next one can be made.
    if (!found.isRight) select(store, before.selected, before.line);
  },
  meant: (link, { lesson, page }, read) =>
    lesson === undefined
      ? undefined
      : arrival.arrival().then(({ firstLink }) => firstLink(link, lesson, page, read, lessons.id)),
});

/** The reader has answered, or without an answer is told the right one. */
export function answer(store: Store, found?: LessonAnswer): void {
  const { content, lesson, past, results } = lessons.of(store.state);
  const step = stepOf(store.state);
  const said = found ? (found.isRight ? "right" : "wrong") : "told";
  // An author tries things out.
  const next = content && step && !past ? withAnswer(resultsIn(results, content), step, said) : undefined;
  lessons.put(store, {
    ...(found && { found }),
    isSettled: found?.isRight ?? true,
    ...(next && { results: next }),
  });
  if (next) keepResults(lesson, next.steps);
}

/** Whether values are hidden until a question is answered; while a lesson is on its way it may have one. Its author sees them. */
function isAsked(state: State): boolean {
  const { lesson, content, fault, past, isSettled } = lessons.of(state);
  if (!content) return lesson !== undefined && fault === undefined;
  return past === undefined && !isSettled && isVeiling(stepOf(state)?.question);
}

/** Shows the steps of the lesson that a link asked for, if nothing else has been asked for meanwhile. */
async function arrive(store: Store, name: string): Promise<void> {
  const { isPacked, lessonOf } = await arrival.arrival();
  const read = await lessonOf(name);
  const { lesson, page, left } = lessons.of(store.state);
  if (lesson !== name) return;
  if (left?.lesson === name) lessons.put(store, { ...left, page, left: undefined });
  else
    lessons.put(
      store,
      read.ok
        ? {
            content: read.value,
            page: read.value.steps[placeOf(read.value, page)]?.id,
            isSent: isPacked(name),
            results: { content: read.value, steps: keptResults(name) },
          }
        : { fault: read.fault },
    );
}

/** A step is shown as its author left it, if that is what is shown. */
function arriveAt(store: Store, link: string): void {
  const shown = shownLink(store);
  if (store.links.write(store.links.read(link)) === shown) lessons.put(store, { arrived: shown });
}

/** Whether a lesson is shown, or asked for, be it in vain. */
export function isLed(state: Pick<State, "shares">): boolean {
  const { lesson, content, fault } = lessons.of(state);
  return lesson !== undefined || content !== undefined || fault !== undefined;
}

export function stepOf(state: Pick<State, "shares">): LessonStep | undefined {
  const { content, page } = lessons.of(state);
  return content?.steps[placeOf(content, page)];
}

/** Whether there is something to be right or wrong in the lesson, and its reader may look how it went. */
export function hasResults(state: State): boolean {
  const { content, past } = lessons.of(state);
  return content !== undefined && !past && !isPresented(state) && judgedSteps(content).length > 0;
}

/** Whether what is shown is a step as its author made it, or may become one: then only a person moves on. */
export function isPosed(store: Store): boolean {
  const { state } = store;
  const { past, arrived } = lessons.of(state);
  return past !== undefined || (state.line.cursor > 0 && arrived === shownLink(store));
}

/** Whether the lesson that is shown may be put together anew: a story, a file that was opened, or what was written in this browser. */
export function canEdit(state: State): boolean {
  const { content, isSent } = lessons.of(state);
  return content !== undefined && (!isSent || keptFiles().includes(written(content)));
}

/** The reader closes the lesson, and can go back to it as to another game. */
export function leave(store: Store): void {
  close(store);
  store.set({ entry: store.state.entry + 1 });
}

/** The lesson ends; what is shown stays. What was written in it is kept, which is said once. */
export function close(store: Store): void {
  const { state } = store;
  if (!isLed(state)) return;
  if (sheetIn(state) === "results") openSheet(store, undefined);
  const share = lessons.of(state);
  const { content, past, isKept } = share;
  const left = past ? { ...share, isKept: undefined, left: undefined } : undefined;
  lessons.put(store, {
    lesson: undefined,
    page: undefined,
    content: undefined,
    isSent: undefined,
    fault: undefined,
    arrived: undefined,
    past: undefined,
    isKept: undefined,
    left,
    ...UNANSWERED,
  });
  if (!content || isKept === undefined) return;
  const again = (): void => void takeUp(store, { ...share, past: past ?? [] });
  store.set({ notice: { kind: "lesson-left", title: content.title, isKept, again } });
}

/** Goes on with a lesson that was left, at the step where it was. */
async function takeUp(store: Store, share: LessonState): Promise<void> {
  const { content, page } = share;
  const step = content?.steps[placeOf(content, page)];
  if (!step) return;
  lessons.put(store, { ...share, page: step.id, isKept: undefined });
  store.set({ entry: store.state.entry + 1, notice: undefined });
  await followStep(store, step);
}

/** Shows the picture of a step, wherever the lesson that it belongs to is by then. */
export function followStep(store: Store, step: LessonStep, turn?: Turn, carries = false): Promise<void> {
  const { links, state } = store;
  const link = carries ? carriedOn(state, links.read(step.link)) : links.read(step.link);
  return follow(store, links.here(state, link, { [lessons.id]: { isStep: true } }), turn);
}

/** A link of the same game, with the moves made so far, and the values shown. */
function carriedOn(state: State, link: Link): Link {
  if (link.notation !== state.game?.notation) return link;
  const asked = reveal.in(link);
  const shown = [...new Set([...asked.shown, ...reveal.of(state).shown])];
  // What the step asks about is selected.
  const own = path.in(link);
  const at = own.at ?? own.line.at(-1);
  const moves = { ...path.asked(state), ...(at !== undefined && { at }) };
  const done = { [path.id]: moves, [reveal.id]: asked.hides ? { ...asked, shown } : asked };
  return { ...link, asked: { ...link.asked, ...done } };
}

/** What is shown now, but for the lesson and what is the reader's own. */
export function shownLink({ links, state }: Pick<Store, "links" | "state">): string {
  return links.bare(state, lessons.id);
}
