import type { BareExploration } from "../model/graph/positionGraph.ts";
import { keptApart } from "./apart.ts";
import { bandsOf } from "./bands.ts";
import { pairOf, reachOf } from "./edges.ts";
import { broken, drawnNames, FONT_SIZE, LINE_HEIGHT, widest } from "./text.ts";
import { largestIn } from "./scale.ts";
import type { Frame, Letters, Policy, Scene, Size, Stage } from "./shapes.ts";

/** Between neighbours, and from row to row, so that lines can pass. */
const CELL_GAP = { across: 14, along: 24 };

/** A small graph does not grow beyond so many times the size at which its letters are read without effort. */
const LARGEST = 2.8;
/** Room for the letter of a P-position beside its value. */
const LABEL_MARGIN = 13;
/** A cap without a value shows its colour in the round end of the node. */
const BARE_CAP = 13;
const NARROWEST = 38;
/** A value below its label has the lower 21 of 44 pixels, and all the rest is the label's. */
const CAP_HEIGHT = 21;
const ABOVE_CAP = 8;
/** A value beside its label is as high as that, with some room above and below. */
const AROUND_LABEL = 11;
/** Between neighbours of one row, so that a line can pass. */
const GAP = 20;
/** Further apart than so many of their widths, nodes of one row no longer seem to belong together, unless a stage says how far. */
const WIDEST_SLOT = 1.7;
/** Between columns lines need room to go up and down. */
const COLUMN_GAP = 44;
/** Between rows, in pixels: so much at most that lines can still be followed. */
const FARTHEST_ROWS = 110;
/** The same where the picture takes no more height than it needs. */
const FREE_ROWS = 31;
/** The arcs of a row on a free stage take so much of its width at most. */
const ROW_HEIGHT = 0.5;
/** The arcs of a row, by what they span: so flat that the longest is seen when the picture is opened, within these bounds. */
const LEAST_ARCH = 0.2;
const MOST_ARCH = 0.9;

/** How a node is put together: its value beside the label or below it, and the lines of the label. */
interface Form {
  form: Frame["form"];
  names: ReadonlyArray<readonly string[]>;
  /** Whether all are as wide as the widest. */
  isEven: boolean;
}

/** How many layers the moves lead onward, at most: all of them, and those drawn without a choice. */
interface Longest {
  all: number;
  cover: number;
}

/**
 * Puts an exploration's slots on pixels. All nodes are equally wide, with the value beside the label, where labels can be
 * read without effort so; else they have the form in which labels are largest on the stage: each as wide as its own label,
 * the value below it, or labels in two lines.
 */
export function frameOf(
  exploration: BareExploration,
  names: readonly string[],
  longest: Longest,
  policy: Pick<Policy, "colourBy" | "labels" | "stage" | "told" | "miniatures" | "cell">,
): Frame {
  const { labels, stage } = policy;
  if (typeof stage.cells === "object") return inCellsOf(stage.cells, exploration);
  const [one, two] = [names.map((name) => [name]), names.map(broken)];
  const row = isRow(exploration, stage);
  const isBelow = row || labels === "both";
  const isTwo = labels !== "value" && two.some(({ length }) => length > 1);
  const forms: Form[] = [
    ...(row
      ? []
      : [
          { form: "beside" as const, names: one, isEven: true },
          ...(stage.cells ? [] : [{ form: "beside" as const, names: one, isEven: false }]),
        ]),
    ...(isBelow ? [{ form: "below" as const, names: one, isEven: row || stage.cells !== undefined }] : []),
    ...(isBelow && isTwo
      ? [{ form: "below" as const, names: two, isEven: row || stage.cells !== undefined }]
      : []),
  ];
  let best: { frame: Frame; scale: number } | undefined;
  for (const form of forms) {
    const frame = formed(exploration, form, longest, policy);
    const scale = stage.cells ? 1 / frame.slotWidth : enlargementOf(outlineOf(frame, longest), stage);
    if (!best || scale > best.scale) best = { frame, scale };
    if (best.scale * FONT_SIZE >= stage.letters.comfortable) break;
  }
  if (!best) throw new Error("a picture without a form");
  const { letters } = stage;
  if (!policy.miniatures?.isNamed || best.scale * FONT_SIZE >= letters.least) return best.frame;
  // Where the picture would be seen in parts only for what stands above the names, the names alone are better.
  const bare = frameOf(exploration, names, longest, { ...policy, miniatures: undefined });
  return enlargementOf(outlineOf(bare, longest), stage) * FONT_SIZE >= letters.least ? bare : best.frame;
}

