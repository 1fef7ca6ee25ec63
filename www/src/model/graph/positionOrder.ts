// The positions of a graph in the order of one of their properties.
import type { PositionGraph } from "./positionGraph.ts";
import { OUTCOMES } from "../values.ts";
import type { ToldValues } from "./toldValues.ts";

export const COLUMNS = [
  "number",
  "position",
  "outcome",
  "grundy",
  "gameValue",
  "distance",
  "winners",
  "remoteness",
  "options",
  "layer",
] as const;

/** A property of a position by which positions can be ordered. */
export type Column = (typeof COLUMNS)[number];

export interface RowOrder {
  by: Column;
  isDescending: boolean;
}

/** Those that tell of the values of positions. */
export const VALUE_COLUMNS: ReadonlySet<Column> = new Set([
  "outcome",
  "grundy",
  "gameValue",
  "distance",
  "winners",
  "remoteness",
] as const);

/** The properties that are known of the positions of a graph. */
export function columnsOf(graph: PositionGraph): readonly Column[] {
  const areSeveral = graph.players > 2;
  const has: Partial<Record<Column, boolean>> = {
    outcome: !areSeveral,
    grundy: graph.hasGrundy,
    gameValue: areSeveral && graph.hasGameValues,
    distance: graph.has("level"),
    winners: areSeveral,
    remoteness: !areSeveral,
    options: graph.optionsOf(0) !== undefined,
  };
  return COLUMNS.filter((column) => has[column] !== false);
}

/** A property as a number, which orders the positions; it may be infinite, and is undefined where it is not told. */
export function propertyOf(
  graph: PositionGraph,
  told: ToldValues,
  column: Column,
  position: number,
): number | undefined {
  switch (column) {
    case "number":
      return graph.number(position);
    case "position":
      return rankByTokens(graph)[position] ?? 0;
    case "outcome":
      return told.has(position) ? OUTCOMES.indexOf(told.outcome(position) ?? "P") : undefined;
    case "grundy":
      return told.grundy(position);
    case "gameValue":
      return told.gameValue(position);
    case "distance":
      return told.distance(position);
    case "winners":
      // By who wins when P₀ is to move, then P₁, and so on.
      return told
        .winnersOf(position)
        ?.reduce((sum, winner) => sum * (graph.players + 1) + Math.min(winner, graph.players), 0);
    case "remoteness":
      return told.remoteness(position);
    case "options":
      return graph.optionsOf(position)?.length ?? 0;
    case "layer":
      // As the labelling counts them: from the end of play upward.
      return graph.level(position);
  }
}

/** The positions that are shown, in order; those alike in the order p1, p2, … */
export function ordered(
  graph: PositionGraph,
  told: ToldValues,
  { by, isDescending }: RowOrder,
  isShown: (position: number) => boolean,
): Uint32Array {
  const shown = byNumber(graph).filter(isShown);
  const finite = (position: number): number => {
    const property = propertyOf(graph, told, by, position) ?? 0;
    return property === Infinity ? 0 : property;
  };
  const largest =
    shown.reduce((most, position) => Math.max(most, finite(position)), 0) + (graph.returns ? 1 : 0);
  const key = (position: number): number => {
    const property = Math.min(largest, propertyOf(graph, told, by, position) ?? 0);
    return isDescending ? largest - property : property;
  };
  return sorted(shown, largest, key);
}

function byNumber(graph: PositionGraph): Uint32Array {
  return Uint32Array.from({ length: graph.count }, (_, place) => graph.byNumber(place + 1));
}

const ranks = new WeakMap<PositionGraph, Uint32Array>();

/** The place of each position among all when fewer tokens come first, and of as many the smaller first different one. */
function rankByTokens(graph: PositionGraph): Uint32Array {
  let rank = ranks.get(graph);
  if (!rank) {
    const most = largestOf(graph, (position) => graph.tokenCount(position));
    let positions = byNumber(graph);
    // What decides first is sorted by last; as many tokens at once as fit into one exact number.
    const keys = new Float64Array(graph.count);
    let span = 1;
    const sortByKeys = (): void => {
      positions = sorted(positions, span - 1, (position) => keys[position] ?? 0);
      keys.fill(0);
      span = 1;
    };
    const add = (part: (position: number) => number): void => {
      const range = largestOf(graph, part) + 1;
      if (span * range > 2 ** 53) sortByKeys();
      for (let position = 0; position < graph.count; position++)
        keys[position] = (keys[position] ?? 0) + part(position) * span;
      span *= range;
    };
    for (let place = most - 1; place >= 0; place--) add((position) => graph.token(position, place));
    add((position) => graph.tokenCount(position));
    sortByKeys();
    rank = new Uint32Array(graph.count);
    for (let place = 0; place < graph.count; place++) rank[positions[place] ?? 0] = place;
    ranks.set(graph, rank);
  }
  return rank;
}

function largestOf(graph: PositionGraph, part: (position: number) => number): number {
  let largest = 0;
  for (let position = 0; position < graph.count; position++) largest = Math.max(largest, part(position));
  return largest;
}

const DIGIT = 2 ** 16;

/**
 * Sorts by whole numbers from 0 to the largest, and leaves those alike in their order: by counting, digit after digit,
 * several times as fast as by comparing.
 */
function sorted(positions: Uint32Array, largest: number, keyOf: (position: number) => number): Uint32Array {
  let from = positions;
  for (let unit = 1; unit <= largest; unit *= DIGIT) {
    const digitOf = (position: number): number => Math.floor(keyOf(position) / unit) % DIGIT;
    const next = new Uint32Array(Math.min(DIGIT, Math.floor(largest / unit) + 1) + 1);
    for (const position of from) {
      const after = digitOf(position) + 1;
      next[after] = (next[after] ?? 0) + 1;
    }
    for (let digit = 1; digit < next.length; digit++)
      next[digit] = (next[digit] ?? 0) + (next[digit - 1] ?? 0);
    const to = new Uint32Array(from.length);
    for (const position of from) {
      const digit = digitOf(position);
      const place = next[digit] ?? 0;
      to[place] = position;
      next[digit] = place + 1;
    }
    from = to;
  }
  return from;
}
