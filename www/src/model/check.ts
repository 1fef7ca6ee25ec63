import type { Counterexample, Answer, Verification } from "../solver/wire.ts";
import type { Progress } from "../solver/api.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";

/** Stands among the theorems' ids for the reader's own formula. */
export const FORMULA = "formula";

/** A theorem that is being compared with search, or how it fared. */
export interface Check {
  /** Whether it is about the positions of the graph, and not about all within a bound. */
  isOnGraph: boolean;
  /** While it is under way. */
  progress: Progress | undefined;
  answer: Answer<Verification> | undefined;
  /** How long it took. */
  milliseconds: number;
}

/** Positions that stand out in the picture of a graph. */
export interface Lit {
  graph: PositionGraph;
  positions: ReadonlySet<number>;
  /** Those on which theorem and search differ. */
  differing: readonly number[];
}

/** What is shown of a check in the picture: a step of a proof, or a counterexample at the start. */
export type Spotlight = { theorem: string; lit: Lit } & (
  | { kind: "proof"; verification: Verification; step: number }
  | { kind: "counterexample"; counterexample: Counterexample }
);
