import type { State } from "../../model/state.ts";

/** The parameters in the line; a rule of one’s own has a line for itself. */
const PARAMETERS = ":scope > .field:not(.rule):has([id^=parameter-])";

/** Says that nothing is left that could give way, so that the line becomes several. */
const WRAPS = "data-wraps";

/**
 * How the form stands in the header: how many of its parameters are in the line, and whether it is open where a narrow
 * screen folds it.
 */
class FormLine {
  #isOpen = false;
  /** So many parameters stand in the line; the others are behind a button. */
  #room = Number.POSITIVE_INFINITY;
  /** Whether that has been measured for what the line consists of. */
  #isMeasured = false;
  #subject = "";
  #fault: State["fault"];
  readonly #redraw: () => void;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
    addEventListener("resize", () => {
      this.#forget();
      redraw();
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  toggle(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#redraw();
  }

  /** Folds the form once it has been drawn. A keyboard goes on at the button that opens it again. */
  fold(): void {
    if (!this.#isOpen) return;
    const isInside = document.activeElement?.closest("form.game") !== null;
    this.toggle(false);
    const button = document.querySelector<HTMLElement>(".fold");
    // Where there is room for the form, it stays and there is no button.
    if (isInside && button?.checkVisibility()) button.focus({ preventScroll: true });
  }

  /** How many parameters to draw in a line that consists of this. */
  room(subject: string): number {
    if (subject !== this.#subject) this.#forget();
    this.#subject = subject;
    return this.#room;
  }

  /**
   * Looks at the form that has been drawn. Whether it has to be drawn again: with a parameter less in its line, or because of
   * a fault that would not be seen.
   */
  settle(form: HTMLFormElement, { fault }: State): boolean {
    if (fault && fault !== this.#fault && !this.#isOpen) {
      this.#isOpen = true;
      return true;
    }
    if (fault && fault !== this.#fault) showFault(form);
    this.#fault = fault;
    if (this.#isMeasured) return false;
    const count = form.querySelectorAll(PARAMETERS).length;
    form.removeAttribute(WRAPS);
    const tight = isTight(form);
    this.#isMeasured = count === 0 || !tight;
    // Words may be too long for one line by themselves.
    form.toggleAttribute(WRAPS, this.#isMeasured && tight);
    if (!this.#isMeasured) this.#room = count - 1;
    return !this.#isMeasured;
  }

  #forget(): void {
    this.#room = Number.POSITIVE_INFINITY;
    this.#isMeasured = false;
  }
}

/** Opens what is behind a button where a field in it is wrong. */
function showFault(form: HTMLFormElement): void {
  const sheet = form.querySelector(".wrong")?.closest<HTMLElement>("[popover]");
  if (sheet && !sheet.matches(":popover-open")) sheet.showPopover();
}

/** Whether the form goes beyond its line, or a parameter in it is cut. */
function isTight(form: HTMLFormElement): boolean {
  const rule = form.querySelector(":scope > .rule");
  const hasOwnLine = rule !== null && getComputedStyle(rule).order !== "0";
  // Where there may be several lines, all of them have room.
  if (getComputedStyle(form).flexWrap !== "nowrap" && !hasOwnLine) return false;
  const { right } = form.getBoundingClientRect();
  const places = [...form.children]
    .filter((child) => child !== rule && child.checkVisibility())
    .map((child) => child.getBoundingClientRect());
  // Beside a rule that has its own line, what is beyond the first one stands in the next.
  const bottom = places[0]?.bottom ?? 0;
  const isBeyond = places.some((place) => place.right > right + 0.5 || place.top > bottom);
  const entries = [...form.querySelectorAll(`${PARAMETERS} .entry`)];
  return isBeyond || entries.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
}

export const formLine = (redraw: () => void): FormLine => new FormLine(redraw);
