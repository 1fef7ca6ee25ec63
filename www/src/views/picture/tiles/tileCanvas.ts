import type { Point } from "../../../scene/shapes.ts";
import type { Seen } from "../seen.ts";
import { movedByKey } from "../zoom.ts";
import type { Painted } from "./cache.ts";
import { TileCamera } from "./camera.ts";
import { TileGestures } from "./gestures.ts";
import { type Cell, cellAt, placedCells, type PlacedCells } from "./placed.ts";
import { type Area, coversOf, tilesOf, tileWindow } from "./pyramid.ts";
import { type CanvasSize, type Margin, type Room, roomOn } from "./room.ts";
import { Sizing } from "./sizing.ts";
import type { Source } from "./source.ts";
import { TileStock } from "./stock.ts";
import { cellOf, originOf, wholeView } from "./view.ts";

/** From so much on enlarged pixels keep their edges; below they are blended, since some would come out wider than others. */
const EDGED = 2;

/**
 * Draws what there is of a view into its room: its tiles, and for those that are missing whatever else shows the place.
 * Edges are rounded to device pixels, so that tiles meet without a seam at every scale.
 */
function paintTiles(
  context: CanvasRenderingContext2D,
  view: Seen,
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

/** How much of a page up or down was in sight before. */
const KEPT = 0.125;

/** What a view draws, and hears of. */
export interface TileCanvasOptions {
  /** What is left free of cells on the left and above, in CSS pixels. */
  margin?: Margin;
  /** Whether it is part of a page of somebody else, which scrolls. */
  isEmbedded?: boolean;
  /** What hands move it on, where something is over the canvas; the canvas unless it is given. It has the same place. */
  surface?: HTMLElement;
  /** Draws layers and axes over the tiles, in CSS pixels, on every frame. */
  overlay?: (context: CanvasRenderingContext2D, place: PlacedCells) => void;
  onPick?: (cell: Cell) => void;
  /** The pointer is over another cell, or over none. */
  onHover?: (cell: Cell | undefined) => void;
  /** It has come to rest at another view. */
  onView?: (view: Seen) => void;
  /** All tiles of a picture have come and are drawn. */
  onWhole?: (version: unknown) => void;
}

/**
 * A very large picture on a canvas, in tiles, as maps show it. It knows nothing of what it shows: a source paints the pixels
 * of windows, and a view draws marks and axes over them. The style of the canvas gives it its size.
 *
 * ```ts
 * const tiles = new TileCanvas(canvas, { margin: { left: 40, top: 24 }, overlay: drawAxes, onPick: select });
 * tiles.source = source; // all of it is shown
 * tiles.reveal(row, column);
 * tiles.dispose();
 * ```
 */
export class TileCanvas {
  readonly #options: TileCanvasOptions;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #camera: TileCamera;
  readonly #stock: TileStock;
  readonly #gestures: TileGestures;
  readonly #sizing: Sizing;
  #size: CanvasSize = { width: 0, height: 0, ratio: 1 };
  #margin: Margin;
  /** Absent while there is no picture or no place for it. */
  #room: Room | undefined;
  #frame: number | undefined;
  #pointer: Point | undefined;
  #told: { view?: Seen; cell?: Cell | undefined; version?: unknown } = {};

  constructor(canvas: HTMLCanvasElement, options: TileCanvasOptions = {}) {
    this.#options = options;
    this.#margin = options.margin ?? { left: 0, top: 0 };
    this.#context = canvas.getContext("2d");
    this.#camera = new TileCamera(this.redraw);
    this.#stock = new TileStock(this.redraw);
    const pick = (at: Point): void => {
      const cell = this.#cellAt(at);
      if (cell) options.onPick?.(cell);
    };
    const pointing = { pick, hover: this.#hover };
    this.#gestures = new TileGestures(
      options.surface ?? canvas,
      this.#camera,
      pointing,
      options.isEmbedded ?? false,
    );
    this.#sizing = new Sizing(canvas, (size) => {
      this.#size = size;
      this.#place();
      // The canvas has lost its pixels: it is not to be seen empty until the next frame.
      this.#draw(performance.now());
    });
  }

  get source(): Source | undefined {
    return this.#stock.source;
  }

  /** Shows a picture: all of it, unless it is as large as the one before. To be set again when its version has changed. */
  set source(source: Source | undefined) {
    this.#stock.show(source, this.#room);
    this.#place();
    // They may have come by the next frame.
    this.#want();
  }

  /** What is left free of cells, in CSS pixels. */
  set margin(margin: Margin) {
    if (margin.left === this.#margin.left && margin.top === this.#margin.top) return;
    this.#margin = margin;
    this.#place();
  }

  /** What is seen, or will be when it has come to rest; `undefined` before there is a picture and a place for it. */
  get view(): Seen | undefined {
    return this.#camera.target;
  }

  /** Where cells are now; `undefined` before there is a picture and a place for it. */
  get place(): PlacedCells | undefined {
    const { view } = this.#camera;
    return view && this.#room && placedCells(view, this.#room);
  }

  /** How much larger the picture is than where all of it is seen; 1 there. */
  get enlargement(): number {
    const { target } = this.#camera;
    return target && this.#room ? target.size / wholeView(this.#room).size : 1;
  }

  /** Whether it is at rest, and all of its tiles have come and are drawn. */
  get isWhole(): boolean {
    const { isResting, view } = this.#camera;
    if (!isResting || this.#frame !== undefined || !view || !this.#room) return false;
    return this.#stock.isWhole(view, this.#room);
  }

  /** Shows a view at once, or the nearest one that there can be. */
  show(view: Seen): void {
    this.#camera.show(view);
  }

  /** Shows all of the picture. */
  fit(): void {
    this.#camera.fit();
  }

  /** Makes the picture about so many times larger, to one of the scales that it rests at. */
  zoomBy(factor: number): void {
    this.#camera.step(factor);
  }

  /** Moves the picture just as far as it takes to see a cell. */
  reveal(row: number, column: number): void {
    this.#camera.reveal(row, column);
  }

  /** Does what a key does to the view; whether that is anything. Plain arrows are left to who selects cells. */
  press(event: KeyboardEvent): boolean {
    const camera = this.#camera;
    const moved = {
      zoomBy: (factor: number) => camera.step(factor),
      fit: () => camera.fit(),
      panBy: (x: number, y: number) => {
        camera.panBy(x, y);
        camera.rest();
      },
    };
    return movedByKey(event, moved, [0, (camera.room?.height ?? 0) * (1 - KEPT)]);
  }

  /** Draws it anew with the next frame: what the overlay shows has changed. */
  readonly redraw = (): void => {
    this.#frame ??= requestAnimationFrame((now) => this.#draw(now));
  };

  /** Closes all tiles, and leaves the canvas alone. */
  dispose(): void {
    this.#sizing.dispose();
    this.#gestures.dispose();
    this.#camera.dispose();
    this.#stock.dispose();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  #place(): void {
    const { source } = this.#stock;
    this.#room = source && roomOn(this.#size, source, this.#margin);
    if (this.#room) this.#camera.place(this.#room);
    this.redraw();
  }

  #draw(now: number): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    const [context, room, camera, stock] = [this.#context, this.#room, this.#camera, this.#stock];
    camera.advance(now);
    const { view } = camera;
    context?.clearRect(0, 0, this.#size.width, this.#size.height);
    if (!context || !room || !view) return;
    stock.cache.begin();
    paintTiles(context, view, room, stock);
    context.save();
    context.scale(room.ratio, room.ratio);
    this.#options.overlay?.(context, placedCells(view, room));
    context.restore();
    this.#want();
    if (camera.isResting) this.#rested(view);
    const { source } = stock;
    if (!this.isWhole || source?.version === this.#told.version) return;
    this.#told.version = source?.version;
    this.#options.onWhole?.(source?.version);
  }

  /** Asks for the tiles that it lacks where it will rest. */
  #want(): void {
    const { target, near } = this.#camera;
    if (target && this.#room) this.#stock.want(target, this.#room, near);
  }

  #rested(view: Seen): void {
    const { view: before } = this.#told;
    if (before?.x === view.x && before.y === view.y && before.size === view.size) return;
    this.#told.view = view;
    this.#stock.forgive();
    this.#hover(this.#pointer);
    this.#options.onView?.(view);
  }

  #cellAt(point: Point): Cell | undefined {
    const { view } = this.#camera;
    return view && this.#room && cellAt(point, view, this.#room);
  }

  readonly #hover = (point: Point | undefined): void => {
    this.#pointer = point;
    const [cell, before] = [point && this.#cellAt(point), this.#told.cell];
    if (cell?.row === before?.row && cell?.column === before?.column) return;
    this.#told.cell = cell;
    this.#options.onHover?.(cell);
  };
}
