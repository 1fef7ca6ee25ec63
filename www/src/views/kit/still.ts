import type { State } from "../../model/state.ts";
import type { Solver } from "../../model/solver.ts";
import type { Size } from "../../scene/shapes.ts";
import type { Still } from "../../scene/still.ts";
import type { KitFigureWords } from "./figure/words.ts";

/** The place that pictures are laid out for where nobody says otherwise, in pixels. */
export const STAGE: Size = { width: 640, height: 480 };

/** So wide is a column on a phone, in pixels. */
export const PHONE = 358;

/** What a view makes a picture for files from; colours are chosen by who writes the file. */
export interface StillInput {
  readonly state: State;
  readonly solver: Solver;
  readonly messages: KitFigureWords;
  /** The place that the picture is laid out for, in pixels; it may become larger or smaller. */
  readonly stage: Size;
  /** Whether it is to answer whoever points at it. */
  readonly isAnswering?: boolean;
  /** Whether it is to stand on paper and to be filled in by hand, with what is asked of it. */
  readonly isByHand?: boolean;
}

/** What a view is in files. */
export interface StillModule {
  /** The picture of what is shown, with no values but those that are told; nothing where there is nothing to see. */
  stillOf(given: StillInput): Promise<Still | undefined>;
}
