import { Dragging } from "../kit/dragging.ts";
import type { GraphCamera } from "./camera.ts";

/**
 * Zooming and dragging by wheel, mouse and fingers. Where the page scrolls, wheel and one finger are the page's: then it
 * takes Ctrl with the wheel, or two fingers, to move the picture.
 */
export class GraphGestures {
  readonly #camera: GraphCamera;
  readonly #dragging: Dragging;

  constructor(canvas: HTMLElement, camera: GraphCamera, isEmbedded: boolean) {
    this.#camera = camera;
    this.#dragging = new Dragging(canvas, camera, isEmbedded);
    canvas.addEventListener("wheel", this.#wheel, { passive: false });
  }

  readonly #wheel = (event: WheelEvent): void => {
    // In the text of another page the wheel scrolls on, unless it is a pinch, which comes as Ctrl with the wheel.
    if (!this.#dragging.isFree && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.002;
    this.#camera.zoomBy(2 ** (-event.deltaY * unit * speed), this.#dragging.at(event));
  };
}
