import type { TemplateResult } from "lit/html.js";
import type { Change, Explanation, Notation } from "../../solver/wire.ts";
import type { Language } from "../../model/values.ts";
import type { Miniatures, Point } from "../../scene/shapes.ts";
import type { Context } from "../kit/context.ts";
import type { PlayBoard } from "./playing.ts";

/** All that the page knows of a kind of position. The rules stay the solver's: a board shows tokens and asks for starts and moves. */
export interface Board {
  words: Readonly<Record<Language, BoardWords>>;
  /** Fetches what a start is put together with, for which there are words; else a start is typed alone. */
  editor?: () => Promise<Editor>;
  /** Fetches the drawing of the selected position in the panel; else its label is all that is shown of it. */
  drawing?: () => Promise<PositionDrawing>;
  /** Fetches how positions are drawn small, in the picture and wherever one can be chosen; else their labels are written there. */
  miniatures?: () => Promise<Miniaturist>;
  /** The same of few stones, which stand above the labels where that is asked for. */
  stones?: () => Promise<Miniaturist>;
  /** Fetches the board to play on, with its styles. */
  playing?: () => Promise<PlayModule>;
}

/** What is said of positions of a kind. What is left out is said as `words.toml` beside this file says it. */
export interface BoardWords {
  /** What may be typed for a position. */
  hint?: string;
  /** What a first touch of the board does, for those who have never moved. */
  touch?: string;
  /** What a position may have too many of; in Chinese with the measure word. Else numbers. */
  things?: string;
  /** The button that opens the editor, and what the editor is for. */
  start?: { open: string; label: string };
  /** What the bounds of a check are called: the largest number, and the most of them. One without a name is not asked for. */
  bounds?: { bound?: string; heaps?: string };
  /** The positions within such bounds. */
  extent?: (bounds: { bound: number; heaps: number | undefined }) => string;
  /** What the token at a place is called, where each has a place of its own. */
  part?: (place: number) => string;
  /** What a heap of Nim comes from that the position is in disguise: the tokens at these places. */
  source?: (places: readonly number[], tokens: readonly number[]) => string;
  /** A move by the tokens that it changes, the first of which stands at place `first`; empty where its option says it all. */
  move?: (changes: readonly Change[], first: number) => string;
}

/** The start in the form, as rows that can be changed. */
export type Editor = (context: Context) => TemplateResult;

/** The selected position; its parts that lead to options are buttons. */
export type PositionDrawing = (context: Context, explanation: Explanation) => TemplateResult;

/** The start of a game, or of a component of a sum, as far as drawings follow from it. */
export interface DrawnStart extends Partial<Omit<Notation, "tokens">> {
  tokens: readonly number[];
  passes: number;
}

/** How the positions of a game are drawn small; nothing where their labels say more. */
export type Miniaturist = (game: DrawnStart) => Miniatures | undefined;

/** The same where there is room for what is written on all of them. */
export interface Sketches extends Miniatures {
  /** Each with its middle in a place. */
  texts?: ReadonlyArray<Point & { text: string; size: number }>;
}

export type Sketcher = (game: DrawnStart) => Sketches | undefined;

/** A board to play on, and its styles, those that it shares first, which go to wherever a figure has its own. */
export interface PlayModule {
  board: PlayBoard;
  styles: readonly string[];
}
