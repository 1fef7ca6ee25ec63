import { isFreeToMove } from "../scrolling.ts";
import type { Camera } from "./camera.ts";
import type { Point } from "./room.ts";

/** What is pointed at, in points of the canvas. */
export interface Pointing {
  /** A click that was no drag, the first of two. */
  pick: (at: Point, event: MouseEvent) => void;
  /** Where a mouse or a pen is; `undefined`: it has left. */
  hover: (at: Point | undefined) => void;
}

/** A hand is not still: only beyond this, in pixels, does a press become a drag. */
const DRAG = 4;
/** A double click makes the picture so many times larger. */
const TWICE = 2;
/** Pixels to a line, where a wheel counts in lines. */
const LINE = 24;

/**
 * Zooming and dragging by wheel, mouse, pen and fingers. Where the page scrolls, wheel and one finger are the page's: then
 * it takes Ctrl with the wheel, or two fingers, to move the picture.
 */
export class Gestures {
  readonly #canvas: HTMLElement;
  readonly #camera: Camera;
  readonly #pointing: Pointing;
  /** Whether it is part of a page of somebody else, which scrolls. */
  readonly #isEmbedded: boolean;
  readonly #end = new AbortController();
  /** The pointers that are down, and where. */
  readonly #pointers = new Map<number, Point>();
  /** Where a pointer came down that has not moved yet. */
  #press: Point | undefined;

  constructor(canvas: HTMLElement, camera: Camera, pointing: Pointing, isEmbedded: boolean) {
    this.#canvas = canvas;
    this.#camera = camera;
    this.#pointing = pointing;
    this.#isEmbedded = isEmbedded;
    const { signal } = this.#end;
    canvas.addEventListener("wheel", this.#wheel, { passive: false, signal });
    canvas.addEventListener("pointerdown", this.#down, { signal });
    canvas.addEventListener("pointermove", this.#move, { signal });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      canvas.addEventListener(end, this.#up, { signal });
    canvas.addEventListener("pointerleave", this.#leave, { signal });
    canvas.addEventListener("click", this.#click, { signal });
    canvas.addEventListener("dblclick", this.#twice, { signal });
    // Which finger does what is decided when it touches, and browsers let two fingers scroll as well.
    canvas.addEventListener("touchstart", this.#touch, { passive: false, signal });
    canvas.addEventListener("touchmove", this.#touch, { passive: false, signal });
    // Two fingers and two taps are for the picture.
    canvas.style.touchAction = "pan-x pan-y";
  }

  dispose(): void {
    this.#end.abort();
    this.#pointers.clear();
  }

  #isFree(): boolean {
    return isFreeToMove(this.#canvas, this.#isEmbedded);
  }

  readonly #touch = (event: TouchEvent): void => {
    if (event.cancelable && (event.touches.length > 1 || (event.type === "touchmove" && this.#isFree())))
      event.preventDefault();
  };

  #at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  readonly #wheel = (event: WheelEvent): void => {
    const { ctrlKey, metaKey, shiftKey } = event;
    // In the text of another page the wheel scrolls on, unless it is a pinch, which comes as Ctrl with the wheel.
    if (!this.#isFree() && !ctrlKey && !metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === event.DOM_DELTA_LINE ? LINE : 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    // Some browsers turn the wheel's direction themselves where Shift is down.
    if (shiftKey && !ctrlKey) this.#camera.panBy(-(x || y), 0);
    else if (Math.abs(x) > Math.abs(y) && !ctrlKey) this.#camera.panBy(-x, 0);
    else this.#camera.zoomBy(2 ** (-y * (ctrlKey ? 0.01 : 0.002)), this.#at(event));
    this.#camera.restSoon();
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
    if (!before) {
      if (event.pointerType !== "touch" && event.buttons === 0) this.#pointing.hover(this.#at(event));
      return;
    }
    if (event.buttons === 0) {
      this.#up(event);
      return;
    }
    const now = this.#at(event);
    if (this.#press) {
      if (Math.hypot(now.x - this.#press.x, now.y - this.#press.y) < DRAG) return;
      this.#press = undefined;
      this.#canvas.setPointerCapture(event.pointerId);
    }
    // One finger is left to the page.
    if (event.pointerType === "touch" && this.#pointers.size === 1 && !this.#isFree()) return;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (other) {
      const distance = (point: Point): number =>
        Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.#camera.zoomBy(distance(now) / distance(before), middle);
    }
    // Of two fingers, each moves their middle by half.
    const share = other ? 0.5 : 1;
    this.#camera.panBy((now.x - before.x) * share, (now.y - before.y) * share);
  };

  readonly #up = (event: PointerEvent): void => {
    if (this.#pointers.delete(event.pointerId) && this.#pointers.size === 0) this.#camera.rest();
  };

  readonly #leave = (): void => {
    this.#pointing.hover(undefined);
  };

  readonly #click = (event: MouseEvent): void => {
    // A drag has none left, and the second of two clicks zooms.
    if (this.#press && event.detail < 2) this.#pointing.pick(this.#at(event), event);
    this.#press = undefined;
  };

  readonly #twice = (event: MouseEvent): void => {
    this.#camera.step(TWICE, this.#at(event));
  };
}
