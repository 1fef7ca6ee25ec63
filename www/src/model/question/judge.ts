// What a guess is worth, and what refutes it.
import type { Value } from "../values.ts";

/** Why a guess is wrong: an option has the value that was said, or would have to; or all options have the other; or none is there. */
type Refutation = "reached" | "all-others" | "no-move" | "other";

/** What was said of a position, and what that was worth. */
export interface JudgedAnswer {
  label: string;
  said?: Value;
  isRight: boolean;
  /** Why it is wrong; a view may have reasons of its own. */
  how?: Refutation | "no-triple" | "other-day" | undefined;
  /** The positions that show it. */
  witnesses?: readonly string[];
}

/** What shows whether a guess is right. */
interface GuessVerdict<Option> {
  isRight: boolean;
  how?: Refutation;
  /** The options that show it. */
  witnesses: readonly Option[];
}

/** A position that is guessed: its value, and its options with theirs. */
interface Guessed<Option> {
  value: Value | undefined;
  options: readonly Option[];
  valueOf: (option: Option) => Value | undefined;
  /** Whether it may have the value of one of its options. */
  mayRepeat: boolean;
}

export function judged<Option>(
  said: Value,
  { value, options, valueOf, mayRepeat }: Guessed<Option>,
): GuessVerdict<Option> {
  if (said === value) return { isRight: true, witnesses: [] };
  if (options.length === 0) return { isRight: false, how: "no-move", witnesses: [] };
  if (mayRepeat) return { isRight: false, how: "other", witnesses: options };
  // No position has the Grundy value of one of its options; and one that loses is no option of one that loses.
  const same = said === "N" ? undefined : options.find((option) => valueOf(option) === said);
  if (same !== undefined) return { isRight: false, how: "reached", witnesses: [same] };
  return { isRight: false, how: said === "N" ? "all-others" : "other", witnesses: options };
}
