import { openFill } from "../kit/cells/open.ts";
import type { PlacedCells } from "../picture/tiles/placed.ts";
import { ticks } from "../picture/tiles/ticks.ts";
import { TileCanvas } from "../picture/tiles/tileCanvas.ts";
import type { Spot } from "./lane.ts";
import type { SequenceActions, SequencePicture, SequenceContent } from "./picture.ts";
import { rowsSource } from "./rowsSource.ts";

const LETTERS = 12;
const APART = 18;
/** A mark around a cell too small to be seen. */
const RING = 7;
/** Where periods begin is marked while so few of them are in sight and cells are so large, in CSS pixels. */
const MARKED = 4000;
const SMALL = 3;

/** Heaps in rows of one width, row below row. */
export class RowsPicture implements SequencePicture {
  readonly canvas: HTMLCanvasElement;
  readonly #tiles: TileCanvas;
  #shown: SequenceContent | undefined;
  #at: Spot | undefined;

  constructor(canvas: HTMLCanvasElement, isEmbedded: boolean, { pick, hover, whole }: SequenceActions) {
    this.canvas = canvas;
    this.#tiles = new TileCanvas(canvas, {
      isEmbedded,
      overlay: (context, place) => this.#mark(context, place),
      onPick: ({ row, column }) => {
        const heap = this.#heapAt(row, column);
        if (heap !== undefined) pick({ lane: 0, heap });
      },
      onHover: (cell) => {
        const heap = cell && this.#heapAt(cell.row, cell.column);
        hover(heap === undefined ? undefined : { lane: 0, heap });
      },
      onWhole: whole,
    });
  }

  show(shown: SequenceContent): void {
    const [lane] = shown.lanes;
    this.#shown = shown;
    if (!lane) {
      this.#tiles.source = undefined;
      return;
    }
    const { sizes, colours, font } = shown;
    this.#tiles.margin = { left: 20 + 7 * shown.number(lane.first + lane.count).length, top: 8 };
    const version = `${shown.version} ${colours.paper} ${devicePixelRatio}`;
    if (this.#tiles.source?.version !== version) {
      // Nothing that was told before stands in for what is hidden.
      if (!lane.classes) this.#tiles.source = undefined;
      this.#tiles.source = rowsSource({ lane, width: sizes.width, version, font, open: openFill(colours) });
    }
    this.#tiles.redraw();
  }

  point(at: Spot | undefined): void {
    this.#at = at;
    this.#tiles.redraw();
  }

  reveal({ heap }: Spot): void {
    const { row, column } = this.#cellOf(heap);
    this.#tiles.reveal(row, column);
  }

  zoomBy(factor: number): void {
    this.#tiles.zoomBy(factor);
  }

  fit(): void {
    this.#tiles.fit();
  }

  step({ heap }: Spot, right: number, down: number): Spot {
    const { first = 0, count = 1 } = this.#shown?.lanes[0] ?? {};
    const to = heap + right + down * (this.#shown?.sizes.width ?? 1);
    return { lane: 0, heap: Math.max(first, Math.min(first + count - 1, to)) };
  }

  press(event: KeyboardEvent): boolean {
    return this.#tiles.press(event);
  }

  dispose(): void {
    this.#tiles.dispose();
  }

  #heapAt(row: number, column: number): number | undefined {
    const { first = 0, count = 0 } = this.#shown?.lanes[0] ?? {};
    const place = row * (this.#shown?.sizes.width ?? 1) + column;
    return place < count ? first + place : undefined;
  }

  #cellOf(heap: number): { row: number; column: number } {
    const { width = 1 } = this.#shown?.sizes ?? {};
    const place = heap - (this.#shown?.lanes[0]?.first ?? 0);
    return { row: Math.floor(place / width), column: place % width };
  }

  #mark(context: CanvasRenderingContext2D, place: PlacedCells): void {
    const shown = this.#shown;
    if (!shown) return;
    context.save();
    context.beginPath();
    context.rect(place.left, place.top, place.width, place.height);
    context.clip();
    this.#markRepeat(context, place, shown);
    for (const heap of shown.selected) this.#frame(context, place, heap, shown, true);
    if (this.#at) this.#frame(context, place, this.#at.heap, shown, false);
    context.restore();
    this.#number(context, place, shown);
  }

  /** A stroke at the left of each cell with which a period begins; the first is as the frame of what comes before it. */
  #markRepeat(
    context: CanvasRenderingContext2D,
    place: PlacedCells,
    { lanes, sizes, colours }: SequenceContent,
  ): void {
    const [lane] = lanes;
    if (!lane?.repeat || place.size < SMALL) return;
    const { period, preperiod, isProved } = lane.repeat;
    const { from, to } = place.rows;
    const [start, end] = [
      lane.first + from * sizes.width,
      Math.min(lane.first + lane.count, lane.first + to * sizes.width),
    ];
    const round = Math.max(0, Math.ceil((start - preperiod) / period));
    if ((end - start) / period > MARKED) return;
    context.strokeStyle = colours.accent;
    context.lineWidth = place.size < 10 ? 1.5 : 2.5;
    context.setLineDash(isProved ? [] : [3, 2]);
    context.beginPath();
    for (let heap = preperiod + round * period; heap < end; heap += period) {
      const { row, column } = this.#cellOf(heap);
      const x = place.x(column);
      context.moveTo(x, place.y(row));
      context.lineTo(x, place.y(row + 1));
      if (heap !== preperiod) continue;
      context.moveTo(x, place.y(row));
      context.lineTo(place.x(sizes.width), place.y(row));
      context.moveTo(place.x(0), place.y(row + 1));
      context.lineTo(x, place.y(row + 1));
    }
    context.stroke();
  }

  #frame(
    context: CanvasRenderingContext2D,
    place: PlacedCells,
    heap: number,
    { lanes, colours }: SequenceContent,
    isChosen: boolean,
  ): void {
    const { first = 0, count = 0 } = lanes[0] ?? {};
    if (heap < first || heap >= first + count) return;
    const { row, column } = this.#cellOf(heap);
    const [x, y, size] = [place.x(column), place.y(row), place.size];
    for (const [colour, width] of [
      [colours.paper, isChosen ? 5 : 3.5],
      [isChosen ? colours.accent : colours.ink, isChosen ? 3 : 1.5],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.setLineDash([]);
      context.beginPath();
      if (size >= 2 * RING) context.rect(x + 1.5, y + 1.5, size - 4, size - 4);
      else context.arc(x + size / 2, y + size / 2, RING, 0, 2 * Math.PI);
      context.stroke();
    }
  }

  /** The first heap of each row. */
  #number(
    context: CanvasRenderingContext2D,
    place: PlacedCells,
    { lanes, sizes, colours, font, number }: SequenceContent,
  ): void {
    const [lane] = lanes;
    if (!lane) return;
    const rows = Math.ceil(lane.count / sizes.width);
    context.textAlign = "right";
    context.textBaseline = "middle";
    const left = Math.max(place.left, place.x(0));
    const meant = this.#at && this.#cellOf(this.#at.heap).row;
    for (const row of ticks(place.rows, rows, place.size, APART, meant)) {
      const y = place.y(row) + place.size / 2;
      if (y < place.top || y > place.top + place.height) continue;
      context.font = `${row === meant ? 600 : 400} ${LETTERS}px ${font}`;
      context.fillStyle = row === meant ? colours.ink : colours.muted;
      context.fillText(number(lane.first + row * sizes.width), left - 6, y);
    }
  }
}
