// Which heap is asked about while values are hidden, and which comes next.
import type { State } from "../../model/state.ts";
import type { Sizes } from "./sizes.ts";

/** The selected heap, or else the next one, of those whose values are hidden. */
export function nextHidden(
  { from, length }: Pick<Sizes, "from" | "length">,
  [own = from]: readonly number[],
  known: ReadonlyMap<number, number>,
): number | undefined {
  const begun = own >= from && own < length ? own : from;
  for (let heap = begun; heap < length; heap++) if (!known.has(heap)) return heap;
  for (let heap = from; heap < begun; heap++) if (!known.has(heap)) return heap;
  return undefined;
}

/** The position that is asked about: the selected one, where it is a single heap whose value is hidden. */
export function askedIn(
  { selected }: Pick<State, "selected">,
  known: ReadonlyMap<number, number>,
  [heap, ...others]: readonly number[],
): string | undefined {
  return heap === undefined || others.length > 0 || known.has(heap) ? undefined : selected;
}
