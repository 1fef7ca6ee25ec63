import { html, type TemplateResult } from "lit/html.js";
import type { Hand } from "../kit/hand.ts";
import type { Playing } from "../playing.ts";
import { MOST_STONES } from "./blocks.ts";
import { drawPile, pileWords, STILL, type Pile } from "./pile.ts";
import { shownOf } from "./shown.ts";

/** Beyond so many lines stones are drawn smaller, so that all heaps are seen at once. */
const ROOM = 440;

/** A pile that is taken from at its end, and what is said below it. */
interface TakenPile
  extends Pick<Pile, "name" | "place" | "size" | "length" | "gone">, Partial<Pick<Pile, "within">> {
  readonly note?: TemplateResult;
}

/** Piles one below the other, their stones in lines that are as long as there is room, and as large. */
export function takenPiles(
  playing: Playing,
  hand: Hand,
  name: string,
  piles: readonly TakenPile[],
): TemplateResult {
  const { code, isMoving } = playing;
  const lengths = piles.map(({ length }) => length);
  const shown = piles.map(({ note, ...pile }) => {
    const { place } = pile;
    const all = { ...STILL, ...(place !== undefined && shownOf(playing, hand, place)), ...pile };
    return html`${drawPile({ ...all, told: pileWords[code].take }, hand, code)}${note}`;
  });
  const drawn = lengths.map((length) => (length > MOST_STONES ? 1 : length));
  const most = Math.max(1, ...drawn);
  const lines = (columns: number): number =>
    drawn.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / columns)), 0);
  const gaps = drawn.length * 22;
  const high = (columns: number): number => Math.max(24, Math.round((ROOM - gaps) / lines(columns)));
  const narrow = Math.min(most, 10);
  const middle = most <= 15 ? most : 10;
  const wide = Math.min(most, 20);
  // Between narrow and wide, lines are of ten or as long as the longest pile.
  const tens = middle === 10 ? 1 : 0;
  const sizes = Object.entries({ narrow, middle, wide }).map(
    ([room, columns]) => `--${room}: ${columns}; --${room}-high: ${high(columns)}px;`,
  );
  return html`<div class="piles ${isMoving ? "moving" : ""}" role="group" aria-label=${name}>
    <div class="lines" .style=${`${sizes.join("")} --tens: ${tens}; --digits: ${digits(lengths)}`}>
      ${shown}
    </div>
  </div>`;
}

/** How much room their numbers take up. */
function digits(lengths: readonly number[]): number {
  const drawn = lengths.filter((length) => length <= 999);
  return Math.max(...drawn.map((length) => String(length).length), 1);
}
