// What pictures need of the values of a rule, which may still be coming: what was read before is not read again.
import type { Sequence } from "../../solver/wire.ts";
import type { ClassColour } from "../kit/cells/classColour.ts";
import { Tints } from "../kit/cells/tints.ts";
import { classesOf, largestOf, Peaks, type Classes } from "./classes.ts";
import type { Bars } from "./lane.ts";
import { Means } from "./means.ts";

/** The look of classes. */
type ClassLook = ConstructorParameters<typeof Tints>[1];

export class ReadValues {
  readonly #told: ClassColour;
  readonly #players: number;
  /** Whether bars are as high as the values, whatever the colours tell. */
  readonly #areWhole: boolean;
  #classes: Classes = new Uint8Array();
  #largest = 0;
  #bars: Bars = { heights: this.#classes, largest: 0, peaks: new Peaks(this.#classes) };
  /** In the colours in which they were painted last. */
  #painted: { look: string; tints: Tints; means: Means } | undefined;

  constructor(told: ClassColour, players: number, areWhole: boolean) {
    this.#told = told;
    this.#players = players;
    this.#areWhole = areWhole;
  }

  get classes(): Classes {
    return this.#classes;
  }

  get largest(): number {
    return this.#largest;
  }

  get bars(): Bars {
    return this.#bars;
  }

  /** Reads so many more values at most. Answers whether all that have come are read. */
  read({ values, kind, length }: Sequence, most: number): boolean {
    const from = this.#classes.length;
    const to = Math.min(values.length, from + most);
    if (to > from) {
      const read = values.subarray(0, to);
      const more = classesOf({ values: read.subarray(from), kind }, this.#told, this.#players);
      const areValues = more.buffer === values.buffer;
      this.#classes = areValues ? read : this.#appended(more, Math.max(length, to));
      this.#largest = Math.max(this.#largest, largestOf(more));
      const { peaks, largest } = this.#bars;
      const heights = this.#areWhole ? read : this.#classes;
      peaks.grow(heights);
      this.#bars = { heights, peaks, largest: Math.max(largest, largestOf(heights, from, to)) };
      this.#painted?.means.grow(this.#classes);
    }
    return to === values.length;
  }

  /** The colours of all classes that occur, and what many heaps look like from afar. */
  paintedIn(look: ClassLook): { tints: Tints; means: Means } {
    const key = JSON.stringify(look);
    if (this.#painted?.look !== key || !this.#painted.tints.fit(this.#largest)) {
      const tints = new Tints(this.#told, look, this.#largest);
      const means = new Means(this.#classes, tints);
      this.#painted = { look: key, tints, means };
    }
    return this.#painted;
  }

  /** Classes that are no values have their own memory, from the beginning as much as all will take. */
  #appended(more: Classes, length: number): Classes {
    const from = this.#classes.length;
    const all = new Uint8Array(from === 0 ? new ArrayBuffer(length) : this.#classes.buffer);
    all.set(more, from);
    return all.subarray(0, from + more.length);
  }
}
