// Ten puzzles in a row against the clock, the easiest first.
import type { Ten } from "../../model/progress.ts";
import type { Difficulty } from "./slice.ts";

const LEVELS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] as const;

export class PuzzleRun {
  readonly #began = performance.now();
  readonly #first = 1 + Math.floor(Math.random() * 900);
  readonly length = LEVELS.length;
  /** Whether each puzzle so far was solved by the first move. */
  readonly results: boolean[] = [];
  /** Whether the one that is open has been. */
  isNoted = false;
  /** Whether the next one is on its way. */
  isOpening = false;
  /** How it ended; nothing until then. */
  end: Ten | undefined;

  /** The next one: neighbouring seeds give different puzzles. */
  next(): { level: Difficulty; seed: number } {
    this.isNoted = false;
    const place = this.results.length;
    return { level: LEVELS[place] ?? 1, seed: this.#first + place };
  }

  /** In whole seconds. */
  get seconds(): number {
    return this.end?.seconds ?? Math.floor((performance.now() - this.#began) / 1000);
  }

  /** Counts a puzzle; with the last one the run is over. */
  note(isRight: boolean): Ten | undefined {
    this.isNoted = true;
    this.results.push(isRight);
    if (this.results.length === this.length)
      this.end = { right: this.results.filter(Boolean).length, seconds: this.seconds };
    return this.end;
  }
}

/** As clocks have it: 1:05. */
export function clockOf(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}
