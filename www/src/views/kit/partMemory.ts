/**
 * What the parts of a page keep to themselves: what is opened and closed in them is no part of any link. Each is made when
 * it is first asked for, and found again by the function that makes it.
 */
export class PartMemory {
  readonly #redraw: () => void;
  readonly #all = new Map<unknown, unknown>();

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  clear(): void {
    this.#all.clear();
  }

  get<Part>(make: (redraw: () => void) => Part): Part {
    if (!this.#all.has(make)) this.#all.set(make, make(this.#redraw));
    return this.#all.get(make) as Part;
  }
}
