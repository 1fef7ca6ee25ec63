import type { Language } from "../model/values.ts";

/** A language, and how it writes numbers and lists. */
export interface Locale {
  readonly code: Language;
  readonly number: (value: number) => string;
  /** Several things in a row, without an “and”. */
  readonly listed: (things: readonly string[]) => string;
}
