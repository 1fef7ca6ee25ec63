import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";

/**
 * Zooming and dragging of the picture, from "all of it fits" to eight times that. One finger is left to the page,
 * which must scroll on a phone; two fingers pinch.
 */
export class GraphZoom {
  readonly #behavior: ZoomBehavior<SVGSVGElement, unknown>;
  readonly #svg: SVGSVGElement;

  constructor(element: SVGSVGElement, camera: SVGGElement) {
    this.#svg = element;
    this.#behavior = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, 8])
      .filter((event: MouseEvent | TouchEvent) => {
        if ("touches" in event) return event.touches.length > 1;
        return event.button === 0 && (event.type === "wheel" || !event.ctrlKey);
      })
      .on("zoom", ({ transform }: { transform: ZoomTransform }) => {
        camera.setAttribute("transform", transform.toString());
      });
    this.#measure();
    select(element).call(this.#behavior).on("dblclick.zoom", null);
  }

  /** All of the picture again. */
  fit(): void {
    this.#measure();
    select(this.#svg).call((selection) => {
      this.#behavior.transform(selection, zoomIdentity);
    });
  }

  by(factor: number): void {
    this.#measure();
    select(this.#svg).call((selection) => {
      this.#behavior.scaleBy(selection, factor);
    });
  }

  /** The picture can be dragged as far as its own edges. */
  #measure(): void {
    const { x, y, width, height } = this.#svg.viewBox.baseVal;
    const [topLeft, bottomRight]: Array<[number, number]> = [
      [x, y],
      [x + width, y + height],
    ];
    if (topLeft && bottomRight)
      this.#behavior.extent([topLeft, bottomRight]).translateExtent([topLeft, bottomRight]);
  }
}
