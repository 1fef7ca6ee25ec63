import type { Locale } from "../../messages/locale.ts";
import type { Sequence } from "../../solver/wire.ts";
import { wordsBy } from "./words.all.ts";
import type { Words as SequenceWords } from "./words.en.ts";

export type { SequenceWords };

/** The words of a sequence, which come with it when it is opened. */
export function sequenceWords({ code }: Locale): SequenceWords {
  return wordsBy[code];
}

/** How the values repeat, proved or only observed. */
export function repeatSaid(
  { period, preperiod = 0, saltus, status, values }: Sequence,
  words: SequenceWords,
): string {
  const last = values.length - 1;
  if (period === undefined) return words.noPeriod({ last });
  const observed = status === "proved" ? undefined : last;
  if (period === 1 && preperiod === 0 && saltus !== undefined) return words.rising({ saltus, observed });
  return words.period({ period, preperiod, saltus, observed });
}

/** Why there are fewer values than were asked for. */
export function stoppedSaid({ stopped, values }: Sequence, words: SequenceWords): string | undefined {
  const { code, limit = 0 } = stopped ?? {};
  const last = values.length - 1;
  switch (code) {
    case undefined:
      return undefined;
    case "cancelled":
      return words.stoppedByHand({ last });
    case "too-many-moves":
      return words.stoppedByMoves({ last, limit });
    case "too-many-positions":
      return words.stoppedByPositions({ last, limit });
    case "growing-heap":
      return words.stoppedByGrowth({ last });
    default:
      return words.stoppedByMemory({ last });
  }
}
