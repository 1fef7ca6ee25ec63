import type { PositionGraph } from "../model/graph/positionGraph.ts";
import { arc } from "./route.ts";
import type { Scene, Point } from "./shapes.ts";

/** How many moves run through each pixel of a picture, row by row. */
export interface Shading {
  width: number;
  height: number;
  counts: Uint32Array;
  /** The largest of them. */
  most: number;
}

/** The picture has at most so many pixels, and at most so many to a side of one of its own. */
const MOST_PIXELS = 4_000_000;
const FINEST = 2;
/** Pixels that are counted between two looks at the clock. */
const AT_ONCE = 200_000;
/** Straight pieces that an arc is taken for. */
const PIECES = 24;

/**
 * Counts the moves that run through each pixel when all of them are drawn straight from node to node, or as arcs where positions
 * form a row: what is seen of moves that are too many to be followed one by one. It yields every now and then, and answers the
 * counts.
 */
export function* shadingOf(graph: PositionGraph, scene: Scene): Generator<undefined, Shading> {
  const { left, top, frame } = scene;
  const fine = Math.min(FINEST, Math.sqrt(MOST_PIXELS / (scene.width * scene.height)));
  const [width, height] = [Math.ceil(scene.width * fine), Math.ceil(scene.height * fine)];
  const counts = new Uint32Array(width * height);
  const at = (node: number): Point => ({ x: frame.x[node] ?? 0, y: frame.y[node] ?? 0 });
  let spent = 0;
  const run = (from: Point, to: Point): void => {
    const [x, y] = [(from.x - left) * fine, (from.y - top) * fine];
    const [across, down] = [(to.x - from.x) * fine, (to.y - from.y) * fine];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(across), Math.abs(down))));
    for (let step = 0; step < steps; step++) {
      const column = Math.floor(x + (across * step) / steps);
      const row = Math.floor(y + (down * step) / steps);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const pixel = row * width + column;
      counts[pixel] = (counts[pixel] ?? 0) + 1;
    }
    spent += steps;
  };
  for (let from = 0; from < graph.count; from++) {
    for (const to of graph.optionsOf(from) ?? []) {
      if (frame.isRow) bent(arc(frame, from, to, false), run);
      else run(at(from), at(to));
      if (spent < AT_ONCE) continue;
      spent = 0;
      yield;
    }
  }
  return { width, height, counts, most: counts.reduce((most, count) => Math.max(most, count), 0) };
}

/** A cubic curve in straight pieces. */
function bent(curve: readonly Point[], run: (from: Point, to: Point) => void): void {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN] = curve;
  let before = a;
  for (let piece = 1; piece <= PIECES; piece++) {
    const [t, u] = [piece / PIECES, 1 - piece / PIECES];
    const weigh = (from: number, one: number, other: number, to: number): number =>
      u * u * u * from + 3 * u * u * t * one + 3 * u * t * t * other + t * t * t * to;
    const next = { x: weigh(a.x, b.x, c.x, d.x), y: weigh(a.y, b.y, c.y, d.y) };
    run(before, next);
    before = next;
  }
}

const ORIGIN: Point = { x: 0, y: 0 };

/** How dark a pixel is through which so many moves run, from 0 to 1: by the logarithm, so that single ones are seen beside many. */
export function darkness(count: number, most: number): number {
  return most === 0 ? 0 : Math.log1p(count) / Math.log1p(most);
}
