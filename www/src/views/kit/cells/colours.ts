import { appearance } from "../../../model/appearance.ts";
import { isPresented } from "../../../model/presentation.ts";
import type { State } from "../../../model/state.ts";
import { pageColours, type PageColours } from "./look.ts";

const MEDIA = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];

/** The colours of the page where an element stands, which are read again when they may have become others: to read them takes a while. */
export class CellColours {
  readonly #element: Element;
  readonly #media = MEDIA.map((query) => matchMedia(query));
  readonly #changed: () => void;
  #read: { under: string; colours: PageColours } | undefined;

  constructor(element: Element, changed: () => void) {
    this.#element = element;
    this.#changed = changed;
    for (const each of this.#media) each.addEventListener("change", this.#forget);
  }

  of(state: State): PageColours {
    // Where it stands nowhere yet, it has none that are worth keeping.
    if (!this.#element.isConnected) return pageColours(this.#element);
    // What is presented is black on white, or white on black.
    const under = `${appearance.of(state).theme} ${isPresented(state)}`;
    if (this.#read?.under !== under) this.#read = { under, colours: pageColours(this.#element) };
    return this.#read.colours;
  }

  readonly #forget = (): void => {
    this.#read = undefined;
    this.#changed();
  };

  dispose(): void {
    for (const each of this.#media) each.removeEventListener("change", this.#forget);
  }
}
