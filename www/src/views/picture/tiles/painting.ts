import { coversOf, tilesOf, tileWindow, type Area } from "./pyramid.ts";
import { cellOf, originOf, type TileView } from "./view.ts";
import type { Painted } from "./cache.ts";
import type { Room } from "./room.ts";
import type { TileStock } from "./stock.ts";

/** From so much on enlarged pixels keep their edges; below they are blended, since some would come out wider than others. */
const EDGED = 2;

/**
 * Draws what there is of a view into its room: its tiles, and for those that are missing whatever else shows the place.
 * Edges are rounded to device pixels, so that tiles meet without a seam at every scale.
 */
export function paintTiles(
  context: CanvasRenderingContext2D,
  view: TileView,
  room: Room,
  { cache, version }: Pick<TileStock, "cache" | "version">,
): void {
  const [cell, origin] = [cellOf(view, room), originOf(view, room)];
  /** Draws a part of a tile, which is given in pixels of the picture at the tile's scale. */
  const draw = (painted: Painted, { left, top, right, bottom }: Area, isOver: boolean): void => {
    const { bitmap, scale } = painted;
    const corner = tileWindow(painted, room);
    const grown = cell * scale;
    const [x, y] = [Math.round(origin.x + left * grown), Math.round(origin.y + top * grown)];
    const width = Math.round(origin.x + right * grown) - x;
    const height = Math.round(origin.y + bottom * grown) - y;
    cache.touch(painted);
    if (width <= 0 || height <= 0) return;
    // What shows the place worse is not to be seen between cells.
    if (isOver) context.clearRect(x, y, width, height);
    context.imageSmoothingEnabled = grown < EDGED;
    const [fromX, fromY] = [left - corner.left, top - corner.top];
    context.drawImage(bitmap, fromX, fromY, right - left, bottom - top, x, y, width, height);
  };
  context.save();
  const { ratio } = room;
  context.beginPath();
  context.rect(room.left * ratio, room.top * ratio, room.width * ratio, room.height * ratio);
  context.clip();
  for (const tile of tilesOf(view, room)) {
    const painted = cache.get(version, tile);
    if (painted) {
      const { left, top, width, height } = tileWindow(tile, room);
      draw(painted, { left, top, right: left + width, bottom: top + height }, false);
      continue;
    }
    for (const [place, { tile: cover, area }] of coversOf(tile, cache.levels, room).entries())
      draw(cover, divided(area, cover.scale), place > 0);
  }
  context.restore();
}

function divided({ left, top, right, bottom }: Area, scale: number): Area {
  return { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
}