/** How much the whole of a picture is enlarged on a stage. */
export function enlargementOf({ width, height }: Size, stage: Stage): number {
  return Math.min(stage.width / width, stage.height / height, largestScale(stage));
}

function largestScale({ letters }: Stage): number {
  return (letters.largest ?? LARGEST * letters.comfortable) / FONT_SIZE;
}

/** How much a picture is enlarged when it is opened, of which so much would show all. */
export function openedAt(scale: number, { least, opened }: Letters): number {
  return scale * FONT_SIZE < least ? opened / FONT_SIZE : scale;
}

/** The room that everything takes up, and where it begins. */
export function outlineOf(frame: Frame, longest: Longest): Size & { left: number; top: number } {
  const { x, y, widths, nodeHeight } = frame;
  const reach = reachOf(frame, longest.all, longest.cover);
  const left = smallest(x.map((middle, position) => middle - (widths[position] ?? 0) / 2)) - reach.aside;
  const right = largest(x.map((middle, position) => middle + (widths[position] ?? 0) / 2)) + reach.aside;
  const top = smallest(y) - nodeHeight / 2 - reach.above;
  return { left, top, width: right - left, height: largest(y) + nodeHeight / 2 + reach.below - top };
}

/** One position to a layer. */
function isRow(
  { direction, layerCount, positionCount, y }: BareExploration,
  { cells }: Pick<Stage, "cells">,
): boolean {
  return (
    !cells && direction === "right" && layerCount === positionCount && y.every((place) => place === y[0])
  );
}

function formed(
  exploration: BareExploration,
  { form, names, isEven }: Form,
  longest: Longest,
  policy: Parameters<typeof frameOf>[3],
): Frame {
  const { labels, stage, cell = 0 } = policy;
  const miniatures = drawnNames(policy);
  const { direction, layer } = exploration;
  const row = isRow(exploration, stage);
  const most = largestIn(policy);
  const cap =
    labels === "position" ? BARE_CAP : Math.max(cell, 22 + Math.max(0, String(most).length - 2) * 8.5);
  const capHeight = Math.max(cell, CAP_HEIGHT);
  const own = Float64Array.from(names, (name) => {
    const drawn = miniatures?.width ?? 0;
    return Math.max(cell, widthOf(form, Math.max(drawn, widest(name)), cap));
  });
  const widths = direction === "down" && !isEven ? own : own.fill(largest(own));
  const lines = names.reduce((lines, { length }) => Math.max(lines, length), 1);
  const written = lines * LINE_HEIGHT;
  const high = miniatures ? miniatures.height + (miniatures.isNamed ? written : 0) : written;
  const nodeHeight = form === "beside" ? Math.max(cell, AROUND_LABEL + high) : ABOVE_CAP + capHeight + high;
  const outerRoom = Math.min(240, 16 + 3 * longest.all);
  const base = {
    direction,
    form,
    layer,
    widths,
    nodeHeight,
    labels,
    cap,
    capHeight,
    isRow: row,
    hasHeads: exploration.stepsBack !== undefined,
    pairs: pairsOf(exploration),
    letters: stage.letters,
    largestScale: largestScale(stage),
    isBroken: lines > 1,
    miniatures,
    lanes: new Map(),
  };
  const framed = ({ x, y, slotWidth = 0, arch = LEAST_ARCH }: Places): Frame => {
    const across = direction === "down" ? x : y;
    const axis = (smallest(across) + largest(across)) / 2;
    const halfWidths = widths.map((width) => width / 2);
    const halfHeights = widths.map(() => nodeHeight / 2);
    const bands =
      direction === "down"
        ? bandsOf(x, y, layer, axis, outerRoom, halfWidths, nodeHeight / 2)
        : bandsOf(y, x, layer, axis, outerRoom, halfHeights, (widths[0] ?? 0) / 2);
    return { ...base, x, y, slotWidth, arch, axis, bands };
  };
  if (stage.cells) return framed(inCells(exploration, sideOf(widths[0] ?? 0, nodeHeight)));
  if (row) return framed(inRow(exploration, widths[0] ?? 0, nodeHeight, longest, stage));
  if (direction === "right") return framed(inColumns(exploration, widths[0] ?? 0, nodeHeight));
  const { betweenRows, widestSlot = WIDEST_SLOT, isFree } = stage;
  const closest = framed(
    inRows(exploration, widths, { pitch: nodeHeight + betweenRows, slot: 0, widestSlot }),
  );
  // Where the stage is of another shape than the picture, the lines between the nodes get the room that is left.
  const outline = outlineOf(closest, longest);
  const scale = enlargementOf(outline, stage);
  const gaps = Math.max(1, exploration.layerCount - 1);
  const higher = (stage.height / scale - outline.height) / gaps;
  const farthest = isFree ? FREE_ROWS : FARTHEST_ROWS;
  const pitch = nodeHeight + Math.min(Math.max(betweenRows, betweenRows + higher), farthest);
  const span = slotsOf(exploration);
  const between = smallest(closest.x) - largest(closest.x);
  const slot = span === 0 ? 0 : (stage.width / scale - outline.width - between) / span;
  return framed(inRows(exploration, widths, { pitch, slot, widestSlot }));
}

