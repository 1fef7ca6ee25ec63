import { html } from "lit/html.js";
import type { PlayBoard } from "../playing.ts";
import own from "./play.css?inline";
import { wordsBy } from "../kit/words.all.ts";

export const styles = [own];

/** The number that goes with the position; nobody touches it. */
export const board: PlayBoard = ({ course, code, preview }) => {
  const words = wordsBy[code];
  const number = course.at(-1)?.tokens[0] ?? 0;
  const next = preview?.[0]?.to[0];
  return html`<p class="register-play">
    ${words.noted} <b>${number}</b>${next === undefined ? "" : html` → <b>${next}</b>`}
  </p>`;
};
