import { pointAt } from "../../model/play.ts";
import type { Store } from "../../model/store.ts";

/** What a view says of a picture with many spots: cells, heaps, positions. */
interface Hosted<Spot> {
  isSame(one: Spot, other: Spot): boolean;
  /** Hands or the keyboard choose a spot. */
  pick(spot: Spot): void;
  /** Another spot is meant, or none: it is to be marked. */
  mark(): void;
  /** The position at a spot, for who reads it and for the views beside; it may have to be asked for. */
  labelAt(spot: Spot): Promise<string | undefined> | string | undefined;
  /** Where the keyboard begins if it has not begun, and where it stays in that case. */
  selected(): Spot | undefined;
  first(): Spot;
  /** Where a key leads from a spot; nothing if it leads nowhere. */
  step(event: KeyboardEvent, from: Spot): Spot | undefined;
  reveal(spot: Spot): void;
  /** A hand or the keyboard has come to a spot: whoever wants to hears what it is. */
  hear?(spot: Spot): void;
  /** Does what a key does to the whole picture; whether that is anything. */
  press(event: KeyboardEvent): boolean;
  /** Whether a key is for somebody else, such as who leads a class. */
  isOthers?(event: KeyboardEvent): boolean;
  /** Whether the position that is meant is shown elsewhere. */
  hasCompany(): boolean;
}

/** What the keyboard goes to where spots are no elements of their own. */
function sheet(): HTMLElement {
  const element = document.createElement("div");
  element.className = "sheet";
  element.tabIndex = 0;
  element.role = "application";
  return element;
}

/** Where a picture stands in the page: it knows which spot is meant, by pointer or by keyboard, and tells the others of it. */
export class PictureHost<Spot> {
  /** What keys are heard on. */
  readonly element: HTMLElement;
  readonly #store: Store;
  readonly #hosted: Hosted<Spot>;
  #hovered: Spot | undefined;
  #cursor: Spot | undefined;

  constructor(store: Store, hosted: Hosted<Spot>, element = sheet()) {
    this.#store = store;
    this.#hosted = hosted;
    this.element = element;
    element.addEventListener("keydown", (event) => {
      if (this.#press(event)) event.preventDefault();
    });
    element.addEventListener("focusout", ({ relatedTarget }) => {
      if (!element.contains(relatedTarget as Node | null)) this.goTo(undefined);
    });
  }

  /** The spot that is meant: the one under the pointer, or else the keyboard’s. */
  get at(): Spot | undefined {
    return this.#hovered ?? this.#cursor;
  }

  /** Whether it is the one under the pointer. */
  get isHovered(): boolean {
    return this.#hovered !== undefined;
  }

  /** Where the keyboard has come to. */
  get cursor(): Spot | undefined {
    return this.#cursor;
  }

  /** The keyboard goes on elsewhere, or begins anew. */
  goTo(spot: Spot | undefined): void {
    this.#cursor = spot;
    this.#point();
  }

  /** Another picture has other spots. */
  forget(): void {
    this.#hovered = this.#cursor = undefined;
  }

  readonly hover = (spot: Spot | undefined): void => {
    if (this.#isSame(spot, this.#hovered)) return;
    this.#hovered = spot;
    this.#point();
  };

  readonly pick = (spot: Spot): void => {
    this.goTo(spot);
    this.#hosted.hear?.(spot);
    this.#hosted.pick(spot);
  };

  /** The keyboard is led to a spot, which is brought into sight. */
  come(spot: Spot): void {
    this.#hovered = undefined;
    this.#hosted.reveal(spot);
    this.goTo(spot);
  }

  #point(): void {
    const { at } = this;
    this.#hosted.mark();
    const label = at === undefined ? undefined : this.#hosted.labelAt(at);
    if (!(label instanceof Promise)) this.#pointTo(label);
    else
      void label.then((found) => {
        if (this.#isSame(this.at, at)) this.#pointTo(found);
      });
  }

  #isSame(one: Spot | undefined, other: Spot | undefined): boolean {
    return one === undefined || other === undefined ? one === other : this.#hosted.isSame(one, other);
  }

  #pointTo(label: string | undefined): void {
    const store = this.#store;
    if (this.#hosted.hasCompany() && store.state.pointedAt !== label) pointAt(store, label);
  }

  #press(event: KeyboardEvent): boolean {
    const hosted = this.#hosted;
    if (event.altKey || event.metaKey || hosted.isOthers?.(event)) return false;
    const begun = this.#cursor ?? hosted.selected();
    const from = begun ?? hosted.first();
    if (event.key === "Enter" || event.key === " ") {
      hosted.hear?.(from);
      hosted.pick(from);
      return true;
    }
    const next = event.shiftKey ? undefined : hosted.step(event, from);
    if (next === undefined) return hosted.press(event);
    // The keyboard begins where it is.
    const spot = begun === undefined ? from : next;
    this.come(spot);
    hosted.hear?.(spot);
    return true;
  }
}
