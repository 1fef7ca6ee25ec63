// Theme and language of the page.
import { choice, shown, Slice } from "./slice.ts";
import type { Store } from "./store.ts";
import type { Language, Theme } from "./values.ts";
import { byLanguage, languageCalled, languages } from "./languages.ts";

export const appearance = shown<{ theme: Theme }>(
  "appearance",
  { theme: "auto" },
  [
    {
      ...choice<"theme", Theme>("theme", "theme", {
        auto: { en: "As the system", zh: "跟随系统" },
        light: { en: "Light", zh: "浅色" },
        dark: { en: "Dark", zh: "深色" },
      }),
      label: { en: "Theme", zh: "主题" },
      shared: "always",
      says: { en: "the colours: as the system has them, light, or dark", zh: "配色：跟随系统、浅色或深色" },
    },
  ],
  { isReaders: true },
);

interface AppearanceState {
  language: Language;
  isChosen: boolean;
}

/** What a link says of it. */
interface AppearanceLink {
  language?: Language;
}

/** The language, and whether the reader chose it: only then it is kept in the link. */
export const speech: Slice<AppearanceState, AppearanceLink> = new Slice<AppearanceState, AppearanceLink>({
  id: "speech",
  initial: { language: "en", isChosen: false },
  fields: [
    {
      name: "lang",
      label: { en: "Language", zh: "语言" },
      names: {
        "": { en: "the reader’s", zh: "随读者" },
        ...byLanguage((code) => byLanguage(() => languages[code].name)),
      },
      shared: "always",
      says: {
        en: "the language, en or zh; without it the browser’s",
        zh: "语言，en 或 zh；不写则按浏览器的语言",
      },
      read: (text) => {
        const language = languageCalled(/^\w+/.exec(text)?.[0].toLowerCase());
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

export function chooseLanguage(store: Store, language: Language): void {
  speech.put(store, { language, isChosen: true });
}
