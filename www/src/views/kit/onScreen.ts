// Pages scale what is in them, by transforms and by zoom: what is on the screen is told here in the pixels of an element.
import type { Point } from "../../scene/shapes.ts";

/** How many pixels of the page one of an element's own is, to hundredths: its own width is told in whole pixels. */
export function pageScaleOf(element: HTMLElement): number {
  return Math.round((100 * element.getBoundingClientRect().width) / element.offsetWidth) / 100 || 1;
}

/** Where a pointer is on an element, in shares of its width and height. */
export function shareOf(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  // What is not to be seen has no size.
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}

/** Where a pointer is on an element. */
export function pointOn(element: HTMLElement, event: MouseEvent): Point {
  const { x, y } = shareOf(element, event);
  const { width, height } = element.getBoundingClientRect();
  return { x: x * ownOf(width, element.offsetWidth), y: y * ownOf(height, element.offsetHeight) };
}

/** How long an element is in its own pixels, of which it tells whole ones alone: where nothing is scaled, as long as on the screen. */
function ownOf(onScreen: number, whole: number): number {
  return Math.abs(onScreen - whole) < 1 ? onScreen : whole;
}

/** Where another element is, in the pixels of this one from its corner. */
export function boxOn(
  element: HTMLElement,
  other: Element,
): Record<"left" | "top" | "right" | "bottom", number> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const across = ownOf(width, element.offsetWidth) / (width || 1);
  const down = ownOf(height, element.offsetHeight) / (height || 1);
  const box = other.getBoundingClientRect();
  return {
    left: (box.left - left) * across,
    top: (box.top - top) * down,
    right: (box.right - left) * across,
    bottom: (box.bottom - top) * down,
  };
}

/** What is under a pointer, of the same page or figure as an element. */
export function under(
  element: Element,
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY);
}
