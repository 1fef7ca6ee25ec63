import { isPresented } from "../../../model/presentation.ts";
import { wordsOf } from "../../../model/vocabulary.ts";
import { saidBy } from "../../kit/class/letters.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { Sieve } from "../sieve/sieve.ts";
import { toldOf } from "../../kit/cells/told.ts";
import type { Quiz } from "./quiz.ts";
import type { Screen } from "./screen.ts";
import { hidesCells } from "../slice.ts";

/** What is led by keys: cells that are guessed, or else the steps of the sieve. */
export interface Led {
  quiz: Quiz;
  sieve: Sieve;
  screen: Screen;
}

/** Does what a key does in a class, wherever the keyboard is; whether that is anything. */
export function pressed({ key }: KeyboardEvent, context: FigureContext, led: Led): boolean {
  const { state } = context;
  const { screen, quiz, sieve } = led;
  const isClass = hidesCells(state);
  const step = sieve.stepIn(state);
  if (!isClass && step === undefined) return false;
  // Whatever is pressed, a blank screen comes back.
  if (screen.isBlank) {
    screen.set({ isBlank: false });
    return true;
  }
  switch (key) {
    case "PageDown":
      if (isClass) quiz.stepOn();
      else sieve.goTo((step ?? 0) + 1);
      return true;
    case "PageUp":
      if (isClass) quiz.stepBack();
      else sieve.goTo((step ?? 0) - 1);
      return true;
    case "F5":
      screen.present(true);
      return true;
    case "?":
    case "？":
      screen.set({ areKeysShown: !screen.areKeysShown });
      return true;
  }
  if (isPresented(state) && pressedPresenting(key, screen)) return true;
  return isClass && pressedInClass(key, context, quiz);
}

function pressedPresenting(key: string, screen: Screen): boolean {
  switch (key) {
    case "b":
    case "B":
    case ".":
    case "。":
      screen.set({ isBlank: true });
      return true;
    case "Escape":
      if (screen.areKeysShown) screen.set({ areKeysShown: false });
      else screen.present(false);
      return true;
  }
  return false;
}

function pressedInClass(key: string, { state }: FigureContext, quiz: Quiz): boolean {
  if (key === "r" || key === "R") {
    quiz.show();
    return true;
  }
  const said = saidBy(key, wordsOf(state), toldOf(state).value === "outcome");
  if (said === undefined || !quiz.isOpen) return false;
  void quiz.guess(said);
  return true;
}

/** Whether a key that would move the picture does something else in a class or while it is sieved. */
export function isLeading(
  { key }: KeyboardEvent,
  context: Pick<FigureContext, "state">,
  { quiz, sieve }: Led,
): boolean {
  const { state } = context;
  const isClass = hidesCells(state);
  if (key === "PageUp" || key === "PageDown") return isClass || sieve.stepIn(state) !== undefined;
  return isClass && /^\d$/.test(key) && quiz.isOpen && toldOf(state).value !== "outcome";
}
