// Positions by the pattern of their equal heaps: how often the largest occurs, the next smaller one, and so on, whatever
// their sizes are, and whether the smallest is 1.
import type { Census } from "../../solver/wire.ts";

/** What is compared of positions. */
export type Measure = "outcome" | "grundy" | "gameValue";

/** Positions with the same pattern. */
export interface Pattern {
  /** How many heaps have the largest size, the next smaller one, …. */
  copies: readonly number[];
  /** Whether there are heaps of one stone. */
  hasOnes: boolean;
  heaps: number;
  positions: number;
  /** The first of them, heap by heap. */
  first: readonly number[];
  /** For each census: the values that occur, ascending, and how many of the positions have each. */
  values: ReadonlyArray<ReadonlyArray<{ value: number; count: number }>>;
}

/** What is known in each of these censuses. */
export function measuresOf(censuses: readonly Census[]): Measure[] {
  const measures = ["gameValue", "grundy", "outcome"] as const;
  if (censuses.length === 0) return [];
  return measures.filter((measure) => censuses.every((census) => census[measure] !== undefined));
}

/** The patterns in censuses of the same positions: those of fewer heaps first, then those with more equal heaps on top. */
export function patternsOf(censuses: readonly Census[], measure: Measure): Pattern[] {
  const [census] = censuses;
  if (!census) return [];
  const found = new Map<string, { pattern: Writable; counts: Array<Map<number, number>> }>();
  for (let index = 0; index < census.positionCount; index++) {
    const heaps = census.tokens.subarray(census.tokenOffsets[index], census.tokenOffsets[index + 1]);
    const copies = copiesIn(heaps);
    const hasOnes = heaps.includes(1);
    const key = `${copies.join()}${hasOnes ? "!" : ""}`;
    let group = found.get(key);
    if (!group) {
      const pattern = { copies, hasOnes, heaps: heaps.length, positions: 0, first: [...heaps], values: [] };
      group = { pattern, counts: censuses.map(() => new Map<number, number>()) };
      found.set(key, group);
    }
    group.pattern.positions++;
    for (const [place, other] of censuses.entries()) {
      const value = other[measure]?.[index] ?? 0;
      const counts = group.counts[place];
      counts?.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const patterns = [...found.values()].map(({ pattern, counts }) => ({
    ...pattern,
    values: counts.map((of) =>
      [...of].map(([value, count]) => ({ value, count })).sort((one, other) => one.value - other.value),
    ),
  }));
  return patterns.sort(inOrder);
}

/** A pattern while its positions are counted. */
type Writable = Omit<Pattern, "positions"> & { positions: number };

/** Heaps as they are typed. */
export function typedHeaps(heaps: readonly number[]): string {
  return `(${heaps.join(",")})`;
}

/** How often each size occurs, from the largest down. */
function copiesIn(heaps: Float64Array): number[] {
  const counts = new Map<number, number>();
  for (const heap of heaps) counts.set(heap, (counts.get(heap) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => other - one).map(([, count]) => count);
}

function inOrder(one: Pattern, other: Pattern): number {
  if (one.heaps !== other.heaps) return one.heaps - other.heaps;
  for (const [place, count] of one.copies.entries()) {
    const difference = (other.copies[place] ?? 0) - count;
    if (difference !== 0) return difference;
  }
  return Number(other.hasOnes) - Number(one.hasOnes);
}
