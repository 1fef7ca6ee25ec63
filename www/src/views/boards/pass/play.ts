import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PlayBoard, Playing } from "../playing.ts";
import own from "./play.css?inline";
import { wordsBy } from "./play/words.all.ts";

export const styles = [own];

/** The passes that are left, as chips, of as many as there were at the start. Those that are used are hollow and stand last. */
export const board: PlayBoard = (playing) => {
  const { course, code } = playing;
  const words = wordsBy[code];
  const [start = 0, before = 0, left = 0] = [course[0], course.at(-2), course.at(-1)].map(
    (stop) => stop?.tokens[0],
  );
  return html`<section class="pass-play" role="group" aria-label=${words.board}>
    <ol>
      ${Array.from({ length: start }, (_, index) => {
        const isGoing = playing.isMoving && index >= left && index < before;
        return html`<li>${chip(index, left, isGoing, playing)}</li>`;
      })}
    </ol>
    <p>${words.left({ passes: left })}</p>
  </section>`;
};

/** All that are left do the same; the keyboard comes to the first, which is used last. */
function chip(index: number, left: number, isGoing: boolean, playing: Playing): TemplateResult {
  const { code, isOpen, isRefused, isWarned, preview, hinted } = playing;
  const words = wordsBy[code];
  const isLeft = index < left;
  const touch = { place: 0, to: [left - 1] };
  const isHinted = isLeft && index === 0 && hinted.length > 0;
  const isNext = index === left - 1 && !!preview?.length;
  const looks = [
    isLeft ? "" : "used",
    isGoing ? "goes" : "",
    isHinted ? "hinted" : "",
    isNext ? (isWarned ? "next warns" : "next") : "",
  ];
  const show = (): void => {
    if (isLeft && isOpen) playing.show(touch);
  };
  const leave = (): void => playing.show(undefined);
  return html`<button
    type="button"
    class=${looks.join(" ")}
    tabindex=${index === 0 ? "0" : "-1"}
    aria-hidden=${index === 0 ? nothing : "true"}
    aria-label=${isHinted ? `${words.pass} (${words.hint})` : words.pass}
    aria-disabled=${isLeft && isOpen && !isRefused ? "false" : "true"}
    @pointerenter=${show}
    @pointerleave=${leave}
    @focus=${(event: FocusEvent) => {
      if ((event.target as Element).matches(":focus-visible")) show();
    }}
    @blur=${leave}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === "Escape") leave();
    }}
    @click=${() => {
      if (isLeft && isOpen) playing.touch(touch);
    }}
  >
    ${isLeft || isGoing ? words.pass : nothing}
  </button>`;
}
