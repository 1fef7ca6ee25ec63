import { lettersOf } from "../../model/letters.ts";
import { classColourOf } from "../kit/cells/classColour.ts";
import { valueSaid } from "../kit/cells/valueSaid.ts";
import type { StillInput } from "../kit/still.ts";
import type { Lane } from "./lane.ts";
import type { SequenceWords } from "./words.ts";

/** What is told of a heap of a line; nothing while that is hidden, or not known. */
export function heapSaid(
  { state, messages }: Pick<StillInput, "state" | "messages">,
  { known, classes, bars }: Lane,
  heap: number,
  words: SequenceWords,
): string | undefined {
  const class_ = known ? known.get(heap) : classes?.[heap];
  if (class_ === undefined) return undefined;
  const said = valueSaid(classColourOf(state), class_, words, messages.outcomes[lettersOf(state)]);
  // What the colours leave out of a value is told all the same.
  return bars && bars.heights !== classes
    ? words.facts({ one: said, other: words.value({ value: bars.heights[heap] ?? 0 }) })
    : said;
}
