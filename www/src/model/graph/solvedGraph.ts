import type { Exploration, Outcome } from "../../solver/wire.ts";
import { type Colouring, NOBODY, OUTCOMES, type Value } from "../values.ts";
import { NO_POSITIONS, PositionGraph, row } from "./positionGraph.ts";

function finite(number: number): number {
  return number < 0 ? Infinity : number;
}

function turns(number: number | undefined): number | undefined {
  return number === NOBODY ? undefined : number;
}

/** A graph with the values of all its positions. What may be told of them a view asks `ToldValues`. */
export class SolvedGraph extends PositionGraph {
  readonly exploration: Exploration;
  #hasDraws: boolean | undefined;
  #largestRemoteness: number | undefined;
  #largestGrundy: number | undefined;
  #values: { colouring: Colouring; all: Set<string> } | undefined;

  constructor(exploration: Exploration) {
    super(exploration);
    this.exploration = exploration;
  }

  /** P where whoever moves there wins; with several players, where Pᵢ does, the mover. D where nobody wins. */
  outcome(position: number, mover = 0): Outcome {
    const { outcome } = this.exploration;
    if (outcome) return OUTCOMES[outcome[position] ?? 0] ?? "P";
    const winner = this.winner(position, (mover + 1) % this.players);
    return winner === mover ? "P" : winner === NOBODY ? "D" : "N";
  }

  /** Whether nobody wins from some position. */
  get hasDraws(): boolean {
    const { outcome, winners } = this.exploration;
    this.#hasDraws ??= outcome ? outcome.includes(2) : winners?.includes(NOBODY) === true;
    return this.#hasDraws;
  }

  /** Who of several players wins when Pᵢ, the mover, is to move; `NOBODY` in a draw. */
  winner(position: number, mover: number): number {
    return this.exploration.winners?.[position * this.players + mover] ?? 0;
  }

  /** Who of several players wins when P₀, P₁, … is to move. */
  winnersOf(position: number): readonly number[] {
    return Array.from({ length: this.players }, (_, mover) => this.winner(position, mover));
  }

  /** With several players, how many turns after the player to move the winner comes; undefined of a draw. */
  gameValue(position: number): number | undefined {
    return turns(this.exploration.gameValue?.[position]);
  }

  /** With several players, how many moves a shortest way to a level position has; undefined of a draw. */
  distance(position: number): number | undefined {
    return turns(this.exploration.distance?.[position]);
  }

  /** It may be infinite. */
  grundy(position: number): number | undefined {
    const value = this.exploration.grundy?.[position];
    return value === undefined ? undefined : finite(value);
  }

  /** The finite values of the options of a position whose Grundy value is infinite, ascending; of others nothing. */
  infiniteSet(position: number): readonly number[] | undefined {
    const { infinite: items, infiniteOffsets: offsets } = this.exploration;
    if (!items || !offsets || this.grundy(position) !== Infinity) return undefined;
    return [...row({ offsets, items }, position)];
  }

  /** In moves; infinite for a draw. */
  remoteness(position: number): number {
    return finite(this.exploration.remoteness?.[position] ?? 0);
  }

  /** Of all positions that are no draws. */
  get largestRemoteness(): number {
    const { remoteness = [] } = this.exploration;
    this.#largestRemoteness ??= Array.from(remoteness).reduce((most, moves) => Math.max(most, moves), 0);
    return this.#largestRemoteness;
  }

  /** Of all positions, as far as they are finite; 0 where they have no Grundy values. */
  get largestGrundy(): number {
    const { grundy = [] } = this.exploration;
    this.#largestGrundy ??= Array.from(grundy).reduce((most, value) => Math.max(most, value), 0);
    return this.#largestGrundy;
  }

  /** What a colouring says of a position. */
  value(position: number, colouring: Colouring): Value {
    if (typeof colouring === "number") {
      const winner = this.winner(position, colouring);
      return winner === NOBODY ? "D" : winner;
    }
    const number = this.#number(position, colouring);
    return number === Infinity ? "∞" : (number ?? this.outcome(position));
  }

  #number(position: number, colouring: Exclude<Colouring, number>): number | undefined {
    switch (colouring) {
      case "grundy":
        return this.grundy(position);
      case "gameValue":
        return this.gameValue(position);
      case "distance":
        return this.distance(position);
      case "remoteness":
        return this.hasRemoteness ? this.remoteness(position) : undefined;
      case "outcome":
        return undefined;
    }
  }

  /** Every value of a colouring that there is, written out. */
  valuesBy(colouring: Colouring): ReadonlySet<string> {
    if (this.#values?.colouring !== colouring) {
      const all = new Set<Value>();
      for (let position = 0; position < this.count; position++) all.add(this.value(position, colouring));
      this.#values = { colouring, all: new Set(Array.from(all, String)) };
    }
    return this.#values.all;
  }

  /**
   * The moves that a colouring shows as good: those that win, with several players for the mover, Pᵢ; or those of the shortest
   * ways to a level position, as far as the graph carries them.
   */
  goodMovesOf(position: number, colouring: Colouring): Uint32Array {
    const options = colouring === "distance" ? this.optionsOf(position) : undefined;
    if (!options) return this.winningOf(position, typeof colouring === "number" ? colouring : 0);
    const nearer = (this.distance(position) ?? 0) - 1;
    if (nearer < 0) return NO_POSITIONS;
    return options.filter((option) => this.distance(option) === nearer);
  }

  /** The options to which moving wins; with several players, for the mover, Pᵢ. */
  winningOf(position: number, mover = 0): Uint32Array {
    const { winningOffsets, winning, winningFor } = this.exploration;
    const options = row({ offsets: winningOffsets, items: winning }, position);
    const first = winningOffsets[position] ?? 0;
    return winningFor
      ? options.filter((_, place) => ((winningFor[first + place] ?? 0) >> mover) & 1)
      : options;
  }
}

/** The graph with its values: every graph that is opened has them. */
export function solved(graph: PositionGraph): SolvedGraph {
  if (graph instanceof SolvedGraph) return graph;
  throw new Error("a graph without values");
}
