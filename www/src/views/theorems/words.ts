import type { Locale } from "../../messages/locale.ts";
import { wordsBy, type Words as TheoremWords } from "./words.all.ts";

export type { TheoremWords };

/** What is said of theorems and their checks, which comes with their view when it is opened. */
export function theoremWords({ code }: Pick<Locale, "code">): TheoremWords {
  return wordsBy[code];
}

/** What is said of a claim: that there is no case of it, or how it holds or fails. */
interface ClaimWords {
  none?: string;
  holds: (of: { cases: number }) => string;
  fails: (of: { cases: number; failures: number }) => string;
}

/** How a claim fares. */
export function claimSays(
  words: ClaimWords,
  { cases, failures }: { cases: number; failures: number },
): string {
  if (cases === 0 && words.none !== undefined) return words.none;
  return failures === 0 ? words.holds({ cases }) : words.fails({ cases, failures });
}
