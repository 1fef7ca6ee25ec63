import type { HeapTokens } from "../wire.ts";

/** A position as formulas see it: its heaps from the smallest up, or its steps in their order. */
export interface FormulaPosition {
  heaps: Float64Array;
  /** Stones in all. */
  stones: number;
  smallest: number;
  largest: number;
  /** What comes behind the heaps, by name. */
  behind: Readonly<Record<string, number>>;
}

export function positionOf(tokens: Float64Array, { ordered, behind }: HeapTokens): FormulaPosition {
  const count = tokens.length - behind.length;
  const places = tokens.subarray(0, count);
  const heaps = ordered || !places.includes(0) ? places : places.filter((stones) => stones > 0);
  let [stones, smallest, largest] = [0, heaps.length > 0 ? Infinity : 0, 0];
  for (const heap of heaps) {
    stones += heap;
    if (heap < smallest) smallest = heap;
    if (heap > largest) largest = heap;
  }
  const named: Record<string, number> = {};
  for (const [index, name] of behind.entries()) named[name] = tokens[count + index] ?? 0;
  return { heaps, stones, smallest, largest, behind: named };
}
