// Positions of three heaps.
import { activate } from "../../model/play.ts";
import type { Store } from "../../model/store.ts";

/** A position of heaps in any order, as the solver writes it. */
export function heapsLabel(heaps: readonly number[]): string {
  const left = heaps.filter((heap) => heap > 0).sort((one, two) => one - two);
  return `(${left.join(",")})`;
}

/** The heaps of a position, three of them: empty ones come first. */
export function heapsOf(label: string): readonly [number, number, number] {
  const heaps = (label.match(/\d+/g) ?? []).map(Number);
  const [one = 0, two = 0, three = 0] = [0, 0, 0, ...heaps].slice(-3);
  return [one, two, three];
}

/** A position is selected everywhere; in a class it is looked at only where it is in the picture. */
export function chooseHeaps(store: Store, heaps: readonly number[]): void {
  activate(store, heapsLabel(heaps));
}
