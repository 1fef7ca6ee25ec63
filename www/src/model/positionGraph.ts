import type { Exploration } from "../solver/wire.ts";

const NOTHING = new Uint32Array(0);

/** Compressed rows: row i is items[offsets[i] .. offsets[i + 1]]. */
interface Rows {
  offsets: Uint32Array;
  items: Uint32Array;
}

/** Reads the typed arrays of an exploration by position; position 0 is the start. */
export class PositionGraph {
  readonly count: number;
  readonly labels: readonly string[];
  readonly hasGrundy: boolean;
  readonly #exploration: Exploration;
  #indices: Map<string, number> | undefined;
  #predecessors: Rows | undefined;

  constructor(exploration: Exploration) {
    this.#exploration = exploration;
    this.count = exploration.positionCount;
    this.labels = exploration.labels;
    this.hasGrundy = exploration.grundy !== undefined;
  }

  label(position: number): string {
    return this.labels[position] ?? "";
  }

  /** The number of the position the solver writes like this. */
  indexOf(label: string): number | undefined {
    this.#indices ??= new Map(this.labels.map((text, index) => [text, index]));
    return this.#indices.get(label);
  }

  outcome(position: number): "P" | "N" {
    return this.#exploration.outcome[position] === 0 ? "P" : "N";
  }

  grundy(position: number): number | undefined {
    return this.#exploration.grundy?.[position];
  }

  layer(position: number): number {
    return this.#exploration.layer[position] ?? 0;
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

  /** The options that are P-positions. */
  winningOf(position: number): Uint32Array {
    const { winningOffsets, winning } = this.#exploration;
    return row({ offsets: winningOffsets, items: winning }, position);
  }

  /** The positions with a covering move to this one. */
  predecessorsOf(position: number): Uint32Array {
    const { coverOffsets: offsets, covers: items } = this.#exploration;
    this.#predecessors ??= reversed({ offsets, items }, this.count);
    return row(this.#predecessors, position);
  }

  /** Undefined where the answer cannot tell. */
  isOption(from: string, to: string): boolean | undefined {
    const [source, target] = [this.indexOf(from), this.indexOf(to)];
    if (source === undefined || target === undefined) return undefined;
    return this.optionsOf(source)?.includes(target);
  }
}

function row(rows: Rows, index: number): Uint32Array {
  const [start, end] = [rows.offsets[index], rows.offsets[index + 1]];
  return start === undefined || end === undefined ? NOTHING : rows.items.subarray(start, end);
}

/** The same arrows pointing the other way, by counting sort: linear in the arrows. */
function reversed({ offsets, items }: Rows, count: number): Rows {
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
