// Paints the heaps of one line: cells or bars, and from afar what many of them look like together.
import { textOnFill } from "../../scene/palette.ts";
import type { Pen, PutPixels } from "../picture/recording.ts";
import { comeOf, inSight, type Box, type Lane } from "./lane.ts";
import type { Means } from "./means.ts";

export interface Brush {
  context: Pen;
  /** Draws pixels that are as wide as those of the screen. */
  put: (pixels: PutPixels) => void;
  /** Device pixels to a CSS pixel. */
  ratio: number;
  font: string;
  /** What is not told. */
  open: string;
  ink: string;
  /** What is below the points of bars from afar. */
  shade: string;
}

/** Narrower heaps, in device pixels, are not drawn one by one. */
const SINGLE = 1;
/** Wider ones have a pixel between them. */
const APART = 6;
/** In cells from this width on, in CSS pixels, values are written. */
const LEGIBLE = 18;
const LETTERS = 11;
const DIGIT = 6.6;
/** Of so many heaps of a pixel there are points. */
const SAMPLES = 48;
/** Between the lines of a hatching, in CSS pixels. */
export const HATCH = 8;
/** A bar of no height is to be seen all the same, in CSS pixels. */
export const STUB = 2;

/** Which column is at the left edge, and how wide each is, in CSS pixels. */
export type HeapRange = { from: number; size: number };

export function paintLane(brush: Brush, lane: Lane, view: HeapRange, box: Box, areBars: boolean): void {
  const { context } = brush;
  context.save();
  context.beginPath();
  context.rect(box.left, box.top - (areBars ? LETTERS + 4 : 0), box.width, box.height + LETTERS + 4);
  context.clip();
  const isSingle = view.size * lane.span * brush.ratio >= SINGLE;
  const come = comeOf(lane);
  if (come < lane.count) paintMissing(brush, lane, view, box, come);
  paintCome(brush, { ...lane, count: come }, view, box, areBars, isSingle);
  context.restore();
}

function paintCome(
  brush: Brush,
  lane: Lane,
  view: HeapRange,
  box: Box,
  areBars: boolean,
  isSingle: boolean,
): void {
  if (lane.count === 0) return;
  if (!lane.classes) paintOpen(brush, lane, view, box);
  else if (isSingle) paintEach(brush, lane, view, box, areBars);
  else if (areBars) paintPoints(brush, lane, view, box);
  else if (lane.means) paintMeans(brush, lane, lane.means, view, box);
}

/** What has not come is hatched crosswise. */
function paintMissing(brush: Brush, lane: Lane, view: HeapRange, box: Box, come: number): void {
  const { context, shade } = brush;
  const left = Math.max(box.left, edges(brush, lane, view, box, come)[0]);
  const right = Math.min(box.left + box.width, edges(brush, lane, view, box, lane.count)[0]);
  const { top, height } = box;
  if (right <= left) return;
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, height);
  context.clip();
  context.strokeStyle = shade;
  context.lineWidth = 1;
  context.beginPath();
  const from = Math.floor((left - height) / HATCH) * HATCH;
  for (let x = from; x < right + height; x += HATCH) {
    context.moveTo(x, top);
    context.lineTo(x + height, top + height);
    context.moveTo(x, top);
    context.lineTo(x - height, top + height);
  }
  context.stroke();
  context.restore();
}

/** Where a heap is, at whole device pixels. */
function edges(
  { ratio }: Brush,
  { span }: Lane,
  { from, size }: HeapRange,
  { left }: Box,
  place: number,
): [number, number] {
  const at = (column: number): number => Math.round((left + (column - from) * size) * ratio) / ratio;
  const [start, end] = [at(place * span), at((place + 1) * span)];
  return [start, end - (size * span * ratio >= APART ? 1 / ratio : 0)];
}

function paintEach(brush: Brush, lane: Lane, view: HeapRange, box: Box, areBars: boolean): void {
  const { context, ink } = brush;
  const { from, to } = inSight(lane, view, box.width);
  const cell = view.size * lane.span;
  const bottom = box.top + box.height;
  const classOf = (place: number): number => lane.classes?.[lane.first + place] ?? 0;
  const bars = areBars ? lane.bars : undefined;
  const valueOf = (place: number): number => bars?.heights[lane.first + place] ?? 0;
  const heightAt = (place: number): number => (bars ? heightOf(valueOf(place), lane, box) : box.height);
  for (let place = from; place < to; place++) {
    const [start, end] = edges(brush, lane, view, box, place);
    const height = heightAt(place);
    context.fillStyle = lane.tints.colour(classOf(place));
    context.fillRect(start, bottom - height, end - start, height);
  }
  for (let place = from; place < to; place++) {
    const class_ = classOf(place);
    const text = bars && bars.heights !== lane.classes ? String(valueOf(place)) : lane.write(class_);
    if (!isLegible(text, cell, box)) continue;
    const [start, end] = edges(brush, lane, view, box, place);
    const y = areBars ? bottom - heightAt(place) - 7 : box.top + box.height / 2 + 0.5;
    write(brush, text, areBars ? ink : textOnFill(lane.tints.colour(class_)), (start + end) / 2, y);
  }
}

/** Whether there is room for a text in a cell so wide, in CSS pixels. */
function isLegible(text: string, cell: number, { height }: Box): boolean {
  return cell >= LEGIBLE && text.length * DIGIT <= cell - 3 && height >= LETTERS + 2;
}

