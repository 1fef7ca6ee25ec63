import type { Lazy } from "./local.ts";

/** Space that a popover keeps to the edges of the window, in pixels. */
const MARGIN = 8;

/** Puts a popover that is open under a place in the window, or above it where there is more room. */
export function placeAt(popover: HTMLElement, place: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height, style } = popover;
  const room = document.documentElement.clientWidth;
  const isBelow = place.bottom + height + MARGIN <= innerHeight || place.top < innerHeight - place.bottom;
  style.left = `${Math.max(MARGIN, Math.min(place.left, room - width - MARGIN))}px`;
  style.top = `${isBelow ? place.bottom + 4 : Math.max(MARGIN, place.top - height - 4)}px`;
}

/**
 * Hangs a popover that is about to open under the right end of its button, as tall as there is room, and fetches what
 * stands in it.
 */
export function sheet(content: Lazy<unknown>): (event: ToggleEvent) => void {
  return ({ currentTarget, newState }) => {
    const popover = currentTarget as HTMLElement;
    const button = document.querySelector(`[popovertarget=${popover.id}]`);
    if (newState !== "open" || !button) return;
    content.fetch();
    const { bottom, right } = button.getBoundingClientRect();
    const { style } = popover;
    style.top = `${bottom + 4}px`;
    style.right = `${Math.max(MARGIN, document.documentElement.clientWidth - right)}px`;
    style.maxHeight = `${Math.max(160, innerHeight - bottom - 2 * MARGIN)}px`;
  };
}

/** Arrow keys go from link to link of a list, besides the Tab key. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...(event.currentTarget as HTMLElement).querySelectorAll("a")];
  const place = links.findIndex((link) => link === document.activeElement);
  const next = place < 0 && step < 0 ? links.length - 1 : place + step;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  event.preventDefault();
}
