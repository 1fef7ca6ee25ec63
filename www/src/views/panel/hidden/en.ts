import { count } from "../../../messages/english.ts";

/** What is said of a position whose value is hidden. */
export const en = {
  unlabelled: "Its value has not been found yet.",
  hidden: "Its value is hidden.",
  shown: "Its value is shown; some of what it follows from is hidden.",
  isHidden: "hidden",
  options: (all: number) => (all === 0 ? "No move is left." : `${count(all, "option", "options")}:`),
  more: (rest: number) => `${count(rest, "more option", "more options")} in the picture.`,
};

export type HiddenWords = typeof en;
