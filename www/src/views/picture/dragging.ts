import type { Point } from "../../scene/shapes.ts";
import { pointOn } from "../kit/onScreen.ts";
import { isFullScreen } from "../kit/fullScreen.ts";

/** What hands move. */
export interface Moved {
  panBy(x: number, y: number): void;
  /** What is at the point stays there. */
  zoomBy(factor: number, at: Point): void;
  /** All hands have let go, or will have if none comes again before long. */
  rest?(): void;
  restSoon?(): void;
}

/** A hand is not still: only beyond this, in pixels, does a press become a drag. */
const DRAG = 4;
/** Pixels to a line, where a wheel counts in lines. */
const LINE = 24;

/**
 * Zooming and dragging by wheel, mouse, pen and fingers. Where the page scrolls, wheel and one finger are the page's: then it takes
 * Ctrl with the wheel, or two fingers, to move the picture.
 */
export class Dragging {
  readonly #canvas: HTMLElement;
  readonly #moved: Moved;
  /** Whether it is part of a page of somebody else, which scrolls. */
  readonly #isEmbedded: boolean;
  /** The pointers that are down, and where. */
  readonly #pointers = new Map<number, Point>();
  #press: Point | undefined;

  constructor(canvas: HTMLElement, moved: Moved, isEmbedded: boolean, signal?: AbortSignal) {
    this.#canvas = canvas;
    this.#moved = moved;
    this.#isEmbedded = isEmbedded;
    const options = signal ? { signal } : {};
    canvas.addEventListener("pointerdown", this.#down, options);
    canvas.addEventListener("pointermove", this.#move, options);
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      canvas.addEventListener(end, this.#up, options);
    canvas.addEventListener("wheel", this.#wheel, { passive: false, ...options });
    // Which finger does what is decided when it touches, and browsers let two fingers scroll as well.
    canvas.addEventListener("touchstart", this.#touch, { passive: false, ...options });
    canvas.addEventListener("touchmove", this.#touch, { passive: false, ...options });
  }

  /** Whether wheel and one finger are for this, and not for the page. */
  get #isFree(): boolean {
    return isFreeToMove(this.#canvas, this.#isEmbedded);
  }

  /** Whether the last press has not become a drag. */
  get isPress(): boolean {
    return this.#press !== undefined;
  }

  at(event: MouseEvent): Point {
    return pointOn(this.#canvas, event);
  }

  readonly #touch = (event: TouchEvent): void => {
    if (event.cancelable && (event.touches.length > 1 || (event.type === "touchmove" && this.#isFree)))
      event.preventDefault();
  };

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // Whatever was let go of elsewhere is no longer down.
    if (event.isPrimary) this.#pointers.clear();
    this.#pointers.set(event.pointerId, this.at(event));
    this.#press = this.#pointers.size === 1 ? this.at(event) : undefined;
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) {
      this.#up(event);
      return;
    }
    const now = this.at(event);
    if (this.#press) {
      if (Math.hypot(now.x - this.#press.x, now.y - this.#press.y) < DRAG) return;
      this.#press = undefined;
      // From now on the pointer's click goes to the canvas, and to nothing on it.
      this.#canvas.setPointerCapture(event.pointerId);
    }
    // One finger is left to the page.
    if (event.pointerType === "touch" && this.#pointers.size === 1 && !this.#isFree) return;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (other) {
      const distance = (point: Point): number =>
        Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.#moved.zoomBy(distance(now) / distance(before), middle);
    }
    // Of two fingers, each moves their middle by half.
    const share = other ? 0.5 : 1;
    this.#moved.panBy((now.x - before.x) * share, (now.y - before.y) * share);
  };

  readonly #wheel = (event: WheelEvent): void => {
    const { ctrlKey, metaKey, shiftKey } = event;
    // In the text of another page the wheel scrolls on, unless it is a pinch, which comes as Ctrl with the wheel.
    if (!this.#isFree && !ctrlKey && !metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === event.DOM_DELTA_LINE ? LINE : 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    // Some browsers turn the wheel's direction themselves where Shift is down.
    if (shiftKey && !ctrlKey) this.#moved.panBy(-(x || y), 0);
    else if (Math.abs(x) > Math.abs(y) && !ctrlKey) this.#moved.panBy(-x, 0);
    else this.#moved.zoomBy(2 ** (-y * (ctrlKey ? 0.01 : 0.002)), this.at(event));
    this.#moved.restSoon?.();
  };

  readonly #up = (event: PointerEvent): void => {
    if (this.#pointers.delete(event.pointerId) && this.#pointers.size === 0) this.#moved.rest?.();
  };
}

/** Whether nothing around an element scrolls: it fills the screen, or its page, which is not somebody else's, does. */
function isFreeToMove(element: Element, isEmbedded: boolean): boolean {
  if (isFullScreen(element)) return true;
  return !isEmbedded && document.documentElement.scrollHeight <= innerHeight;
}
