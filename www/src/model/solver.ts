import type { Mexplorer } from "../solver/api.ts";
import type { SolverClient } from "../solver/client.ts";

/** A solver apart from the one that answers all else. */
export interface Aside extends Pick<SolverClient, "request" | "ask" | "cancel"> {
  release(): void;
}

/** What the model asks of the solver, so that a test can stand in for it. */
export interface Solver extends Pick<SolverClient, "request" | "ask" | "cancel" | "catalogue"> {
  /** Compares theorems with search apart from all else; a figure alone does not. */
  verify?: Mexplorer["verify"];
  /** A solver in a worker of its own, for whoever asks much and often of large pictures; to be released. */
  aside?: () => Aside;
}

/** Who answers calls, whatever else it can do. */
export type Answerer = Pick<Solver, "request" | "ask">;
