import type { TemplateResult } from "lit/html.js";
import type { Change } from "../../../../solver/wire.ts";
import type { Playing } from "../../playing.ts";
import { arrangement } from "../../kit/arrangement.ts";
import type { Hand } from "../../kit/hand.ts";
import { leftBy } from "../../kit/pile/gestures.ts";
import { drawPile, pileWords, STILL, type Mark } from "../../kit/pile/pile.ts";
import { drawPiles } from "../../kit/pile/piles.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

/** With more ways to go on in a heap, marks would only say that anything may be touched. */
const MOST_MARKS = 3;

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

/** What of a pile would go, and what else may go with what has been touched. */
export function shownOf(playing: Playing, hand: Hand, place: number) {
  const { preview, touched, offers, isRefused, isWarned, hinted, code } = playing;
  const pointed = leftBy(hand, place);
  const isTouched = touched.some((touch) => touch.place === place);
  const left = pointed ?? changeAt(preview, place)?.to[0] ?? (changeAt(preview, place) && 0);
  const before = touched.find((touch) => touch.place === place)?.to;
  const remembered = before && (before[0] ?? 0);
  return {
    left: left ?? remembered,
    isRefused: isRefused && pointed !== undefined,
    isWarned: isWarned && left !== undefined,
    isHinted: hinted.includes(place),
    isAlone:
      isTouched &&
      (left ?? remembered) === remembered &&
      offers.length > 1 &&
      offers.some(
        (offer) => offer.length === 1 && offer[0]?.place === place && (offer[0].to[0] ?? 0) === remembered,
      ),
    marks: isTouched ? [] : marksOf(offers, place, pileWords[code].also),
  };
}

function changeAt(changes: readonly Change[] | undefined, place: number): Change | undefined {
  return changes?.find((change) => change.place === place);
}

function marksOf(offers: Playing["offers"], place: number, also: (taken: number) => string): Mark[] {
  const marks = new Map<number, Mark>();
  for (const offer of offers) {
    const change = changeAt(offer, place);
    const [left = 0] = change?.to ?? [];
    if (change) marks.set(left, { left, text: also(change.from - left) });
  }
  return marks.size > MOST_MARKS ? [] : [...marks.values()];
}
