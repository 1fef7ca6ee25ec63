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

/** The largest class of the heaps from one up to another, without it. */
export function largestOf(classes: Classes, from = 0, to = classes.length): number {
  let largest = 0;
  // There may be millions, of which an iterator makes slow work.
  for (let heap = from; heap < to; heap++) {
    const class_ = classes[heap] ?? 0;
    if (class_ > largest) largest = class_;
  }
  return largest;
}

/** The largest class in each block of heaps, and whether 0 is among them, for pictures in which a pixel stands for many. */
export class Peaks {
  #classes: Classes;
  #blocks = new Uint32Array();
  #zeros = new Uint8Array();
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
    if (to - from < 2 * BLOCK) return largestOf(this.#classes, from, to);
    this.#raise();
    return largestOf(this.#blocks, Math.floor(from / BLOCK), Math.ceil(to / BLOCK));
  }

  /** Whether the class of a heap from one up to another, without it, is 0. */
  hasZero(from: number, to: number): boolean {
    const classes = this.#classes;
    const [first, last] = [Math.ceil(from / BLOCK), Math.floor(to / BLOCK)];
    if (last <= first) return classes.subarray(from, to).includes(0);
    this.#raise();
    return (
      this.#zeros.subarray(first, last).includes(1) ||
      classes.subarray(from, first * BLOCK).includes(0) ||
      classes.subarray(last * BLOCK, to).includes(0)
    );
  }

  #raise(): void {
    const classes = this.#classes;
    if (this.#raised === classes.length) return;
    const whole = Math.floor(this.#raised / BLOCK);
    const count = Math.ceil(classes.length / BLOCK);
    if (this.#blocks.length < count) {
      const room = Math.max(count, 2 * this.#blocks.length);
      const [blocks, zeros] = [new Uint32Array(room), new Uint8Array(room)];
      blocks.set(this.#blocks);
      zeros.set(this.#zeros);
      [this.#blocks, this.#zeros] = [blocks, zeros];
    }
    for (let block = whole; block < count; block++) {
      const [from, to] = [block * BLOCK, Math.min(classes.length, (block + 1) * BLOCK)];
      this.#blocks[block] = largestOf(classes, from, to);
      let zeros = 0;
      for (let heap = from; heap < to; heap++) zeros |= Number(classes[heap] === 0);
      this.#zeros[block] = zeros;
    }
    this.#raised = classes.length;
  }
}

const BLOCK = 64;
