import { byLanguage, languages, type Language } from "../model/languages.ts";

/** A language, how it writes numbers and lists, and its marks with the blanks around them. */
export interface Locale {
  readonly code: Language;
  /** As documents and screen readers know it. */
  readonly tag: string;
  readonly number: (value: number) => string;
  /** Several things in a row, without an “and”. */
  readonly listed: (things: readonly string[]) => string;
  /** What stands between those. */
  readonly comma: string;
  /** What stands between two sentences. */
  readonly gap: string;
  /** What ends a sentence that another one follows. */
  readonly stop: string;
  readonly colon: string;
}

export const locales: Readonly<Record<Language, Locale>> = byLanguage((code) => {
  const { tag, gap, stop, colon, comma } = languages[code];
  const numbers = new Intl.NumberFormat(tag);
  return {
    ...{ code, tag, gap, stop, colon, comma },
    number: (value) => numbers.format(value),
    listed: (things) => things.join(comma),
  };
});
