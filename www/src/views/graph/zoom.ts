import { html, type TemplateResult } from "lit/html.js";
import { isFullScreen, toggleFullScreen } from "../kit/fullScreen.ts";
import type { Words as GraphWords } from "./words.en.ts";

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
  const button = (sign: string, label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="quiet" aria-label=${label} title=${label} @click=${onClick}>
      ${sign}
    </button>`;
  return html`<div class="zoom">
    <span class="scale">${said}</span>
    ${button("+", words.zoomIn, () => picture.zoomBy(ZOOM))}
    ${button("−", words.zoomOut, () => picture.zoomBy(1 / ZOOM))}
    <button type="button" class="quiet fit" @click=${() => picture.fit()}>${words.fit}</button>
    <button
      type="button"
      class="quiet full"
      aria-pressed=${isFull ? "true" : "false"}
      @click=${() => void toggleFullScreen(picture.element, redraw)}
    >
      ${isFull ? words.leaveFullScreen : words.fullScreen}
    </button>
  </div>`;
}
