import { strikingSteps } from "../../../model/calls/cells.ts";
import { playersOf } from "../../../model/mover.ts";
import { requestOf } from "../../../model/opening/request.ts";
import type { State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import type { Game, GridInput } from "../../../solver/api.ts";
import type { RequestError, Sieve } from "../../../solver/wire.ts";
import type { Faces } from "../mask.ts";
import { openFill } from "../../kit/cells/open.ts";
import type { PageColours } from "../../kit/cells/look.ts";
import { cellsIn } from "../plan.ts";
import { setGrid, modeOf, sieveOf } from "../slice.ts";

/** Of the marks that a struck cell may have: it is a P-position itself, or was struck before the first one was found. */
const P = 65535;
const THE_END = 65534;

/** So long, in milliseconds, one step is seen while they are played. */
const STEP_MS = 1200;

/** How the P-positions of a grid are found by hand, step by step. */
export class GridSieve {
  readonly #store: Store;
  readonly #changed: () => void;
  #key: string | undefined;
  /** All of it, once it has come. */
  found: Sieve | undefined;
  error: RequestError | undefined;
  #order: Uint16Array | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** How many P-positions have been found; nothing while this is not shown. */
  stepIn(state: State): number | undefined {
    const sieve = sieveOf(state);
    return sieve === undefined ? undefined : Math.min(sieve, this.found?.found.length ?? sieve);
  }

  follow(state: State): void {
    const { game } = state;
    // It would tell of values that are hidden.
    if (!game || modeOf(state) !== "sieved") {
      this.pause();
      return;
    }
    const asked = cellsIn(state);
    const request = requestOf(game);
    const key = JSON.stringify([request, asked]);
    if (key === this.#key) return;
    this.#key = key;
    this.found = this.error = this.#order = undefined;
    void this.#ask(key, request, asked);
  }

  /** Goes to a step; beyond the ends there is none. */
  goTo(step: number): void {
    this.pause();
    this.#put(step);
  }

  play(): void {
    const { found } = this;
    const step = this.stepIn(this.#store.state) ?? 0;
    if (!found) return;
    this.#put(step >= found.found.length ? 0 : step + 1);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const isOver = (this.stepIn(this.#store.state) ?? 0) >= found.found.length;
      if (isOver) this.#changed();
      else this.play();
    }, STEP_MS);
    this.#changed();
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changed();
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  /** What each cell shows after so many steps. */
  faces(step: number, colours: PageColours): Faces {
    const { found } = this;
    const order = this.#order;
    return found && order
      ? struckFaces(found, order, step, colours, foundSign(this.#store.state))
      : { columns: 0, faces: [] };
  }

  /** The cell that is found with a step, and how many that one strikes first. */
  at(step: number): { row: number; column: number; strikes: number } | undefined {
    const { found } = this;
    const cell = found?.found[step - 1];
    if (!found || cell === undefined) return undefined;
    const strikes = found.struck.reduce((count, mark) => count + (mark === step - 1 ? 1 : 0), 0);
    return { row: Math.floor(cell / found.columns), column: cell % found.columns, strikes };
  }

  #put(step: number): void {
    const most = this.found?.found.length ?? 0;
    setGrid(this.#store, { sieve: Math.max(0, Math.min(step, most)) });
  }

  async #ask(key: string, game: Game, asked: GridInput): Promise<void> {
    const answer = await strikingSteps(this.#store.solver, game, asked);
    if (this.#key !== key) return;
    if (answer.ok) {
      this.found = answer.value;
      this.#order = orderOf(answer.value);
    } else this.error = answer.error;
    this.#changed();
  }
}

/** What each cell shows after so many steps; `sign` stands on the positions that are found. */
export function struckFaces(
  found: Sieve,
  order: Uint16Array,
  step: number,
  colours: PageColours,
  sign: string,
): Faces {
  const { ink, paper, accent, nCap } = colours;
  const isOpen = { fill: openFill(colours) };
  const isP = { fill: ink, text: sign, ink: paper };
  const faces = Array.from(found.struck, (mark, cell) => {
    if (mark === P) {
      const place = order[cell] ?? 0;
      return place >= step ? isOpen : place === step - 1 ? { ...isP, fill: accent } : isP;
    }
    if (mark === THE_END || mark < step - 1) return { fill: nCap };
    if (mark === step - 1) return { fill: nCap, text: "×", ink: accent };
    return isOpen;
  });
  return { columns: found.columns, faces };
}

/** What stands on a position that is found: P, or with several players 0, for it is level. */
export function foundSign(state: State): string {
  return playersOf(state) > 2 ? "0" : "P";
}

/** By cell of a P-position with which step it is found: of several cells that are one position only the first is told. */
export function orderOf({ found, struck, rows, columns }: Sieve): Uint16Array {
  const order = new Uint16Array(struck.length);
  found.forEach((cell, place) => {
    order[cell] = place;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const mirrored = column * columns + row;
    if (column < rows && row < columns && struck[mirrored] === P && !found.includes(mirrored))
      order[mirrored] = place;
  });
  return order;
}
