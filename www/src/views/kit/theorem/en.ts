import type { TheoremStatus } from "../../../solver/wire.ts";

/** What is said of an argument and where it comes from. */
export const en = {
  known: {
    proved: "Status: ",
    "needs-hypothesis": "Under a hypothesis: ",
    conjecture: "Conjecture, not proved: ",
    observed: "Observed, not proved: ",
  } satisfies Record<TheoremStatus, string>,
  disguise: {
    title: "Nim in disguise",
    normal: (heaps: readonly number[]) => `As good as Nim with heaps of ${heaps.join(", ")}.`,
    misere: (heaps: readonly number[]) => `As good as misère Nim with heaps of ${heaps.join(", ")}.`,
  },
  source: "Source:",
  errata: "Errata:",
};

export type ArgumentWords = typeof en;
