// A picture of whatever view as it stands still, in shapes that name their paint: what a file of it is written from.
import type { CellLabel } from "./cellLabel.ts";
import type { Paint, Stroke } from "./paint.ts";
import type { Size } from "./shapes.ts";

export interface Still extends Size {
  left: number;
  top: number;
  /** What is to be seen on it, for who cannot see it, in a sentence. */
  description: string;
  /** Back to front. */
  parts: readonly StillPart[];
  /** The same in the column of a phone, where that is another picture. */
  narrow?: Still;
  /** What is asked of it, where it is made to be filled in by hand. */
  exercise?: StillExercise;
  /** What it says to whoever points at it, where that is asked for. */
  answers?: readonly StillAnswers[];
}

export type StillAnswers = CellAnswers | PositionAnswer;

/** What is said of cells in rows. */
export interface CellAnswers {
  kind: "cells";
  /** The corner of the first cell, and how wide and high each is, in pixels of the picture. */
  left: number;
  top: number;
  width: number;
  height: number;
  columns: number;
  /** The number of the first cell. */
  first: number;
  label: CellLabel;
  /** Whether they are positions of the game that is shown, so that one is chosen when it is pressed. */
  areOwn: boolean;
  /** Each sentence once, with {label} for the position; and of which of them each cell has which, row by row. */
  told: readonly string[];
  places: readonly number[];
}

/** What is said of all that is drawn in a box. */
export interface PositionAnswer extends Size {
  kind: "position";
  left: number;
  top: number;
  label: string;
  told: string;
}

/** What there is to find out in a picture on paper. */
export interface StillExercise {
  /** What is to be done, in sentences. */
  task: string;
  /** How wide each blank is, in pixels of the picture, where there are blanks. */
  side?: number;
}

export type StillPart = StillShape | StillCells;

/** What is placed and enlarged as vectors are. */
export type StillShape = StillPath | StillText;

/** What is filled, drawn along, or both. */
export interface StillPath {
  kind: "path";
  /** Path data, as SVG has it, without S and T. */
  d: string;
  fill?: Paint;
  /** How far the fill covers what is behind it, from 0 to 1. */
  opacity?: number;
  stroke?: Stroke;
  /** Whether it marks the selected position, which a file can leave out. */
  isSelection?: boolean;
}

/** One line of text. */
export interface StillText {
  kind: "text";
  text: string;
  /** Of the end of its baseline that is the anchor, or of the middle of that. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** How high its letters are, in pixels of the picture. */
  size: number;
  fill: Paint;
  isBold?: boolean;
}

/** Cells that are too many to be a shape each: one image, with a pixel of its own for each of the picture, which are whole ones. */
export interface StillCells extends Size {
  kind: "cells";
  left: number;
  top: number;
  /** What the pixels are painted with, 256 at most; those without a paint show what is behind them. */
  paints: ReadonlyArray<Paint | undefined>;
  /** The places of their paints among these, row by row, each row behind a 0, compressed as PNG files have it (RFC 1950). */
  packed: Uint8Array;
}

/** What of it is drawn, with marks around the selected position or without. */
export function partsOf({ parts }: Still, hasSelection: boolean): readonly StillPart[] {
  return hasSelection ? parts : parts.filter((part) => !(part.kind === "path" && part.isSelection));
}

/** Cells as a part of a picture, so many pixels wide and high each, from the place of the paint of each, row by row. */
export async function cellsPart(
  {
    left,
    top,
    rows,
    columns,
    size,
  }: { left: number; top: number; rows: number; columns: number; size: number },
  paints: StillCells["paints"],
  places: Uint8Array,
): Promise<StillCells> {
  const [width, height] = [columns * size, rows * size];
  const lines = new Uint8Array(height * (width + 1));
  for (let row = 0; row < rows; row++) {
    const start = row * size * (width + 1);
    for (let x = 0; x < width; x++) lines[start + 1 + x] = places[row * columns + Math.floor(x / size)] ?? 0;
    for (let copy = 1; copy < size; copy++)
      lines.copyWithin(start + copy * (width + 1), start, start + width + 1);
  }
  const packing = new Blob([lines]).stream().pipeThrough(new CompressionStream("deflate"));
  const packed = new Uint8Array(await new Response(packing).arrayBuffer());
  return { kind: "cells", left, top, width, height, paints, packed };
}

/** The path of a rectangle. */
export function rectangle(left: number, top: number, width: number, height: number): string {
  return `M${left} ${top}h${width}v${height}h${-width}z`;
}

/** The path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const half = `a${radius},${radius} 0 1,0 `;
  return `M${x - radius},${y}${half}${2 * radius},0${half}${-2 * radius},0z`;
}
