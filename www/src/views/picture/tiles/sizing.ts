import { pageScaleOf } from "../../kit/onScreen.ts";
import type { CanvasSize } from "./room.ts";

/** Gives a canvas as many pixels as it has on the screen, now and whenever that changes. */
export class Sizing {
  readonly #canvas: HTMLCanvasElement;
  readonly #changed: (size: CanvasSize) => void;
  /** Absent in browsers that do not have it; there only the window tells of another size. */
  readonly #resized: ResizeObserver | undefined;
  readonly #end = new AbortController();

  /** The canvas's style gives it its size. `changed` is called as soon as that is known, and after it has lost its pixels. */
  constructor(canvas: HTMLCanvasElement, changed: (size: CanvasSize) => void) {
    this.#canvas = canvas;
    this.#changed = changed;
    const { ResizeObserver } = globalThis as { ResizeObserver?: typeof globalThis.ResizeObserver };
    this.#resized = ResizeObserver && new ResizeObserver(([entry]) => this.#measure(entry));
    if (!this.#resized) this.#measureAlone();
    try {
      this.#resized?.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      // Not every browser counts device pixels.
      this.#resized?.observe(canvas);
    }
    this.#watchRatio();
    // Paper waits for nobody who tells of sizes.
    for (const time of ["beforeprint", "afterprint"])
      addEventListener(time, () => this.#measure(), { signal: this.#end.signal });
  }

  dispose(): void {
    this.#resized?.disconnect();
    this.#end.abort();
  }

  /** Where nobody tells of sizes: now, when the canvas has found its place in the page, and when the window has another size. */
  #measureAlone(): void {
    const measure = (): void => {
      if (!this.#end.signal.aborted) this.#measure();
    };
    measure();
    setTimeout(measure);
    addEventListener("resize", measure, { signal: this.#end.signal });
  }

  /** The window can come to another screen, which has other pixels. */
  #watchRatio(): void {
    const again = (): void => {
      this.#measure();
      this.#watchRatio();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", again, {
      once: true,
      signal: this.#end.signal,
    });
  }

  #measure(entry?: ResizeObserverEntry): void {
    // What the page makes larger is as sharp as the rest of it.
    const ratio = devicePixelRatio * Math.max(1, pageScaleOf(this.#canvas));
    const { width, height } = entry?.contentRect ?? {
      width: this.#canvas.clientWidth,
      height: this.#canvas.clientHeight,
    };
    const [box] = (entry as Partial<ResizeObserverEntry> | undefined)?.devicePixelContentBoxSize ?? [];
    const size = {
      width: counted(width * ratio, box?.inlineSize),
      height: counted(height * ratio, box?.blockSize),
    };
    // Even the same size would take all its pixels from it.
    if (this.#canvas.width !== size.width) this.#canvas.width = size.width;
    if (this.#canvas.height !== size.height) this.#canvas.height = size.height;
    this.#changed({ ...size, ratio });
  }
}

/** How many pixels a length takes: as many as the browser counts, unless it only pretends to be on a screen with others. */
function counted(length: number, count = length): number {
  return Math.round(Math.abs(count - length) <= 1 ? count : length);
}
