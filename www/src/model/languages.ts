// The languages of the page. What is different about each stands in languages.json, which the scripts that compile words read as well.
import all from "./languages.json" with { type: "json" };

/** A language by its code, as links and files have it. */
export type Language = keyof typeof all;

/** A language as it is: its tag for whatever speaks it, its own name, and its marks with the blanks around them. */
interface LanguageEntry {
  readonly tag: string;
  readonly name: string;
  /** What stands between two sentences. */
  readonly gap: string;
  /** What ends a sentence that another one follows. */
  readonly stop: string;
  readonly colon: string;
  /** What stands between several things in a row. */
  readonly comma: string;
}

export const languages: Readonly<Record<Language, LanguageEntry>> = all;

/** All of them, in the order in which the page offers them. */
export const LANGUAGES = Object.keys(all) as readonly Language[];

/** The language of whoever reads none of the others. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Something in each language. */
export function byLanguage<T>(of: (code: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((code) => [code, of(code)])) as Record<Language, T>;
}

/** The language of that code, if it is one. */
export function languageCalled(code: unknown): Language | undefined {
  return LANGUAGES.find((one) => one === code);
}

/** The one that follows it, and the first after the last. */
export function nextLanguage(code: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(code) + 1) % LANGUAGES.length] ?? code;
}
