// What all structures are drawn from, and what each of them answers.
import type { JudgedAnswer } from "../../model/question/judge.ts";
import { isVeiled } from "../../model/reveal.ts";
import type { FigureContext } from "../kit/context.ts";
import { guessingWords } from "../kit/question/words.ts";
import type { Outcomes } from "./outcomes.ts";
import type { StructurePicture } from "./picture.ts";
import type { Triple } from "./system.ts";
import type { Sets } from "./venn.ts";
import type { StructuresWords } from "./words.ts";

/** What is shown of a structure follows from this, on the screen and in files. */
export interface StructuresInput {
  context: Pick<FigureContext, "state" | "messages">;
  words: StructuresWords;
  outcomes: Outcomes;
  /** What was guessed last. */
  last: JudgedAnswer | undefined;
}

/** On the screen something is done besides. */
export interface StructuresContext extends StructuresInput {
  context: FigureContext;
}

/** A sentence, and what is drawn for it; nothing where there is nothing to be seen yet. */
export interface StructureShown {
  says: string | undefined;
  figure: StructureFigure | undefined;
  /** What stands below it in rows. */
  rows?: readonly TripleRow[];
  /** What is to be found out on paper, where that is not the sentence. */
  task?: string;
}

/** Triples one beside the other. */
export interface TripleRow {
  /** What they are the triples of. */
  name?: string;
  /** Whether they are those that are drawn. */
  isDrawn?: boolean;
  triples: ReadonlyArray<{
    /** Nothing while it is hidden. */
    triple: Triple | undefined;
    isChosen: boolean;
    /** The value in whose colour it is. */
    hue?: number | undefined;
  }>;
}

export type StructureFigure =
  | { kind: "picture"; picture: StructurePicture }
  | { kind: "changes"; changes: readonly SetChange[] }
  | { kind: "bars"; bars: readonly PowerBar[] }
  | { kind: "sums"; sums: readonly BinarySum[] };

/** A picture with one set changed. */
export interface SetChange {
  picture: StructurePicture;
  /** What is written below it, before the position that it leads to; nothing as long as it is not shown. */
  says: string | undefined;
  heaps: Sets;
}

/** A heap as a bar of its powers of two, or two in a row. */
export interface PowerBar {
  name: string;
  parts: ReadonlyArray<{
    /** Which of the sets it is, 0 to 2; 3: a difference. */
    set: number;
    /** From left to right, and whether one is in both sets of the row. */
    blocks: ReadonlyArray<{ size: number; isShared: boolean }>;
  }>;
  /** As long as all blocks together are. */
  length: number;
}

/** Three heaps in binary, one below the other. */
export interface BinarySum {
  says: string;
  heaps: readonly number[];
  rows: ReadonlyArray<{ name: string; digits: ReadonlyArray<{ digit: "0" | "1"; isAdded: boolean }> }>;
}

/** What hidden positions wait for. */
export function waits({ context: { state, messages }, words }: StructuresInput): string {
  return isVeiled(state) ? guessingWords(messages).veiled : words.labelled;
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
