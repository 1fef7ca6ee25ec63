// What is seen of a picture, back to front, in shapes that name their paint: what every file of it is written from.
import { shownValues } from "../model/display.ts";
import { highlightIn } from "../model/highlight.ts";
import { drawnGraph, type State } from "../model/state.ts";
import {
  amissMoves,
  type Emphasis,
  FAN,
  movesFrom,
  optionsOf,
  playedMoves,
  standsOut,
  stepsBack,
  winningMoves,
} from "../scene/emphasis.ts";
import { outlines, partsOf, type NodeParts } from "../scene/parts.ts";
import type { EdgeShape, Frame, NodeShape, Scene, Size } from "../scene/shapes.ts";
import { FONT_SIZE } from "../scene/text.ts";
import type { Paint, Stroke } from "../scene/paint.ts";
// Lines of files are those of the page, read from where these stand.
import miniature from "../styles/miniature.css?raw";
import strokes from "../styles/strokes.css?raw";

/** A line, and its arrowhead where it has one, filled with the same paint. */
export interface LineDrawing {
  path: string;
  head: string;
  stroke: Stroke;
  /** What it is a line of. */
  part: LinePart;
  /** The move that it stands for. */
  move?: Pick<EdgeShape, "from" | "to">;
  /** The positions around which it goes. */
  around?: readonly number[];
}

export interface NodeDrawing {
  node: NodeShape;
  parts: NodeParts;
  body: { fill: Paint; stroke: Paint };
  cap: Paint;
  rule: Stroke;
  hatch: Stroke;
  name: Paint;
  /** Its value, the middle of its baseline from the centre; the text may be empty. */
  value: NodeParts["value"] & { fill: Paint; size: number; isBold: boolean };
  /** Whether it steps back. */
  isDimmed: boolean;
}

export interface Drawing extends Size {
  left: number;
  top: number;
  scene: Scene;
  lines: readonly LineDrawing[];
  nodes: readonly NodeDrawing[];
  /** Borders around nodes, and what else is drawn over them. */
  marks: readonly LineDrawing[];
}

/** Room around a picture in a file, in its pixels. */
export const FILE_MARGIN = 8;

/** Those of the screen, by what there are lines of, in files and there. */
const PARTS = {
  cover: "cover",
  other: "other",
  move: "pending",
  winning: "winning",
  played: "played",
  moves: "moves",
  wins: "wins",
  ring: "selected",
  fresh: "fresh",
  differing: "differing",
  hatch: "hatch",
  arrow: "arrow",
  start: "start",
} as const;

/** What there are lines of. */
export type LinePart = keyof typeof PARTS;

export const STROKES = Object.fromEntries(
  Object.entries(PARTS).map(([part, name]) => [part, strokeOf(name)]),
) as Record<LinePart, Stroke>;

/** How thick the parts of a position drawn small are, back to front. */
export const MINIATURE = (["ground", "traces", "lines", "points", "stones"] as const).map((part) => ({
  part,
  ...penOf(part),
}));

/** Moves that step back. */
const DIMMED = 0.4;
/** So far a ring stands off its node. */
const RING = 4;

/** The picture as it is on the screen; the moves of the selected position only where they are asked for. */
export function drawingOf(state: State, scene: Scene, hasSelection: boolean): Drawing {
  const { left, top, width, height } = scene;
  const graph = drawnGraph(state);
  const lit = graph && highlightIn(state, graph);
  const emphasis: Emphasis = { scene, only: shownValues(state), lit };
  const selection = hasSelection ? selectionOf(state, scene) : NOTHING;
  const isFan = selection.moves.length > FAN;
  const selected = hasSelection ? graph?.indexOf(state.selected) : undefined;
  const nodesOf = (positions: Iterable<number> = []): NodeShape[] =>
    Array.from(positions).flatMap((position) => scene.nodes[position] ?? []);
  const [differing, chosen] = [nodesOf(lit?.amiss?.positions ?? lit?.differing), nodesOf(lit?.chosen)];
  return {
    ...{ left, top, width, height, scene },
    lines: [
      ...playedOf(state, scene),
      ...backgroundOf(emphasis, isFan),
      // As strong as those that win.
      ...amissMoves(emphasis).map(over("wins")),
      ...(scene.start ? [startDrawing(scene.start)] : []),
      ...selection.moves.map((line) => (isFan ? thin(line) : line)),
    ],
    nodes: scene.nodes.map((node) => ({
      ...nodeDrawing(node, scene),
      isDimmed: !standsOut(emphasis, node.position) && node.position !== selected,
    })),
    marks: [
      ...(chosen.length > 0 ? [border(chosen, scene.frame, "fresh")] : []),
      ...(differing.length > 0 ? [border(differing, scene.frame, "differing")] : []),
      ...selection.marks,
    ],
  };
}

/** A position as it looks with what is known of it. */
export function nodeDrawing(node: NodeShape, scene: Scene): Omit<NodeDrawing, "isDimmed"> {
  const parts = partsOf(node, scene);
  const { value } = parts;
  const isHidden = node.outcome === "hidden";
  const isP = node.outcome === "P";
  const front: Paint = isP ? "paper" : "ink";
  return {
    node,
    parts,
    body: isP
      ? { fill: "ink", stroke: "ink" }
      : { fill: "paper", stroke: node.outcome === "D" ? "muted" : "node-line" },
    cap: (parts.colours?.fill as Paint | undefined) ?? (node.change ? "accent" : "n-cap"),
    rule: { paint: isHidden ? "node-line" : "paper", width: 1, opacity: 0.4 },
    hatch: STROKES.hatch,
    name: front,
    value: isHidden
      ? { text: value.text, x: value.x + 0.5, y: value.y - 1, fill: "muted", size: 9, isBold: false }
      : {
          ...value,
          fill: (parts.colours?.text as Paint | undefined) ?? textOf(node, front),
          size: FONT_SIZE,
          isBold: true,
        },
  };
}

