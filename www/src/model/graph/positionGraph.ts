import type { Exploration } from "../../solver/wire.ts";
import type { ColourBy } from "../values.ts";

/** An exploration without values: its positions, its moves, and where they are. */
export type BareExploration = Omit<
  Exploration,
  | "outcome"
  | "grundy"
  | "infinite"
  | "infiniteOffsets"
  | "gameValue"
  | "distance"
  | "winners"
  | "remoteness"
  | "winningOffsets"
  | "winning"
  | "winningFor"
  | "pPositionCount"
>;

export const NO_POSITIONS = new Uint32Array(0);

/** Compressed rows: row i is items[offsets[i] .. offsets[i + 1]]. */
export interface CompressedRows {
  offsets: Uint32Array;
  items: Uint32Array;
}

/**
 * Reads the typed arrays of an exploration by position; position 0 is the start. It tells of positions, places and moves, which
 * everybody may see; values are in a `SolvedGraph`, and what is told of them in `ToldValues`.
 */
export class PositionGraph {
  readonly count: number;
  readonly labels: readonly string[];
  /** How many players there are. */
  readonly players: number;
  readonly hasGrundy: boolean;
  readonly hasGameValues: boolean;
  /** Whether it is known how many moves there are to the end. */
  readonly hasRemoteness: boolean;
  readonly layerCount: number;
  /** Whether moves return, so that play may have no end. */
  readonly returns: boolean;
  /** How many covering moves there are. */
  readonly coverCount: number;
  readonly #exploration: BareExploration;
  /** Up to which there may be numbers: positions of a part have those of the whole graph. */
  readonly #lastNumber: number;
  #indices: Map<string, number> | undefined;
  #coveredBy: CompressedRows | undefined;
  #predecessors: CompressedRows | undefined;
  #byNumber: Uint32Array | undefined;
  #levels: number[][] | undefined;
  #levelCount: number | undefined;
  #steps: { steps: Uint32Array; positions: Uint32Array } | undefined;

  constructor(exploration: Exploration) {
    this.#exploration = exploration;
    this.count = exploration.positionCount;
    this.#lastNumber = exploration.around?.whole ?? this.count;
    this.labels = exploration.labels;
    this.players = exploration.players;
    this.hasGameValues = exploration.gameValue !== undefined;
    this.hasGrundy = exploration.grundy !== undefined;
    this.hasRemoteness = exploration.remoteness !== undefined;
    this.layerCount = exploration.layerCount;
    this.returns = exploration.stepsBack !== undefined;
    this.coverCount = exploration.covers.length;
  }

  label(position: number): string {
    return this.labels[position] ?? "";
  }

  /** The number of the position the solver writes like this. */
  indexOf(label: string): number | undefined {
    // To list all of them takes time where they are many, and a large graph is opened at its first one.
    if (label === this.labels[0]) return 0;
    this.#indices ??= new Map(this.labels.map((text, index) => [text, index]));
    return this.#indices.get(label);
  }

  /** More moves than that cannot be made from a position: every move leads to a later layer; where moves return, none is to be
   * repeated on the way. It follows from places alone. */
  longestFrom(position: number): number {
    return this.returns ? this.longestPlay : this.layerCount - 1 - this.layer(position);
  }

  /** The same from wherever. */
  get longestPlay(): number {
    return this.returns ? this.count - 1 : this.layerCount - 1;
  }

  /** Whether positions have what the colours are to mean; with several players a game value stands for a Grundy value. */
  has(colourBy: Exclude<ColourBy, "difference">): boolean {
    const { hasGrundy: grundy, hasRemoteness: remoteness, hasGameValues } = this;
    return { grundy, outcome: true, level: hasGameValues && this.players > 2 && !this.returns, remoteness }[
      colourBy
    ];
  }

  /** Whether no move is left. */
  isTerminal(position: number): boolean {
    return this.coversOf(position).length === 0;
  }

  layer(position: number): number {
    return this.#exploration.layer[position] ?? 0;
  }

  /**
   * How far from the ends of play a position is, 1 for those: by layers; or where moves return by steps back from the ends, after
   * which what is drawn comes last.
   */
  level(position: number): number {
    const { stepsBack } = this.#exploration;
    if (!stepsBack) return this.layerCount - this.layer(position);
    const steps = stepsBack[position] ?? 0;
    return steps < 0 ? this.levelCount : steps + 1;
  }

  /** Whether the last level is of what is left when nothing more is decided. */
  get isLastLeft(): boolean {
    return this.#exploration.stepsBack?.includes(-1) === true;
  }

  get levelCount(): number {
    const { stepsBack } = this.#exploration;
    if (!stepsBack) return this.layerCount;
    this.#levelCount ??=
      stepsBack.reduce((most, steps) => Math.max(most, steps + 1), 0) + (stepsBack.includes(-1) ? 1 : 0);
    return this.#levelCount;
  }

