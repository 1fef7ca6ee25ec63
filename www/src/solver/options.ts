// How a call is carried out, which changes nothing about what is asked, and what is heard of it meanwhile.
import type { PositionInput } from "./requests.ts";
import type { Sequence, Step } from "./wire.ts";

/**
 * How a call is carried out; all of it may be left out.
 *
 * @example
 * const stop = new AbortController();
 * const options: Options = {
 *   budget: { positions: 10_000 },
 *   onProgress: ({ positions }) => console.log(`${positions} positions`),
 *   signal: stop.signal,
 * };
 */
export interface Options {
  /**
   * The most positions and moves to build; more is answered by "too-many-positions" or "too-many-moves", or by as many values
   * of a sequence as can be had. Without it `limits.positions` and `limits.moves`; it may be raised to 20,000,000 and
   * 500,000,000, as far as there is memory. A sequence of heaps that keeps no moves looks at 6,250 for each, and at
   * 100,000,000,000 at least.
   */
  budget?: { positions?: number; moves?: number };
  /** Ask `explore` for every move, where it would leave them out of a large graph. */
  allMoves?: boolean;
  /**
   * Ask `explore` for at most so many positions around the start: the whole graph if it is no larger, else the winning moves,
   * some of the others, and what answers them, where their values can be found in a moment, mostly by a theorem.
   */
  neighbourhood?: number;
  /**
   * Ask `explore` for the part of the graph around a position that can be reached from the start: the positions that lead there in
   * at most so many moves, 1 to `limits.aroundMoves`, and those that are reached from there so. All moves between them are in it,
   * and their values are those of the whole graph, which is searched within the budget. It comes before `neighbourhood`.
   */
  around?: { position: PositionInput; moves: number };
  /**
   * What the places of `explore` follow from: the moves that are drawn unless a reader asks for others ("drawn"), or covering moves
   * alone ("covers"), so that neither they nor what is chosen for a neighbourhood tells anything of the values.
   */
  places?: "drawn" | "covers";
  /** Called about every 16 milliseconds of work, and once when it is done. What it throws rejects the promise of the call. */
  onProgress?: (progress: Progress) => void;
  /**
   * Aborting it makes a call answer "cancelled" at its next turn, about 16 milliseconds later; a sequence answers the values
   * that it has by then.
   */
  signal?: AbortSignal;
}

/**
 * How far a call has come: what it is doing, the positions and moves found so far, and how many positions there will be,
 * when that is known; of a sequence the values that came since it was told last. A page that draws a graph with a part of the
 * solver is "loading" where a call needs the rest.
 *
 * @example
 * const progress: Progress = { phase: "building", positions: 1200, moves: 35_000 };
 */
export type Progress = Omit<Step, "done" | "phase"> & { phase: Step["phase"] | "loading"; part?: Sequence };
