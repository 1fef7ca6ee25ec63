import type { Point, Size } from "../../scene/shapes.ts";
import { boxOn } from "../kit/onScreen.ts";
import { limited, panned, resized, type Seen, showing, sightOf, type Space } from "../picture/seen.ts";

/** So many times as large as all of it is a picture at most. */
const LARGEST = 12;
/** Between the enlarged picture's edge and the canvas's. */
const EDGE = 16;

/** The part of a picture that is in sight, in shares of its width and height. */
export type Sight = Readonly<Point & Size>;

/**
 * What part of the picture is seen, and how large. The layers move as a whole, by a transform that asks for no layout: to
 * place thousands of texts anew would take longer than a frame.
 */
export class GraphCamera {
  readonly #canvas: HTMLElement;
  readonly #onChange: (k: number, sight: Sight) => void;
  /** Absent in browsers that do not have it; there a picture keeps its place when its canvas changes. */
  readonly #resized: ResizeObserver | undefined;
  #layers: HTMLElement | undefined;
  #size = { width: 1, height: 1, largestScale: 1 };
  /** Absent while all of the picture is seen. */
  #enlarged: Seen | undefined;
  /** What was in sight when the picture was last placed. */
  #sight: Sight = { x: 0, y: 0, width: 1, height: 1 };

  /**
   * `onChange` is told how much the picture is enlarged, 1 being "all of it fits", and what is seen of it; `onFit`, that all of
   * it is in another place.
   */
  constructor(
    canvas: HTMLElement,
    onChange: (k: number, sight: Sight) => void,
    onFit: () => void = () => undefined,
  ) {
    this.#canvas = canvas;
    this.#onChange = onChange;
    const { ResizeObserver } = globalThis as { ResizeObserver?: typeof globalThis.ResizeObserver };
    this.#resized =
      ResizeObserver &&
      new ResizeObserver(() => {
        const [before, sight] = [this.#enlarged, this.#sight];
        // What is not on the screen keeps its place until it comes back.
        if (before && this.scale <= 0) return;
        // An enlarged picture stays as large, and what is in its middle stays there; of one that begins at its edge the beginning.
        this.#place(
          before && {
            ...before,
            x: sight.x <= 0 ? 0 : before.x,
            y: sight.y <= 0 ? 0 : before.y,
          },
        );
        if (!before) onFit();
      });
  }

  /** What is moved; it fills the canvas, with a picture of this size in its middle. */
  attach(layers: HTMLElement, size: Size & { largestScale: number }): void {
    this.#layers = layers;
    this.#size = size;
    this.#resized?.disconnect();
    this.#resized?.observe(this.#canvas);
    this.#place(this.#enlarged);
  }

  dispose(): void {
    this.#resized?.disconnect();
  }

  /** All of the picture again. */
  fit(): void {
    this.#place(undefined);
  }

  /** Enlarges about a point of the canvas, the middle unless given. */
  zoomBy(factor: number, at?: Point): void {
    const space = this.#space;
    const { width, height } = space.room;
    const off = at && { x: at.x - width / 2, y: at.y - height / 2 };
    this.#place(resized(this.#seen, space, this.#seen.size * factor, off));
  }

  panBy(x: number, y: number): void {
    this.#place(panned(this.#seen, this.#space, x, y));
  }

  /** Enlarges the picture k times with an element in the middle. */
  lookAt(element: Element, k: number): void {
    this.fit();
    const { x, y, width, height } = this.#placeOf(element);
    this.#place({ x: x + width / 2, y: y + height / 2, size: this.scale * k });
  }

  /** Enlarges the picture k times, from its beginning on, which this element is. */
  openAt(element: Element, k: number, direction: "down" | "right"): void {
    this.lookAt(element, k);
    this.#place({ ...this.#seen, ...(direction === "down" ? { y: 0 } : { x: 0 }) });
  }

  /** Moves the picture so that a place in it, in shares of its width and height, is in the middle. */
  centreOn(across: number, down: number): void {
    const { width, height } = this.#size;
    this.#place({ ...this.#seen, x: across * width, y: down * height });
  }

  /** Moves the picture just as far as it takes to see an element, with what is next to it, as far as there is room. */
  reveal(element: Element): void {
    if (!this.#enlarged) return;
    const space = this.#space;
    const beside = Math.max(EDGE, space.room.height / 8);
    this.#place(showing(this.#enlarged, space, this.#placeOf(element), { x: beside, y: beside }));
  }

  /** Pixels of the screen to one of the picture's own as it is seen now. */
  get enlargement(): number {
    return this.#seen.size;
  }

  /** Pixels to one of the picture's own while all of it fits. */
  get scale(): number {
    const { clientWidth, clientHeight } = this.#canvas;
    const padding = this.#layers ? parseFloat(getComputedStyle(this.#layers).paddingLeft) : 0;
    const { width, height, largestScale } = this.#size;
    return Math.min((clientWidth - 2 * padding) / width, clientHeight / height, largestScale);
  }

  get #seen(): Seen {
    const { width, height } = this.#size;
    return this.#enlarged ?? { x: width / 2, y: height / 2, size: this.scale };
  }

  get #space(): Space {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const { scale } = this;
    // A picture that could not be read may have started larger.
    const most = Math.max(LARGEST * scale, this.#enlarged?.size ?? 0);
    return { picture: this.#size, room: { width, height }, least: scale, most, edge: EDGE };
  }

  /** Where an element of the picture is, in the picture's own pixels. */
  #placeOf(element: Element): Point & Size {
    const { left, top, right, bottom } = boxOn(this.#canvas, element);
    const { clientWidth, clientHeight } = this.#canvas;
    const { x, y, size } = this.#seen;
    return {
      x: x + (left - clientWidth / 2) / size,
      y: y + (top - clientHeight / 2) / size,
      width: (right - left) / size,
      height: (bottom - top) / size,
    };
  }

  #place(seen: Seen | undefined): void {
    const space = this.#space;
    const isWhole = !seen || seen.size <= space.least;
    this.#enlarged = isWhole ? undefined : limited(seen, { ...space, most: Math.max(space.most, seen.size) });
    if (!this.#layers) return;
    const { x, y, size } = this.#seen;
    const { picture, room, least } = space;
    const k = isWhole ? 1 : size / least;
    const shift = (middle: number, length: number, extent: number): number =>
      (extent / 2) * (1 - k) + (length / 2 - middle) * size;
    const [across, down] = [shift(x, picture.width, room.width), shift(y, picture.height, room.height)];
    this.#layers.style.transform = isWhole ? "" : `translate(${across}px, ${down}px) scale(${k})`;
    this.#canvas.classList.toggle("enlarged", k > 1);
    this.#sight = sightOf(this.#seen, space);
    this.#onChange(k, this.#sight);
  }
}
