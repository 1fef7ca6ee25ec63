// What is seen of cells, which come to rest at steps of the ladder alone.
import type { Point } from "../../../scene/shapes.ts";
import { resized, type Seen, showing, type Space } from "../seen.ts";
import { EDGE, ladder, nearestRung, nextRung } from "./ladder.ts";
import type { Room } from "./room.ts";

/** Up to that share two sizes are the same one. */
const EXACT = 1e-9;
/** Two fingers that drag are never quite as far apart: only beyond this share do they mean to zoom. */
const MEANT = 0.05;

/** The whole picture, in the middle of its room. */
export function wholeView(room: Room): Seen {
  const [first = 1] = ladder(room);
  return { x: room.columns / 2, y: room.rows / 2, size: first / room.ratio };
}

/** Whether all of the picture is in sight, as small as it can be. */
export function isFitted(view: Seen, room: Room): boolean {
  return view.size <= wholeView(room).size * (1 + EXACT);
}

/** A picture of cells in its room: no smaller than all of it, and no larger than there is a step for. */
export function spaceOf(room: Room): Space {
  const rungs = ladder(room);
  return {
    picture: { width: room.columns, height: room.rows },
    room,
    least: (rungs[0] ?? 1) / room.ratio,
    most: (rungs.at(-1) ?? 1) / room.ratio,
    edge: EDGE,
  };
}

/** The middle of the room. */
export function middleOf({ left, top, width, height }: Room): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** With cells of another size, and what is at a point of the canvas still there. */
function sized(view: Seen, room: Room, size: number, at: Point): Seen {
  const middle = middleOf(room);
  return resized(view, spaceOf(room), size, { x: at.x - middle.x, y: at.y - middle.y });
}

/** So many times larger, and what is at a point of the canvas still there, as far as there is a picture to show. */
export function zoomed(view: Seen, room: Room, factor: number, at = middleOf(room)): Seen {
  return sized(view, room, view.size * factor, at);
}

/** So many times larger, to a step of the ladder, and another one than now if there is one. */
export function zoomedBySteps(view: Seen, room: Room, factor: number, at = middleOf(room)): Seen {
  return sized(view, room, nextRung(ladder(room), view.size * room.ratio, factor) / room.ratio, at);
}

/**
 * As it is at rest: at the nearest step of the ladder, and what is at a point of the canvas still there. What hands made
 * larger or smaller from a size on does not go back to it: far steps could else never be reached by a small turn.
 */
export function settled(view: Seen, room: Room, at = middleOf(room), began = view.size): Seen {
  const rungs = ladder(room);
  const nearest = nearestRung(rungs, view.size * room.ratio);
  const factor = view.size / began;
  const isUndone = nearest === nearestRung(rungs, began * room.ratio) && Math.abs(Math.log(factor)) > MEANT;
  const rung = isUndone ? nextRung(rungs, nearest, factor) : nearest;
  return sized(view, room, rung / room.ratio, at);
}

/** Moved just as far as it takes to see a cell, with what is next to it as far as there is room. */
export function viewShowing(view: Seen, room: Room, row: number, column: number): Seen {
  const beside = (extent: number): number => Math.max(2 * EDGE, extent / 8);
  return showing(
    view,
    spaceOf(room),
    { x: column, y: row, width: 1, height: 1 },
    { x: beside(room.width), y: beside(room.height) },
  );
}

/** How large a cell is, in device pixels; exactly a step of the ladder where it is meant to be one. */
export function cellOf(view: Seen, room: Room): number {
  const size = view.size * room.ratio;
  const rung = nearestRung(ladder(room), size);
  return Math.abs(size / rung - 1) < EXACT ? rung : size;
}

/** Where the picture's corner is on the canvas, in device pixels: whole ones at a step of the ladder. */
export function originOf(view: Seen, room: Room): Point {
  const [cell, middle] = [cellOf(view, room), middleOf(room)];
  const x = middle.x * room.ratio - view.x * cell;
  const y = middle.y * room.ratio - view.y * cell;
  return isOnLadder(view, room) ? { x: Math.round(x), y: Math.round(y) } : { x, y };
}

/** Whether its pixels are drawn one to one. */
export function isOnLadder(view: Seen, room: Room): boolean {
  return ladder(room).includes(cellOf(view, room));
}

/** What is between two views, at a share of the way: what both have at the same point stays there. */
export function viewBetween(from: Seen, to: Seen, share: number): Seen {
  const size = from.size * (to.size / from.size) ** share;
  const isSameSize = Math.abs(to.size / from.size - 1) < EXACT;
  const way = isSameSize ? share : (1 / size - 1 / from.size) / (1 / to.size - 1 / from.size);
  return {
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way,
    size,
  };
}