/** Where moves return, all of a picture's are among the covering ones. */
function pairsOf({ stepsBack, coverOffsets, covers, positionCount }: BareExploration): ReadonlySet<string> {
  const [found, pairs] = [new Set<string>(), new Set<string>()];
  for (let from = 0; stepsBack && from < positionCount; from++)
    for (const to of covers.subarray(coverOffsets[from], coverOffsets[from + 1])) {
      if (found.has(`${to}>${from}`)) pairs.add(pairOf(from, to));
      found.add(`${from}>${to}`);
    }
  return pairs;
}

function widthOf(form: Frame["form"], text: number, cap: number): number {
  const room = text === 0 ? 16 : text + 2 * LABEL_MARGIN;
  return Math.max(form === "beside" ? cap + room : text + 12, NARROWEST);
}

/** Where the nodes are. */
interface Places {
  x: Float64Array;
  y: Float64Array;
  slotWidth?: number;
  arch?: number;
}

/** From the first slot to the last. */
function slotsOf({ x }: BareExploration): number {
  return largest(x) - smallest(x);
}

/**
 * Layers as rows so far apart. A slot is as wide as it must be for every layer to fit into the width of the picture, or
 * wider, as asked; in layers whose labels are wider than that, neighbours make room for one another.
 */
function inRows(
  exploration: BareExploration,
  widths: Float64Array,
  { pitch, slot, widestSlot }: { pitch: number; slot: number; widestSlot: number },
): Places {
  const { x: slots, layer } = exploration;
  const members: number[][] = [];
  layer.forEach((index, position) => (members[index] ??= []).push(position));
  const apart = (one: number, other: number): number => ((widths[one] ?? 0) + (widths[other] ?? 0)) / 2 + GAP;
  const span = slotsOf(exploration);
  let needed = 0;
  for (const list of members) {
    list.sort((one, other) => (slots[one] ?? 0) - (slots[other] ?? 0));
    let width = 0;
    for (let index = 1; index < list.length; index++) width += apart(list[index - 1] ?? 0, list[index] ?? 0);
    needed = Math.max(needed, width);
  }
  const mean = widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length);
  const least = span === 0 ? 0 : needed / span;
  const slotWidth = Math.max(least, Math.min(slot, widestSlot * mean));
  const x = new Float64Array(slots.length);
  for (const list of members) {
    const wanted = list.map((position) => (slots[position] ?? 0) * slotWidth);
    const places = keptApart(wanted, (index) => apart(list[index - 1] ?? 0, list[index] ?? 0));
    list.forEach((position, index) => (x[position] = places[index] ?? 0));
  }
  return { x, y: Float64Array.from(layer, (index) => index * pitch) };
}

