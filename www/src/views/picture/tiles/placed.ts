import type { Point } from "../../../scene/shapes.ts";
import type { Seen } from "../seen.ts";
import type { Room } from "./room.ts";
import { cellOf, originOf } from "./view.ts";

/** A cell of a picture. */
export interface Cell {
  row: number;
  column: number;
}

/** Where cells are on the canvas, in CSS pixels from its corner. */
export interface PlacedCells {
  /** The left edge of a column; also between columns and beyond the picture. */
  x: (column: number) => number;
  /** The upper edge of a row. */
  y: (row: number) => number;
  /** How large a cell is, with the pixel that is left free. */
  size: number;
  /** The columns and rows of which something is in sight, from the first to the one after the last. */
  columns: { from: number; to: number };
  rows: { from: number; to: number };
  /** The part of the canvas that the picture may take. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Device pixels to a CSS pixel: what is placed at whole ones of them is sharp. */
  ratio: number;
}

export function placedCells(view: Seen, room: Room): PlacedCells {
  const { left, top, width, height, ratio } = room;
  const [origin, size] = [originOf(view, room), cellOf(view, room) / ratio];
  const [x, y] = [origin.x / ratio, origin.y / ratio];
  const range = (begin: number, end: number, count: number): { from: number; to: number } => ({
    from: Math.max(0, Math.min(count, Math.floor(begin / size))),
    to: Math.max(0, Math.min(count, Math.ceil(end / size))),
  });
  return {
    x: (column) => x + column * size,
    y: (row) => y + row * size,
    size,
    columns: range(left - x, left + width - x, room.columns),
    rows: range(top - y, top + height - y, room.rows),
    left,
    top,
    width,
    height,
    ratio,
  };
}

/** The cell at a point of the canvas; `undefined` beyond the picture and on the margin. */
export function cellAt(point: Point, view: Seen, room: Room): Cell | undefined {
  const { x, y, size, left, top, width, height } = placedCells(view, room);
  if (point.x < left || point.y < top || point.x >= left + width || point.y >= top + height) return undefined;
  const [column, row] = [Math.floor((point.x - x(0)) / size), Math.floor((point.y - y(0)) / size)];
  const isInside = column >= 0 && row >= 0 && column < room.columns && row < room.rows;
  return isInside ? { row, column } : undefined;
}
