import { handed, type Hand } from "../kit/hand.ts";
import { pileStyles } from "../stones/styles.ts";
import type { PlayModule } from "../board.ts";
import { rows } from "./play/rows.ts";
import rowStyles from "./play/rows.css?inline";
import { wholes } from "./play/wholes.ts";
import wholeStyles from "./play/wholes.css?inline";
import type { TemplateResult } from "lit/html.js";
import type { Playing } from "../playing.ts";
import { arrangement } from "../kit/arrangement.ts";
import { takenPiles } from "../stones/piles.ts";
import { wordsBy } from "./play/words.all.ts";

/** Heaps that are taken from, that may break in two or three, or of which one chooses what becomes of them. */
export const playing: PlayModule = {
  board: handed((playing, hand) => {
    const { reshapes = false, parts = 1 } = playing.part;
    if (reshapes) return wholes(playing, hand);
    return parts > 1 ? rows(playing, hand) : stacks(playing, hand);
  }),
  styles: [...pileStyles, rowStyles, wholeStyles],
};

/** Heaps whose stones are taken from their ends. */
function stacks(playing: Playing, hand: Hand): TemplateResult {
  const words = wordsBy[playing.code];
  const rows = arrangement(playing.course);
  const piles = rows.map(({ length, standing: [heap], gone: [taken] }, row) => ({
    name: words.heap({ number: row + 1, count: rows.length }),
    place: heap?.place,
    size: heap?.to ?? 0,
    length,
    gone: taken ? taken.to - taken.from : 0,
  }));
  return takenPiles(playing, hand, words.board, piles);
}
