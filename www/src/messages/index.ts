import type { Text } from "../solver/wire.ts";
import type { Language } from "../model/state.ts";
import { en, type Messages } from "./en.ts";
import { zh } from "./zh.ts";

export type { FaultFacts, Messages } from "./en.ts";

export function messagesIn(language: Language): Messages {
  return language === "zh" ? zh : en;
}

/** A text of the catalogue in the language of the page. */
export function worded(messages: Messages, text: Text): string {
  return text[messages.code];
}

/** The language of the browser, where the page speaks it. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => code === "zh" || code === "en");
  return known === "zh" ? "zh" : "en";
}
