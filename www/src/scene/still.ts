// A picture of whatever view as it stands still, in shapes that name their paint: what a file of it is written from.
import type { Paint, Stroke } from "./paint.ts";
import type { Size } from "./shapes.ts";

export interface Still extends Size {
  left: number;
  top: number;
  /** What is to be seen on it, for who cannot see it, in a sentence. */
  description: string;
  /** Back to front. */
  parts: readonly StillPart[];
}

export type StillPart = StillPath | StillText | StillCells;

/** What is filled, drawn along, or both. */
export interface StillPath {
  kind: "path";
  /** Path data, as SVG has it, without S and T. */
  d: string;
  fill?: Paint;
  /** How far the fill covers what is behind it, from 0 to 1. */
  opacity?: number;
  stroke?: Stroke;
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

/** Cells that are too many to be a shape each: one image, a pixel for a cell, enlarged with sharp edges. */
export interface StillCells extends Size {
  kind: "cells";
  left: number;
  top: number;
  rows: number;
  columns: number;
  /** What cells are painted with: 256 at most. A cell without a paint shows what is behind it. */
  paints: ReadonlyArray<Paint | undefined>;
  /** The places of the cells' paints among these, row by row, each row behind a 0, compressed as PNG files have it (RFC 1950). */
  packed: Uint8Array;
}

/** Cells as a part of a picture, from the place of the paint of each, row by row. */
export async function cellsPart(
  given: Omit<StillCells, "kind" | "packed">,
  places: Uint8Array,
): Promise<StillCells> {
  const { rows, columns } = given;
  const lines = new Uint8Array(rows * (columns + 1));
  for (let row = 0; row < rows; row++)
    lines.set(places.subarray(row * columns, (row + 1) * columns), row * (columns + 1) + 1);
  const packing = new Blob([lines]).stream().pipeThrough(new CompressionStream("deflate"));
  return { kind: "cells", ...given, packed: new Uint8Array(await new Response(packing).arrayBuffer()) };
}

/** The path of a rectangle. */
export function rectangle(left: number, top: number, width: number, height: number): string {
  return `M${left} ${top}h${width}v${height}h${-width}z`;
}
