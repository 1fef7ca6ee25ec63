import { pointOn } from "../onScreen.ts";

/** A pointer that lies still so long, in milliseconds, is seen no more. */
const STILL_MS = 2_000;

/** A pointer that is seen from the back of the room, over a figure that is presented; while it lies still it is gone. */
export class Pointer {
  readonly element = document.createElement("div");
  #figure: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element.className = "pointer still";
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Follows the pointer over a figure; over none: nowhere. */
  follow(figure: HTMLElement | undefined): void {
    if (figure === this.#figure) return;
    this.#figure?.removeEventListener("pointermove", this.#move);
    this.#figure = figure;
    figure?.addEventListener("pointermove", this.#move);
    this.#rest();
  }

  readonly #move = (event: PointerEvent): void => {
    if (!this.#figure) return;
    const { x, y } = pointOn(this.#figure, event);
    this.element.style.translate = `${x}px ${y}px`;
    this.element.classList.toggle("finger", event.pointerType !== "mouse");
    this.element.classList.remove("still");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#rest, STILL_MS);
  };

  readonly #rest = (): void => {
    clearTimeout(this.#timer);
    this.element.classList.add("still");
  };
}
