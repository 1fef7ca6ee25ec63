// A board to play on: what it is given, and how it tells of gestures. It knows no rule: which moves fit what is touched, and
// why none does, is asked of the solver by whoever gives it this.
import type { TemplateResult } from "lit/html.js";
import type { Touch } from "../../solver/requests.ts";
import type { Change, Notation } from "../../solver/wire.ts";
import type { Language } from "../../model/values.ts";

/** What has a board of its own: a game or a component of a sum, with what the solver read of its start, or the passes that are left. */
export interface BoardPart extends Partial<Omit<Notation, "tokens">> {
  /** The name of its board. */
  readonly board: string;
  /** In a sum: which of its components, counted from 0. */
  readonly component: number | undefined;
}

/** A position that play went through. */
export interface Stop {
  /** What the part is made of, without the passes. */
  readonly tokens: readonly number[];
  /**
   * What the move changed that led here from the stop before: empty where it changed another part, absent where nobody
   * knows which of several equal places it was. Places are those of the part.
   */
  readonly changes?: readonly Change[] | undefined;
}

/** What a move of the part changes, and what the part is made of afterwards. */
export interface PartMove {
  readonly changes: readonly Change[];
  readonly left: readonly number[];
}

/**
 * What a board shows and whom it tells. All places are those of the part, counted from 0.
 *
 * What the reader touches is shown by `show` as long as a pointer or the keyboard rests there, and told by `touch` when the
 * gesture is complete. A touch at a place that is touched already replaces that one. Where one legal move fits all that is
 * touched, it is made; where several do, they are `offers` from then on; touching the same again makes the move that changes
 * least besides, if one does. Where none fits, the reader is told why, and what was touched before stays.
 */
export interface Playing {
  readonly part: BoardPart;
  readonly code: Language;
  /** From the start to the position that is shown, which is the last; never empty. What stays is to stand where it stood. */
  readonly course: readonly Stop[];
  /** Whether the last move was made just now: what goes is seen going, for so long as `MOTION` says. */
  readonly isMoving: boolean;
  /** Whether the reader can move. */
  readonly isOpen: boolean;
  /** What has been touched of it, while several moves fit. */
  readonly touched: readonly Touch[];
  /** The moves of this part that fit then. */
  readonly offers: ReadonlyArray<readonly Change[]>;
  /** All moves of this part, as far as the solver has listed them by now. */
  moves(): readonly PartMove[];
  /** What the move would change that is shown before it is made. */
  readonly preview: readonly Change[] | undefined;
  /** Whether what rests under the pointer fits no move. */
  readonly isRefused: boolean;
  /** Whether that move loses where another would win, and the reader wants to be warned. */
  readonly isWarned: boolean;
  /** The places that a hint points to. */
  readonly hinted: readonly number[];
  /** The places of what is as good as the heap of Nim that is pointed at. */
  readonly lit: readonly number[];
  /** What is touched if the gesture ends here; nothing: the pointer, or the keyboard, has gone. */
  show(touch: Touch | undefined): void;
  touch(touch: Touch): void;
  /** Nothing is touched any more. */
  forget(): void;
}

/** The board of a kind of position. */
export type PlayBoard = (playing: Playing) => TemplateResult;

/** How long a move is seen, in milliseconds. */
export const MOTION_MS = 200;
