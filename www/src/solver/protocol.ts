// What the page and the worker say to one another.
import type {
  FormulaInput,
  Game,
  GridInput,
  Options,
  PositionInput,
  Progress,
  Scope,
  SequenceInput,
} from "./api.ts";
import type {
  Answer,
  Census,
  Evaluation,
  Explanation,
  Exploration,
  Grid,
  Sequence,
  Verification,
} from "./wire.ts";

/** The calls that a view makes: what each takes for a position or in its place, and what it answers. */
export interface Calls {
  explore: { position: PositionInput; value: Exploration };
  explain: { position: PositionInput; value: Explanation };
  evaluate: { position: readonly PositionInput[]; value: Evaluation };
  grid: { position: GridInput; value: Grid };
  sequence: { position: SequenceInput; value: Sequence };
  verify: { position: Scope & { theorem: string | FormulaInput }; value: Verification };
  census: { position: { bound: number; heaps?: number }; value: Census };
}

/** Options without what cannot be sent: progress and cancelling are messages of their own. */
export type SentOptions = Omit<Options, "onProgress" | "signal">;

export type Call =
  | { name: "parse"; text: string }
  | { name: "read"; game: Game; position: PositionInput }
  | {
      [Name in keyof Calls]: {
        name: Name;
        game: Game;
        position: Calls[Name]["position"];
        options: SentOptions;
      };
    }[keyof Calls];

/** "start" comes first and is answered by "ready". */
export type ToWorker =
  | { kind: "start"; module: WebAssembly.Module }
  | { kind: "call"; id: number; call: Call }
  | { kind: "cancel"; id: number };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "progress"; id: number; progress: Progress }
  | { kind: "answer"; id: number; answer: Answer<unknown> };
