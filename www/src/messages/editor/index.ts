import type { Messages } from "../en.ts";
import { en, type EditorWords } from "./en.ts";
import { zh } from "./zh.ts";

/** The words of what a start is put together with, and of the drawing of edges. */
export function editorWords({ code }: Messages): EditorWords {
  return code === "zh" ? zh : en;
}
