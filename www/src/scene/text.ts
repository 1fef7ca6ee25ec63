import type { BareExploration, PositionGraph } from "../model/graph/positionGraph.ts";
import type { Letters, Miniatures, Policy } from "./shapes.ts";

/** Of the labels, in pixels; everything else is measured by it. */
export const FONT_SIZE = 13;
/** From one line of a label to the next. */
export const LINE_HEIGHT = 15;

/** How high capitals and digits are, in units of the size of their letters. */
const CAPITALS = 0.72;

/** Letters that are read at a desk. */
export const READ: Letters = { least: 10, opened: 11, comfortable: 12 };

/** Letters between the lines of a text, which are of about their size; in a narrow column small ones must do. */
export function amongText(isNarrow: boolean): Letters {
  return { least: 11, opened: 11, comfortable: isNarrow ? 11 : 13, largest: 15.5 };
}

/**
 * Letters that are read from the back of a room, on a screen so high: capitals are a fortieth of it where there is room, and
 * letters 2.2 % of it where only so the whole picture is seen.
 */
export function presented(height: number): Letters {
  // Less by rounding would be less.
  const [size, least] = [height / 40 / CAPITALS, 0.022 * height].map((each) => 1.005 * each) as [
    number,
    number,
  ];
  return { least, opened: least, comfortable: size };
}

const NARROW: ReadonlySet<string> = new Set(",.() \u00a0");

/** Widths of characters in a sans-serif font with tabular numerals, in units of its size. */
function characterWidth(character: string): number {
  if (character >= "0" && character <= "9") return 0.58;
  if (NARROW.has(character)) return 0.31;
  return character > "\u2e7f" ? 1 : 0.6;
}

/** How wide a text is, in pixels. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * FONT_SIZE;
}

/** Shorter names are not broken. */
const SHORT = 7;

/** A name in two lines of about the same length, where it can go on in the next one after a comma or a plus. */
export function broken(name: string): readonly string[] {
  if (name.length <= SHORT) return [name];
  const parts = name.split(/(?<=[,+])/);
  let best: readonly string[] = [name];
  for (let first = 1; first < parts.length; first++) {
    const lines = [parts.slice(0, first).join(""), parts.slice(first).join("")];
    if (widest(lines) < widest(best)) best = lines;
  }
  return best;
}

/** The width of the widest of some lines. */
export function widest(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, textWidth(line)), 0);
}

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
      if (policy.miniatures && !policy.miniatures.isNamed) return graph.labels.map(() => "");
      const names = policy.emptyHeaps && hasEmptyHeaps(exploration) ? withEmptyHeaps(graph) : graph.labels;
      return names.some((name) => name.length > LONG) ? names.map((name) => cut(shortened(name))) : names;
    }
  }
}

/** What is drawn on the positions, in place of their names or above them. */
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
