// Where a row of stones breaks, as it is touched: what stands to the left of what goes, and what to the right of it.
import type { Change } from "../../../../solver/wire.ts";
import type { Touch } from "../../../../solver/requests.ts";
import { beside } from "../../kit/arrangement.ts";
import type { Hand } from "../../kit/hand.ts";
import type { Playing } from "../../playing.ts";

/** How many stones stand on both sides of what goes; on the right nobody may have said yet. */
export interface Break {
  readonly left: number;
  readonly right: number | undefined;
}

/** The stone of a row of such a size at that place, counted from 1. */
export interface Pin {
  readonly place: number;
  readonly size: number;
  readonly stone: number;
}

/**
 * What is touched by pressing a stone: the first one that goes; where that has been said, the last one; and where the pointer was
 * pressed down on another stone, all from there to here.
 */
export function touchAt(
  { place, size, stone }: Pin,
  playing: Pick<Playing, "touched">,
  hand: Pick<Hand, "pressed">,
): Touch | undefined {
  const { pressed } = hand;
  if (pressed && pressed.place !== place) return undefined;
  const begun = pressed?.to?.[1] === null ? (pressed.to[0] ?? 0) + 1 : stone;
  if (begun !== stone) return { place, to: [Math.min(begun, stone) - 1, size - Math.max(begun, stone)] };
  const first = touchedBreak(playing, place);
  if (first && stone > first.left) return { place, to: [first.left, size - stone] };
  return { place, to: [stone - 1, null] };
}

export function breakOf({ to = [] }: Touch): Break {
  return { left: to[0] ?? 0, right: to[1] ?? undefined };
}

/** What has been touched of a place. */
export function touchedBreak({ touched }: Pick<Playing, "touched">, place: number): Break | undefined {
  const touch = touched.find((each) => each.place === place);
  return touch?.to && breakOf(touch);
}

/** What is shown of a place before it is done: what the hand points at, or what somebody else shows, or what is touched. */
export function shownBreak(
  playing: Pick<Playing, "preview" | "touched">,
  hand: Pick<Hand, "aim">,
  place: number,
): Break | undefined {
  const { aim } = hand;
  const change = playing.preview?.find((each) => each.place === place);
  const said = aim?.place === place ? breakOf(aim) : touchedBreak(playing, place);
  if (!said) return change && { left: change.to[0] ?? 0, right: change.to[1] ?? 0 };
  return { left: said.left, right: said.right ?? (change && beside(change.to, said.left)) };
}

/** How many stones may stand on the right of what goes, where what stands on its left has been touched. */
export function offeredRights(
  playing: Pick<Playing, "touched" | "offers">,
  place: number,
): ReadonlySet<number> {
  const first = touchedBreak(playing, place);
  const rights = (changes: readonly Change[]): number[] =>
    changes.flatMap((change) => {
      const right = first && change.place === place ? beside(change.to, first.left) : undefined;
      return right === undefined ? [] : [right];
    });
  return new Set(playing.offers.flatMap(rights));
}
