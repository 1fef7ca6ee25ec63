import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Touch } from "../../../../solver/requests.ts";
import type { Standing } from "../../kit/arrangement.ts";
import type { Hand } from "../../kit/hand.ts";
import { pileWords, signOf } from "../../kit/pile/pile.ts";
import { numberIn } from "../../kit/pile/takeField.ts";
import type { Playing } from "../../playing.ts";
import type { Break } from "./breaking.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** What is to be left of a row, by what is typed for its two sides; nothing typed is nothing left. */
export function typedBreak(place: number, size: number, texts: readonly string[]): Touch | undefined {
  const [left, right] = texts.map((text) => (text.trim() === "" ? 0 : numberIn(text, 0, size)));
  if (left === undefined || right === undefined || left + right > size) return undefined;
  // Somebody who has typed nothing has not said to take everything.
  return texts.every((text) => text.trim() === "") ? undefined : { place, to: [left, right] };
}

/** A row too long for stones: its number, and fields for what is to be left on both sides. */
export function splitForm(
  name: string,
  { place, to: size }: Standing,
  shown: Break | undefined,
  playing: Playing,
  hand: Hand,
): TemplateResult {
  const words = { en, zh }[playing.code];
  const common = pileWords[playing.code];
  const written = hand.written?.place === place ? hand.written.texts : undefined;
  const texts =
    written ?? (shown?.right === undefined ? ["", ""] : [String(shown.left), String(shown.right)]);
  const touch = typedBreak(place, size, texts);
  const isWrong = touch === undefined && texts.some((text) => text !== "");
  const { isRefused, isWarned, hinted } = playing;
  const field = (index: number) =>
    html`<input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      aria-label=${words.fields(name)[index] ?? ""}
      aria-invalid=${isWrong ? "true" : "false"}
      size=${Math.max(4, String(size).length)}
      ?readonly=${!hand.isOpen}
      .value=${live(texts[index] ?? "")}
      @input=${({ target }: Event) => {
        const next = texts.with(index, (target as HTMLInputElement).value);
        hand.write(place, next, typedBreak(place, size, next));
      }}
    />`;
  const taken = shown?.right === undefined ? undefined : size - shown.left - shown.right;
  const told =
    taken === undefined || !shown
      ? ""
      : taken === 0
        ? words.cut(shown.left, shown.right ?? 0)
        : words.breaks(taken, shown.left, shown.right ?? 0);
  const isMine = hand.aim?.place === place;
  const look = `${hinted.includes(place) ? "hinted" : ""} ${isMine && isRefused ? "refused" : ""} ${isWarned && shown ? "warned" : ""}`;
  return html`<form
    class="take ${look}"
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (touch) hand.play(touch);
      else (event.currentTarget as HTMLFormElement).querySelector("input")?.focus();
    }}
    @focusout=${({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(currentTarget as Element).contains(relatedTarget as Element | null)) hand.forget();
    }}
  >
    <span class="size">${common.number(size)}</span>
    <span class="sides"
      ><span aria-hidden="true">${words.leaves}</span>${field(0)}<span aria-hidden="true">${words.and}</span
      >${field(1)}</span
    >
    <button type="submit" aria-disabled=${hand.isOpen && touch ? "false" : "true"}>
      ${taken === 0 ? words.split : words.take}
    </button>
    ${told ? html`<small>${signOf(isMine && isRefused, isWarned)}${told}</small>` : nothing}
  </form>`;
}
