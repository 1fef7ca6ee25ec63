import type { Progress } from "../../solver/api.ts";
import type { Answer, Counterexample, Verification } from "../../solver/wire.ts";
import type { Highlight } from "../../model/highlight.ts";

/** Stands among the theorems' ids for the reader's own formula. */
export const FORMULA = "formula";

/** So many counterexamples are shown at first, and so many are told of at most. */
export const SHOWN = 10;
export const TOLD = 1000;

/** A theorem that is being compared with search, or how it fared. */
export interface Check {
  /** Whether it is about the positions of the graph, and not about all within a bound. */
  isOnGraph: boolean;
  /** While it is under way. */
  progress: Progress | undefined;
  answer: Answer<Verification> | undefined;
  /** How many counterexamples are shown. */
  shown: number;
  /** How long it took. */
  milliseconds: number;
}

/** What is shown of a check in the picture: a step of a proof, or a counterexample at the start. */
export type Spotlight = { theorem: string; lit: Highlight } & (
  | { kind: "proof"; verification: Verification; step: number }
  | { kind: "counterexample"; counterexample: Counterexample }
);
