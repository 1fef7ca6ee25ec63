// Theme and language of the page.
import { choice, shown, Slice } from "./slice.ts";
import type { Store } from "./store.ts";
import type { Language, Theme } from "./values.ts";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export const appearance = shown<{ theme: Theme }>(
  "appearance",
  { theme: "auto" },
  [
    {
      ...choice("theme", "theme", THEMES),
      says: { en: "the colours: as the system has them, light, or dark", zh: "配色：跟随系统、浅色或深色" },
    },
  ],
  { isReaders: true },
);

interface Share {
  language: Language;
  isChosen: boolean;
}

/** What a link says of it. */
interface Asked {
  language?: Language;
}

/** The language, and whether the reader chose it: only then it is kept in the link. */
export const speech: Slice<Share, Asked> = new Slice<Share, Asked>({
  id: "speech",
  initial: { language: "en", isChosen: false },
  fields: [
    {
      name: "lang",
      says: {
        en: "the language, en or zh; without it the browser’s",
        zh: "语言，en 或 zh；不写则按浏览器的语言",
      },
      read: (text) => {
        const language = /^(en|zh)\b/i.exec(text)?.[1]?.toLowerCase() as Language | undefined;
        return language && { language };
      },
      write: ({ language }) => language,
    },
  ],
  unasked: {},
  asked: (state) => {
    const { language, isChosen } = speech.of(state);
    return isChosen ? { language } : {};
  },
  follow: (store, { language }) => {
    if (language) chooseLanguage(store, language);
  },
  isAppearance: true,
  isReaders: true,
});

export function chooseTheme(store: Store, theme: Theme): void {
  appearance.put(store, { theme });
}

export function chooseLanguage(store: Store, language: Language): void {
  speech.put(store, { language, isChosen: true });
}
