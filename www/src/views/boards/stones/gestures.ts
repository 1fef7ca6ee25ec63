// How a number of stones is said by mouse, finger, pen and keyboard: those that go are at the end of their pile.
import type { Touch } from "../../../solver/requests.ts";
import { under } from "../../kit/onScreen.ts";
import type { Hand } from "../kit/hand.ts";

/** A pile that can be taken from. */
export interface Reach {
  readonly place: number;
  readonly size: number;
  /** How many go at the first press of an arrow key. */
  readonly first?: number | undefined;
}

/** All but so many stones go. */
export function leaving(place: number, left: number): Touch {
  return { place, to: left > 0 ? [left] : [] };
}

/** How many stones stand if what the hand points at goes; nothing: it points elsewhere. */
export function leftBy(hand: Pick<Hand, "aim">, place: number | undefined): number | undefined {
  const { aim } = hand;
  return aim && aim.place === place ? (aim.to?.[0] ?? 0) : undefined;
}

/** How far a key goes. What is at the left end of the row goes last, so that the arrow to the left takes more. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowLeft: 1,
  ArrowDown: -1,
  ArrowRight: -1,
  PageUp: 10,
  PageDown: -10,
};

type PileKeyEvent = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "preventDefault">;

/** Arrows change how many go, digits say it, Enter or Space takes them, Escape forgets. */
export function pressKey(hand: Hand, { place, size, first = 1 }: Reach, event: PileKeyEvent): void {
  const { key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !hand.isOpen) return;
  const left = leftBy(hand, place);
  const taken = left === undefined ? 0 : size - left;
  const take = (next: number): void =>
    hand.point(next > 0 ? leaving(place, size - Math.min(next, size)) : undefined);
  const by = STEPS[key];
  const typed = /^\d$/.test(key) ? typedOn(hand.typed, key, size) : "";
  if (by !== undefined) take(taken === 0 && by > 0 ? Math.max(first, by) : taken + by);
  else if (key === "Home") take(1);
  else if (key === "End") take(size);
  else if (typed) take(Number(typed));
  else if (key === "Enter" || key === " ") hand.play();
  else if (key === "Escape") {
    // Where nothing is begun the key is for others.
    if (!hand.aim) return;
    hand.forget();
  } else return;
  hand.typed = typed;
  event.preventDefault();
}

/** A number goes on with another digit, or begins anew with it where it would be more than there is. */
function typedOn(before: string, digit: string, size: number): string {
  return [before + digit, digit].find((text) => Number(text) > 0 && Number(text) <= size) ?? before;
}

type PilePointerEvent = Pick<
  PointerEvent,
  "type" | "pointerType" | "pointerId" | "button" | "clientX" | "clientY"
> & {
  readonly currentTarget: EventTarget | null;
};

/**
 * Pointing shows what goes, and sliding along changes it; lifting takes it, sliding off the stones does not. `touchOf` says what
 * is touched with the pointer over an element of the pile that has the attribute `data-touch`.
 */
export function pointer(
  hand: Hand,
  touchOf: (value: string) => Touch | undefined,
  event: PilePointerEvent,
): void {
  const pile = event.currentTarget as HTMLElement;
  const over = (): Touch | undefined => {
    const element = under(pile, event)?.closest<HTMLElement>("[data-touch]");
    return element && pile.contains(element) ? touchOf(element.dataset["touch"] ?? "") : undefined;
  };
  const isFinger = event.pointerType === "touch";
  switch (event.type) {
    case "pointerdown": {
      const touch = over();
      if (event.button !== 0 || !hand.isOpen || !touch) return;
      hand.pressed = touch;
      // What happens beside the pile is told to it as well, until the pointer is lifted.
      pile.setPointerCapture(event.pointerId);
      hand.typed = "";
      hand.point(touch);
      return;
    }
    case "pointermove":
      if (isFinger && !hand.pressed) return;
      hand.point(over());
      return;
    case "pointerup": {
      if (!hand.pressed) return;
      const touch = over();
      hand.pressed = undefined;
      if (!touch) hand.forget();
      else {
        hand.play(touch);
        if (isFinger) hand.lift();
      }
      return;
    }
    case "pointerleave":
    case "pointercancel":
      if (event.type === "pointerleave" && hand.pressed) return;
      hand.forget();
  }
}
