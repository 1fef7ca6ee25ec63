import type { Point } from "../../../scene/shapes.ts";
import { EDGE, ladder, nearestRung, nextRung } from "./ladder.ts";
import type { Room } from "./room.ts";

/** What part of a picture is seen. */
export interface TileView {
  /** What is in the middle of the room, in cells from the picture's corner: 0.5 is the middle of the first cell. */
  column: number;
  row: number;
  /** How large a cell is, in CSS pixels. */
  size: number;
}

/** Up to that share two sizes are the same one. */
const EXACT = 1e-9;
/** Two fingers that drag are never quite as far apart: only beyond this share do they mean to zoom. */
const MEANT = 0.05;

/** The whole picture, in the middle of its room. */
export function wholeView(room: Room): TileView {
  const [first = 1] = ladder(room);
  return { column: room.columns / 2, row: room.rows / 2, size: first / room.ratio };
}

/** Whether all of the picture is in sight, as small as it can be. */
export function isFitted(view: TileView, room: Room): boolean {
  return view.size <= wholeView(room).size * (1 + EXACT);
}

/**
 * As near to a view as is allowed: not smaller than the whole picture, no cell larger than there is a step for, and moved
 * no farther than the picture's edges. What is smaller than the room stays in its middle.
 */
export function limited({ column, row, size }: TileView, room: Room): TileView {
  const rungs = ladder(room);
  const [least, most] = [(rungs[0] ?? 1) / room.ratio, (rungs.at(-1) ?? 1) / room.ratio];
  const within = Math.max(least, Math.min(most, size));
  const along = (centre: number, count: number, extent: number): number => {
    const half = (extent / 2 - EDGE) / within;
    return count <= 2 * half ? count / 2 : Math.max(half, Math.min(count - half, centre));
  };
  return {
    column: along(column, room.columns, room.width),
    row: along(row, room.rows, room.height),
    size: within,
  };
}

/** The middle of the room. */
export function middleOf({ left, top, width, height }: Room): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** With cells of another size, and what is at a point of the canvas still there. */
function resized(view: TileView, room: Room, size: number, at: Point): TileView {
  const middle = middleOf(room);
  const kept = 1 / view.size - 1 / size;
  return limited(
    { column: view.column + (at.x - middle.x) * kept, row: view.row + (at.y - middle.y) * kept, size },
    room,
  );
}

/** So many times larger, and what is at a point of the canvas still there, as far as there is a picture to show. */
export function zoomed(view: TileView, room: Room, factor: number, at = middleOf(room)): TileView {
  const { size } = limited({ ...view, size: view.size * factor }, room);
  return resized(view, room, size, at);
}

/** So many times larger, to a step of the ladder, and another one than now if there is one. */
export function zoomedBySteps(view: TileView, room: Room, factor: number, at = middleOf(room)): TileView {
  return resized(view, room, nextRung(ladder(room), view.size * room.ratio, factor) / room.ratio, at);
}

/** Moved by so many CSS pixels: to the right for a positive `x`, as a hand would drag it. */
export function panned(view: TileView, room: Room, x: number, y: number): TileView {
  return limited({ ...view, column: view.column - x / view.size, row: view.row - y / view.size }, room);
}

/**
 * As it is at rest: at the nearest step of the ladder, and what is at a point of the canvas still there. What hands made
 * larger or smaller from a size on does not go back to it: far steps could else never be reached by a small turn.
 */
export function settled(view: TileView, room: Room, at = middleOf(room), began = view.size): TileView {
  const rungs = ladder(room);
  const nearest = nearestRung(rungs, view.size * room.ratio);
  const factor = view.size / began;
  const isUndone = nearest === nearestRung(rungs, began * room.ratio) && Math.abs(Math.log(factor)) > MEANT;
  const rung = isUndone ? nextRung(rungs, nearest, factor) : nearest;
  return resized(view, room, rung / room.ratio, at);
}

/** Moved just as far as it takes to see a cell, with what is next to it as far as there is room. */
export function viewShowing(view: TileView, room: Room, row: number, column: number): TileView {
  const along = (centre: number, place: number, extent: number): number => {
    const half = extent / 2 / view.size;
    const beside = Math.max(0, Math.min(Math.max(2 * EDGE, extent / 8) / view.size, half - 0.5));
    return Math.max(place + 1 + beside - half, Math.min(place - beside + half, centre));
  };
  return limited(
    { ...view, column: along(view.column, column, room.width), row: along(view.row, row, room.height) },
    room,
  );
}

/** How large a cell is, in device pixels; exactly a step of the ladder where it is meant to be one. */
export function cellOf(view: TileView, room: Room): number {
  const size = view.size * room.ratio;
  const rung = nearestRung(ladder(room), size);
  return Math.abs(size / rung - 1) < EXACT ? rung : size;
}

/** Where the picture's corner is on the canvas, in device pixels: whole ones at a step of the ladder. */
export function originOf(view: TileView, room: Room): Point {
  const [cell, middle] = [cellOf(view, room), middleOf(room)];
  const x = middle.x * room.ratio - view.column * cell;
  const y = middle.y * room.ratio - view.row * cell;
  return isOnLadder(view, room) ? { x: Math.round(x), y: Math.round(y) } : { x, y };
}

/** Whether its pixels are drawn one to one. */
export function isOnLadder(view: TileView, room: Room): boolean {
  return ladder(room).includes(cellOf(view, room));
}

/** What is between two views, at a share of the way: what both have at the same point stays there. */
export function viewBetween(from: TileView, to: TileView, share: number): TileView {
  const size = from.size * (to.size / from.size) ** share;
  const isSameSize = Math.abs(to.size / from.size - 1) < EXACT;
  const way = isSameSize ? share : (1 / size - 1 / from.size) / (1 / to.size - 1 / from.size);
  return {
    column: from.column + (to.column - from.column) * way,
    row: from.row + (to.row - from.row) * way,
    size,
  };
}
