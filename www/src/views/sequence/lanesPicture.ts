import type { Point } from "../../scene/shapes.ts";
import { openFill } from "../kit/cells/open.ts";
import { TileGestures } from "../picture/tiles/gestures.ts";
import type { CanvasSize } from "../picture/tiles/room.ts";
import { Sizing } from "../picture/tiles/sizing.ts";
import { movedByKey } from "../picture/zoom.ts";
import { Axis } from "./axis.ts";
import type { Box, Lane, Spot } from "./lane.ts";
import {
  drawGuide,
  drawHeap,
  drawLeft,
  drawNumbers,
  drawRepeat,
  drawThreads,
  drawTitle,
  type SequenceMarks,
} from "./marks.ts";
import { paintLane, type Brush } from "./painting.ts";
import type { SequenceActions, SequencePicture, SequenceContent } from "./picture.ts";
import { stacked } from "./stacking.ts";

/** How far a key moves it, as a share of what is seen. */
const PAGE = 0.8;

/** Heaps side by side in one line, in a line for each rule, or in rows that become twice as long. */
export class LanesPicture implements SequencePicture {
  readonly canvas: HTMLCanvasElement;
  readonly #hands: SequenceActions;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #axis: Axis;
  readonly #gestures: TileGestures;
  readonly #sizing: Sizing;
  /** The heaps without marks, which stay while these change. */
  readonly #under = document.createElement("canvas");
  #isStale = true;
  #size: CanvasSize = { width: 0, height: 0, ratio: 1 };
  #shown: SequenceContent | undefined;
  #lanes: readonly Lane[] = [];
  #boxes: readonly Box[] = [];
  #at: Spot | undefined;
  #frame: number | undefined;
  #told: string | undefined;

