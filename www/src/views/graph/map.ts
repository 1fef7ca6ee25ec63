import { render, svg } from "lit/html.js";
import type { Scene } from "../../scene/shapes.ts";
import { overview } from "../picture/overview.ts";
import type { GraphCamera, Sight } from "./camera.ts";

/** Positions are seen on it however large the picture is: they are so many pixels high there at least. */
const LEAST_HEIGHT = 2.5;
/** Its own size at most, in pixels, and its least height. */
const LARGEST = { width: 160, height: 72 };
const LEAST = 14;

/** A small map of an enlarged picture, with the part of it that is in sight; dragging on it goes there. */
export class GraphMap {
  readonly element: HTMLElement;
  #scene: Scene | undefined;

  constructor(camera: GraphCamera) {
    this.element = overview((across, down) => camera.centreOn(across, down));
  }

  draw(scene: Scene): void {
    if (this.#scene === scene) return;
    this.#scene = scene;
    const { left, top, width, height, frame, nodes } = scene;
    const scale = Math.min(LARGEST.width / width, LARGEST.height / height);
    // Along a row there is a way to go, and across it nothing to find: so low a map covers none of it.
    const size = frame.isRow
      ? { width: LARGEST.width, height: LEAST }
      : { width: width * scale, height: Math.max(LEAST, height * scale) };
    const half = Math.max(frame.nodeHeight, (LEAST_HEIGHT * height) / size.height) / 2;
    const shapes = (isSolid: boolean): string =>
      nodes
        .filter(({ outcome }) => (outcome === "P") === isSolid)
        .map(({ x, y, width }) => `M${x - width / 2},${y - half}h${width}v${2 * half}h${-width}Z`)
        .join("");
    this.element.style.width = `${size.width}px`;
    this.element.style.height = `${size.height}px`;
    render(
      svg`<svg viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="none">
        <path class="others" d=${shapes(false)}></path>
        <path class="solid" d=${shapes(true)}></path>
        <rect class="sight"></rect>
      </svg>`,
      this.element,
    );
  }

  /** Marks what is in sight; where that is all of the picture there is no need of a map. */
  show(k: number, { x: left, y: top, width, height }: Sight): void {
    // A picture that is not on the screen has no part in sight.
    const isMeasured = Number.isFinite(left + top + width + height);
    this.element.hidden = !isMeasured || k === 1 || (width >= 1 && height >= 1);
    const sight = this.element.querySelector(".sight");
    if (!this.#scene || !sight || this.element.hidden) return;
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    const place = {
      x: this.#scene.left + x * this.#scene.width,
      y: this.#scene.top + y * this.#scene.height,
      width: (Math.min(1, left + width) - x) * this.#scene.width,
      height: (Math.min(1, top + height) - y) * this.#scene.height,
    };
    for (const [name, value] of Object.entries(place)) sight.setAttribute(name, String(Math.max(0, value)));
  }
}
