import type { Lead } from "../../../model/commands.ts";
import { isPresented, setPresented } from "../../../model/presentation.ts";
import { question } from "../../../model/question/question.ts";
import type { State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import { figureOf, fillScreen, isFullScreen, leaveScreen } from "../fullScreen.ts";
import { pointOn } from "../onScreen.ts";
import { leading } from "./commands.ts";

/** What a class is led by: a teacher with two keys or a clicker, or a row of questions. */
export interface ClassLead extends Lead {
  readonly pointer: Pointer;
  readonly stepOn: () => void;
  readonly stepBack: () => void;
  readonly present: (isPresenting: boolean) => void;
}

/** Where a class is led from: the figure around it is presented, and it has the keyboard then. */
export class ClassStand {
  readonly #store: Store;
  readonly #place: () => HTMLElement | undefined;
  readonly #pointer = new Pointer();

  constructor(store: Store, place: () => HTMLElement | undefined) {
    this.#store = store;
    this.#place = place;
  }

  lead(by: Omit<ClassLead, "commands" | "pointer" | "present">): ClassLead {
    return {
      ...by,
      commands: leading,
      isClass: true,
      pointer: this.#pointer,
      present: (isPresenting) => {
        const place = this.#place();
        if (place) present(this.#store, place, isPresenting);
      },
    };
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

/**
 * Shows picture and sentence alone, on the whole screen of the figure that an element stands in, or goes back to the page. The element
 * has the keyboard then.
 */
export function present(store: Store, place: HTMLElement, isPresenting: boolean): void {
  const over = (): void => question.put(store, { cover: undefined, areKeysShown: false });
  over();
  if (!isPresenting) {
    setPresented(store, false);
    void leaveScreen(place);
    return;
  }
  void fillScreen(place, () => {
    setPresented(store, isFullScreen(place));
    if (!isFullScreen(place)) over();
    if (isPresented(store.state)) place.focus();
  });
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
