import type { BareExploration, PositionGraph } from "../model/graph/positionGraph.ts";
import type { Miniatures, Policy } from "./shapes.ts";

/** What is written on each position for a name; nothing where only values are asked for. */
export function namesOf(
  graph: PositionGraph,
  exploration: BareExploration,
  policy: Policy,
): readonly string[] {
  switch (policy.labels) {
    case "value":
      return graph.labels.map(() => "");
    case "number":
      return graph.labels.map((_, position) => `p${graph.number(position)}`);
    default: {
      if (policy.miniatures) return graph.labels.map(() => "");
      const names = policy.emptyHeaps && hasEmptyHeaps(exploration) ? withEmptyHeaps(graph) : graph.labels;
      return names.some((name) => name.length > LONG) ? names.map((name) => cut(shortened(name))) : names;
    }
  }
}

/** What is drawn on the positions in place of their names. */
export function drawnNames({
  labels,
  miniatures,
}: Pick<Policy, "labels" | "miniatures">): Miniatures | undefined {
  return labels === "value" || labels === "number" ? undefined : miniatures;
}

/** Longer names are written with exponents, as they may be typed. */
const LONG = 18;

/** Runs of three or more equal numbers by an exponent: (1,1,1,2) is (1^3,2). */
function shortened(name: string): string {
  return name.replace(/(?<![\d^])(\d+)(?:,\1(?![\d^])){2,}/g, (run, number: string) => {
    return `${number}^${run.split(",").length}`;
  });
}

/** Of names that are still longer only the beginning and the end are written. */
const LONGEST = 24;

function cut(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 9)}…${name.slice(-8)}` : name;
}

/** Whether the positions are heaps and nothing else, of which those that are empty can be written or left out. */
export function hasEmptyHeaps({ heapTokens }: BareExploration): boolean {
  return heapTokens !== undefined && !heapTokens.ordered && heapTokens.behind.length === 0;
}

/** As many heaps everywhere as at the start, with 0 for those that are gone. */
function withEmptyHeaps(graph: PositionGraph): string[] {
  const heaps = graph.tokens(0).length;
  return graph.labels.map((_, position) => {
    const tokens = [...graph.tokens(position)];
    return `(${[...Array<number>(Math.max(0, heaps - tokens.length)).fill(0), ...tokens].join(",")})`;
  });
}
