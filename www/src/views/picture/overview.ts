import { shareOf } from "../kit/onScreen.ts";

/** The place of a small map of an enlarged picture; whoever drags on it is told where that is, in shares of its width and height. */
export function overview(goTo: (across: number, down: number) => void): HTMLElement {
  const element = document.createElement("div");
  element.className = "map";
  // Whoever cannot see it loses nothing: the keyboard’s place is always brought into sight.
  element.setAttribute("aria-hidden", "true");
  element.hidden = true;
  const drag = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const { x, y } = shareOf(element, event);
    goTo(x, y);
  };
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    drag(event);
  });
  element.addEventListener("pointermove", drag);
  return element;
}
