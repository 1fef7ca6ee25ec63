import type { Text } from "../solver/wire.ts";
import type { Language } from "../model/state.ts";
import type { Messages } from "./en.ts";

export type { FaultFacts, Messages } from "./en.ts";

const loaded = new Map<Language, Messages>();

/** The page's words in a language. Only the languages that are read are fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  const messages = language === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en;
  loaded.set(language, messages);
  return messages;
}

/** The words, if they have been fetched. */
export function messagesIn(language: Language): Messages | undefined {
  return loaded.get(language);
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
