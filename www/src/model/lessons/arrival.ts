// Fetches lessons: stories that ship, and those that links and files hold.
import type { Lesson } from "./lesson.ts";
import { PACKED, unpack } from "./packed.ts";
import { LIMITS, readLesson, type LessonFault, type Read } from "./reading.ts";
import { STORIES } from "./stories/shelf.ts";

/** The lesson of a name, or the one that a link holds. The last one is kept, as whoever opens a link asks twice. */
export async function lessonOf(name: string): Promise<Read<Lesson>> {
  if (last?.name !== name) last = { name, read: fetched(name) };
  return last.read;
}

let last: { name: string; read: Promise<Read<Lesson>> } | undefined;

async function fetched(name: string): Promise<Read<Lesson>> {
  if (name.startsWith(PACKED)) {
    const text = await unpack(name, LIMITS.file);
    return text === undefined ? fault({ code: "packed", place: "" }) : readLesson(text);
  }
  const story = STORIES.find(({ id }) => id === name);
  if (!story) return fault({ code: "no-story", place: name.slice(0, LIMITS.id) });
  return { ok: true, value: await story.load() };
}

function fault(fault: LessonFault): Read<Lesson> {
  return { ok: false, fault };
}
