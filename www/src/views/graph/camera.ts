import { boxOn } from "../kit/onScreen.ts";

const LARGEST = 12;
/** Between the enlarged picture's edge and the canvas's. */
const EDGE = 16;

/** Where the picture is: shifted by (x, y) pixels and enlarged k times, 1 being "all of it fits". */
interface Zoomed {
  x: number;
  y: number;
  k: number;
}

/** The part of a picture that is in sight, in shares of its width and height. */
export interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * What part of the picture is seen, and how large. The layers move as a whole, by a transform that asks for no layout: to
 * place thousands of texts anew would take longer than a frame.
 */
export class GraphCamera {
  readonly #canvas: HTMLElement;
  readonly #onChange: (k: number, sight: Sight) => void;
  /** Absent in browsers that do not have it; there a picture keeps its place when its canvas changes. */
  readonly #resized: ResizeObserver | undefined;
  #layers: HTMLElement | undefined;
  /** The picture's own size, and its place on the canvas while all of it fits. */
  #size = { width: 1, height: 1, largestScale: 1 };
  #view: Zoomed = { x: 0, y: 0, k: 1 };
  /** What was seen when the picture was last placed, and how large it was on a canvas that shows all of it. */
  #placed = { sight: { left: 0, top: 0, width: 1, height: 1 }, scale: 0 };

  /** `onChange` is told how much the picture is enlarged, and what is seen of it; `onFit`, that all of it is in another place. */
  constructor(
    canvas: HTMLElement,
    onChange: (k: number, sight: Sight) => void,
    onFit: () => void = () => undefined,
  ) {
    this.#canvas = canvas;
    this.#onChange = onChange;
    const { ResizeObserver } = globalThis as { ResizeObserver?: typeof globalThis.ResizeObserver };
    this.#resized =
      ResizeObserver &&
      new ResizeObserver(() => {
        const [before, { scale }] = [this.#placed, this];
        if (this.#view.k === 1 || before.scale <= 0 || scale <= 0) {
          this.#place(this.#view);
          onFit();
          return;
        }
        // An enlarged picture stays as large, and what is in its middle stays there.
        const { left, top, width, height } = before.sight;
        this.#place({ ...this.#view, k: Math.max(1, (this.#view.k * before.scale) / scale) });
        this.centreOn(left + width / 2, top + height / 2);
        // Of a picture that begins at its edge the beginning stays in sight.
        if (top <= 0) this.panBy(0, this.#size.height * this.#view.k * LARGEST);
        if (left <= 0) this.panBy(this.#size.width * this.#view.k * LARGEST, 0);
      });
  }

  /** What is moved; it fills the canvas, with a picture of this size in its middle. */
  attach(layers: HTMLElement, size: { width: number; height: number; largestScale: number }): void {
    this.#layers = layers;
    this.#size = size;
    this.#resized?.disconnect();
    this.#resized?.observe(this.#canvas);
    this.#place(this.#view);
  }

  dispose(): void {
    this.#resized?.disconnect();
  }

  /** All of the picture again. */
  fit(): void {
    this.#place({ x: 0, y: 0, k: 1 });
  }

  /** Enlarges about a point of the canvas, the middle unless given. */
  zoomBy(factor: number, at = { x: this.#canvas.clientWidth / 2, y: this.#canvas.clientHeight / 2 }): void {
    const { x, y, k } = this.#view;
    // A picture that could not be read may have started larger than that.
    const next = Math.max(1, Math.min(Math.max(LARGEST, k), k * factor));
    const grown = next / k;
    this.#place({ x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown, k: next });
  }

  panBy(x: number, y: number): void {
    this.#place({ ...this.#view, x: this.#view.x + x, y: this.#view.y + y });
  }

  /** Enlarges the picture k times with an element in the middle. */
  lookAt(element: Element, k: number): void {
    this.#place({ x: 0, y: 0, k });
    const { left, top, right, bottom } = boxOn(this.#canvas, element);
    const { clientWidth, clientHeight } = this.#canvas;
    this.panBy((clientWidth - left - right) / 2, (clientHeight - top - bottom) / 2);
  }

  /** Enlarges the picture k times, from its beginning on, which this element is. */
  openAt(element: Element, k: number, direction: "down" | "right"): void {
    this.lookAt(element, k);
    const { width, height } = this.#size;
    if (direction === "down") this.panBy(0, height * k * LARGEST);
    else this.panBy(width * k * LARGEST, 0);
  }

  /** Moves the picture so that a place in it, in shares of its width and height, is in the middle. */
  centreOn(across: number, down: number): void {
    const { left, top, width, height } = this.#sight();
    const { k } = this.#view;
    const scale = this.scale * k;
    this.panBy(
      (left + width / 2 - across) * this.#size.width * scale,
      (top + height / 2 - down) * this.#size.height * scale,
    );
  }

  /** Moves the picture just as far as it takes to see an element. */
  reveal(element: Element): void {
    if (this.#view.k === 1) return;
    const { left, top, right, bottom } = boxOn(this.#canvas, element);
    const { clientWidth, clientHeight } = this.#canvas;
    // With what is next to it, as far as there is room.
    const margin = Math.max(EDGE, clientHeight / 8);
    const inside = (low: number, high: number, end: number): number =>
      low < margin ? margin - low : high > end - margin ? end - margin - high : 0;
    this.panBy(inside(left, right, clientWidth), inside(top, bottom, clientHeight));
  }

  /** The picture can be dragged as far as its own edges; where it is smaller than the canvas it stays in the middle. */
  #place({ x, y, k }: Zoomed): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const scale = this.scale;
    const within = (place: number, length: number, canvas: number): number => {
      const [low, high] = [(canvas - length) / 2, (canvas + length) / 2];
      return length * k <= canvas - 2 * EDGE
        ? (canvas * (1 - k)) / 2
        : Math.max(canvas - EDGE - high * k, Math.min(EDGE - low * k, place));
    };
    this.#view = {
      x: k === 1 ? 0 : within(x, this.#size.width * scale, clientWidth),
      y: k === 1 ? 0 : within(y, this.#size.height * scale, clientHeight),
      k,
    };
    if (!this.#layers) return;
    this.#layers.style.transform =
      k === 1 ? "" : `translate(${this.#view.x}px, ${this.#view.y}px) scale(${k})`;
    this.#canvas.classList.toggle("enlarged", k > 1);
    const sight = this.#sight();
    this.#placed = { sight, scale };
    this.#onChange(k, sight);
  }

  #sight(): Sight {
    const { clientWidth, clientHeight } = this.#canvas;
    const { x, y, k } = this.#view;
    const [width, height] = [this.#size.width * this.scale, this.#size.height * this.scale];
    const begin = (shift: number, canvas: number, length: number): number =>
      (-shift / k - (canvas - length) / 2) / length;
    return {
      left: begin(x, clientWidth, width),
      top: begin(y, clientHeight, height),
      width: clientWidth / k / width,
      height: clientHeight / k / height,
    };
  }

  /** Pixels of the screen to one of the picture's own as it is seen now. */
  get enlargement(): number {
    return this.scale * this.#view.k;
  }

  /** Pixels to one of the picture's own while all of it fits. */
  get scale(): number {
    const { clientWidth, clientHeight } = this.#canvas;
    const padding = this.#layers ? parseFloat(getComputedStyle(this.#layers).paddingLeft) : 0;
    const { width, height, largestScale } = this.#size;
    return Math.min((clientWidth - 2 * padding) / width, clientHeight / height, largestScale);
  }
}
