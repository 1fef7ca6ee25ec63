// What is shown of a heap: its value, or what follows from it for what the colours mean.
import type { Sequence } from "../../solver/wire.ts";
import type { ClassColour } from "../kit/cells/classColour.ts";

export type Classes = Sequence["values"] | Uint8Array;

/** The classes of all heaps, 0 for P where there are two players. */
export function classesOf(
  { values, kind }: Pick<Sequence, "values" | "kind">,
  { value, mover = 0 }: ClassColour,
  players: number,
): Classes {
  switch (kind) {
    case "grundy":
      return value === "outcome" ? Uint8Array.from(values, (each) => (each === 0 ? 0 : 1)) : values;
    case "outcome":
      return values;
    case "game-value":
      // So many turns after whoever moves comes the one who wins, and a level position is one move farther.
      if (value === "gameValue") return values;
      return Uint8Array.from(values, (turns) => (turns + (value === "distance" ? 1 : mover)) % players);
    case "winners":
      return Uint8Array.from(values, (winners) => Math.floor(winners / players ** mover) % players);
  }
}

/** The largest class. */
export function largestOf(classes: Classes): number {
  let largest = 0;
  // There may be millions, of which an iterator makes slow work.
  for (let heap = 0; heap < classes.length; heap++) largest = Math.max(largest, classes[heap] ?? 0);
  return largest;
}

/** The largest class in each block of heaps, for pictures in which a pixel stands for many. */
export class Peaks {
  #classes: Classes;
  #blocks = new Uint32Array();
  /** How many heaps the blocks are of. */
  #raised = 0;

  constructor(classes: Classes) {
    this.#classes = classes;
  }

  /** Takes up classes of more heaps, which begin as those before. */
  grow(classes: Classes): void {
    this.#classes = classes;
  }

  /** The largest class from one heap up to another, without it; of very many, with a few beside them. */
  between(from: number, to: number): number {
    if (to - from < 2 * BLOCK) return largestOf(this.#classes.subarray(from, to));
    this.#raise();
    return this.#blocks
      .subarray(Math.floor(from / BLOCK), Math.ceil(to / BLOCK))
      .reduce((most, each) => Math.max(most, each), 0);
  }

  #raise(): void {
    const classes = this.#classes;
    if (this.#raised === classes.length) return;
    const whole = Math.floor(this.#raised / BLOCK);
    const count = Math.ceil(classes.length / BLOCK);
    if (this.#blocks.length < count) {
      const more = new Uint32Array(Math.max(count, 2 * this.#blocks.length));
      more.set(this.#blocks);
      this.#blocks = more;
    }
    for (let block = whole; block < count; block++)
      this.#blocks[block] = largestOf(classes.subarray(block * BLOCK, (block + 1) * BLOCK));
    this.#raised = classes.length;
  }
}

const BLOCK = 64;
