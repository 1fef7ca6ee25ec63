// What is fetched with the first lesson: stories that ship, those that links hold, and what becomes of a move.
import { appearance, speech } from "../appearance.ts";
import { everyReason } from "../everyValue.ts";
import type { Link } from "../link.ts";
import { isBest } from "../mover.ts";
import { currentOf } from "../playedLine.ts";
import type { State } from "../state.ts";
import { placeOf, type LessonAnswer, type Lesson, type Question } from "./lesson.ts";
import { PACKED, unpack } from "./packed.ts";
import { LIMITS, readLesson, type LessonFault, type ReadResult } from "./reading.ts";
import { STORIES } from "./stories/shelf.ts";

/** The lesson of a name, or the one that a link holds. The last one is kept, as whoever opens a link asks twice. */
export async function lessonOf(name: string): Promise<ReadResult<Lesson>> {
  if (last?.name !== name) last = { name, read: fetched(name) };
  return last.read;
}

let last: { name: string; read: Promise<ReadResult<Lesson>> } | undefined;

/** Whether a link holds all of the lesson, and not just its name. */
export function isPacked(name: string): boolean {
  return name.startsWith(PACKED);
}

async function fetched(name: string): Promise<ReadResult<Lesson>> {
  if (isPacked(name)) {
    const text = await unpack(name, LIMITS.file);
    return text === undefined ? fault({ code: "packed", place: "" }) : readLesson(text);
  }
  const story = STORIES.find(({ id }) => id === name);
  if (!story) return fault({ code: "no-story", place: name.slice(0, LIMITS.id) });
  return { ok: true, value: await story.load() };
}

function fault(fault: LessonFault): ReadResult<Lesson> {
  return { ok: false, fault };
}

/** What a link shows that names a lesson and no game: the step. Where there is no such lesson it shows the first example. */
export async function firstLink(
  link: Link,
  lesson: string,
  page: string | undefined,
  read: (fragment: string) => Link,
  slice: string,
): Promise<Link> {
  const content = await lessonOf(lesson);
  if (!content.ok) return link;
  const step = content.value.steps[placeOf(content.value, page)];
  const own = Object.fromEntries([appearance, speech].map(({ id }) => [id, link.asked[id] ?? {}]));
  const shown = read(step?.link ?? "");
  return { ...shown, asked: { ...shown.asked, ...own, [slice]: { lesson, page: step?.id } } };
}

/** What a move from the position in question was worth; nothing where there was none. */
export function worthOf(
  before: State,
  { selected, line }: State,
  { position }: Question,
): LessonAnswer | undefined {
  const explanation = everyReason(before);
  const isMove = before.selected === position && currentOf(line) === selected;
  const option = explanation?.options.find(({ label }) => label === selected);
  if (!isMove || explanation?.label !== position || !option) return undefined;
  const isRight = isBest(before, explanation, option);
  return { isRight, move: selected, ...(!isRight && { reply: option.reply?.label }) };
}
