import { isChoosing } from "./kernel/slice.ts";
import { isLed } from "./lessons/slice.ts";
import { isAsking } from "./question/question.ts";
import type { State } from "./state.ts";

/** Whether a class guesses the values that are hidden: a lesson asks its own questions, and so does a kernel. */
export function isInClass(state: State): boolean {
  return isAsking(state) && !isLed(state) && !isChoosing(state);
}
