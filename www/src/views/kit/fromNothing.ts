import { nothing, render } from "lit/html.js";
import { misdrawn } from "../../model/notices.ts";
import type { Store } from "../../model/store.ts";

/** Something that is drawn whole. */
interface Drawable {
  draw: () => void;
  /** Forgets all that it has made. */
  clear: () => void;
  /** Draws no more than that it cannot be drawn. */
  giveUp: () => void;
}

/** Draws; where that fails once more from nothing, and where that fails too only what is wrong. Either is said in a notice. */
export function drawWhole(store: Store, { draw, clear, giveUp }: Drawable): void {
  for (const isLast of [false, true]) {
    try {
      draw();
      if (isLast) misdrawn(store, "redrawn");
      return;
    } catch (fault) {
      console.error(fault);
      clear();
    }
  }
  misdrawn(store, "not-drawn");
  giveUp();
}

/** Takes out of a place what was drawn there, in whatever state a drawing that failed has left it. */
export function empty(place: HTMLElement | ShadowRoot): void {
  try {
    render(nothing, place);
  } catch {
    // It was no longer as it had been drawn.
  }
  place.replaceChildren();
  // Under this name Lit keeps what it has drawn in a place.
  delete (place as { _$litPart$?: unknown })._$litPart$;
}
