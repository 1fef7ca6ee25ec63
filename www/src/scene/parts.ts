import { capColours, type CapColours } from "./palette.ts";
import type { Frame, NodeShape, Scene, Point } from "./shapes.ts";
import { FONT_SIZE, LINE_HEIGHT, textWidth, widest } from "./text.ts";

/** The corners of the nodes: solid ones have small ones, hatched ones larger ones, the others are round. */
export const CORNERS: Readonly<Record<NodeShape["outcome"], number>> = { P: 5, N: 13, D: 9, hidden: 9 };
/** From the middle of a line of text down to where its digits stand. */
const BASELINE = 4.6;

/** A text whose middle is there, on its baseline. */
interface PlacedText extends Point {
  text: string;
}

/** What a node is put together of, from its centre: the same on the screen, on paper and in files. */
export interface NodeParts {
  /** The radius of its corners. */
  corner: number;
  /** The colours of its cap, where the palette has any for it; else they are those of its outcome. */
  colours: CapColours | undefined;
  /** Path data of the cap; none where all of the node is in one colour. */
  cap: string | undefined;
  /** Path data of the line that stands there for a cap. */
  rule: string | undefined;
  /** Path data of what hatches a draw, around what is written on it. */
  hatch: string | undefined;
  /** The lines of its name. */
  name: readonly PlacedText[];
  /** The middle of what is drawn in place of the name or above it. */
  middle: Point;
  /** Path data of the letter P: what is written on a node is part of its name, in which the outcome is a word. */
  letter: string | undefined;
  /** Its value; the text may be empty. */
  value: PlacedText;
}

export function partsOf(node: NodeShape, scene: Pick<Scene, "frame" | "scale" | "hasLetters">): NodeParts {
  const { frame, scale, hasLetters } = scene;
  const { labels } = frame;
  const isP = node.outcome === "P";
  // Where the value stands for the outcome, the letter stands beside it; so it does where there is no value.
  const hasLetter =
    isP &&
    hasLetters &&
    scale !== "players" &&
    labels !== "value" &&
    (node.value !== "P" || labels === "position");
  const colours = node.tint === undefined || node.change ? undefined : capColours(node.tint, scale);
  const corner = CORNERS[node.outcome];
  const spots = spotsOf(frame, node, hasLetter, corner, isP && labels === "value" ? 3 : 0);
  const isBare = node.change
    ? node.change === "same"
    : (isP && !colours) || node.outcome === "hidden" || node.outcome === "D";
  const { label } = spots;
  const { drawing, named } = stacked(label, node, frame);
  return {
    corner,
    colours,
    cap: isBare ? undefined : spots.cap,
    rule: isBare && spots.rule && node.outcome !== "D" ? spots.rule : undefined,
    hatch: node.outcome === "D" ? hatched(node, scene, spots, drawing, named) : undefined,
    name: node.name.map((text, index) => {
      const down = (index - (node.name.length - 1) / 2) * LINE_HEIGHT;
      return { text, x: label.x, y: named.y + BASELINE + down };
    }),
    middle: drawing,
    letter: hasLetter ? letterP(spots.letter) : undefined,
    value: { ...spots.value, text: labels === "position" ? "" : node.value },
  };
}

/** From one line of a hatching to the next, across; how far it is from the border, and from what is written. */
const HATCH = 7;
const INSIDE = 2;
const AROUND_TEXT = 3;

/** Slanting lines over all of a node but what is written on it. */
function hatched(
  { width, name, value, miniature }: NodeShape,
  { frame }: Pick<Scene, "frame">,
  spots: NodeSpots,
  drawing: Point,
  named: Point,
): string {
  const { nodeHeight, labels, miniatures } = frame;
  const box = (middle: Point, wide: number, high: number): Sides => ({
    left: middle.x - wide / 2 - AROUND_TEXT,
    right: middle.x + wide / 2 + AROUND_TEXT,
    top: middle.y - high / 2 - AROUND_TEXT,
    bottom: middle.y + high / 2 + AROUND_TEXT,
  });
  const valued = { x: spots.value.x, y: spots.value.y - BASELINE };
  const boxes = [
    ...(name.some((line) => line !== "") ? [box(named, widest(name), name.length * LINE_HEIGHT - 4)] : []),
    ...(labels === "position" || value === "" ? [] : [box(valued, textWidth(value), FONT_SIZE - 2)]),
    ...(miniatures && miniature ? [box(drawing, miniatures.width, miniatures.height)] : []),
  ];
  const [across, down] = [width / 2 - INSIDE, nodeHeight / 2 - INSIDE];
  // Where its corners are cut off, by the sum of both ways from the middle.
  const corner = across + down - 0.6 * CORNERS.D;
  const pieces: string[] = [];
  for (let shift = HATCH / 2 - HATCH * Math.ceil(corner / HATCH); shift < corner; shift += HATCH) {
    // On the line x = shift − y.
    const from = Math.max(-down, shift - across);
    const to = Math.min(down, shift + across);
    const [high, low] = [Math.max(from, (shift - corner) / 2), Math.min(to, (shift + corner) / 2)];
    const gaps = boxes
      .map(({ left, right, top, bottom }): [number, number] => [
        Math.max(top, shift - right),
        Math.min(bottom, shift - left),
      ])
      .filter(([start, end]) => start < end)
      .sort(([one], [other]) => one - other);
    let start = high;
    for (const [gap, end] of [...gaps, [low, low] as const]) {
      if (Math.min(gap, low) - start > 1) pieces.push(slanting(shift, start, Math.min(gap, low)));
      start = Math.max(start, end);
    }
  }
  return pieces.join("");
}

interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function slanting(shift: number, from: number, to: number): string {
  const at = (y: number): string => `${Math.round((shift - y) * 10) / 10},${Math.round(y * 10) / 10}`;
  return `M${at(from)}L${at(to)}`;
}

/** The middle of what is drawn on a node and that of its name, which stands below it where both are there, around that of the label. */
export function stacked(
  { x, y }: Point,
  { name }: Pick<NodeShape, "name">,
  { miniatures }: Pick<Frame, "miniatures">,
): { drawing: Point; named: Point } {
  if (!miniatures?.isNamed) return { drawing: { x, y }, named: { x, y } };
  const { height } = miniatures;
  return {
    drawing: { x, y: y - (name.length * LINE_HEIGHT) / 2 },
    named: { x, y: y + height / 2 },
  };
}

/** The borders of some nodes as one path; where they stand off the nodes, their corners do too. */
export function outlines(
  nodes: readonly NodeShape[],
  { nodeHeight: height }: Pick<Frame, "nodeHeight">,
  off = 0,
): string {
  return nodes
    .map(({ x, y, width, outcome }) => {
      const r = CORNERS[outcome] + off;
      const [across, down] = [width - 2 * r, height - 2 * r];
      const turn = (dx: number, dy: number): string => `a${r},${r} 0 0 1 ${dx},${dy}`;
      return `M${x - width / 2 + r},${y - height / 2}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}Z`;
    })
    .join("");
}

function letterP({ x, y }: Point): string {
  return `M${x - 3},${y}v-9h3.4a2.6,2.6 0 0 1 0,5.2h-3.4`;
}

interface NodeSpots {
  /** Path data of the cap, and of the line that stands for it where all is ink, if there is one. */
  cap: string;
  rule: string;
  /** The middle of the label, of however many lines. */
  label: Point;
  /** Middles of texts on their baselines. */
  value: Point;
  letter: Point;
}

/** Where the parts of a node are, from its centre. */
function spotsOf(
  { form, labels, nodeHeight, cap, capHeight }: Frame,
  { width }: NodeShape,
  letter: boolean,
  r: number,
  inset: number,
): NodeSpots {
  const [right, bottom] = [width / 2 - inset, nodeHeight / 2 - inset];
  const edge = bottom - capHeight;
  if (labels === "value") {
    const centre = { x: 0, y: 0 };
    const all = `M${r - right},${-bottom}H${right - r}A${r},${r} 0 0 1 ${right},${r - bottom}V${bottom - r}A${r},${r} 0 0 1 ${right - r},${bottom}H${r - right}A${r},${r} 0 0 1 ${-right},${bottom - r}V${r - bottom}A${r},${r} 0 0 1 ${r - right},${-bottom}Z`;
    return { cap: all, rule: "", value: { x: 0, y: BASELINE }, label: centre, letter: centre };
  }
  if (form === "beside") {
    const side = cap - right;
    return {
      cap: `M${side},${-bottom}V${bottom}H${r - right}A${r},${r} 0 0 1 ${-right},${bottom - r}V${r - bottom}A${r},${r} 0 0 1 ${r - right},${-bottom}Z`,
      rule: labels === "position" ? "" : `M${side},${6 - bottom}V${bottom - 6}`,
      value: { x: cap / 2 - right + 0.5, y: BASELINE },
      label: { x: cap / 2 - (letter ? 6 : 1), y: 0 },
      letter: { x: right - 8, y: BASELINE - 0.5 },
    };
  }
  const low = (edge + bottom) / 2 + BASELINE;
  return {
    cap: `M${-right},${edge}H${right}V${bottom - r}A${r},${r} 0 0 1 ${right - r},${bottom}H${r - right}A${r},${r} 0 0 1 ${-right},${bottom - r}Z`,
    rule: `M${6 - right},${edge}H${right - 6}`,
    value: { x: letter ? -5 : 0, y: low },
    label: { x: 0, y: (edge - bottom) / 2 },
    letter: { x: labels === "position" ? 0 : 7, y: low - 0.5 },
  };
}
