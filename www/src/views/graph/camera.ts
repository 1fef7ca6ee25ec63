import { LARGEST_SCALE } from "./graphSvg.ts";

const LARGEST = 12;
/** Between the enlarged picture's edge and the canvas's. */
const EDGE = 16;
/** A hand is not still: only beyond this, in pixels, does a press become a drag. */
const DRAG = 4;

/** Where the picture is: shifted by (x, y) pixels and enlarged k times, 1 being "all of it fits". */
interface View {
  x: number;
  y: number;
  k: number;
}

/**
 * Zooming and dragging of the picture by wheel, mouse, fingers and keys. The layers move as a whole, by a transform that
 * asks for no layout: to place thousands of texts anew would take longer than a frame. While all of the picture fits, one
 * finger is left to the page, which must scroll on a phone; two fingers always pinch.
 */
export class Camera {
  readonly #canvas: HTMLElement;
  /** Whether it is part of a page of somebody else, which the wheel scrolls. */
  readonly #isEmbedded: boolean;
  readonly #onChange: (k: number) => void;
  /** Absent in browsers that do not have it; there a picture keeps its place when its canvas changes. */
  readonly #resized: ResizeObserver | undefined;
  /** The pointers that are down, and where. */
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #layers: HTMLElement | undefined;
  /** The picture's own size, and its place on the canvas while all of it fits. */
  #size = { width: 1, height: 1 };
  #view: View = { x: 0, y: 0, k: 1 };
  /** Of the canvas, when it was last measured; 0 before. */
  #measured = { width: 0, height: 0 };
  #press: { x: number; y: number } | undefined;

  /** `onChange` is told how much the picture is enlarged. */
  constructor(canvas: HTMLElement, isEmbedded: boolean, onChange: (k: number) => void) {
    this.#canvas = canvas;
    this.#isEmbedded = isEmbedded;
    this.#onChange = onChange;
    const { ResizeObserver } = globalThis as { ResizeObserver?: typeof globalThis.ResizeObserver };
    this.#resized =
      ResizeObserver &&
      new ResizeObserver(() => {
        const [before, { clientWidth: width, clientHeight: height }] = [this.#measured, canvas];
        this.#measured = { width, height };
        const { x, y, k } = this.#view;
        // What is in the middle stays there.
        const across = before.width > 0 ? width / before.width : 1;
        const down = before.height > 0 ? height / before.height : 1;
        this.#place({ x: x * across, y: y * down, k });
      });
    canvas.addEventListener("wheel", this.#wheel, { passive: false });
    canvas.addEventListener("pointerdown", this.#down);
    canvas.addEventListener("pointermove", this.#move);
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      canvas.addEventListener(end, this.#up);
  }

  /** What is moved; it fills the canvas, with a picture of this size in its middle. */
  attach(layers: HTMLElement, size: { width: number; height: number }): void {
    this.#layers = layers;
    this.#size = size;
    this.#measured = { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
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
    const [at, canvas] = [element.getBoundingClientRect(), this.#canvas.getBoundingClientRect()];
    this.panBy(
      canvas.left + canvas.width / 2 - (at.left + at.width / 2),
      canvas.top + canvas.height / 2 - (at.top + at.height / 2),
    );
  }

  /** Moves the picture just as far as it takes to see an element. */
  reveal(element: Element): void {
    if (this.#view.k === 1) return;
    const margin = 24;
    const [at, canvas] = [element.getBoundingClientRect(), this.#canvas.getBoundingClientRect()];
    const inside = (low: number, high: number, start: number, end: number): number =>
      low < start + margin ? start + margin - low : high > end - margin ? end - margin - high : 0;
    this.panBy(
      inside(at.left, at.right, canvas.left, canvas.right),
      inside(at.top, at.bottom, canvas.top, canvas.bottom),
    );
  }

  /** The picture can be dragged as far as its own edges; where it is smaller than the canvas it stays in the middle. */
  #place({ x, y, k }: View): void {
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
    this.#onChange(k);
  }

  /** Pixels to one of the picture's own while all of it fits. */
  get scale(): number {
    const { clientWidth, clientHeight } = this.#canvas;
    const padding = this.#layers ? parseFloat(getComputedStyle(this.#layers).paddingLeft) : 0;
    const { width, height } = this.#size;
    return Math.min((clientWidth - 2 * padding) / width, clientHeight / height, LARGEST_SCALE);
  }

  #at({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  readonly #wheel = (event: WheelEvent): void => {
    // In the text of another page the wheel scrolls on, unless it is a pinch, which comes as Ctrl with the wheel.
    const scrolls = this.#isEmbedded || document.documentElement.scrollHeight > innerHeight;
    if (scrolls && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.002;
    this.zoomBy(2 ** (-event.deltaY * unit * speed), this.#at(event));
  };

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // Whatever was let go of elsewhere is no longer down.
    if (event.isPrimary) this.#pointers.clear();
    this.#pointers.set(event.pointerId, this.#at(event));
    this.#press = this.#pointers.size === 1 ? this.#at(event) : undefined;
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) {
      this.#up(event);
      return;
    }
    const now = this.#at(event);
    if (this.#press) {
      if (Math.hypot(now.x - this.#press.x, now.y - this.#press.y) < DRAG) return;
      this.#press = undefined;
      // From now on the pointer's click goes to the canvas, and to no position.
      this.#canvas.setPointerCapture(event.pointerId);
    }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (other) {
      const distance = (point: { x: number; y: number }): number =>
        Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoomBy(distance(now) / distance(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    // Of two fingers, each moves their middle by half.
    const share = other ? 0.5 : 1;
    this.panBy((now.x - before.x) * share, (now.y - before.y) * share);
  };

  readonly #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#press = undefined;
  };
}
