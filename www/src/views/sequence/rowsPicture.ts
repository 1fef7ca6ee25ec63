import { openFill } from "../kit/cells/open.ts";
import { TileCanvas } from "../picture/tiles/tileCanvas.ts";
import type { Spot } from "./lane.ts";
import type { SequenceActions, SequencePicture, SequenceContent } from "./picture.ts";
import { cellOf, drawRowsMarks, rowsMargin } from "./rowsMarks.ts";
import { rowsSource } from "./rowsSource.ts";

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
      overlay: (context, place) => {
        if (this.#shown) drawRowsMarks(context, place, this.#shown, this.#at);
      },
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
    this.#tiles.margin = rowsMargin(lane, shown.number);
    const version = `${shown.version} ${colours.paper} ${devicePixelRatio}`;
    if (this.#tiles.source?.version !== version) {
      // Nothing that was told before stands in for what is hidden.
      if (!lane.classes) this.#tiles.source = undefined;
      this.#tiles.source = rowsSource({
        ...{ lane, width: sizes.width, version, font },
        ...{ open: openFill(colours), shade: colours.hairline },
      });
    }
    this.#tiles.redraw();
  }

  get first(): number {
    const { rows, columns } = this.#tiles.place ?? {};
    const place = (rows?.from ?? 0) * (this.#shown?.sizes.width ?? 1) + (columns?.from ?? 0);
    return (this.#shown?.lanes[0]?.first ?? 0) + place;
  }

  point(at: Spot | undefined): void {
    this.#at = at;
    this.#tiles.redraw();
  }

  reveal({ heap }: Spot): void {
    const [lane] = this.#shown?.lanes ?? [];
    const { row, column } = cellOf(heap, lane?.first ?? 0, this.#shown?.sizes.width ?? 1);
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
}
