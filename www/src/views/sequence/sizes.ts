// How many heaps there are and how long a row is, where nobody has said so.
import type { State } from "../../model/state.ts";
import { sequence, type SequenceLayout } from "./slice.ts";

/** So many heaps there are at least: seven rows of which each is twice as long as the one before. */
const LENGTH = 254;
/** More than these are computed only when they are asked for. */
const LARGE = 10_000;
/** Where heaps are split and are searched position by position, so many take no time. */
const FEW = 32;
const WIDTH = 16;

export interface Sizes {
  length: number;
  layout: SequenceLayout;
  width: number;
  /** The first heap that is shown. */
  from: number;
}

export function sizesOf(state: State): Sizes {
  const { length, layout, width = WIDTH, from = 0 } = sequence.of(state);
  const largest = Math.min(LARGE, Math.max(0, ...(state.game?.swept ?? [])));
  const { parts = 1, convention } = state.game ?? {};
  const isSearched = parts > 1 && convention?.kind !== "normal";
  const most = length ?? Math.max(isSearched ? FEW : LENGTH, largest + 1);
  const isInRows = layout === "rows" || layout === "doubling";
  return { length: most, layout, width, from: isInRows ? Math.min(from, most - 1) : 0 };
}
