import { html, type TemplateResult } from "lit/html.js";
import { isFullScreen, toggleFullScreen } from "../kit/fullScreen.ts";
import type { Words as GraphWords } from "./words.en.ts";
import { button, signButton } from "../kit/button.ts";

/** A picture that can be enlarged. */
interface Enlarged {
  /** What fills the screen, where that is asked for. */
  readonly element: HTMLElement;
  zoomBy(factor: number): void;
  fit(): void;
}

/** So much larger or smaller a press makes it. */
const ZOOM = 1.4;

/** The buttons for enlarging a picture, behind what is said of the part that is seen. */
export function zoomButtons(
  picture: Enlarged,
  said: unknown,
  { picture: words }: GraphWords,
  redraw: () => void,
): TemplateResult {
  const isFull = isFullScreen(picture.element);
  return html`<div class="zoom">
    <span class="scale">${said}</span>
    ${signButton("+", words.zoomIn, () => picture.zoomBy(ZOOM))}
    ${signButton("−", words.zoomOut, () => picture.zoomBy(1 / ZOOM))}
    ${button(words.fit, () => picture.fit(), { look: "quiet fit" })}
    ${button(isFull ? words.leaveFullScreen : words.fullScreen, () => void toggleFullScreen(picture.element, redraw), { look: "quiet full", isPressed: isFull })}
  </div>`;
}
