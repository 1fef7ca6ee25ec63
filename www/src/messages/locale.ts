import type { Language } from "../model/values.ts";

/** A language, and how it writes numbers. */
export interface Locale {
  readonly code: Language;
  readonly number: (value: number) => string;
}
