// Where a row of stones breaks, as it is touched: what stands to the left of what goes, and what to the right of it.
import type { Change } from "../../../../solver/wire.ts";
import type { Touch } from "../../../../solver/requests.ts";
import { beside, inRow } from "../../kit/arrangement.ts";
import type { Hand } from "../../kit/hand.ts";
import type { BoardPart, Playing } from "../../playing.ts";
import type { en } from "./words.en.ts";

/** How many stones stand on both sides of what goes; on the right nobody may have said yet. */
export interface Break {
  readonly left: number;
  readonly right: number | undefined;
  /** A third heap, which stands between what goes and the right one; nothing where several moves differ in it. */
  readonly between: number | undefined;
}

/** The stone of a row of such a size at that place, counted from 1. */
interface Pin {
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
  playing: Pick<Playing, "touched"> & { readonly part: Pick<BoardPart, "parts"> },
  hand: Pick<Hand, "pressed">,
): Touch | undefined {
  const { pressed } = hand;
  // A third heap is never touched: it is whatever fits.
  const others = Array<null>(Math.max(0, (playing.part.parts ?? 1) - 2)).fill(null);
  if (pressed && pressed.place !== place) return undefined;
  const begun = pressed?.to?.[1] === null ? (pressed.to[0] ?? 0) + 1 : stone;
  if (begun !== stone)
    return { place, to: [Math.min(begun, stone) - 1, size - Math.max(begun, stone), ...others] };
  const first = touchedBreak(playing, place);
  if (first && stone > first.left) return { place, to: [first.left, size - stone, ...others] };
  return { place, to: [stone - 1, null, ...others] };
}

function breakOf({ to = [] }: Touch): Break {
  const [left, right, between = 0] = to;
  return { left: left ?? 0, right: right ?? undefined, between: between ?? undefined };
}

/** What has been touched of a place. */
function touchedBreak({ touched }: Pick<Playing, "touched">, place: number): Break | undefined {
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
  if (!said) return change && laid(inRow(change.to, change.to[0] ?? 0, null));
  return laid(change && inRow(change.to, said.left, said.right ?? null)) ?? said;
}

function laid(to: readonly number[] | undefined): Break | undefined {
  return to && { left: to[0] ?? 0, right: to.at(-1) ?? 0, between: to.length > 2 ? (to[1] ?? 0) : 0 };
}

/** How many stones go; nothing where somebody has still to say it. */
export function takenBy({ left, right, between }: Break, size: number): number | undefined {
  return right === undefined || between === undefined ? undefined : size - left - between - right;
}

/** A break in words; nothing where somebody has still to say what goes. */
export function toldBreak(shown: Break, size: number, words: typeof en): string | undefined {
  const taken = takenBy(shown, size);
  if (taken === undefined) return undefined;
  const sizes = [shown.left, shown.between ?? 0, shown.right ?? 0].filter((each) => each > 0);
  const said = conjoined(sizes, words);
  return taken === 0 ? words.cut({ sizes: said }) : words.breaks({ taken, sizes: said });
}

/** Sizes in a row. */
function conjoined(sizes: readonly number[], words: typeof en): string {
  const said = sizes.map((size) => words.size({ size }));
  const [last = words.noStones] = said.splice(-1);
  return said.length === 0 ? last : `${said.join(words.comma)}${words.and}${last}`;
}

/** How many stones may stand on the right of what goes, where what stands on its left has been touched. */
export function offeredRights(
  playing: Pick<Playing, "touched" | "offers">,
  place: number,
): ReadonlySet<number> {
  const first = touchedBreak(playing, place);
  const rights = (changes: readonly Change[]): number[] =>
    changes.flatMap((change) => {
      const beyond = first && change.place === place ? beside(change.to, first.left) : undefined;
      return beyond?.length === 0 ? [0] : (beyond ?? []);
    });
  return new Set(playing.offers.flatMap(rights));
}
