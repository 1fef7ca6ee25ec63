// What the page and the worker say to one another.
import type { Options, Progress } from "./api.ts";
import type { CallName } from "./calls.ts";
import type { Answer } from "./wire.ts";

/** A call with its arguments, of which the client has seen that they are those of this call. */
export interface Call {
  name: CallName;
  args: readonly unknown[];
  options: SentOptions;
}

/** Options without what cannot be sent: progress and cancelling are messages of their own. */
type SentOptions = Omit<Options, "onProgress" | "signal">;

/** "start" comes first and is answered by "ready"; with "rest" the solver is whole, or "unfit" is answered; whenever "ping" comes, "pong" is answered between two slices of work. */
export type ToWorker =
  | { kind: "start"; module: WebAssembly.Module }
  | { kind: "rest"; module: WebAssembly.Module }
  | { kind: "call"; id: number; call: Call }
  | { kind: "cancel"; id: number }
  | { kind: "ping" };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "unfit" }
  | { kind: "pong" }
  | { kind: "progress"; id: number; progress: Progress }
  | { kind: "answer"; id: number; answer: Answer<unknown> };
