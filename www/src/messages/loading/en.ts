import type { PartName } from "../../loading/lazy.ts";

/** What is said when a part does not come; it comes with the page itself. */
export const en = {
  named: (name: PartName) => name.en,
  lost: (names: readonly string[]) => `Part of the page could not be loaded: ${names.join(", ")}.`,
  late: (names: readonly string[]) => `Part of the page is still loading: ${names.join(", ")}.`,
  inVain: "Loading the whole page again may help.",
  again: "Load again",
  page: "Load the page again",
  dismiss: "Close",
};

export type LoadingWords = typeof en;
