import type { Lead } from "../../../model/commands.ts";
import { isPresented, setPresented } from "../../../model/presentation.ts";
import type { State } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import { figureOf, fillScreen, isFullScreen, leaveScreen } from "../fullScreen.ts";
import { leading } from "./commands.ts";
import { Pointer } from "./pointer.ts";
import { question } from "../../../model/question/question.ts";

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
function present(store: Store, place: HTMLElement, isPresenting: boolean): void {
  const over = (): void => question.put(store, { isBlank: false, areKeysShown: false });
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
