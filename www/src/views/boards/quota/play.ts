import { html, type TemplateResult } from "lit/html.js";
import type { PlayModule } from "../board.ts";
import { arrangement } from "../kit/arrangement.ts";
import { handed, type Hand } from "../kit/hand.ts";
import { takenPiles } from "../stones/piles.ts";
import { pileStyles } from "../stones/styles.ts";
import type { Playing } from "../playing.ts";
import { wordsBy } from "./play/words.all.ts";
import styles from "./play/quota.css?inline";

/** One heap, and a line below the stones that may be taken from it now. */
function draw(playing: Playing, hand: Hand): TemplateResult {
  const { course, code } = playing;
  const words = wordsBy[code];
  // Only the first of the two numbers is a heap.
  const heap = course.map(({ tokens: [stones = 0], changes }) => ({
    tokens: stones > 0 ? [stones] : [],
    changes: changes?.filter(({ place }) => place === 0),
  }));
  const [row] = arrangement(heap);
  const [stones = 0, quota = 0] = course.at(-1)?.tokens ?? [];
  const { length = 0, gone: [taken] = [] } = row ?? {};
  const pile = {
    name: words.heap,
    place: stones > 0 ? 0 : undefined,
    size: stones,
    length,
    gone: taken ? taken.to - taken.from : 0,
    within: quota,
    note: html`<p class="quota">${stones > 0 ? words.atMost({ quota }) : ""}</p>`,
  };
  return takenPiles(playing, hand, words.heap, [pile]);
}

/** A heap from which a number of stones may be taken that the last move decides. */
export const playing: PlayModule = { board: handed(draw), styles: [...pileStyles, styles] };
