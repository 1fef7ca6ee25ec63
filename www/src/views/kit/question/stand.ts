import type { Lead } from "../../../model/commands.ts";
import { isPresented } from "../../../model/presentation.ts";
import type { State } from "../../../model/state.ts";
import { figureOf } from "../fullScreen.ts";
import { pointOn } from "../onScreen.ts";
import { leading } from "./commands.ts";

/** What a class is led by: a teacher with two keys or a clicker, or a row of questions. */
export interface ClassLead extends Lead {
  readonly pointer: Pointer;
  readonly stepOn: () => void;
  readonly stepBack: () => void;
}

/** Where a class is led from: over the figure around it the pointer is seen while that is presented. */
export class ClassStand {
  readonly #place: () => HTMLElement | undefined;
  readonly #pointer = new Pointer();

  constructor(place: () => HTMLElement | undefined) {
    this.#place = place;
  }

  lead(by: Omit<ClassLead, "commands" | "pointer">): ClassLead {
    return { ...by, commands: leading, isClass: true, pointer: this.#pointer };
  }

  /** The pointer is drawn while the figure is presented. */
  follow(state: State): void {
    const place = this.#place();
    const figure = place && isPresented(state) ? figureOf(place) : undefined;
    this.#pointer.follow(figure);
  }

  leave(): void {
    this.#pointer.follow(undefined);
  }
}

/** A pointer that lies still so long, in milliseconds, is seen no more. */
const STILL_MS = 2_000;

/** A pointer that is seen from the back of the room, over a figure that is presented; while it lies still it is gone. */
class Pointer {
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
