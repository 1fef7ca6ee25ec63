/** A position as formulas see it: its heaps from the smallest up, or its steps in their order. */
export interface FormulaPosition {
  heaps: Float64Array;
  /** Stones in all. */
  stones: number;
  smallest: number;
  largest: number;
  quota: number;
  passes: number;
}

/** What the tokens of a position stand for. */
export interface TokenLayout {
  /** The board of the ruleset, as the catalogue names it. */
  board: string;
  /** Whether passes stand behind the heaps. */
  hasPasses: boolean;
}

/** The boards whose positions are heaps, or lists of numbers that formulas treat alike. */
export const BOARDS: readonly string[] = ["heaps", "steps", "quota"];

export function positionOf(tokens: Float64Array, { board, hasPasses }: TokenLayout): FormulaPosition {
  const passes = hasPasses ? (tokens.at(-1) ?? 0) : 0;
  const own = hasPasses ? tokens.subarray(0, -1) : tokens;
  const isQuota = board === "quota";
  const heaps = isQuota ? own.subarray(0, 1).filter((stones) => stones > 0) : own;
  let [stones, smallest, largest] = [0, heaps.length > 0 ? Infinity : 0, 0];
  for (const heap of heaps) {
    stones += heap;
    if (heap < smallest) smallest = heap;
    if (heap > largest) largest = heap;
  }
  return { heaps, stones, smallest, largest, quota: isQuota ? (own[1] ?? 0) : 0, passes };
}
