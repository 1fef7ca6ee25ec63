import type { Controls } from "../../../model/controls.ts";
import type { Size, Stage } from "../../../scene/shapes.ts";
import { heightOn } from "../../../scene/measure.ts";
import { amongText, READ } from "../../../scene/text.ts";
import { windowOf } from "../../kit/documents.ts";
import { isFullScreen } from "../../kit/fullScreen.ts";

/** Between the picture and the edges of the figure, in pixels, as its styles have it. */
const ASIDE = 6;
/** What stands above and below the picture takes about so many pixels of a height that is given. */
const AROUND: Readonly<Record<Controls, number>> = { full: 104, legend: 32, none: 0 };
/** The picture gives way as far as this. */
const LEAST_HEIGHT = 140;
/** A picture is so many times as high as wide at most, on a phone and elsewhere, where the page leaves that to it, and no higher than this in pixels. */
const SLENDER = { narrow: 1.5, wide: 1.2 };
const HIGHEST = 800;
/** To be as wide as its column, a small graph may be so many of its nodes’ widths apart. */
const WIDEST_SLOT = 3;
/** Narrower columns are those of a phone. */
const NARROW = 440;
/** Rows are so close to one another at least, where size is worth more. */
const BETWEEN_ROWS = 20;
/** Another width or height counts from here on, in pixels: a scroll bar that comes and goes is none. */
const OTHER = 24;

const FREE = "data-free";
/** There is more in it than any page has room for. */
const MEASURED = "data-measured";

/**
 * The place that a page gives a figure: a column of some width, and a height or none. Where there is none, it says so to the
 * styles, and the figure is as high as its parts; that depends on the width alone.
 */
export class FigurePlace {
  readonly #host: HTMLElement;
  readonly #window: Window;
  readonly #resized: ResizeObserver | undefined;
  #width = 0;
  #height = 0;
  #isFree = true;
  #isFull = false;
  #key = "";
  #stage: Stage | undefined;
  /** What leads through what is shown, and how high that is, in pixels. */
  #guide: HTMLElement | undefined;
  #guideHeight = 0;
  /** Whether what is folded away at first is open. */
  isUnfolded = false;

  /** `changed` is called when the place has become another one. */
  constructor(host: HTMLElement, changed: () => void) {
    this.#host = host;
    this.#window = windowOf(host);
    this.#measure();
    const { ResizeObserver } = this.#window as { ResizeObserver?: typeof globalThis.ResizeObserver };
    this.#resized =
      ResizeObserver &&
      new ResizeObserver(() => {
        if (!this.#isOther()) return;
        this.#measure();
        changed();
      });
    this.#resized?.observe(host);
    // Before what is in it hears of the paper.
    this.#window.addEventListener("beforeprint", this.#print, true);
    this.#window.addEventListener("afterprint", this.#print, true);
  }

  dispose(): void {
    this.#resized?.disconnect();
    this.#window.removeEventListener("beforeprint", this.#print, true);
    this.#window.removeEventListener("afterprint", this.#print, true);
    this.#host.removeAttribute(FREE);
  }

  /** On paper all of it is to be seen, however high the page would have it. */
  readonly #print = ({ type }: Event): void => {
    this.#host.toggleAttribute(FREE, this.#isFree || type === "beforeprint");
  };

