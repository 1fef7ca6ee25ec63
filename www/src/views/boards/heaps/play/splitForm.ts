import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Touch } from "../../../../solver/requests.ts";
import type { Standing } from "../../kit/arrangement.ts";
import type { Hand } from "../../kit/hand.ts";
import { pileWords, signOf } from "../../stones/pile.ts";
import { numberIn } from "../../stones/takeField.ts";
import type { Playing } from "../../playing.ts";
import { takenBy, toldBreak, type Break } from "./breaking.ts";
import { wordsBy } from "./words.all.ts";
import { textLine } from "../../../kit/controls.ts";

/** What is to be left of a row, by what is typed for its parts from left to right; nothing typed is nothing left. */
export function typedBreak(place: number, size: number, texts: readonly string[]): Touch | undefined {
  const sizes = texts.map((text) => (text.trim() === "" ? 0 : numberIn(text, 0, size)));
  const [left = 0, ...others] = sizes.filter((each) => each !== undefined);
  const isWithin = others.reduce((sum, each) => sum + each, left) <= size;
  if (others.length < texts.length - 1 || !isWithin) return undefined;
  const [right = 0] = others.splice(-1);
  // Somebody who has typed nothing has not said to take everything.
  return texts.every((text) => text.trim() === "") ? undefined : { place, to: [left, right, ...others] };
}

/** A row too long for stones: its number, and fields for what is to be left of it. */
export function splitForm(
  name: string,
  { place, to: size }: Standing,
  shown: Break | undefined,
  playing: Playing,
  hand: Hand,
): TemplateResult {
  const words = wordsBy[playing.code];
  const common = pileWords[playing.code];
  const written = hand.written?.place === place ? hand.written.texts : undefined;
  const { parts = 1 } = playing.part;
  const told = shown && toldBreak(shown, size, words);
  const sizes =
    told === undefined
      ? []
      : parts > 2
        ? [shown?.left, shown?.between, shown?.right]
        : [shown?.left, shown?.right];
  const texts = written ?? Array.from({ length: parts }, (_, index) => sizes[index]?.toString() ?? "");
  const touch = typedBreak(place, size, texts);
  const isWrong = touch === undefined && texts.some((text) => text !== "");
  const { isRefused, isWarned, hinted } = playing;
  const field = (index: number) =>
    textLine(
      words.field({ heap: name, side: index === 0 ? "left" : index === parts - 1 ? "right" : "middle" }),
      texts[index] ?? "",
      (typed) => {
        const next = texts.with(index, typed);
        hand.write(place, next, typedBreak(place, size, next));
      },
      {
        isSpoken: true,
        holds: "digits",
        isWrong,
        wide: Math.max(4, String(size).length),
        isShut: !hand.isOpen,
      },
    );
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
    <span class="size">${common.number({ value: size })}</span>
    <span class="sides"
      ><span aria-hidden="true">${words.leaves}</span>${texts.map(
        (_, index) =>
          html`${index === 0 ? nothing : html`<span aria-hidden="true">${words.between({ isLast: index === parts - 1 })}</span>`}${field(index)}`,
      )}</span
    >
    <button type="submit" aria-disabled=${hand.isOpen && touch ? "false" : "true"}>
      ${shown && takenBy(shown, size) === 0 ? words.split : words.take}
    </button>
    ${told ? html`<small>${signOf(isMine && isRefused, isWarned)}${told}</small>` : nothing}
  </form>`;
}
