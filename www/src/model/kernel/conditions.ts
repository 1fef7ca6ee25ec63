// The two conditions that make a set of positions the kernel of their graph. They follow from the moves alone, so that what
// is told of them tells of no value.
import type { PositionGraph } from "../graph/positionGraph.ts";

/** What a set lacks of being the kernel, from the end of play upward; both lists are empty for the kernel alone. */
export interface Violations {
  /** The moves that lead from a position of the set to another. */
  inside: ReadonlyArray<readonly [from: number, to: number]>;
  /** The positions outside the set from which no move leads into it. */
  outside: readonly number[];
}

/** One of them: a move inside the set, or a position outside it. */
export type Violation = { kind: "inside"; from: number; to: number } | { kind: "outside"; position: number };

/** Looks at every move once; nothing where the graph carries only some of the moves. */
export function violationsOf(graph: PositionGraph, set: ReadonlySet<number>): Violations | undefined {
  const inside: Array<[number, number]> = [];
  const outside: number[] = [];
  for (let number = 1; number <= graph.count; number++) {
    const position = graph.byNumber(number);
    const options = graph.optionsOf(position);
    if (!options) return undefined;
    if (set.has(position)) {
      for (const option of options) if (set.has(option)) inside.push([position, option]);
    } else if (!options.some((option) => set.has(option))) outside.push(position);
  }
  return { inside, outside };
}

export function violationCount({ inside, outside }: Violations): number {
  return inside.length + outside.length;
}

/** One after another: the moves inside the set first. */
export function violationAt({ inside, outside }: Violations, place: number): Violation | undefined {
  const move = inside[place];
  if (move) return { kind: "inside", from: move[0], to: move[1] };
  const position = outside[place - inside.length];
  return position === undefined ? undefined : { kind: "outside", position };
}
