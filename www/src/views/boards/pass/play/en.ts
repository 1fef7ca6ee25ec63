import { count } from "../../../../messages/english.ts";

export interface PassPlayWords {
  /** What is written on a pass that is left. */
  pass: string;
  board: string;
  left: (passes: number) => string;
  hint: string;
}

export const en: PassPlayWords = {
  pass: "Pass",
  board: "Passes",
  left: (passes) =>
    passes === 0 ? "No passes left" : `${count(passes, "pass", "passes")} left, for all players together`,
  hint: "hint",
};
