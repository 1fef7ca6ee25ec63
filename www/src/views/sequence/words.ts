import type { Locale } from "../../messages/locale.ts";
import type { Sequence } from "../../solver/wire.ts";
import { en, type Words as SequenceWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export type { SequenceWords };

/** The words of a sequence, which come with it when it is opened. */
export function sequenceWords({ code }: Locale): SequenceWords {
  return code === "zh" ? zh : en;
}

/** How the values up to a last heap repeat, proved or only observed. */
export function repeatSaid(
  { period, preperiod = 0, saltus, status }: Sequence,
  last: number,
  words: SequenceWords,
): string {
  if (period === undefined) return words.noPeriod({ last });
  return words.period({ period, preperiod, saltus, observed: status === "proved" ? undefined : last });
}
