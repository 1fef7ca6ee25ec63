import type { Locale } from "../../messages/locale.ts";
import type { LessonFault } from "../../model/lessons/reading.ts";
import { wordsBy, type Words as LessonWords } from "./words.all.ts";

/** The words of lessons, which come with the first one. */
export function lessonWords({ code }: Locale): LessonWords {
  return wordsBy[code];
}

/** What is wrong with a lesson, and where. */
export function faultSaid(
  { code, place, expected = "text", limit = 0 }: LessonFault,
  { faults }: LessonWords,
): string {
  const fault = faults[code];
  if (typeof fault === "string") return fault;
  const [line, column = ""] = place === "" ? [] : place.split(":");
  return fault({ place: place === "" ? undefined : place, name: place, line, column, expected, limit });
}
