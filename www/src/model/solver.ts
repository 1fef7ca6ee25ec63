import type { Mexplorer } from "../solver/api.ts";
import type { SolverClient } from "../solver/client.ts";

/** What the model asks of the solver, so that a test can stand in for it. */
export interface Solver extends Pick<SolverClient, "request" | "ask" | "cancel" | "catalogue"> {
  /** Compares theorems with search apart from all else; a figure alone does not. */
  verify?: Mexplorer["verify"];
}