function inColumns({ y: slots, layer, nodeHeight }: BareExploration, width: number, height: number): Places {
  const slot = height / nodeHeight;
  return {
    x: Float64Array.from(layer, (index) => index * (width + COLUMN_GAP)),
    y: Float64Array.from(slots, (place) => place * slot),
  };
}

/** Where the stage is high, the arcs are; where it is wide, they are wider. */
function inRow(
  { layer, positionCount }: BareExploration,
  width: number,
  height: number,
  { all, cover }: Longest,
  stage: Stage,
): Places {
  const closest = 1.25 * width;
  const arcs = all + (cover > 1 ? cover : 0);
  const steps = Math.max(1, positionCount - 1);
  const heightAt = (slot: number, arch: number): number => height + slot * (arch * arcs + 0.4);
  const scale = enlargementOf(
    { width: closest * steps + width, height: heightAt(closest, LEAST_ARCH) },
    stage,
  );
  const slotWidth = Math.max(
    closest,
    Math.min((stage.width / scale - width) / steps, ((stage.widestSlot ?? WIDEST_SLOT) + 0.6) * width),
  );
  const high = stage.isFree ? ROW_HEIGHT * stage.width : stage.height;
  const room = (high / openedAt(scale, stage.letters) - height) / slotWidth - 0.4;
  const arch = Math.max(LEAST_ARCH, Math.min(room / arcs, MOST_ARCH));
  return {
    x: Float64Array.from(layer, (index) => index * slotWidth),
    y: new Float64Array(layer.length),
    slotWidth,
    arch,
  };
}

export function smallest(values: Float64Array | Float32Array): number {
  let least = Infinity;
  for (const value of values) least = Math.min(least, value);
  return least;
}

export function largest(values: Float64Array | Float32Array | Uint32Array): number {
  let most = -Infinity;
  for (const value of values) most = Math.max(most, value);
  return most;
}

/** How large a cell is for a node of this size. */
function sideOf(width: number, height: number): number {
  return Math.max(width + CELL_GAP.across, height + CELL_GAP.along);
}

/** Each node in the middle of its cell. */
function inCells(
  { x, y }: Pick<BareExploration, "x" | "y">,
  slotWidth: number,
): Pick<Frame, "x" | "y" | "slotWidth"> {
  return {
    x: Float64Array.from(x, (place) => place * slotWidth),
    y: Float64Array.from(y, (place) => place * slotWidth),
    slotWidth,
  };
}

/** Positions in the cells of another frame, with nodes as large as its own, so that its parts are all alike. */
function inCellsOf(like: Frame, exploration: BareExploration): Frame {
  const { direction, nodeHeight, slotWidth } = like;
  const { layer, positionCount } = exploration;
  const { x, y } = inCells(exploration, slotWidth);
  const width = like.widths[0] ?? 0;
  const all = (length: number): Float64Array => new Float64Array(positionCount).fill(length);
  const [across, along, ...halves] =
    direction === "down" ? [x, y, width / 2, nodeHeight / 2] : [y, x, nodeHeight / 2, width / 2];
  const axis = (Math.min(...across) + Math.max(...across)) / 2;
  const bands = bandsOf(across, along, layer, axis, like.bands.outerRoom, all(halves[0]), halves[1]);
  const pairs = pairsOf(exploration);
  return { ...like, x, y, layer, widths: all(width), axis, bands, pairs, lanes: new Map() };
}

/** A free stage is so high at least, in pixels, and has so much room above and below a picture, or a part of one. */
const LEAST_HEIGHT = 140;
const AROUND_WHOLE = 12;
const AROUND_PART = 48;

/** Whether only a part of a picture is seen on its stage when it is opened, so that it can be read. */
export function isPart({ width, height, policy: { stage } }: Scene): boolean {
  const whole = enlargementOf({ width, height }, stage);
  return openedAt(whole, stage.letters) > whole;
}

/** How high a free stage is on which a picture of this size is opened, in pixels of the screen. */
export function heightOn(stage: Stage, { width, height }: Size): number {
  const whole = enlargementOf({ width, height }, stage);
  const opened = openedAt(whole, stage.letters);
  const room = opened > whole ? AROUND_PART : AROUND_WHOLE;
  return Math.ceil(Math.min(stage.height, Math.max(LEAST_HEIGHT, height * opened + room)));
}
