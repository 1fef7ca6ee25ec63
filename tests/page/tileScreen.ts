// A canvas without a screen, on which what is drawn can be counted.
import { setMaxListeners } from "node:events";
import { vi } from "vitest";
import type { FakeBitmap } from "./tileSource.ts";

// Node takes many listeners on one signal for a leak.
setMaxListeners(20);

/** A drawing of a bitmap: from where in it, and to where on the canvas. */
export interface Drawing {
  bitmap: FakeBitmap;
  from: { x: number; y: number; width: number; height: number };
  to: { x: number; y: number; width: number; height: number };
}

/** A canvas that notes what is drawn in a frame, and frames that come when the test says so. */
export class FakeCanvas extends EventTarget {
  width = 0;
  height = 0;
  readonly style: Record<string, string> = {};
  drawn: Drawing[] = [];
  frames = 0;
  /** How many device pixels the browser counts, if it does. */
  counted: { inlineSize: number; blockSize: number } | undefined;
  /** What the page around it makes of a pixel of its own. */
  scale = 1;
  readonly #css: { width: number; height: number };
  readonly #frames = new Map<number, (now: number) => void>();
  #now = 0;
  #resized: (() => void) | undefined;

  constructor(width: number, height: number, ratio: number, isStill = true) {
    super();
    this.#css = { width, height };
    vi.stubGlobal("devicePixelRatio", ratio);
    vi.stubGlobal("innerHeight", 1000);
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("document", { documentElement: { scrollHeight: 1000 } });
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes("reduced-motion") && isStill }),
    );
    vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => {
      this.#frames.set(++this.frames, frame);
      return this.frames;
    });
    vi.stubGlobal("cancelAnimationFrame", (request: number) => void this.#frames.delete(request));
    const resize = (resized: () => void): void => {
      this.#resized = resized;
    };
    const report = (observer: (entries: unknown[]) => void): void => {
      const devicePixelContentBoxSize = this.counted && [this.counted];
      observer([{ contentRect: this.#css, devicePixelContentBoxSize }]);
    };
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #report: (entries: unknown[]) => void;
        constructor(report: (entries: unknown[]) => void) {
          this.#report = report;
        }
        observe(): void {
          resize(() => {
            report(this.#report);
          });
        }
        disconnect(): void {
          resize(() => undefined);
        }
      },
    );
  }

  get clientWidth(): number {
    return this.#css.width;
  }

  get clientHeight(): number {
    return this.#css.height;
  }

  get element(): HTMLCanvasElement {
    return this as unknown as HTMLCanvasElement;
  }

  /** The page lays it out, at this size. */
  layOut(width = this.#css.width, height = this.#css.height): void {
    Object.assign(this.#css, { width, height });
    this.#resized?.();
  }

  /** Whether something is to be drawn. */
  get isWaiting(): boolean {
    return this.#frames.size > 0;
  }

  /** The next frame, so many milliseconds later. */
  frame(later = 16): void {
    const frames = [...this.#frames.values()];
    this.#frames.clear();
    this.#now += later;
    for (const frame of frames) frame(this.#now);
  }

  /** Something that a hand does, at a point of the canvas. */
  hand(type: string, x: number, y: number, more: Record<string, unknown> = {}): void {
    const [clientX, clientY] = [x * this.scale, y * this.scale];
    const usual = { clientX, clientY, pointerId: 1, isPrimary: true, pointerType: "mouse", button: 0 };
    const wheel = { deltaX: 0, deltaY: 0, deltaMode: 0, DOM_DELTA_LINE: 1 };
    const event = new Event(type, { cancelable: true });
    Object.assign(event, usual, wheel, { buttons: 1, detail: 1 }, more);
    this.dispatchEvent(event);
  }

  /** As large on the screen as the page around it makes it. */
  getBoundingClientRect(): { left: number; top: number; width: number; height: number } {
    const { width, height } = this.#css;
    return { left: 0, top: 0, width: width * this.scale, height: height * this.scale };
  }

  get offsetWidth(): number {
    return this.#css.width;
  }

  get offsetHeight(): number {
    return this.#css.height;
  }

  getRootNode(): object {
    return {};
  }

  setPointerCapture(): void {
    // It is the only element there is.
  }

  getContext(): unknown {
    const nothing = (): void => undefined;
    const box = (numbers: number[]): Drawing["to"] => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      return { x, y, width, height };
    };
    return {
      save: nothing,
      restore: nothing,
      beginPath: nothing,
      rect: nothing,
      clip: nothing,
      scale: nothing,
      clearRect: (...numbers: number[]) => {
        if (numbers[2] === this.width && numbers[3] === this.height) this.drawn = [];
      },
      drawImage: (bitmap: FakeBitmap, ...numbers: number[]) => {
        if (bitmap.isClosed) throw new Error("a closed bitmap is drawn");
        this.drawn.push({ bitmap, from: box(numbers.slice(0, 4)), to: box(numbers.slice(4)) });
      },
    };
  }
}
