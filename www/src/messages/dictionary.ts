import type { Text } from "../solver/wire.ts";
import type { Language } from "../model/values.ts";
import { byLanguage, DEFAULT_LANGUAGE, languageCalled, LANGUAGES } from "../model/languages.ts";
import { Lazy, type PartName } from "../loading/lazy.ts";
import { parts } from "../loading/texts.lazy.ts";

/** Words in all languages, of which only those that are read are fetched. */
export class Dictionary<Words> {
  readonly #words: Record<Language, Lazy<Words>>;

  constructor(fetch: (language: Language) => Promise<Words>, name?: PartName) {
    this.#words = byLanguage((code) => new Lazy(name ?? parts[code], () => fetch(code)));
  }

  load(language: Language): Promise<Words> {
    return this.#words[language].arrival();
  }

  /** Words that have come with others. */
  keep(language: Language, words: Words): void {
    this.#words[language].hold(words);
  }

  /** Fetches words that are likely to be read soon. */
  prepare(language: Language): void {
    this.#words[language].prepare();
  }

  /** The words in a language; until they have come, or where they do not come, those in another one. */
  in(language: Language): Words | undefined {
    const wanted = this.#words[language];
    const others = LANGUAGES.filter((code) => code !== language).map((code) => this.#words[code]);
    const words = wanted.get() ?? others.map((other) => other.peek()).find((there) => there !== undefined);
    if (!words && wanted.state === "failed") others[0]?.prepare();
    return words;
  }
}

/** A text of the catalogue in the language of the page. */
export function worded({ code }: { code: Language }, text: Text): string {
  return text[code];
}

/** The languages of the browser; an old one names a single one. */
export function browserLanguages(): readonly string[] {
  const { languages, language } = navigator as { languages?: readonly string[]; language: string };
  return languages ?? [language];
}

/** The first of these languages that the page speaks. */
export function preferredLanguage(languages: readonly string[]): Language {
  const codes = languages.map((tag) => languageCalled(tag.slice(0, 2).toLowerCase()));
  return codes.find((code) => code !== undefined) ?? DEFAULT_LANGUAGE;
}

/** A text that begins a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
