import type { Point } from "../../../scene/shapes.ts";
import type { Seen } from "../seen.ts";
import { ladder, nearestRung } from "./ladder.ts";
import { cellOf, middleOf, originOf } from "./view.ts";
import type { Room } from "./room.ts";
import type { Window } from "./source.ts";

/** The width and height of a tile, in device pixels. */
export const TILE = 256;
/** A width in pixels is computed with fractions; so little more than a whole number is none. */
const NOTHING = 1e-6;

/** A square of the picture at a scale, counted from the picture's corner. */
export interface Tile {
  /** How many cells a pixel has. */
  scale: number;
  across: number;
  down: number;
}

/** A part of the picture, in cells. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The picture's size in cells. */
type PyramidSize = Pick<Room, "columns" | "rows">;

/** The pixels of a tile. At the picture's end tiles are smaller. */
export function tileWindow({ scale, across, down }: Tile, { columns, rows }: PyramidSize): Window {
  const along = (place: number, count: number): [start: number, length: number] => {
    const start = place * TILE;
    return [start, Math.min(TILE, pixels(count, scale) - start)];
  };
  const [[left, width], [top, height]] = [along(across, columns), along(down, rows)];
  return { scale, left, top, width, height };
}

function pixels(count: number, scale: number): number {
  return Math.ceil(count / scale - NOTHING);
}

/** The part of the picture that a tile shows; its last pixel may reach a little beyond the picture. */
export function areaOf(tile: Tile, size: PyramidSize): Area {
  const { scale, left, top, width, height } = tileWindow(tile, size);
  return {
    left: left * scale,
    top: top * scale,
    right: (left + width) * scale,
    bottom: (top + height) * scale,
  };
}

/** The tiles that a view needs, at the step of the ladder nearest to it; those nearest to a point of the canvas first. */
export function tilesOf(view: Seen, room: Room, near: Point = middleOf(room)): Tile[] {
  const { ratio } = room;
  const [cell, origin] = [cellOf(view, room), originOf(view, room)];
  const rung = nearestRung(ladder(room), cell);
  // One pixel of a tile takes so many on the canvas: exactly one at rest.
  const [scale, grown] = [1 / rung, cell / rung];
  const range = (start: number, extent: number, corner: number, count: number): [number, number] => {
    const from = Math.max(0, (Math.round(start * ratio) - corner) / grown);
    const to = Math.min(pixels(count, scale), (Math.round((start + extent) * ratio) - corner) / grown);
    return [Math.floor(from / TILE), Math.ceil(to / TILE)];
  };
  const [firstAcross, endAcross] = range(room.left, room.width, origin.x, room.columns);
  const [firstDown, endDown] = range(room.top, room.height, origin.y, room.rows);
  const x = (near.x * ratio - origin.x) / grown / TILE;
  const y = (near.y * ratio - origin.y) / grown / TILE;
  const found: Array<{ tile: Tile; distance: number }> = [];
  for (let down = firstDown; down < endDown; down++)
    for (let across = firstAcross; across < endAcross; across++) {
      const distance = Math.hypot(across + 0.5 - x, down + 0.5 - y);
      found.push({ tile: { scale, across, down }, distance });
    }
  return found.sort((one, other) => one.distance - other.distance).map(({ tile }) => tile);
}

/** Tiles of one version at one scale that are there. */
export interface TileLevel<T extends Tile = Tile> {
  scale: number;
  /** Versions are counted as they come. */
  version: number;
  tiles: Iterable<T>;
}

/** A tile that stands in, and the part of the picture that it does so for. */
interface TilePiece<T extends Tile = Tile> {
  tile: T;
  area: Area;
}

/**
 * What covers a missing tile meanwhile, in the order in which it is drawn. The newest version is the best, and of that the
 * scale nearest to the missing tile's; what is worse is drawn where nothing better covers all of it.
 */
export function coversOf<T extends Tile>(
  missing: Tile,
  levels: Iterable<TileLevel<T>>,
  size: PyramidSize,
): TilePiece<T>[] {
  const area = areaOf(missing, size);
  const whole =
    (Math.min(size.columns, area.right) - area.left) * (Math.min(size.rows, area.bottom) - area.top);
  const apart = ({ scale }: TileLevel<T>): number => Math.abs(Math.log(scale / missing.scale));
  const best = [...levels].sort(
    (one, other) => other.version - one.version || apart(one) - apart(other) || other.scale - one.scale,
  );
  const layers: TilePiece<T>[][] = [];
  for (const { tiles } of best) {
    const pieces = [...tiles].flatMap((tile) => {
      const common = commonOf(area, areaOf(tile, size));
      return common ? [{ tile, area: common }] : [];
    });
    layers.unshift(pieces);
    // Tiles of one level lie side by side.
    const covered = pieces.reduce(
      (sum, { area: { left, top, right, bottom } }) => sum + (right - left) * (bottom - top),
      0,
    );
    if (covered >= whole * (1 - NOTHING)) break;
  }
  return layers.flat();
}

function commonOf(one: Area, other: Area): Area | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}
