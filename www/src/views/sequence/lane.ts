import type { Classes, Peaks } from "./classes.ts";
import type { Means } from "./means.ts";
import type { Tints } from "../kit/cells/tints.ts";

/** How the classes of a lane repeat. */
export interface Repeat {
  period: number;
  preperiod: number;
  isProved: boolean;
}

/** How high the bars of heaps are: as their values, where the colours tell less than these; else as their classes. */
export interface Bars {
  heights: Classes;
  peaks: Peaks;
  largest: number;
}

/** Heaps side by side, in one line of a picture. */
export interface Lane {
  /** What is written above it. */
  title: string;
  /** The heap at its left end, and how many there are. */
  first: number;
  count: number;
  /** How many columns of the picture a heap takes. */
  span: number;
  /** By heap, from 0 on, as far as they have come; absent where nothing is told. */
  classes?: Classes | undefined;
  means?: Means | undefined;
  largest: number;
  bars?: Bars | undefined;
  tints: Tints;
  /** What is written on a cell of a class. */
  write: (class_: number) => string;
  /** What is told all the same while values are hidden. */
  known?: ReadonlyMap<number, number> | undefined;
  repeat?: Repeat | undefined;
}

/** How many heaps of a lane, from its left end, have come. */
export function comeOf({ classes, first, count }: Lane): number {
  return classes ? Math.max(0, Math.min(count, classes.length - first)) : count;
}

/** A part of a canvas, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A heap of a picture. */
export interface Spot {
  /** Which line of the picture, from 0 on. */
  lane: number;
  heap: number;
}

/** The heaps of a lane of which something is in sight, from the first to the one after the last, counted from its left end. */
export function inSight(
  { span, count }: Lane,
  { from, size }: { from: number; size: number },
  width: number,
): { from: number; to: number } {
  return {
    from: Math.max(0, Math.min(count, Math.floor(from / span))),
    to: Math.max(0, Math.min(count, Math.ceil((from + width / size) / span))),
  };
}
