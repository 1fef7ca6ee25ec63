import { reveal } from "../../../model/reveal.ts";
import type { State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import { capColours } from "../../../scene/palette.ts";
import type { Cells } from "../../../solver/wire.ts";
import type { Cell } from "../../kit/tiles/placed.ts";
import type { Atlas, Leaf } from "../atlas.ts";
import { lightnessOf, type PageColours } from "../look.ts";
import type { Face } from "../mask.ts";
import { writerOf } from "../source.ts";

/** Of more cells nobody shows one after the other. */
export const MOST = 10_000;

/** What came of a guess. */
export interface Guess extends Cell {
  said?: number;
  isRight?: boolean;
}

/** The cells of a grid whose values are hidden: each is shown, or guessed, by itself. */
export class Hidden {
  readonly #store: Store;
  readonly #atlas: Atlas;
  readonly #changed: () => void;
  #leaf: Leaf | undefined;
  #cells: Cells | undefined;
  /** The cell that is asked about, and what was said of it last. */
  asked: Guess | undefined;
  /** Guesses in all, and those that were right at once. */
  tally = { tries: 0, first: 0 };
  readonly #tried = new Set<string>();

  constructor(store: Store, atlas: Atlas, changed: () => void) {
    this.#store = store;
    this.#atlas = atlas;
    this.#changed = changed;
  }

  /** Whether there are few enough cells to be shown one after the other. */
  get isReady(): boolean {
    return this.#cells !== undefined;
  }

  follow(leaf: Leaf | undefined): void {
    if (leaf === this.#leaf) return;
    const { rows = 0, columns = 0 } = leaf?.chart ?? {};
    const isSame = JSON.stringify(leaf?.plan.game) === JSON.stringify(this.#leaf?.plan.game);
    this.#leaf = leaf;
    this.#cells = this.asked = undefined;
    if (!isSame) {
      this.tally = { tries: 0, first: 0 };
      this.#tried.clear();
    }
    if (!leaf || rows * columns > MOST) return;
    void this.#atlas.cells(leaf, 0, 0, rows, columns, true).then((cells) => {
      if (this.#leaf !== leaf) return;
      this.#cells = cells;
      this.#changed();
    });
  }

  label({ row, column }: Cell): string | undefined {
    return this.#cells?.labels?.[row * this.#cells.columns + column];
  }

  isShown(cell: Cell): boolean {
    const label = this.label(cell);
    return label !== undefined && reveal.of(this.#store.state).shown.has(label);
  }

  ask(cell: Cell): void {
    this.asked = { row: cell.row, column: cell.column };
    this.#changed();
  }

  /** Shows the value of the cell that is asked about. */
  show(): void {
    const label = this.asked && this.label(this.asked);
    if (label === undefined) return;
    const { shown } = reveal.of(this.#store.state);
    reveal.put(this.#store, { shown: new Set([...shown, label]) });
  }

  /** Hides the value again that was shown last. */
  back(): void {
    const shown = [...reveal.of(this.#store.state).shown];
    shown.pop();
    reveal.put(this.#store, { shown: new Set(shown) });
  }

  guess(said: number): void {
    const { asked } = this;
    const label = asked && this.label(asked);
    if (!asked || label === undefined || this.isShown(asked)) return;
    const isRight = this.#value(asked) === said;
    const isFirst = !this.#tried.has(label);
    this.#tried.add(label);
    this.tally = { tries: this.tally.tries + 1, first: this.tally.first + (isRight && isFirst ? 1 : 0) };
    this.asked = { ...asked, said, isRight };
    if (isRight) this.show();
    this.#changed();
  }

  #value({ row, column }: Cell): number | undefined {
    return this.#cells?.classes[row * this.#cells.columns + column];
  }

  /** What each cell shows. */
  faces(state: State, colours: PageColours): Face[] | undefined {
    const [leaf, cells] = [this.#leaf, this.#cells];
    if (!leaf || !cells) return undefined;
    const { shown } = reveal.of(state);
    const write = writerOf(leaf, state);
    const { value } = leaf.plan.shown;
    return Array.from(cells.classes, (each, index) => {
      const label = cells.labels?.[index] ?? "";
      if (!shown.has(label)) return { fill: colours.hairline };
      const fill = fillOf(value, each, colours);
      return { fill, text: write(each), ink: lightnessOf(fill) > 0.53 ? "#000000" : "#ffffff" };
    });
  }
}

function fillOf(value: string, each: number, { ink, nCap }: PageColours): string {
  const isByP = value === "outcome" || value === "grundy";
  if (isByP && each === 0) return ink;
  if (value === "outcome") return nCap;
  return capColours(each, isByP ? 0 : "players")?.fill ?? nCap;
}