  constructor(canvas: HTMLCanvasElement, isEmbedded: boolean, hands: SequenceActions) {
    this.canvas = canvas;
    this.#hands = hands;
    this.#context = canvas.getContext("2d");
    this.#axis = new Axis(() => {
      this.#isStale = true;
      this.#want();
    });
    const pointing = {
      pick: (at: Point) => {
        const spot = this.#spotAt(at);
        if (spot) hands.pick(spot);
      },
      hover: (at: Point | undefined) => hands.hover(at && this.#spotAt(at)),
    };
    this.#gestures = new TileGestures(canvas, this.#axis, pointing, isEmbedded);
    this.#sizing = new Sizing(canvas, (size) => {
      this.#size = size;
      this.#place();
      this.#draw();
    });
  }

  show(shown: SequenceContent): void {
    const isOther = this.#shown?.version !== shown.version || this.#shown.colours !== shown.colours;
    this.#shown = shown;
    this.#lanes = shown.lanes;
    if (isOther) this.#place();
    this.#want();
  }

  point(at: Spot | undefined): void {
    this.#at = at;
    this.#want();
  }

  reveal({ lane, heap }: Spot): void {
    const { first, span } = this.#lanes[lane] ?? { first: 0, span: 1 };
    this.#axis.reveal((heap - first) * span);
  }

  zoomBy(factor: number): void {
    this.#axis.zoomBy(factor);
  }

  fit(): void {
    this.#axis.fit();
  }

  step({ lane, heap }: Spot, right: number, down: number): Spot {
    const last = this.#lanes.length - 1;
    if (this.#areRows) return this.#stepRows({ lane, heap }, right, down);
    const next = Math.max(0, Math.min(last, lane + down));
    const { first = 0, count = 1 } = this.#lanes[next] ?? {};
    return { lane: next, heap: Math.max(first, Math.min(first + count - 1, heap + right)) };
  }

  press(event: KeyboardEvent): boolean {
    return movedByKey(event, this.#axis, [(this.#boxes[0]?.width ?? 0) * PAGE, 0]);
  }

  dispose(): void {
    this.#gestures.dispose();
    this.#sizing.dispose();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  get #areRows(): boolean {
    return this.#shown?.sizes.layout === "doubling";
  }

  /** In rows the heap below is the one that a thread leads to. */
  #stepRows({ lane, heap }: Spot, right: number, down: number): Spot {
    const { first = 0 } = this.#lanes[lane] ?? {};
    const next = Math.max(0, Math.min(this.#lanes.length - 1, lane + down));
    if (next !== lane) {
      const { first: start = 0, count = 1 } = this.#lanes[next] ?? {};
      const place = down > 0 ? 2 * (heap - first) : Math.floor((heap - first) / 2);
      return { lane: next, heap: start + Math.min(count - 1, place) };
    }
    const [begin, last] = [this.#lanes[0], this.#lanes.at(-1)];
    const end = (last?.first ?? 0) + (last?.count ?? 1) - 1;
    const moved = Math.max(begin?.first ?? 0, Math.min(end, heap + right));
    return {
      lane: Math.max(
        0,
        this.#lanes.findIndex(({ first: start, count }) => moved < start + count),
      ),
      heap: moved,
    };
  }

  #place(): void {
    const shown = this.#shown;
    if (!shown) return;
    const { ratio } = this.#size;
    const size = { width: this.#size.width / ratio, height: this.#size.height / ratio };
    this.#boxes = stacked(
      {
        count: this.#lanes.length,
        hasTitles: !this.#areRows && this.#lanes.length > 1,
        areBars: shown.sizes.layout === "bars",
        left: this.#margin(shown),
      },
      size,
    );
    const columns = Math.max(1, ...this.#lanes.map(({ count, span }) => count * span));
    const { width = 1, left = 0 } = this.#boxes[0] ?? {};
    this.#axis.place(columns, width, left);
    this.#isStale = true;
    this.#want();
  }

  /** What the numbers at the left take. */
  #margin({ sizes, number }: SequenceContent): number {
    const largest = sizes.layout === "bars" ? Math.max(...this.#lanes.map((lane) => lane.largest)) : 0;
    const first = this.#areRows ? (this.#lanes.at(-1)?.first ?? 0) : 0;
    const digits = number(Math.max(largest, first)).length;
    return sizes.layout === "strip" ? 12 : 20 + 7 * digits;
  }

  #want(): void {
    this.#frame ??= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    const [context, shown, { width, height, ratio }] = [this.#context, this.#shown, this.#size];
    context?.clearRect(0, 0, width, height);
    if (!context || !shown || width === 0 || height === 0) return;
    if (this.#isStale) this.#paint(shown);
    context.drawImage(this.#under, 0, 0);
    context.save();
    context.scale(ratio, ratio);
    this.#mark({ ...this.#marks(context, shown), areBars: shown.sizes.layout === "bars" });
    context.restore();
    if (this.#told === shown.version) return;
    this.#told = shown.version;
    this.#hands.whole();
  }

  #paint({ colours, font, sizes }: SequenceContent): void {
    const { width, height, ratio } = this.#size;
    Object.assign(this.#under, { width, height });
    const context = this.#under.getContext("2d");
    if (!context) return;
    context.scale(ratio, ratio);
    const { ink, hairline } = colours;
    const brush: Brush = { context, ratio, font, ink, open: openFill(colours), shade: hairline };
    for (const [place, lane] of this.#lanes.entries()) {
      const box = this.#boxes[place];
      if (box) paintLane(brush, lane, this.#axis, box, sizes.layout === "bars");
    }
    this.#isStale = false;
  }

  #marks(
    context: CanvasRenderingContext2D,
    { colours, font, number, sizes }: SequenceContent,
  ): SequenceMarks {
    const { ratio } = this.#size;
    return { context, colours, font, ratio, view: this.#axis, number, areBars: sizes.layout === "bars" };
  }

  #mark(marks: SequenceMarks): void {
    const { selected = [] } = this.#shown ?? {};
    const areRows = this.#areRows;
    const [first, last] = [this.#lanes[0], this.#boxes.at(-1)];
    if (!areRows && this.#at && this.#lanes.length > 1 && first)
      drawGuide(marks, first, this.#boxes, this.#at.heap);
    for (const [place, lane] of this.#lanes.entries()) {
      const [box, below, boxBelow] = [this.#boxes[place], this.#lanes[place + 1], this.#boxes[place + 1]];
      if (!box) continue;
      if (!areRows && this.#lanes.length > 1) drawTitle(marks, lane, box);
      drawLeft(marks, lane, box, areRows);
      if (areRows && below && boxBelow) drawThreads(marks, lane, box, below, boxBelow);
      if (!areRows) drawRepeat(marks, lane, box);
      // The selected position is one of the game itself, which comes first.
      if (areRows || place === 0) for (const heap of selected) drawHeap(marks, lane, box, heap, true);
      if (this.#at?.lane === place) drawHeap(marks, lane, box, this.#at.heap, false);
    }
    if (!areRows && first && last) drawNumbers(marks, first, last, this.#at?.heap);
  }

  #spotAt({ x, y }: Point): Spot | undefined {
    // What is between two lines belongs to the nearer one.
    const lane = this.#boxes.findIndex(({ top, height }, place) => {
      const next = this.#boxes[place + 1];
      return y < (next ? (top + height + next.top) / 2 : top + height + 16);
    });
    const [box, { first, span, count } = { first: 0, span: 1, count: 0 }] = [
      this.#boxes[lane],
      this.#lanes[lane],
    ];
    const column = box && this.#axis.columnAt(x - box.left);
    const place = column === undefined ? -1 : Math.floor(column / span);
    return place >= 0 && place < count ? { lane, heap: first + place } : undefined;
  }
}
