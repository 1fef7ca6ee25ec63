import type { TemplateResult } from "lit/html.js";
import type { Playing } from "../../playing.ts";
import { arrangement } from "../../kit/arrangement.ts";
import type { Hand } from "../../kit/hand.ts";
import { shownOf } from "../../kit/pile/shown.ts";
import { drawPile, pileWords, STILL } from "../../kit/pile/pile.ts";
import { drawPiles } from "../../kit/pile/piles.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** Heaps whose stones are taken from their ends. */
export function stacks(playing: Playing, hand: Hand): TemplateResult {
  const words = { en, zh }[playing.code];
  const rows = arrangement(playing.course);
  const piles = rows.map(({ length, standing: [heap], gone: [taken] }, row) =>
    drawPile(
      {
        ...STILL,
        name: words.heap(row + 1, rows.length),
        place: heap?.place,
        size: heap?.to ?? 0,
        length,
        gone: taken ? taken.to - taken.from : 0,
        ...(heap && shownOf(playing, hand, heap.place)),
        told: pileWords[playing.code].take,
      },
      hand,
      playing.code,
    ),
  );
  return drawPiles(
    words.board,
    rows.map(({ length }) => length),
    piles,
    playing.isMoving,
  );
}