  /** The place for the picture; the same as before, unless it has become another one. */
  stage(controls: Controls): Stage {
    this.#follow();
    if (isFullScreen(this.#inside()) !== this.#isFull) this.#measure();
    const key = [
      this.#width,
      this.#height,
      this.#isFree,
      this.#isFull,
      !this.#isFree && controls,
      !this.#isFree && this.#guideHeight,
    ].join();
    if (!this.#stage || key !== this.#key) this.#stage = this.#isFree ? this.#free() : this.#fixed(controls);
    this.#key = key;
    return this.#stage;
  }

  /** Where the page gives no height, the stage has what the picture needs. */
  rise(scene: Size | undefined): void {
    const height = this.#isFree && scene && this.#stage ? `${heightOn(this.#stage, scene)}px` : "";
    this.#inside().style.setProperty("--own", height);
  }

  /** How high the element is, or would be if the page gave no height, in pixels; `drawnOn` draws the picture then. */
  naturalHeight(drawnOn: (stage: Stage) => Size | "coming" | undefined): number {
    if (this.#isFree) return this.#host.offsetHeight;
    const stage = this.#free();
    const size = drawnOn(stage);
    const figure = this.#inside();
    this.#host.setAttribute(FREE, "");
    if (typeof size === "object") figure.style.setProperty("--own", `${heightOn(stage, size)}px`);
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(this.#host);
    const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(parseFloat);
    const height = around.reduce((sum, each) => sum + each, figure.offsetHeight);
    this.#host.removeAttribute(FREE);
    figure.style.removeProperty("--own");
    return height;
  }

  /** The place that the picture has in this width where no height is given. */
  #free(): Stage {
    const stage = this.#ofHeight(0);
    const slender = this.#width < NARROW ? SLENDER.narrow : SLENDER.wide;
    return { ...stage, height: Math.min(slender * stage.width, HIGHEST), isFree: true };
  }

  #fixed(controls: Controls): Stage {
    return this.#ofHeight(Math.max(LEAST_HEIGHT, this.#height - AROUND[controls] - this.#guideHeight));
  }

  #ofHeight(height: number): Stage {
    return {
      width: Math.max(1, this.#width - 2 * ASIDE),
      height,
      // Its own for every place: in another one the picture is looked at anew.
      letters: this.#isFull ? { ...READ } : amongText(this.#width < NARROW),
      betweenRows: BETWEEN_ROWS,
      widestSlot: WIDEST_SLOT,
    };
  }

  #inside(): HTMLElement {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(".figure") ?? this.#host;
  }

  /** What leads comes and goes, and is another at every step. */
  #follow(): void {
    const guide = this.#inside().querySelector<HTMLElement>(".lesson") ?? undefined;
    if (guide !== this.#guide) {
      if (this.#guide) this.#resized?.unobserve(this.#guide);
      if (guide) this.#resized?.observe(guide);
    }
    this.#guide = guide;
    this.#guideHeight = guide?.offsetHeight ?? 0;
  }

  #measure(): void {
    const { width, height } = this.#given();
    this.#isFull = isFullScreen(this.#inside());
    this.#isFree = !this.#isFull && height === 0;
    this.#host.toggleAttribute(FREE, this.#isFree);
    [this.#width, this.#height] = [width, height];
  }

  /** What the page gives: no height where the element is as high as what is in it, or as what stands beside it. */
  #given(): Size {
    const host = this.#host;
    const isFree = host.hasAttribute(FREE);
    host.removeAttribute(FREE);
    const { width, height } = this.#size();
    host.setAttribute(MEASURED, "");
    const isGiven = this.#size().height <= height;
    host.removeAttribute(MEASURED);
    host.toggleAttribute(FREE, isFree);
    return { width, height: isGiven ? height : 0 };
  }

  /** What is inside the element's own border and padding. */
  #size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#host;
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(this.#host);
    return {
      width: clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
      height: clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
    };
  }

  #isOther(): boolean {
    const { width, height } = this.#size();
    // What is not to be seen has no place.
    if (width <= 0) return false;
    if (Math.abs(width - this.#width) > OTHER) return true;
    if (!this.#isFree && (this.#guide?.offsetHeight ?? 0) !== this.#guideHeight) return true;
    // A page that gives a height to what had none makes it another than that of its parts.
    if (this.#isFree) return Math.abs(height - this.#inside().offsetHeight) > 2 && this.#given().height > 0;
    return Math.abs(height - this.#height) > OTHER;
  }
}
