import type { Point } from "../../scene/shapes.ts";
import { limited, panned, resized, type Seen, showing, type Space } from "../picture/seen.ts";

/** No column is seen larger than that, in CSS pixels. */
const LARGEST = 64;
/** Where all is seen, no column is larger than that. */
const CALM = 40;
/** Up to that share two sizes are the same. */
const EXACT = 1.001;
/** So many columns at most are seen beside one that is brought into sight, and such a share of all. */
const BESIDE = { columns: 4, share: 1 / 8 };

/** Columns side by side, of which a part is seen: they grow and move along one line alone. */
export class Axis {
  readonly #changed: () => void;
  #space = spaceOf(1, 1);
  #seen: Seen = { x: 0, y: 0, size: 1 };
  /** Where its room begins on the canvas on which hands are. */
  #left = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** So many columns have so much room, in CSS pixels: all of them are seen, unless a part was enlarged before. */
  place(columns: number, width: number, left = 0): void {
    this.#left = left;
    const { picture, room } = this.#space;
    if (columns === picture.width && width === room.width) return;
    const { from, size } = this;
    const isWhole = columns !== picture.width || this.isWhole;
    this.#space = spaceOf(columns, width);
    if (isWhole) this.fit();
    else this.#show({ ...this.#seen, x: from + width / 2 / size });
  }

  /** How wide a column is, in CSS pixels. */
  get size(): number {
    return this.#seen.size;
  }

  /** Which column is at the left edge; between two columns it has a fraction. */
  get from(): number {
    return this.#seen.x - this.#space.room.width / 2 / this.size;
  }

  /** The left edge of a column, from the left edge of the room. */
  x(column: number): number {
    return (column - this.from) * this.size;
  }

  columnAt(x: number): number | undefined {
    const { room, picture } = this.#space;
    const column = Math.floor(this.from + x / this.size);
    return x >= 0 && x < room.width && column >= 0 && column < picture.width ? column : undefined;
  }

  get isWhole(): boolean {
    return this.size <= this.#space.least * EXACT;
  }

  fit(): void {
    this.#show({ x: 0, y: 0, size: this.#space.least });
  }

  /** So many times larger, and what is at a point of the canvas, or in the middle, still there. */
  readonly zoomBy = (factor: number, at?: Point): void => {
    const off = at && { x: at.x - this.#left - this.#space.room.width / 2, y: 0 };
    this.#show(resized(this.#seen, this.#space, this.size * factor, off));
  };

  readonly step = this.zoomBy;

  readonly panBy = (x: number): void => this.#show(panned(this.#seen, this.#space, x, 0));

  /** There are no steps that it would rest at. */
  rest(): void {
    this.#changed();
  }

  restSoon(): void {
    this.#changed();
  }

  /** Moves just as far as it takes to see a column, with what is next to it. */
  reveal(column: number): void {
    const beside = Math.min(this.#space.room.width * BESIDE.share, BESIDE.columns * this.size);
    const part = { x: column, y: 0, width: 1, height: 1 };
    this.#show(showing(this.#seen, this.#space, part, { x: beside, y: 0 }));
  }

  #show(seen: Seen): void {
    this.#seen = limited(seen, this.#space);
    this.#changed();
  }
}

function spaceOf(columns: number, width: number): Space {
  const room = { width: Math.max(1, width), height: 0 };
  const least = Math.min(CALM, room.width / columns);
  return { picture: { width: columns, height: 1 }, room, least, most: LARGEST, edge: 0, isAtStart: true };
}
