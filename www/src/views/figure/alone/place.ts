import type { Controls } from "../../../model/controls.ts";
import type { Size, Stage } from "../../../scene/shapes.ts";
import { heightOn } from "../../../scene/measure.ts";
import { READ } from "../../../scene/text.ts";
import { windowOf } from "../../kit/documents.ts";
import { isFullScreen } from "../../kit/fullScreen.ts";
import { hasState, setState } from "../../kit/hostStates.ts";
import { fixedStage, freeStage } from "../../kit/figureStage.ts";

/** What stands above and below the picture takes about so many pixels of a height that is given. */
const AROUND: Readonly<Record<Controls, number>> = { full: 104, legend: 32, none: 0 };
/** The picture has so much of a height that is given, or what is around it is folded away. */
const LEAST_SHARE = 0.6;
/** The picture gives way as far as this. */
const LEAST_HEIGHT = 140;
/** Another width or height counts from here on, in pixels: a scroll bar that comes and goes is none. */
const OTHER = 24;

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
  /** Whether the rule and what is chosen less often are open. */
  isUnfolded = false;
  /** Whether what stands around the picture takes too much of a height that is given. */
  #isTight = false;
  /** How high the figure would be with that if the page gave no height, in pixels. */
  #natural = 0;
  #wasHeld = false;
  /** Whether the reader wants what stands around the picture nevertheless. */
  #isOpened = false;

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

  /** Whether what stands around the picture is behind one button: there is no room for it, or a picture was here that is not to be moved. */
  get isFolded(): boolean {
    return this.hasFold && !this.#isOpened;
  }

  get hasFold(): boolean {
    return this.#isTight || this.#isHeld || this.#isOpened;
  }

  get #isHeld(): boolean {
    return hasState(this.#host, "held");
  }

  /** The reader wants what is around the picture, for which the figure becomes higher where it may; or no more. */
  fold(isFolded: boolean): void {
    if (this.#isHeld) this.#wasHeld = true;
    this.#isOpened = !isFolded;
    setState(this.#host, "held", isFolded && this.#wasHeld);
    this.#measure();
  }

  /**
   * Whether the picture was found to have too little of a height that is less than the figure would like, and is to be drawn again
   * without what is around it; `drawnOn` draws it on another stage.
   */
  tightens(drawnOn: (stage: Stage) => Size | "coming" | undefined): boolean {
    if (this.#isFree || this.#isFull || this.hasFold) return false;
    const stage = this.#inside().querySelector<HTMLElement>(".stage:not(.company)");
    const seen = stage?.querySelector<HTMLElement>(".canvas, .stand, .far > .place") ?? stage;
    const whole = stage?.querySelector(".pictured");
    const isCut = whole ? whole.scrollHeight > whole.clientHeight + 1 : false;
    const drawn = [...(stage?.querySelectorAll(".boards, .structures :is(.drawing, .says)") ?? [])];
    if (!seen || !stage) return false;
    if (
      drawn.length > 0
        ? drawn.every((each) => this.#isSeen(each, stage))
        : !isCut && seen.offsetHeight >= LEAST_SHARE * this.#height
    )
      return false;
    this.#natural = this.naturalHeight(drawnOn);
    this.#isTight = this.#height < this.#natural - OTHER;
    return this.#isTight;
  }

  /** Whether all of what has its own height is seen without scrolling. */
  #isSeen(drawn: Element, stage: Element): boolean {
    const figure = this.#inside();
    const end = (element: Element): number => element.getBoundingClientRect().bottom;
    const scrolled = figure.scrollTop + (drawn.closest(".play, .structures")?.scrollTop ?? 0);
    return end(drawn) + scrolled <= Math.min(end(stage), end(figure)) + 1;
  }

  dispose(): void {
    this.#resized?.disconnect();
    this.#window.removeEventListener("beforeprint", this.#print, true);
    this.#window.removeEventListener("afterprint", this.#print, true);
    setState(this.#host, "free", false);
  }

  /** On paper all of it is to be seen, however high the page would have it. */
  readonly #print = ({ type }: Event): void => {
    setState(this.#host, "free", this.#isFree || type === "beforeprint");
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
      this.hasFold,
      !this.#isFree && controls,
      !this.#isFree && this.#guideHeight,
    ].join();
    if (!this.#stage || key !== this.#key)
      this.#stage = this.#isFree || this.#isHeld ? this.#free() : this.#fixed(controls);
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
    if (this.#isTight) return this.#natural;
    const stage = this.#free();
    const size = drawnOn(stage);
    const figure = this.#inside();
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(this.#host);
    const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
      .map(parseFloat)
      .reduce((sum, each) => sum + each, 0);
    setState(this.#host, "free", true);
    if (typeof size === "object") figure.style.setProperty("--own", `${heightOn(stage, size)}px`);
    const height = figure.offsetHeight + around;
    setState(this.#host, "free", false);
    figure.style.removeProperty("--own");
    return height;
  }

  /** The place that the picture has in this width where no height is given. */
  #free(): Stage {
    const stage = this.#seen(freeStage(this.#width));
    if (!this.#isHeld) return stage;
    // All of it is seen, as in the picture that was here.
    const height = Math.min(stage.height, this.#height);
    return { ...stage, height, letters: { ...stage.letters, least: 0 } };
  }

  #fixed(controls: Controls): Stage {
    // Folded or not, the picture keeps its size, and what is around it is scrolled to.
    const around = this.hasFold ? 0 : AROUND[controls];
    const height = Math.max(LEAST_HEIGHT, this.#height - around - this.#guideHeight);
    const stage = this.#seen(fixedStage(this.#width, height));
    // Where nothing shows more of it, all of it is seen.
    return controls === "none" ? { ...stage, letters: { ...stage.letters, least: 0 } } : stage;
  }

  /** Letters of its own for every place: in another one the picture is looked at anew. */
  #seen(stage: Stage): Stage {
    return this.#isFull ? { ...stage, letters: { ...READ } } : stage;
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
    this.#isTight &&= this.#isOpened;
    setState(this.#host, "free", this.#isFree);
    [this.#width, this.#height] = [width, height];
  }

  /** What the page gives: no height where the element is as high as what is in it, or as what stands beside it. */
  #given(): Size {
    const host = this.#host;
    const isFree = hasState(host, "free");
    setState(host, "free", false);
    const { width, height } = this.#size();
    setState(host, "measured", true);
    const isGiven = this.#size().height <= height;
    setState(host, "measured", false);
    setState(host, "free", isFree);
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