function write({ context, font }: Brush, text: string, colour: string, x: number, y: number): void {
  context.font = `${LETTERS}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** How high the bar of a value is. */
export function heightOf(
  value: number,
  { bars }: Pick<Lane, "bars">,
  { height }: Pick<Box, "height">,
): number {
  return Math.max(STUB, (value / Math.max(1, bars?.largest ?? 0)) * height);
}

/** Cells that tell nothing, but those that are known. */
function paintOpen(brush: Brush, lane: Lane, view: HeapRange, box: Box): void {
  const { context, open } = brush;
  const cell = view.size * lane.span;
  const [start] = edges(brush, lane, view, box, 0);
  context.fillStyle = open;
  if (cell * brush.ratio < APART) context.fillRect(start, box.top, cell * lane.count, box.height);
  else {
    const { from, to } = inSight(lane, view, box.width);
    for (let place = from; place < to; place++) {
      const [left, right] = edges(brush, lane, view, box, place);
      context.fillRect(left, box.top, right - left, box.height);
    }
  }
  for (const [heap, class_] of lane.known ?? []) {
    const place = heap - lane.first;
    if (place < 0 || place >= lane.count) continue;
    const [left, right] = edges(brush, lane, view, box, place);
    const colour = lane.tints.colour(class_);
    context.fillStyle = colour;
    context.fillRect(left, box.top, Math.max(1, right - left), box.height);
    const text = lane.write(class_);
    if (isLegible(text, cell, box))
      write(brush, text, textOnFill(colour), (left + right) / 2, box.top + box.height / 2 + 0.5);
  }
}

/** The heaps that a pixel stands for: all of them, or some that are spread evenly, and a P-position wherever there is one. */
function sampled(lane: Lane, from: number, to: number, each: (class_: number, height: number) => void): void {
  const { classes, bars } = lane;
  const [start, end] = heapsOf(lane, from, to);
  const step = Math.max(1, (end - start) / SAMPLES);
  for (let heap = start; heap < end; heap += step)
    each(classes?.[Math.floor(heap)] ?? 0, bars?.heights[Math.floor(heap)] ?? 0);
  // A class is 0 where the value is that makes the bar.
  if (lane.tints.hasInk && bars?.peaks.hasZero(start, end)) each(0, 0);
}

/** The heaps whose middle is in a pixel, from the first to the one after the last; one at least. */
function heapsOf({ first, count }: Lane, from: number, to: number): [number, number] {
  const start = Math.min(count - 1, Math.ceil(from - 0.5));
  return [first + start, first + Math.max(start + 1, Math.min(count, Math.ceil(to - 0.5)))];
}

/** The columns of pixels of a line, and the heaps of each. */
function columnsOf(
  { ratio }: Brush,
  lane: Lane,
  { from, size }: HeapRange,
  { left, width }: Box,
): { start: number; count: number; at: (pixel: number) => number } {
  const start = Math.round(left * ratio);
  const heaps = (pixel: number): number => (from + ((start + pixel) / ratio - left) / size) / lane.span;
  const whole = Math.round(width * ratio);
  const end = Math.ceil((left + (lane.count * lane.span - from) * size) * ratio) - start;
  return { start, count: Math.max(0, Math.min(whole, end)), at: (pixel) => Math.max(0, heaps(pixel)) };
}

/** Puts pixels in the columns that they are of. */
function putColumns(
  { put, ratio }: Brush,
  pixels: Uint32Array,
  { start, count }: { start: number; count: number },
  { top, height }: Box,
): void {
  put({ pixels, columns: count, left: start / ratio, top, width: 1 / ratio, height });
}

function paintMeans(brush: Brush, lane: Lane, means: Means, view: HeapRange, box: Box): void {
  const { start, count, at } = columnsOf(brush, lane, view, box);
  if (count === 0) return;
  const pixels = new Uint32Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    means.add(...heapsOf(lane, at(pixel), at(pixel + 1)));
    pixels[pixel] = means.take();
  }
  putColumns(brush, pixels, { start, count }, box);
}

/** From afar the tops of bars are points, over what lies below the highest of them. */
function paintPoints(brush: Brush, lane: Lane, view: HeapRange, box: Box): void {
  const { context, ratio, shade } = brush;
  const { start, count, at } = columnsOf(brush, lane, view, box);
  const rows = Math.max(1, Math.round(box.height * ratio));
  if (count === 0) return;
  const pixels = new Uint32Array(count * rows);
  const scale = (rows - 1) / Math.max(1, lane.bars?.largest ?? 0);
  const dot = Math.max(1, Math.round(ratio));
  context.fillStyle = shade;
  for (let pixel = 0; pixel < count; pixel++) {
    const [from, to] = [at(pixel), at(pixel + 1)];
    const peak = peakOf(lane, from, to);
    const height = heightOf(peak, lane, box);
    context.fillRect((start + pixel) / ratio, box.top + box.height - height, 1 / ratio, height);
    sampled(lane, from, to, (class_, value) =>
      plot(pixels, count, pixel, rows - 1 - Math.round(value * scale), dot, lane.tints.pixel(class_)),
    );
  }
  putColumns(brush, pixels, { start, count }, box);
}

function plot(
  pixels: Uint32Array,
  count: number,
  across: number,
  down: number,
  dot: number,
  colour: number,
): void {
  const rows = pixels.length / count;
  const top = Math.max(0, Math.min(rows - dot, down - dot + 1));
  for (let row = top; row < top + dot; row++) pixels[row * count + across] = colour;
}

function peakOf(lane: Lane, from: number, to: number): number {
  return lane.bars?.peaks.between(...heapsOf(lane, from, to)) ?? 0;
}

/** Draws pixels on a canvas. */
export function putOn(
  context: CanvasRenderingContext2D,
  { pixels, columns, left, top, width, height }: PutPixels,
): void {
  const canvas = new OffscreenCanvas(columns, pixels.length / columns);
  const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer);
  canvas.getContext("2d")?.putImageData(new ImageData(bytes, canvas.width, canvas.height), 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, left, top, columns * width, height);
}
