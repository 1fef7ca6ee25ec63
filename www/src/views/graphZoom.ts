import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";

/**
 * Zooming and dragging of the picture, from "all of it fits" to twelve times that. One finger is left to the page,
 * which must scroll on a phone; two fingers pinch. The layers move as a whole, by a transform that asks for no layout:
 * to place thousands of texts anew would take longer than a frame.
 */
export class GraphZoom {
  readonly #behavior: ZoomBehavior<HTMLElement, unknown>;
  readonly #canvas: HTMLElement;

  constructor(canvas: HTMLElement, layers: HTMLElement) {
    this.#canvas = canvas;
    this.#behavior = zoom<HTMLElement, unknown>()
      .scaleExtent([1, 12])
      .filter((event: MouseEvent | TouchEvent) => {
        if ("touches" in event) return event.touches.length > 1;
        return event.button === 0 && (event.type === "wheel" || !event.ctrlKey);
      })
      .on("zoom", ({ transform: { x, y, k } }: { transform: ZoomTransform }) => {
        layers.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      });
    this.#measure();
    select(canvas).call(this.#behavior).on("dblclick.zoom", null);
  }

  /** All of the picture again. */
  fit(): void {
    this.#measure();
    select(this.#canvas).call((selection) => {
      this.#behavior.transform(selection, zoomIdentity);
    });
  }

  by(factor: number): void {
    this.#measure();
    select(this.#canvas).call((selection) => {
      this.#behavior.scaleBy(selection, factor);
    });
  }

  /** The picture can be dragged as far as its own edges. */
  #measure(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    this.#behavior.translateExtent([
      [0, 0],
      [clientWidth, clientHeight],
    ]);
  }
}
