import { html, type TemplateResult } from "lit/html.js";
import type { Hand } from "../kit/hand.ts";
import { leaving, leftBy, type Reach } from "./gestures.ts";
import { textLine } from "../../kit/controls.ts";
import type { Words } from "./words.en.ts";
import { speaks } from "../../kit/voice.ts";

/** A number that somebody typed, where it is one within these bounds. */
export function numberIn(text: string, least: number, most: number): number | undefined {
  const typed = text.normalize("NFKC").replace(/[\s,]/g, "");
  const number = /^\d{1,16}$/.test(typed) ? Number(typed) : NaN;
  return number >= least && number <= most ? number : undefined;
}

/** How many are taken from a pile that is too large to be pointed at exactly, and what is told of it. */
export function takeField(
  name: string,
  { place, size }: Reach,
  hand: Hand,
  words: Words,
  told: unknown,
): TemplateResult {
  const pointed = leftBy(hand, place);
  const written = hand.written?.place === place ? hand.written.texts[0] : undefined;
  const text = written ?? (pointed === undefined ? "" : String(size - pointed));
  const taken = numberIn(text, 1, size);
  return html`<form
    class="take"
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (taken !== undefined) hand.play(leaving(place, size - taken));
      else (event.currentTarget as HTMLFormElement).querySelector("input")?.focus();
    }}
    @focusout=${({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(currentTarget as Element).contains(relatedTarget as Element | null)) hand.forget();
    }}
  >
    <label
      ><span aria-hidden="true">${words.field}</span>${textLine(
        words.fieldName({ heap: name }),
        text,
        (typed) => {
          const taken = numberIn(typed, 1, size);
          hand.write(place, [typed], taken === undefined ? undefined : leaving(place, size - taken));
        },
        {
          isSpoken: true,
          holds: "digits",
          isWrong: text !== "" && taken === undefined,
          wide: Math.max(4, String(size).length),
          isShut: !hand.isOpen,
        },
      )}</label
    >
    <button type="submit" aria-disabled=${hand.isOpen && taken !== undefined ? "false" : "true"}>
      ${words.play}
    </button>
    ${text !== "" && taken === undefined ? html`<small ${speaks()}>${words.range({ most: size })}</small>` : html`<small aria-hidden="true">${told}</small>`}
  </form>`;
}
