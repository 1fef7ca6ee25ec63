import type { Point } from "../../scene/shapes.ts";

/** No column is seen larger than that, in CSS pixels. */
const LARGEST = 64;
/** Where all is seen, no column is larger than that. */
const CALM = 40;
/** Up to that share two sizes are the same. */
const EXACT = 1.001;

/** Columns side by side, of which a part is seen: they grow and move along one line alone. */
export class Axis {
  readonly #changed: () => void;
  #columns = 1;
  #width = 1;
  /** Where its room begins on the canvas on which hands are. */
  #left = 0;
  /** How wide a column is, in CSS pixels. */
  size = 1;
  /** Which column is at the left edge; between two columns it has a fraction. */
  from = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** So many columns have so much room, in CSS pixels: all of them are seen, unless a part was enlarged before. */
  place(columns: number, width: number, left = 0): void {
    this.#left = left;
    if (columns === this.#columns && width === this.#width) return;
    const isWhole = columns !== this.#columns || this.size <= this.#fitting * EXACT;
    this.#columns = columns;
    this.#width = Math.max(1, width);
    this.#show(this.from, isWhole ? this.#fitting : this.size);
  }

  /** The left edge of a column, from the left edge of the room. */
  x(column: number): number {
    return (column - this.from) * this.size;
  }

  columnAt(x: number): number | undefined {
    const column = Math.floor(this.from + x / this.size);
    return x >= 0 && x < this.#width && column >= 0 && column < this.#columns ? column : undefined;
  }

  get isWhole(): boolean {
    return this.size <= this.#fitting * EXACT;
  }

  fit(): void {
    this.#show(0, this.#fitting);
  }

  /** So many times larger, and what is at a point of the canvas, or in the middle, still there. */
  readonly zoomBy = (factor: number, at?: Point): void => {
    const size = Math.max(this.#fitting, Math.min(LARGEST, this.size * factor));
    const x = at ? at.x - this.#left : this.#width / 2;
    this.#show(this.from + x / this.size - x / size, size);
  };

  readonly step = this.zoomBy;

  readonly panBy = (x: number): void => this.#show(this.from - x / this.size, this.size);

  /** There are no steps that it would rest at. */
  rest(): void {
    this.#changed();
  }

  restSoon(): void {
    this.#changed();
  }

  /** Moves just as far as it takes to see a column, with what is next to it. */
  reveal(column: number): void {
    const seen = this.#width / this.size;
    const beside = Math.min(seen / 8, 4);
    if (column < this.from) this.#show(column - beside, this.size);
    else if (column + 1 > this.from + seen) this.#show(column + 1 + beside - seen, this.size);
  }

  get #fitting(): number {
    return Math.min(CALM, this.#width / this.#columns);
  }

  #show(from: number, size: number): void {
    this.size = size;
    this.from = Math.max(0, Math.min(this.#columns - this.#width / size, from));
    this.#changed();
  }
}
