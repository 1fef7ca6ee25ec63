import { keyOf } from "../../model/commands.ts";

/** A clicker has the first key of each; where stops step, too, the second. */
export const STEPS = { on: ["PageDown", "."], back: ["PageUp", ","] };

/** Where a key takes a widget that steps by itself: a step on, a step back, or nowhere. */
export function stepOf(event: KeyboardEvent): 1 | -1 | undefined {
  const key = keyOf(event);
  return STEPS.on.includes(key) ? 1 : STEPS.back.includes(key) ? -1 : undefined;
}
