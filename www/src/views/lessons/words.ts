import type { Locale } from "../../messages/locale.ts";
import { en, type LessonWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of lessons, which come with the first one. */
export function lessonWords({ code }: Locale): LessonWords {
  return code === "zh" ? zh : en;
}
