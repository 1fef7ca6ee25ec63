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
  const observed = status === "proved" ? undefined : last;
  if (period === 1 && preperiod === 0 && saltus !== undefined) return words.rising({ saltus, observed });
  return words.period({ period, preperiod, saltus, observed });
}