/** The paint of a value that stands on no colour of its own. */
function textOf({ outcome, change }: NodeShape, front: Paint): Paint {
  if (change) return change === "changed" ? "paper" : front;
  return outcome === "P" ? "paper" : outcome === "D" ? "ink" : "on-n-cap";
}

/** A move in the background. */
export function lineDrawing({ line, head = "", role, from, to }: EdgeShape): LineDrawing {
  const isArrow = head !== "" && (role === "cover" || role === "other");
  const part = isArrow ? "arrow" : role in STROKES ? (role as LinePart) : "cover";
  return { path: line, head, stroke: STROKES[part], part, move: { from, to } };
}

function startDrawing({ line, head = "" }: Pick<EdgeShape, "line" | "head">): LineDrawing {
  return { path: line, head, stroke: STROKES.start, part: "start" };
}

const NOTHING = { moves: [], marks: [] } as const;

function backgroundOf(emphasis: Emphasis, isFan: boolean): LineDrawing[] {
  const { scene } = emphasis;
  const isDimmed = stepsBack(emphasis);
  const of = (role: EdgeShape["role"]): EdgeShape[] => scene.edges.filter((edge) => edge.role === role);
  const back = (line: LineDrawing): LineDrawing => (isDimmed ? faded(line, DIMMED) : line);
  const winning = winningMoves(emphasis);
  const lines = [
    ...[...of("other"), ...of("cover"), ...of("move"), ...winning.back].map((edge) =>
      back(lineDrawing(edge)),
    ),
    ...winning.out.map(lineDrawing),
  ];
  return isFan ? lines.map((line) => faded(line, 0.3)) : lines;
}

/** A move over the background. */
function over(part: LinePart): (edge: EdgeShape) => LineDrawing {
  return (edge) => ({ ...lineDrawing(edge), stroke: STROKES[part], part });
}

/** The moves that were played, up to the current position, without arrowheads. */
function playedOf(state: State, scene: Scene): LineDrawing[] {
  const graph = drawnGraph(state);
  const moves = graph ? playedMoves(scene, graph, state.line) : [];
  return moves.map((edge) => ({ ...over("played")(edge), head: "" }));
}

function selectionOf(state: State, scene: Scene): { moves: LineDrawing[]; marks: LineDrawing[] } {
  const graph = drawnGraph(state);
  const selected = graph?.indexOf(state.selected);
  const node = selected === undefined ? undefined : scene.nodes[selected];
  if (!graph || selected === undefined || !node) return { moves: [], marks: [] };
  const options = optionsOf({ ...state, scene, graph });
  const { wins, others } = movesFrom(scene, selected, options, "selected");
  const reached = options.flatMap((position) => scene.nodes[position] ?? []);
  return {
    moves: [...others.map(over("moves")), ...wins.map(over("wins"))],
    marks: [
      ...(reached.length > 0 ? [border(reached, scene.frame, "moves")] : []),
      ringAround(node, scene.frame, "ring"),
    ],
  };
}

/** A border that stands off its node. */
export function ringAround(
  node: NodeShape,
  { nodeHeight }: Pick<Frame, "nodeHeight">,
  part: LinePart,
): LineDrawing {
  const around = { ...node, width: node.width + 2 * RING };
  return border([around], { nodeHeight: nodeHeight + 2 * RING }, part, RING);
}

function border(
  nodes: readonly NodeShape[],
  frame: Pick<Frame, "nodeHeight">,
  part: LinePart,
  off = 0,
): LineDrawing {
  const around = nodes.map(({ position }) => position);
  return { path: outlines(nodes, frame, off), head: "", stroke: STROKES[part], part, around };
}

function faded(line: LineDrawing, opacity: number): LineDrawing {
  return { ...line, stroke: { ...line.stroke, opacity } };
}

function thin(line: LineDrawing): LineDrawing {
  return { ...line, stroke: { ...line.stroke, width: 1.1 } };
}

/** What is said of a class in a style sheet, by the names of properties. */
function saidOf(styles: string, name: string): Map<string, string> {
  const [, rest] = styles.split(`.${name} {`);
  if (rest === undefined) throw new Error(`there is no style for ${name}`);
  const [rule = ""] = rest.split("}");
  return new Map(
    rule.split(";").map((each) => {
      const [property = "", value = ""] = each.split(":");
      return [property.trim(), value.trim()];
    }),
  );
}

/** A line of a graph. */
function strokeOf(name: string): Stroke {
  const said = saidOf(strokes, name);
  const dash = said.get("stroke-dasharray");
  return {
    paint: (said.get("stroke") ?? "").replace(/^var\(--|\)$/g, "") as Paint,
    width: Number(said.get("stroke-width")),
    ...(dash !== undefined && { dash }),
  };
}

/** A part of a position drawn small; of its lines nothing is said but what is said of all. */
function penOf(part: string): { width: number; opacity: number | undefined; isRound: boolean } {
  const said = saidOf(miniature, part === "lines" ? "miniature" : part);
  const opacity = said.get("stroke-opacity");
  return {
    width: Number(said.get("stroke-width")),
    opacity: opacity === undefined ? undefined : Number(opacity),
    isRound: said.get("stroke-linecap") === "round",
  };
}