  /** The positions of a level, in the order p1, p2, … */
  levelMembers(level: number): readonly number[] {
    if (!this.#levels) {
      this.#levels = Array.from({ length: this.levelCount + 1 }, () => []);
      for (let number = 1; number <= this.#lastNumber; number++) {
        const position = this.byNumber(number);
        if (this.number(position) === number) this.#levels[this.level(position)]?.push(position);
      }
    }
    return this.#levels[level] ?? [];
  }

  /** When a position gets its value if one after another does, 1 for the first: by numbers, or by levels where moves return. */
  step(position: number): number {
    return this.returns ? (this.#inSteps().steps[position] ?? 0) : this.number(position);
  }

  byStep(step: number): number {
    return this.returns ? (this.#inSteps().positions[step] ?? 0) : this.byNumber(step);
  }

  #inSteps(): { steps: Uint32Array; positions: Uint32Array } {
    if (!this.#steps) {
      const steps = new Uint32Array(this.count);
      const positions = new Uint32Array(this.count + 1);
      let step = 0;
      for (let level = 1; level <= this.levelCount; level++)
        for (const position of this.levelMembers(level)) {
          steps[position] = ++step;
          positions[step] = position;
        }
      this.#steps = { steps, positions };
    }
    return this.#steps;
  }

  /** 1 for p1, 2 for p2, …: the literature's numbering, every position after its options. */
  number(position: number): number {
    return this.#exploration.number[position] ?? 0;
  }

  /** The position that the literature calls p1, p2, …; position 0 where a part does not have it. */
  byNumber(number: number): number {
    if (!this.#byNumber) {
      this.#byNumber = new Uint32Array(this.#lastNumber + 1);
      for (let position = 0; position < this.count; position++)
        this.#byNumber[this.number(position)] = position;
    }
    return this.#byNumber[number] ?? 0;
  }

  /** What a position is made of, such as heap sizes. */
  tokens(position: number): Float64Array {
    const { tokenOffsets, tokens } = this.#exploration;
    return tokens.subarray(tokenOffsets[position], tokenOffsets[position + 1]);
  }

  tokenCount(position: number): number {
    const { tokenOffsets } = this.#exploration;
    return (tokenOffsets[position + 1] ?? 0) - (tokenOffsets[position] ?? 0);
  }

  /** One of the tokens; 0 where there is none. */
  token(position: number, place: number): number {
    const { tokenOffsets, tokens } = this.#exploration;
    return place < this.tokenCount(position) ? (tokens[(tokenOffsets[position] ?? 0) + place] ?? 0) : 0;
  }

  /** All options, or undefined where the answer carries only some of the moves. */
  optionsOf(position: number): Uint32Array | undefined {
    const { optionOffsets: offsets, options: items } = this.#exploration;
    return offsets && items && row({ offsets, items }, position);
  }

  coversOf(position: number): Uint32Array {
    const { coverOffsets, covers } = this.#exploration;
    return row({ offsets: coverOffsets, items: covers }, position);
  }

  /** The positions with a covering move to this one. */
  coveredBy(position: number): Uint32Array {
    const { coverOffsets: offsets, covers: items } = this.#exploration;
    this.#coveredBy ??= reversed({ offsets, items }, this.count);
    return row(this.#coveredBy, position);
  }

  /** All positions with a move to this one, or undefined where the answer carries only some of the moves. */
  predecessorsOf(position: number): Uint32Array | undefined {
    const { optionOffsets: offsets, options: items } = this.#exploration;
    if (!offsets || !items) return undefined;
    this.#predecessors ??= reversed({ offsets, items }, this.count);
    return row(this.#predecessors, position);
  }

  /** How many positions can be reached from one, itself included; counting ends when it is more than `most`. */
  countBelow(position: number, most: number): number {
    const seen = new Set([position]);
    for (const reached of seen) {
      for (const next of this.coversOf(reached)) seen.add(next);
      if (seen.size > most) break;
    }
    return seen.size;
  }

  /** Undefined where the answer cannot tell. */
  isOption(from: string, to: string): boolean | undefined {
    const [source, target] = [this.indexOf(from), this.indexOf(to)];
    if (source === undefined || target === undefined) return undefined;
    return this.optionsOf(source)?.includes(target);
  }
}

export function row(rows: CompressedRows, index: number): Uint32Array {
  const [start, end] = [rows.offsets[index], rows.offsets[index + 1]];
  return start === undefined || end === undefined ? NO_POSITIONS : rows.items.subarray(start, end);
}

/** The same arrows pointing the other way, by counting sort: linear in the arrows. */
function reversed({ offsets, items }: CompressedRows, count: number): CompressedRows {
  const starts = new Uint32Array(count + 1);
  for (const target of items) starts[target + 1] = (starts[target + 1] ?? 0) + 1;
  for (let index = 0; index < count; index++)
    starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0);
  const next = starts.slice();
  const sources = new Uint32Array(items.length);
  for (let source = 0; source < count; source++) {
    for (const target of row({ offsets, items }, source)) {
      const place = next[target] ?? 0;
      sources[place] = source;
      next[target] = place + 1;
    }
  }
  return { offsets: starts, items: sources };
}
