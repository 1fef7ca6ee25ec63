import type { PartName } from "../../loading/lazy.ts";

/** The names of the parts that are fetched. */
const parts: Record<PartName, string> = {
  absence: "what is said instead of the picture",
  board: "the drawing of the position",
  check: "what checks theorems",
  chinese: "the Chinese texts",
  english: "the English texts",
  glossary: "the glossary",
  labelling: "the labelling step by step",
  players: "what is said of several players",
  rulesets: "the list of rulesets",
  sheet: "help, examples and the editor",
  solver: "the solver",
  styles: "the styles",
  table: "the table",
  theorem: "the text of the theorem",
  theorems: "the theorems",
};

/** What is said when a part does not come; it comes with the page itself. */
export const en = {
  parts,
  lost: (names: readonly string[]) => `Part of the page could not be loaded: ${names.join(", ")}.`,
  late: (names: readonly string[]) => `Part of the page is still loading: ${names.join(", ")}.`,
  inVain: "Loading the whole page again may help.",
  again: "Load again",
  page: "Load the page again",
  dismiss: "Close",
};

export type LoadingWords = typeof en;
