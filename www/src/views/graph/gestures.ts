import type { Camera } from "./camera.ts";
import { isFreeToMove } from "../kit/scrolling.ts";

/** A hand is not still: only beyond this, in pixels, does a press become a drag. */
const DRAG = 4;

/**
 * Zooming and dragging by wheel, mouse and fingers. Where the page scrolls, wheel and one finger are the page's: then it
 * takes Ctrl with the wheel, or two fingers, to move the picture.
 */
export class Gestures {
  readonly #canvas: HTMLElement;
  readonly #camera: Camera;
  /** Whether it is part of a page of somebody else, which scrolls. */
  readonly #isEmbedded: boolean;
  /** The pointers that are down, and where. */
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #press: { x: number; y: number } | undefined;

  constructor(canvas: HTMLElement, camera: Camera, isEmbedded: boolean) {
    this.#canvas = canvas;
    this.#camera = camera;
    this.#isEmbedded = isEmbedded;
    canvas.addEventListener("wheel", this.#wheel, { passive: false });
    canvas.addEventListener("pointerdown", this.#down);
    canvas.addEventListener("pointermove", this.#move);
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      canvas.addEventListener(end, this.#up);
    // Which finger does what is decided when it touches, and browsers let two fingers scroll as well.
    canvas.addEventListener("touchstart", this.#touch, { passive: false });
    canvas.addEventListener("touchmove", this.#touch, { passive: false });
  }

  #isFree(): boolean {
    return isFreeToMove(this.#canvas, this.#isEmbedded);
  }

  readonly #touch = (event: TouchEvent): void => {
    if (event.cancelable && (event.touches.length > 1 || (event.type === "touchmove" && this.#isFree())))
      event.preventDefault();
  };

  #at({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  readonly #wheel = (event: WheelEvent): void => {
    // In the text of another page the wheel scrolls on, unless it is a pinch, which comes as Ctrl with the wheel.
    if (!this.#isFree() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.002;
    this.#camera.zoomBy(2 ** (-event.deltaY * unit * speed), this.#at(event));
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
    // One finger is left to the page.
    if (event.pointerType === "touch" && this.#pointers.size === 1 && !this.#isFree()) return;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (other) {
      const distance = (point: { x: number; y: number }): number =>
        Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.#camera.zoomBy(distance(now) / distance(before), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    }
    // Of two fingers, each moves their middle by half.
    const share = other ? 0.5 : 1;
    this.#camera.panBy((now.x - before.x) * share, (now.y - before.y) * share);
  };

  readonly #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#press = undefined;
  };
}
