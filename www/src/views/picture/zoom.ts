// How a picture is enlarged: by buttons beside it, and by keys in it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { button, signButton } from "../kit/button.ts";
import type { FigureContext } from "../kit/context.ts";
import { isFullScreen, toggleFullScreen } from "../kit/fullScreen.ts";
import { wordsBy } from "./words.all.ts";

/** A picture that can be enlarged. */
interface Enlarged {
  /** What fills the screen, where that is asked for. */
  readonly element: HTMLElement;
  zoomBy(factor: number): void;
  fit(): void;
}

/** So much larger or smaller a press makes it. */
export const ZOOM = 1.4;

/** The buttons for enlarging a picture, behind what is said of the part that is seen; a page has a presentation in the place of a full screen. */
export function zoomButtons(
  picture: Enlarged,
  { messages, isAlone }: Pick<FigureContext, "messages" | "isAlone">,
  redraw: () => void,
  said?: unknown,
): TemplateResult {
  const words = wordsBy[messages.code];
  const isFull = isFullScreen(picture.element);
  return html`<div class="zoom">
    ${said === undefined ? nothing : html`<span class="scale">${said}</span>`}
    ${signButton("+", words.zoomIn, () => picture.zoomBy(ZOOM))}
    ${signButton("−", words.zoomOut, () => picture.zoomBy(1 / ZOOM))}
    ${button(words.fit, () => picture.fit(), { look: "quiet fit" })}
    ${!isAlone ? nothing : button(isFull ? words.leaveFullScreen : words.fullScreen, () => void toggleFullScreen(picture.element, redraw), { look: "quiet full", isPressed: isFull })}
  </div>`;
}

/** What keys move. */
export interface MovedByKeys {
  zoomBy(factor: number): void;
  fit(): void;
  panBy(x: number, y: number): void;
}

type MovingKey = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** How far an arrow key with Shift moves it, in CSS pixels: what lies that way comes into sight. */
const ARROW = 80;

/**
 * Zooms by + and −, fits by 0, moves by arrows with Shift, and by Page Up and Page Down as far as is given; whether it was one of
 * those. Plain arrows are the view’s, keys with Alt, Ctrl or Meta the browser’s.
 */
export function movedByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: MovingKey,
  picture: MovedByKeys,
  page?: readonly [x: number, y: number],
): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  const [x, y] = page ?? [0, 0];
  const acts: Record<string, () => void> = {
    "+": () => picture.zoomBy(ZOOM),
    "=": () => picture.zoomBy(ZOOM),
    "-": () => picture.zoomBy(1 / ZOOM),
    "0": () => picture.fit(),
    ...(page && {
      PageUp: () => picture.panBy(x, y),
      PageDown: () => picture.panBy(-x, -y),
    }),
    ...(shiftKey && {
      ArrowLeft: () => picture.panBy(ARROW, 0),
      ArrowRight: () => picture.panBy(-ARROW, 0),
      ArrowUp: () => picture.panBy(0, ARROW),
      ArrowDown: () => picture.panBy(0, -ARROW),
    }),
  };
  const act = acts[key];
  act?.();
  return act !== undefined;
}
