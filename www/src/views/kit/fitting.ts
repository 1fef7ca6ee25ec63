// How much smaller what is drawn in a figure is than on a page, where its place there is too small for it.
import type { Host } from "./context.ts";

/** Of what would be smaller still a part is seen. */
const LEAST = 0.3;
const STEP = 0.05;
/** From here on, what is small has as much room beside it as elsewhere: some browsers measure that before they make it smaller. */
const SMALL = 0.7;

export class Fitting {
  readonly #host: Host;
  #place = "";
  #scale = 1;

  constructor(host: Host) {
    this.#host = host;
  }

  /**
   * Called whenever it is in its place, which scrolls. It says how large it is by the property `--fit` and by `data-small`; while `shown` is the same it
   * becomes no larger, so that nothing jumps under a pointer.
   */
  follow(find: () => HTMLElement | null | undefined, shown: string | undefined): void {
    if (!this.#host.isAlone) return;
    // What has come just now has its styles then.
    queueMicrotask(() => {
      const within = find();
      if (within) this.#fit(within, shown);
    });
  }

  #fit(within: HTMLElement, shown: string | undefined): void {
    const { clientWidth, clientHeight } = within;
    const isLow = within.closest("[data-folded]") !== null;
    const place = [shown, clientWidth, isLow && clientHeight].join();
    if (place !== this.#place) this.#scale = 1;
    this.#place = place;
    const put = (): void => {
      within.style.setProperty("--fit", String(this.#scale));
      within.toggleAttribute("data-small", this.#scale < SMALL);
    };
    put();
    while (this.#scale > LEAST && isCut(within)) {
      this.#scale = Math.max(LEAST, this.#scale - STEP);
      put();
    }
  }
}

/** Whether something is to be seen only when it, or a part of it, is scrolled. */
function isCut(within: HTMLElement): boolean {
  if (within.scrollHeight > within.clientHeight + 1) return true;
  return [within, ...within.querySelectorAll(".net, .bar-play")].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
}
