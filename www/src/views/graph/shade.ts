import { darkness, shadingOf, type Shading } from "../../scene/shading.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { Scene } from "../../scene/shapes.ts";

/** Milliseconds of a frame that counting may take. */
const COUNTING_MS = 8;
/** How much of the paper the strongest pixel covers. */
const STRONGEST = 0.85;

/** All moves of a graph behind its nodes, stronger where more of them run; counted a little in each frame. */
export class MovesShade {
  readonly #canvas = document.createElement("canvas");
  #scene: Scene | undefined;
  #shading: Shading | undefined;
  #colour: string | undefined;

  constructor() {
    this.#canvas.className = "shade";
    this.#canvas.ariaHidden = "true";
  }

  /** Shows it for a picture in these layers, in a colour that is given as the page has it; nothing: takes it away. */
  show(
    layers: Element | null,
    shown: { graph: PositionGraph; scene: Scene } | undefined,
    colour: string,
  ): void {
    const frame = shown?.scene.frame;
    if (!shown || !layers) {
      this.#canvas.remove();
      this.#scene = this.#shading = undefined;
      return;
    }
    if (this.#canvas.parentElement !== layers) layers.prepend(this.#canvas);
    if (this.#scene?.frame !== frame) {
      this.#scene = shown.scene;
      this.#shading = undefined;
      const { width, height } = shown.scene;
      const { largestScale } = shown.scene.frame;
      this.#canvas.style.maxWidth = `${width * largestScale}px`;
      this.#canvas.style.maxHeight = `${height * largestScale}px`;
      this.#canvas.width = this.#canvas.height = 1;
      delete this.#canvas.dataset["done"];
      this.#count(shown.scene, shadingOf(shown.graph, shown.scene));
    } else if (colour !== this.#colour && this.#shading) this.#paint(this.#shading, colour);
    this.#colour = colour;
  }

  #count(scene: Scene, counting: Generator<undefined, Shading>): void {
    // Another picture has come, or none.
    if (this.#scene !== scene) return;
    const end = performance.now() + COUNTING_MS;
    while (performance.now() < end) {
      const { done, value } = counting.next();
      if (!done) continue;
      this.#shading = value;
      this.#paint(value, this.#colour ?? "#808080");
      return;
    }
    requestAnimationFrame(() => this.#count(scene, counting));
  }

  #paint({ width, height, counts, most }: Shading, colour: string): void {
    const context = this.#canvas.getContext("2d");
    if (!context) return;
    Object.assign(this.#canvas, { width, height });
    const image = new ImageData(width, height);
    const shades = Uint8Array.from(
      { length: most + 1 },
      (_, count) => 255 * STRONGEST * darkness(count, most),
    );
    for (let pixel = 0; pixel < counts.length; pixel++)
      image.data[4 * pixel + 3] = shades[counts[pixel] ?? 0] ?? 0;
    context.putImageData(image, 0, 0);
    // Where there is a shade it takes the colour.
    context.globalCompositeOperation = "source-in";
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
    this.#canvas.dataset["done"] = "";
  }
}
