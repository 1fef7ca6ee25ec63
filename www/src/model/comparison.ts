// The positions of a graph beside what they are in another game.
import type { Evaluation } from "../solver/wire.ts";
import type { PositionGraph } from "./graph/positionGraph.ts";
import { everyValue } from "./everyValue.ts";
import type { ValueChange, Colouring, Value } from "./values.ts";

/** The values of a graph and, position by position, those of the same positions in another game. */
export class Comparison {
  readonly graph: PositionGraph;
  /** What it is compared with, as links say it. */
  readonly against: string;
  readonly #found: Evaluation;
  readonly #isOtherPlay: boolean;
  #changes: { colouring: Colouring; of: Uint8Array; count: number } | undefined;

  /** Of two conventions between two players nothing is compared but who wins: Grundy values belong to one of them. */
  constructor(graph: PositionGraph, against: string, found: Evaluation, isOtherPlay: boolean) {
    this.graph = graph;
    this.against = against;
    this.#found = found;
    this.#isOtherPlay = isOtherPlay;
  }

  /** Whether the other game tells of its positions what this one does. */
  get isPossible(): boolean {
    return (this.graph.players > 2 ? this.#found.winners : this.#found.outcome) !== undefined;
  }

  /** What is compared: a number where both games have it, or else who wins; with several players when Pᵢ, the mover, is to move. */
  colouring(mover: number): Colouring {
    const { graph } = this;
    const { grundy, gameValue } = this.#found;
    if (graph.players > 2) return graph.hasGameValues && gameValue ? "gameValue" : mover;
    return graph.hasGrundy && grundy && !this.#isOtherPlay ? "grundy" : "outcome";
  }

  /** The value of a position in the other game. */
  other(position: number, mover: number): Value {
    const { outcome, grundy, gameValue, winners } = this.#found;
    const colouring = this.colouring(mover);
    if (typeof colouring === "number") return winners?.[position * this.graph.players + mover] ?? 0;
    const number = colouring === "grundy" ? grundy : colouring === "gameValue" ? gameValue : undefined;
    return number ? (number[position] ?? 0) : outcome?.[position] === 0 ? "P" : "N";
  }

  changeOf(position: number, mover: number): ValueChange {
    return this.#all(mover).of[position] === 1 ? "changed" : "same";
  }

  /** How many positions have another value in the other game. */
  changed(mover: number): number {
    return this.#all(mover).count;
  }

  #all(mover: number): { of: Uint8Array; count: number } {
    const colouring = this.colouring(mover);
    if (this.#changes?.colouring === colouring) return this.#changes;
    const of = new Uint8Array(this.graph.count);
    let count = 0;
    const own = everyValue(this.graph);
    for (let position = 0; position < of.length; position++) {
      if (own.value(position, colouring) === this.other(position, mover)) continue;
      of[position] = 1;
      count++;
    }
    this.#changes = { colouring, of, count };
    return this.#changes;
  }
}
