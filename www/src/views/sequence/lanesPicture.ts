import type { Point } from "../../scene/shapes.ts";
import type { PutPixels } from "../picture/recording.ts";
import { TileGestures } from "../picture/tiles/gestures.ts";
import type { CanvasSize } from "../picture/tiles/room.ts";
import { Sizing } from "../picture/tiles/sizing.ts";
import { movedByKey } from "../picture/zoom.ts";
import { Axis } from "./axis.ts";
import { inSight, type Box, type Lane, type Spot } from "./lane.ts";
import { boxesOf, columnsOf, markHeaps, markLanes, paintLanes } from "./lanesDrawing.ts";
import { putOn } from "./painting.ts";
import type { SequenceActions, SequencePicture, SequenceContent } from "./picture.ts";

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

  get first(): number {
    const [lane] = this.#lanes;
    return lane ? lane.first + inSight(lane, this.#axis, this.#boxes[0]?.width ?? 0).from : 0;
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
    this.#boxes = boxesOf(shown, size);
    const { width = 1, left = 0 } = this.#boxes[0] ?? {};
    this.#axis.place(columnsOf(shown.lanes), width, left);
    this.#isStale = true;
    this.#want();
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
    const { colours, font, number, sizes, selected } = shown;
    const areBars = sizes.layout === "bars";
    const marks = { context, colours, font, ratio, view: this.#axis, number, areBars };
    markLanes(marks, shown, this.#boxes, this.#at);
    markHeaps(marks, shown, this.#boxes, selected, this.#at);
    context.restore();
    if (this.#told === shown.version) return;
    this.#told = shown.version;
    this.#hands.whole();
  }

  #paint(shown: SequenceContent): void {
    const { width, height, ratio } = this.#size;
    Object.assign(this.#under, { width, height });
    const context = this.#under.getContext("2d");
    if (!context) return;
    context.scale(ratio, ratio);
    const put = (pixels: PutPixels): void => putOn(context, pixels);
    paintLanes({ context, put, ratio }, shown, this.#axis, this.#boxes);
    this.#isStale = false;
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
