// Where the heaps of a board stand, and stay as long as play goes on. Positions are sorted anew after every move; whoever looks
// at a board follows a heap by its place on it.
import type { Touch } from "../../../solver/requests.ts";
import type { Change } from "../../../solver/wire.ts";
import type { Stop } from "../playing.ts";

/** Neighbouring stones of a row, counted from 0: from the first to the one before the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What stands of a row without a gap: a heap of the position. */
export interface Standing extends Span {
  /** Its place in the position that is shown. */
  readonly place: number;
}

/** A heap of the start, and what has become of it. */
export interface HeapRow {
  /** How many stones it had. */
  readonly length: number;
  /** From left to right; several where moves split heaps, none where it is empty. */
  readonly standing: readonly Standing[];
  /** What the last move took. */
  readonly gone: readonly Span[];
}

/** No move of any ruleset leaves more heaps in the place of one. */
const MOST_PARTS = 3;

interface Heap extends Span {
  readonly row: number;
}

/**
 * The heaps of the start in their order, and what stands of each. A move takes from the end of its heap, or from between the
 * heaps that it leaves, of which the first is the left one and the others stand together at the right end. Where nobody knows what a move changed, it is what
 * distinguishes the positions before and after it; where that is no move, all begins anew.
 */
export function arrangement(course: readonly Stop[]): HeapRow[] {
  let lengths: readonly number[] = course[0]?.tokens ?? [];
  let heaps: readonly Heap[] = begun(lengths);
  let gone: readonly Heap[] = [];
  for (const { tokens, changes } of course.slice(1)) {
    const next =
      (changes && after(heaps, changes, tokens)) ?? after(heaps, difference(placed(heaps), tokens), tokens);
    if (!next) lengths = tokens;
    [heaps, gone] = next ?? [begun(tokens), []];
  }
  const rank = new Map(placed(heaps).map((heap, place) => [heap, place]));
  return lengths.map((length, row) => ({
    length,
    standing: heaps
      .flatMap((heap) =>
        heap.row === row ? [{ from: heap.from, to: heap.to, place: rank.get(heap) ?? 0 }] : [],
      )
      .sort((one, other) => one.from - other.from),
    gone: gone.flatMap(({ row: other, from, to }) => (other === row ? [{ from, to }] : [])),
  }));
}

/** Changes with what they leave in the order in which it was touched, so that a gap comes to be where it was made. */
export function oriented(changes: readonly Change[], touched: readonly Touch[]): Change[] {
  return changes.map((change) => {
    const [left, right] = touched.find(({ place }) => place === change.place)?.to ?? [];
    if (left === undefined || left === null || right === undefined) return change;
    const to = inRow(change.to, left, right);
    return to ? { ...change, to } : change;
  });
}

/** Of what a move leaves in the place of a heap, what it leaves beside a heap of such a size; nothing: it leaves no such heap. */
export function beside(to: readonly number[], size: number): number[] | undefined {
  const heaps = to.filter((each) => each > 0);
  if (size === 0) return heaps;
  const at = heaps.indexOf(size);
  return at < 0 ? undefined : heaps.toSpliced(at, 1);
}

/**
 * What a move leaves in the place of a heap, from left to right: at least two sizes, the first and the last of which may be 0.
 * One that is not said stands where there is room; nothing: the move leaves no such heaps.
 */
export function inRow(
  to: readonly number[],
  left: number,
  right: number | null,
): [left: number, ...between: number[], right: number] | undefined {
  const others = beside(to, left);
  const between = others && beside(others, right ?? others.at(-1) ?? 0);
  return between && [left, ...between, right ?? others.at(-1) ?? 0];
}

function begun(tokens: readonly number[]): Heap[] {
  return tokens.map((to, row) => ({ row, from: 0, to }));
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

function sizeOf({ from, to }: Span): number {
  return to - from;
}

/** By their places: ascending, and equal ones as they stand on the board. */
function placed(heaps: readonly Heap[]): Heap[] {
  return [...heaps].sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** What stands after a move and what it took; nothing where it does not lead to these tokens. */
function after(
  heaps: readonly Heap[],
  changes: readonly Change[],
  tokens: readonly number[],
): [left: Heap[], gone: Heap[]] | undefined {
  const byPlace = placed(heaps);
  const changed = new Map(changes.map((change) => [byPlace[change.place], change]));
  const gone: Heap[] = [];
  const left = heaps.flatMap((heap) => {
    const change = changed.get(heap);
    if (!change) return [heap];
    const [first = 0, ...others] = change.to;
    const end = heap.from + first;
    let next = heap.to - total(others);
    if (end < next) gone.push({ ...heap, from: end, to: next });
    const right = others.map((size) => ({ ...heap, from: next, to: (next += size) }));
    return [{ ...heap, to: end }, ...right].filter((each) => sizeOf(each) > 0);
  });
  const sizes = placed(left).map(sizeOf);
  const isWithin = [...changed].every(([heap, { to }]) => heap && total(to) <= sizeOf(heap));
  const isSo =
    isWithin && sizes.length === tokens.length && sizes.every((size, place) => size === tokens[place]);
  return isSo ? [left, gone] : undefined;
}

/** The changes that lead from some heaps to these tokens; what comes to be is part of the largest of those that go. */
function difference(byPlace: readonly Heap[], tokens: readonly number[]): Change[] {
  const come = [...tokens];
  const changes = byPlace.flatMap((heap, place) => {
    const same = come.indexOf(sizeOf(heap));
    if (same < 0) return [{ place, from: sizeOf(heap), to: [] as number[] }];
    come.splice(same, 1);
    return [];
  });
  const room = ({ from, to }: Change): number => from - total(to);
  for (const size of come.sort((one, other) => other - one)) {
    const fits = changes
      .filter(({ to }) => to.length < MOST_PARTS)
      .sort((one, other) => room(other) - room(one));
    // As long as there are heaps of which nothing is left, none is split.
    const whole = fits.filter((change) => change.to.length === 0 && room(change) > size);
    (whole[0] ?? fits[0])?.to.push(size);
  }
  return changes;
}
