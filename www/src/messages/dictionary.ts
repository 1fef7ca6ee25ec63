import type { Text } from "../solver/wire.ts";
import type { Language } from "../model/state.ts";

/** Words in both languages, of which only those that are read are fetched. */
export class Dictionary<Words> {
  readonly #fetch: (language: Language) => Promise<Words>;
  readonly #loaded = new Map<Language, Words>();
  readonly #loading = new Map<Language, Promise<Words>>();

  constructor(fetch: (language: Language) => Promise<Words>) {
    this.#fetch = fetch;
  }

  async load(language: Language): Promise<Words> {
    const words = await this.#fetch(language);
    this.keep(language, words);
    return words;
  }

  /** Words that have come with others. */
  keep(language: Language, words: Words): void {
    this.#loaded.set(language, words);
  }

  /**
   * The words in a language, or in the one that was read before until they have come; `onReady` is called then. Where
   * they cannot be fetched, they are asked for again with the next change.
   */
  in(language: Language, onReady: () => void): Words | undefined {
    const words = this.#loaded.get(language);
    if (words) return words;
    let coming = this.#loading.get(language);
    if (!coming) {
      coming = this.load(language);
      this.#loading.set(language, coming);
      coming.then(
        () => undefined,
        () => this.#loading.delete(language),
      );
    }
    coming.then(onReady, () => undefined);
    return [...this.#loaded.values()][0];
  }
}

/** A text of the catalogue in the language of the page. */
export function worded({ code }: { code: Language }, text: Text): string {
  return text[code];
}

/** The language of the browser, where the page speaks it. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => code === "zh" || code === "en");
  return known === "zh" ? "zh" : "en";
}
