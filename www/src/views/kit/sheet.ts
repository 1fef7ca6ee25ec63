import type { Lazy } from "../../loading/lazy.ts";

/** Space that a popover keeps to the edges of the window, in pixels. */
const MARGIN = 8;
/** How wide a sheet is where there is room. */
const WIDTH = 480;

/**
 * Hangs a popover that is about to open under the right end of its button, as tall as there is room, and fetches what
 * stands in it.
 */
export function sheet(content?: Pick<Lazy<unknown>, "ask">, most = WIDTH): (event: ToggleEvent) => void {
  return ({ currentTarget, newState }) => {
    const popover = currentTarget as HTMLElement;
    const button = document.querySelector(`[popovertarget=${popover.id}]`);
    if (newState !== "open" || !button) return;
    content?.ask();
    const { bottom, right } = button.getBoundingClientRect();
    const { style } = popover;
    const room = document.documentElement.clientWidth;
    const width = Math.min(most, room - 2 * MARGIN);
    style.width = `${width}px`;
    style.left = `${Math.max(MARGIN, right - width)}px`;
    style.top = `${bottom + 4}px`;
    style.maxHeight = `${Math.max(160, innerHeight - bottom - 2 * MARGIN)}px`;
  };
}
