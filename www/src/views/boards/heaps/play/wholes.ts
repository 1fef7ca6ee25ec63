import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Hand } from "../../kit/hand.ts";
import type { Playing } from "../../playing.ts";
import { MOST_STONES } from "../../stones/blocks.ts";
import { wordsBy } from "./words.all.ts";

/** Heaps that are touched as they are: what may become of one is then chosen by name. */
export function wholes(playing: Playing, hand: Hand): TemplateResult {
  const words = wordsBy[playing.code];
  const all = playing.course.at(-1)?.tokens ?? [];
  return html`<div class="wholes" role="group" aria-label=${words.wholes}>
    ${all.map((size, place) => {
      const touch = { place };
      const isTouched = playing.touched.some((each) => each.place === place);
      const isMade = playing.preview?.some((change) => change.place === place) === true;
      const looks = [
        isTouched ? "touched" : "",
        isMade ? (playing.isWarned ? "goes warned" : "goes") : "",
        hand.aim?.place === place && playing.isRefused ? "refused" : "",
        playing.hinted.includes(place) ? "hinted" : "",
      ];
      return html`<button
        type="button"
        class=${looks.join(" ")}
        aria-label=${words.whole({ number: place + 1, count: all.length, size })}
        aria-pressed=${String(isTouched)}
        aria-disabled=${String(!hand.isOpen)}
        @pointerenter=${() => hand.point(touch)}
        @pointerleave=${() => hand.point(undefined)}
        @focus=${({ target }: FocusEvent) => {
          if ((target as Element).matches(":focus-visible")) hand.point(touch);
        }}
        @blur=${() => hand.forget()}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === "Escape") hand.forget();
        }}
        @click=${() => hand.play(touch)}
      >
        <span class="size">${size}</span>
        ${size <= MOST_STONES ? html`<span class="stones" aria-hidden="true">${Array.from({ length: size }, () => html`<i></i>`)}</span>` : nothing}
      </button>`;
    })}
    ${all.length === 0 ? html`<span class="size">0</span>` : nothing}
  </div>`;
}
