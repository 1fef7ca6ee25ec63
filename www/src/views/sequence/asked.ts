// Which heap is asked about next while values are hidden.
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
