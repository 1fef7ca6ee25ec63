// Which values a worksheet leaves out.
import type { PositionGraph } from "../../model/graph/positionGraph.ts";

/** All of them; half of them, which a version decides; those of the options of one position. */
export const BLANKS = ["all", "some", "options"] as const;
export type Blanks = (typeof BLANKS)[number];

/** The positions whose values are to be filled in. The same version of the same graph always has the same ones. */
export function blanksOf(
  graph: PositionGraph,
  blanks: Blanks,
  version: number,
  chosen: number,
): ReadonlySet<number> {
  switch (blanks) {
    case "all":
      return new Set(graph.labels.keys());
    case "some": {
      const numbers = shuffled(graph.count, version).slice(0, Math.ceil(graph.count / 2));
      return new Set(numbers.map((number) => graph.byNumber(number)));
    }
    case "options":
      return new Set(graph.optionsOf(chosen) ?? []);
  }
}

/** The position whose options are asked for: the one that is selected, unless it has none. */
export function chosenIn(graph: PositionGraph, selected: string): number {
  const position = graph.indexOf(selected);
  return position === undefined || graph.isTerminal(position) ? 0 : position;
}

/** What a version is called: A to Z, then AA, AB, … */
export function versionName(version: number): string {
  const rest = Math.floor(version / 26);
  return (rest > 0 ? versionName(rest - 1) : "") + String.fromCharCode(65 + (version % 26));
}

/** The numbers from 1 to so many, in an order that follows from the version (R. Durstenfeld, 1964). */
function shuffled(count: number, version: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const next = random(version * 0x9e3779b1 + count);
  for (let last = count - 1; last > 0; last--) {
    const place = Math.floor(next() * (last + 1));
    [numbers[last], numbers[place]] = [numbers[place] ?? 0, numbers[last] ?? 0];
  }
  return numbers;
}

/** Numbers from 0 to 1 that follow from a seed: mulberry32 (T. Ettinger, 2017, public domain). */
function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
