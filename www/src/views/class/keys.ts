import { effectiveColour } from "../../model/display.ts";
import { isPresented } from "../../model/presentation.ts";
import { graphOf } from "../../model/state.ts";
import { wordsOf } from "../../model/vocabulary.ts";
import { saidBy } from "../kit/class/letters.ts";
import type { FigureContext } from "../kit/context.ts";
import { classroom, guess, showSelected, stepBack, stepOn } from "./slice.ts";

/** Does what a key does in a class, wherever the keyboard is; whether that is anything. */
export function pressed(
  event: KeyboardEvent,
  context: FigureContext,
  present: (isPresenting: boolean) => void,
): boolean {
  const { store, state } = context;
  const { isBlank, areKeysShown } = classroom.of(state);
  const { key } = event;
  // Whatever is pressed, a blank screen comes back.
  if (isBlank) {
    classroom.put(store, { isBlank: false });
    return true;
  }
  switch (key) {
    case "PageDown":
      stepOn(store);
      return true;
    case "PageUp":
      stepBack(store);
      return true;
    case "r":
    case "R":
      showSelected(store);
      return true;
    case "F5":
      present(true);
      return true;
    case "?":
    case "？":
      classroom.put(store, { areKeysShown: !areKeysShown });
      return true;
  }
  if (isPresented(state)) {
    switch (key) {
      case "ArrowRight":
        stepOn(store);
        return true;
      case "ArrowLeft":
        stepBack(store);
        return true;
      case "b":
      case "B":
      case ".":
      case "。":
        classroom.put(store, { isBlank: true });
        return true;
      case "Escape":
        if (areKeysShown) classroom.put(store, { areKeysShown: false });
        else present(false);
        return true;
    }
  }
  const said = saidBy(key, wordsOf(state), effectiveColour(state) === "outcome");
  if (said === undefined || !graphOf(state)) return false;
  guess(store, said);
  return true;
}
