// What all structures are drawn from, and what each of them answers.
import type { JudgedAnswer } from "../../model/question/judge.ts";
import type { FigureContext } from "../kit/context.ts";
import type { StructuresWords } from "./words.ts";
import type { Outcomes } from "./outcomes.ts";

export interface StructuresContext {
  context: FigureContext;
  words: StructuresWords;
  outcomes: Outcomes;
  /** What was guessed last. */
  last: JudgedAnswer | undefined;
}

/** One structure as it stands. */
export interface Pane {
  /** The sentence of this step. */
  says: unknown;
  /** What a guess is made with, or what else belongs to the sentence. */
  asks?: unknown;
  /** What is chosen next to the drawing. */
  tools?: unknown;
  drawing: unknown;
  /** The same as the drawing in words and numbers. */
  table: unknown;
  /** The positions that stand out in the picture beside it. */
  lit: ReadonlyArray<readonly number[]>;
  /** Goes a step on or back; in a class it shows what comes next, and hides that again. */
  step: (by: 1 | -1) => void;
  /** The position that is guessed to be P or N, while it is hidden. */
  guessed?: readonly number[] | undefined;
  /** All that is asked in a class, in the order in which it is shown. */
  asked: ReadonlyArray<readonly number[]>;
}
