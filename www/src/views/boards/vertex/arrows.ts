import { bandsOf } from "../../../scene/bands.ts";
import { edgeShapes } from "../../../scene/edges.ts";
import { pointsIn } from "../../../scene/route.ts";
import { FONT_SIZE, textWidth } from "../../../scene/text.ts";
import { acrossInRows, longestWays } from "../nets/places/inRows.ts";
import type { BoardPart } from "../playing.ts";

/** How large the letters of a name are, and how high a vertex is, large enough for a finger. */
export const LETTERS = 15;
export const HEIGHT = 38;
/** Between neighbours of a row, more where there are few; and around all, for the token and its halo. */
const BETWEEN = { least: 26, most: 60, together: 420 };
const AROUND = 18;
/** Between the middles of rows; less where there are many. */
const ROWS = { least: 72, most: 96, together: 340 };
/** What is larger is no picture that a reader can take in; nor is one of more vertices, or with longer names. */
const LARGEST = { vertices: 40, arrows: 160, width: 1400, name: 150 };

export interface DrawnVertex {
  vertex: number;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface DrawnArrow {
  from: number;
  to: number;
  /** Path data of its line, and of its head. */
  line: string;
  head: string;
}

/** A graph of arrows, in pixels of the unscaled drawing; all arrows lead downward, but for those that lead back. */
export interface GraphDrawing {
  left: number;
  top: number;
  width: number;
  height: number;
  vertices: DrawnVertex[];
  arrows: DrawnArrow[];
}

/** Draws a graph; nothing where it is too large to be seen at once. */
export function drawArrows({
  names = [],
  arrows = [],
}: Pick<BoardPart, "names" | "arrows">): GraphDrawing | undefined {
  if (names.length > LARGEST.vertices || arrows.length > LARGEST.arrows) return undefined;
  const texts = names.map((name) => (textWidth(name) * LETTERS) / FONT_SIZE);
  if (Math.max(...texts) > LARGEST.name) return undefined;
  const widths = texts.map((width) => Math.max(HEIGHT, width + 22));
  const half = (vertex: number): number => (widths[vertex] ?? 0) / 2;
  const layers = longestWays(names.length, arrows);
  const room = layers.map((layer) => {
    const row = widths.filter((_, vertex) => layers[vertex] === layer);
    return (BETWEEN.together - row.reduce((sum, width) => sum + width, 0)) / row.length;
  });
  const between = within(BETWEEN, Math.min(...room));
  const x = acrossInRows(layers, arrows, (one, other) => half(one) + half(other) + between);
  const steps = Math.max(1, ...layers);
  const pitch = within(ROWS, ROWS.together / steps);
  const y = layers.map((layer) => layer * pitch);
  const shapes = arrowsOf({ x, y, layers, widths }, arrows);
  const outermost = [
    ...x.map((middle, vertex) => middle - half(vertex)),
    ...x.map((middle, vertex) => middle + half(vertex)),
  ];
  const points = shapes.flatMap(({ line }) => pointsIn(line));
  const across = [...outermost, ...points.map(([place]) => place)];
  const along = [...y.map((row) => row - HEIGHT / 2), ...points.map(([, place]) => place)];
  const left = Math.min(...across) - AROUND;
  const width = Math.max(...across) + AROUND - left;
  if (width > LARGEST.width) return undefined;
  const top = Math.min(...along) - AROUND;
  return {
    left,
    top,
    width,
    height: Math.max(...along, ...y.map((row) => row + HEIGHT / 2)) + AROUND - top,
    vertices: names.map((name, vertex) => ({
      vertex,
      name,
      x: x[vertex] ?? 0,
      y: y[vertex] ?? 0,
      width: widths[vertex] ?? 0,
      height: HEIGHT,
    })),
    arrows: shapes,
  };
}

function within({ least, most }: { least: number; most: number }, wanted: number): number {
  return Math.max(least, Math.min(most, wanted));
}

interface PlacedVertices {
  x: readonly number[];
  y: readonly number[];
  layers: readonly number[];
  widths: readonly number[];
}

/** The picture's own lines, which keep clear of the vertices and apart from one another. */
function arrowsOf(
  { x, y, layers, widths }: PlacedVertices,
  arrows: NonNullable<BoardPart["arrows"]>,
): DrawnArrow[] {
  const [across, along] = [Float64Array.from(x), Float64Array.from(y)];
  const layer = Uint32Array.from(layers);
  const own = Float64Array.from(widths);
  const axis = (Math.min(...x) + Math.max(...x)) / 2;
  const bands = bandsOf(across, along, layer, axis, 60, own.map((width) => width / 2), HEIGHT / 2); // prettier-ignore
  const frame = {
    direction: "down" as const,
    x: across,
    y: along,
    layer,
    isRow: false,
    hasHeads: false,
    pairs: new Set<string>(),
    slotWidth: 0,
    arch: 0,
    widths: own,
    nodeHeight: HEIGHT,
    bands,
    lanes: new Map(),
  };
  const moves = arrows.map(([from, to]) => ({ from, to, role: "move" as const }));
  return edgeShapes(frame, moves).map(({ from, to, line, head = "" }) => ({ from, to, line, head }));
}
