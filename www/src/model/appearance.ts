// Theme and language of the page.
import { choice, shown, Slice } from "./slice.ts";
import type { Store } from "./store.ts";
import type { Language, Theme } from "./values.ts";
import { byLanguage, DEFAULT_LANGUAGE, languageCalled, languages } from "./languages.ts";
import * as texts from "./texts.appearance.ts";

export const appearance = shown<{ theme: Theme }>(
  "appearance",
  { theme: "auto" },
  [
    {
      ...choice<"theme", Theme>("theme", "theme", ["auto", "light", "dark"], texts.theme),
      shared: "always",
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
  initial: { language: DEFAULT_LANGUAGE, isChosen: false },
  fields: [
    {
      name: "lang",
      ...texts.lang,
      names: { ...texts.lang.names, ...byLanguage((code) => byLanguage(() => languages[code].name)) },
      shared: "always",
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
