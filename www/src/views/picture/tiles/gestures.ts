import type { Point } from "../../../scene/shapes.ts";
import { Dragging } from "../dragging.ts";
import type { TileCamera } from "./camera.ts";

/** What is pointed at, in points of the canvas. */
interface TilePointing {
  /** A click that was no drag, the first of two. */
  pick: (at: Point) => void;
  /** Where a mouse or a pen is; `undefined`: it has left. */
  hover: (at: Point | undefined) => void;
}

/** What hands move: the camera of a picture, or whatever else grows and goes aside. */
export type Moving = Pick<TileCamera, "panBy" | "zoomBy" | "step" | "rest" | "restSoon">;

/** A double click makes the picture so many times larger. */
const TWICE = 2;

/** Choosing and pointing, beside zooming and dragging. */
export class TileGestures {
  readonly #camera: Moving;
  readonly #pointing: TilePointing;
  readonly #end = new AbortController();
  readonly #dragging: Dragging;

  constructor(canvas: HTMLElement, camera: Moving, pointing: TilePointing, isEmbedded: boolean) {
    this.#camera = camera;
    this.#pointing = pointing;
    const { signal } = this.#end;
    this.#dragging = new Dragging(canvas, camera, isEmbedded, signal);
    canvas.addEventListener("pointermove", this.#move, { signal });
    canvas.addEventListener("pointerleave", this.#leave, { signal });
    canvas.addEventListener("click", this.#click, { signal });
    canvas.addEventListener("dblclick", this.#twice, { signal });
    // Two fingers and two taps are for the picture.
    canvas.style.touchAction = "pan-x pan-y";
  }

  dispose(): void {
    this.#end.abort();
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && event.buttons === 0) this.#pointing.hover(this.#dragging.at(event));
  };

  readonly #leave = (): void => this.#pointing.hover(undefined);

  readonly #click = (event: MouseEvent): void => {
    // A drag is no click, and the second of two clicks zooms.
    if (this.#dragging.isPress && event.detail < 2) this.#pointing.pick(this.#dragging.at(event));
  };

  readonly #twice = (event: MouseEvent): void => this.#camera.step(TWICE, this.#dragging.at(event));
}
