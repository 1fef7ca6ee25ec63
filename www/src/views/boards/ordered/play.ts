import { handed, type Hand } from "../kit/hand.ts";
import { pileStyles } from "../stones/styles.ts";
import type { PlayModule } from "../board.ts";
import type { TemplateResult } from "lit/html.js";
import { takenPiles } from "../stones/piles.ts";
import type { Playing } from "../playing.ts";
import { heapAt } from "./names.ts";
import cells from "../cells/cells.css?inline";
import signs from "../kit/signs.css?inline";
import { sheet } from "./play/sheet.ts";
import sheetStyles from "./play/sheet.css?inline";
import { wordsBy } from "./play/words.all.ts";

/** Heaps each of which has a place of its own; two that may grow are a piece on a sheet. */
export const playing: PlayModule = {
  board: handed((playing, hand) => (playing.part.grows && sheet(playing)) || heapsInOrder(playing, hand)),
  styles: [...pileStyles, cells, signs, sheetStyles],
};

/** Heaps whose stones are taken from their ends. A heap stays at its place, also when nothing is left of it. */
function heapsInOrder(playing: Playing, hand: Hand): TemplateResult {
  const { course, code } = playing;
  const words = wordsBy[code];
  const tokens = course.at(-1)?.tokens ?? [];
  const piles = tokens.map((size, place) => ({
    name: words.heap({ name: heapAt(place), count: tokens.length }),
    place,
    size,
    length: Math.max(...course.map((stop) => stop.tokens[place] ?? 0)),
    gone: Math.max(0, (course.at(-2)?.tokens[place] ?? size) - size),
  }));
  return takenPiles(playing, hand, words.board, piles);
}
