// What a line of text is made of, where brackets and quoted names hold together what is in them. Each sign is looked at a fixed
// number of times, however many brackets and quotation marks are never closed: those are signs like any other.

/** The places of a text that are in no quoted name and in no bracket that is closed. */
export class Apart {
  readonly #text: string;
  /** How deep each place is, in quoted names and brackets. */
  readonly #depths: Uint32Array;
  /** Whether all brackets and quoted names are closed. */
  readonly isWhole: boolean;

  /** The brackets are pairs, one after the other. */
  constructor(text: string, brackets: string) {
    this.#text = text;
    this.#depths = new Uint32Array(text.length);
    const steps = new Int32Array(text.length + 1);
    const open: number[] = [];
    let quote = text.indexOf('"');
    let isWhole = true;
    for (let place = 0; place < text.length; place++) {
      if (place === quote) {
        const end = closing(text, place);
        // Where one is never closed there is no end of a later one either.
        quote = end < 0 ? -1 : text.indexOf('"', end + 1);
        isWhole &&= end >= 0;
        if (end < 0) continue;
        steps[place] = 1;
        steps[end + 1] = -1;
        place = end;
        continue;
      }
      const kind = brackets.indexOf(text.charAt(place));
      if (kind < 0) continue;
      const last = open.at(-1);
      if (kind % 2 === 0) open.push(place);
      else if (last !== undefined && brackets.indexOf(text.charAt(last)) === kind - 1) {
        open.pop();
        steps[last] = (steps[last] ?? 0) + 1;
        steps[place + 1] = (steps[place + 1] ?? 0) - 1;
      } else isWhole = false;
    }
    this.isWhole = isWhole && open.length === 0;
    let depth = 0;
    for (let place = 0; place < text.length; place++) {
      depth += steps[place] ?? 0;
      this.#depths[place] = depth;
    }
  }

  /** Where one of these signs stands by itself, from a place on; −1 where none does. */
  indexOf(signs: string, from = 0): number {
    for (let place = from; place < this.#text.length; place++)
      if (this.#depths[place] === 0 && signs.includes(this.#text.charAt(place))) return place;
    return -1;
  }

  /** What stands between these signs, which are patterns that stick to their place. */
  split(sign: RegExp): string[] {
    const parts: string[] = [];
    let start = 0;
    for (let place = 0; place < this.#text.length; place++) {
      if (this.#depths[place] !== 0) continue;
      sign.lastIndex = place;
      const { length } = sign.exec(this.#text)?.[0] ?? "";
      if (length === 0) continue;
      parts.push(this.#text.slice(start, place));
      start = place + length;
      place = start - 1;
    }
    return [...parts, this.#text.slice(start)];
  }
}

/** Where the name ends that is quoted from a place on; −1 where it does not. */
function closing(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place++) {
    if (text.charAt(place) === "\\") place++;
    else if (text.charAt(place) === '"') return place;
  }
  return -1;
}
