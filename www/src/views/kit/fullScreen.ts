// The whole figure on the whole screen. Where a browser has no such thing for elements, it fills the window.

import { windowOf } from "./documents.ts";

const FILLS = "fills-window";

/** What ends the wait for Escape, by the figure that fills the window. */
const filling = new WeakMap<HTMLElement, AbortController>();

/** The figure that an element stands in. */
export function figureOf(element: Element): HTMLElement | undefined {
  return (element.getRootNode() as Partial<ShadowRoot>).host as HTMLElement | undefined;
}

export function isFullScreen(element: Element): boolean {
  const figure = figureOf(element);
  return figure !== undefined && (fillsScreen(figure) || figure.hasAttribute(FILLS));
}

function fillsScreen(figure: HTMLElement): boolean {
  return (figure.getRootNode() as Document | ShadowRoot).fullscreenElement === figure;
}

/** Fills the screen with the figure, or goes back to the page; `changed` is called whenever that has happened. */
export async function toggleFullScreen(element: Element, changed: () => void): Promise<void> {
  if (!isFullScreen(element)) await fillScreen(element, changed);
  else {
    await leaveScreen(element);
    changed();
  }
}

/** Goes back to the page. */
export async function leaveScreen(element: Element): Promise<void> {
  const figure = figureOf(element);
  if (!figure) return;
  if (fillsScreen(figure)) await figure.ownerDocument.exitFullscreen();
  leaveWindow(figure);
}

function leaveWindow(figure: HTMLElement): void {
  filling.get(figure)?.abort();
  figure.removeAttribute(FILLS);
}

/** Fills the screen with the figure; `changed` is called then, and when the reader has gone back. */
export async function fillScreen(element: Element, changed: () => void): Promise<void> {
  const figure = figureOf(element);
  if (!figure || isFullScreen(element)) return;
  try {
    await figure.requestFullscreen();
    const left = (): void => {
      changed();
      if (!fillsScreen(figure)) figure.removeEventListener("fullscreenchange", left);
    };
    figure.addEventListener("fullscreenchange", left);
  } catch {
    // A frame may forbid it, and some phones do not have it.
    figure.setAttribute(FILLS, "");
    const wait = new AbortController();
    filling.set(figure, wait);
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      leaveWindow(figure);
      changed();
    };
    figure.addEventListener("keydown", escape, { signal: wait.signal });
  }
  changed();
}

/** The smallest type of a figure in pixels, and how much of a screen's height it is at least where that is presented. */
const SMALL = 13;
const READ_FROM_AFAR = 0.0222;

/** Presents a figure, on the whole screen and with what is in it so much larger, or gives the screen back, once for each. */
export function presentFigure(
  root: ShadowRoot,
  isPresented: boolean,
  changed: (isFull: boolean) => void,
): void {
  const host = root.host as HTMLElement;
  const wasPresented = host.hasAttribute("data-presented");
  host.toggleAttribute("data-presented", isPresented);
  const larger = Math.max(1, (READ_FROM_AFAR * windowOf(root).innerHeight) / SMALL);
  if (isPresented) host.style.setProperty("--larger", larger.toFixed(3));
  else if (wasPresented) host.style.removeProperty("--larger");
  const [inside] = root.children;
  if (!inside || isPresented === wasPresented) return;
  if (!isPresented) void leaveScreen(inside);
  else if (isFullScreen(inside)) changed(true);
  else void fillScreen(inside, () => changed(isFullScreen(inside)));
}
