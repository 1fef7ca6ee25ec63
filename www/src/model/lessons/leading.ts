// What a reader does in a lesson: goes from step to step, answers, opens a file.
import type { Answer } from "../../solver/wire.ts";
import { effectiveColour } from "../display.ts";
import { fail, isOwnFault } from "../notices.ts";
import { Turn } from "../opening/opener.ts";
import { select } from "../play.ts";
import { addProgress } from "../progress.ts";
import { judge } from "../question/position.ts";
import { showLabels } from "../question/question.ts";
import { graphOf, type State } from "../state.ts";
import type { Store } from "../store.ts";
import type { Value } from "../values.ts";
import { placeOf, written, type AnswerChoice, type Lesson } from "./lesson.ts";
import { pack } from "./packed.ts";
import { readLesson, type LessonFault } from "./reading.ts";
import { STORIES } from "./stories/shelf.ts";
import { answer, arrival, close, followStep, lessons, shownLink, stepOf } from "./slice.ts";

/** Links of lessons are no longer than this: messengers and mailers cut longer ones. */
export const LONGEST = 8000;

/** Shows a step by its place, as its author left it. */
export async function goToStep(store: Store, place: number, turn = Turn.apart(store)): Promise<void> {
  const { content, page } = lessons.of(store.state);
  const step = content?.steps[place];
  if (!step) return;
  const carries = step.carries === true && placeOf(content, page) + 1 === place;
  lessons.put(store, { page: step.id, arrived: undefined, found: undefined, isSettled: false });
  const { lesson = "" } = lessons.of(store.state);
  if (!hasStep(store.state, 1) && STORIES.some(({ id }) => id === lesson)) addProgress({ stories: [lesson] });
  turn.begin();
  await followStep(store, step, turn, carries);
  if (!turn.isOver() && stepOf(store.state) === step) lessons.put(store, { arrived: shownLink(store) });
}

/** Whether there is a step after the one that is shown, or before it. */
export function hasStep(state: State, by: 1 | -1): boolean {
  const { content, page } = lessons.of(state);
  return content?.steps[placeOf(content, page) + by] !== undefined;
}

/** Goes to it. */
export function turn(store: Store, by: 1 | -1): void {
  const { content, page } = lessons.of(store.state);
  if (content) void goToStep(store, placeOf(content, page) + by);
}

/** The reader says what the position in question is; where that is right, its value is shown. */
export function say(store: Store, said: Value): void {
  const { state } = store;
  const graph = graphOf(state);
  const position = graph?.indexOf(stepOf(state)?.question?.position ?? "");
  if (!graph || position === undefined) return;
  const given = judge(graph, position, said, effectiveColour(state));
  const { isRight } = given;
  answer(store, { isRight, given });
  if (isRight) showLabels(store, [graph.label(position)]);
}

/** The reader chooses one of the answers, or says a number. */
export function choose(store: Store, said: AnswerChoice | number): void {
  const { question } = stepOf(store.state) ?? {};
  const isRight = typeof said === "number" ? said === question?.number : said.right === true;
  answer(store, { isRight, said });
}

/** The reader gives up, or has thought about it. */
export function tell(store: Store): void {
  const { state } = store;
  const { kind, position } = stepOf(state)?.question ?? {};
  answer(store);
  // A move that was taken back is past once the right one is told.
  if (kind === "move") lessons.put(store, { found: undefined });
  // Which moves win is known of the position that is selected.
  if (kind === "move" && position !== undefined && state.selected !== position)
    select(store, position, state.line);
  if (kind === "value" && graphOf(state)?.indexOf(position ?? "") !== undefined)
    showLabels(store, [position ?? ""]);
}

/** Opens the file of a lesson at its first step; a wrong one leaves everything as it is, and what is wrong is said. */
export async function openFile(store: Store, text: string): Promise<void> {
  const read = readLesson(text);
  const turn = Turn.apart(store);
  const found = read.ok ? await linkFault(store, read.value) : { ok: true as const, value: read.fault };
  if (turn.isOver()) return;
  if (!found.ok) fail(store, found.error);
  else if (!read.ok || found.value) lessons.put(store, { fault: found.value });
  else {
    close(store);
    await Promise.all([take(store, read.value), goToStep(store, 0, turn)]);
  }
}

/** Shows a lesson as its own link holds it, if it is short enough for one. */
export async function take(store: Store, content: Lesson): Promise<void> {
  lessons.put(store, { content, fault: undefined });
  // It judges moves, and comes by itself with links alone.
  arrival.ask();
  const packed = await pack(written(content));
  if (lessons.of(store.state).content !== content) return;
  lessons.put(store, { lesson: packed.length <= LONGEST ? packed : undefined });
}

/** The first step whose game the solver cannot read. */
async function linkFault(store: Store, { steps }: Lesson): Promise<Answer<LessonFault | undefined>> {
  for (const [place, { link }] of steps.entries()) {
    const read = await store.solver.ask("parse", [store.links.read(link).notation]);
    if (read.ok) continue;
    return isOwnFault(read.error)
      ? read
      : { ok: true, value: { code: "link", place: `steps[${place}].link` } };
  }
  return { ok: true, value: undefined };
}
