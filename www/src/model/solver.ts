import type { SolverClient } from "../solver/client.ts";

/** What the model asks of the solver, so that a test can stand in for it. */
export type Solver = Pick<SolverClient, "request" | "ask" | "cancel" | "catalogue">;
