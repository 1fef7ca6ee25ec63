import type { Outcome } from "../../solver/wire.ts";
import type { Colouring, Value } from "../values.ts";
import { NO_POSITIONS } from "./positionGraph.ts";
import type { SolvedGraph } from "./solvedGraph.ts";

/** The values of a graph that may be told: of a position that is hidden there are none. */
export class ToldValues {
  readonly #graph: SolvedGraph;
  readonly #isTold: ((position: number) => boolean) | undefined;
  #values: { colouring: Colouring; all: ReadonlySet<string> } | undefined;

  /** Without `isTold` everything is told. */
  constructor(graph: SolvedGraph, isTold?: (position: number) => boolean) {
    this.#graph = graph;
    this.#isTold = isTold;
  }

  /** Whether the values of all positions are told. */
  get tellsAll(): boolean {
    return this.#isTold === undefined;
  }

  has(position: number): boolean {
    return this.#isTold?.(position) ?? true;
  }

  outcome(position: number, mover = 0): Outcome | undefined {
    return this.has(position) ? this.#graph.outcome(position, mover) : undefined;
  }

  winnersOf(position: number): readonly number[] | undefined {
    return this.has(position) ? this.#graph.winnersOf(position) : undefined;
  }

  gameValue(position: number): number | undefined {
    return this.has(position) ? this.#graph.gameValue(position) : undefined;
  }

  distance(position: number): number | undefined {
    return this.has(position) ? this.#graph.distance(position) : undefined;
  }

  grundy(position: number): number | undefined {
    return this.has(position) ? this.#graph.grundy(position) : undefined;
  }

  /** In moves. */
  remoteness(position: number): number | undefined {
    return this.has(position) ? this.#graph.remoteness(position) : undefined;
  }

  /** The finite values of the options of a position whose Grundy value is infinite. */
  infiniteSet(position: number): readonly number[] | undefined {
    return this.has(position) ? this.#graph.infiniteSet(position) : undefined;
  }

  /** Whether a draw is told. */
  get hasDraws(): boolean {
    if (!this.#graph.hasDraws || !this.#isTold) return this.#graph.hasDraws;
    return this.#graph.labels.some((_, position) => this.outcome(position) === "D");
  }

  /** Whether an infinite Grundy value is told that is none of a draw. */
  get hasInfiniteWins(): boolean {
    if (!this.valuesBy("grundy").has("∞")) return false;
    return this.#graph.labels.some(
      (_, position) => this.grundy(position) === Infinity && this.outcome(position) === "N",
    );
  }

  /** What a colouring says of a position. */
  value(position: number, colouring: Colouring): Value | undefined {
    return this.has(position) ? this.#graph.value(position, colouring) : undefined;
  }

  /** How many positions are P; undefined while some are hidden. */
  get pPositionCount(): number | undefined {
    return this.#isTold ? undefined : this.#graph.exploration.pPositionCount;
  }

  /** The moves that a colouring shows as good, as far as both their ends are told. */
  goodMovesOf(position: number, colouring: Colouring): Uint32Array {
    return this.#known(position, (graph) => graph.goodMovesOf(position, colouring));
  }

  /** The moves that are known to win: both their ends are told. With several players, for the mover, Pᵢ. */
  winningOf(position: number, mover = 0): Uint32Array {
    return this.#known(position, (graph) => graph.winningOf(position, mover));
  }

  #known(position: number, movesOf: (graph: SolvedGraph) => Uint32Array): Uint32Array {
    if (!this.has(position)) return NO_POSITIONS;
    const all = movesOf(this.#graph);
    return this.#isTold ? all.filter(this.#isTold) : all;
  }

  /** As many moves to the end as there are, or while some are hidden as there could be, which places tell. */
  get largestRemoteness(): number {
    return this.#isTold ? this.#graph.longestPlay : this.#graph.largestRemoteness;
  }

  /** Of all positions; undefined while some are hidden. */
  get largestGrundy(): number | undefined {
    return this.#isTold ? undefined : this.#graph.largestGrundy;
  }

  /** The largest number of a colouring that is told; 0 where there is none. */
  largestOf(colouring: Colouring): number {
    const numbers = Array.from(this.valuesBy(colouring), Number).filter(Number.isFinite);
    return numbers.reduce((most, value) => (value > most ? value : most), 0);
  }

  /** Every value of a colouring that is told, written out. */
  valuesBy(colouring: Colouring): ReadonlySet<string> {
    if (!this.#isTold) return this.#graph.valuesBy(colouring);
    if (this.#values?.colouring !== colouring) {
      const told = this.#graph.labels.map((_, position) => this.value(position, colouring));
      this.#values = { colouring, all: new Set(told.filter((value) => value !== undefined).map(String)) };
    }
    return this.#values.all;
  }
}
