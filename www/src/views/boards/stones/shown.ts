import type { Change } from "../../../solver/wire.ts";
import type { Playing } from "../playing.ts";
import type { Hand } from "../kit/hand.ts";
import { leftBy } from "./gestures.ts";
import { pileWords, type Mark, type Pile } from "./pile.ts";

/** With more ways to go on in a heap, marks would only say that anything may be touched. */
const MOST_MARKS = 3;

type ShownPile = Pick<Pile, "left" | "isRefused" | "isWarned" | "isHinted" | "isLit" | "isAlone" | "marks">;

/** What of a pile would go, and what else may go with what has been touched. */
export function shownOf(playing: Playing, hand: Hand, place: number): ShownPile {
  const { preview, touched, offers, isRefused, isWarned, hinted, lit, code } = playing;
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
    isLit: lit.includes(place),
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

function marksOf(
  offers: Playing["offers"],
  place: number,
  also: (stones: { taken: number }) => string,
): Mark[] {
  const marks = new Map<number, Mark>();
  for (const offer of offers) {
    const change = changeAt(offer, place);
    const [left = 0] = change?.to ?? [];
    if (change) marks.set(left, { left, text: also({ taken: change.from - left }) });
  }
  return marks.size > MOST_MARKS ? [] : [...marks.values()];
}
