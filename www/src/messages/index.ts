import type { Text } from "../solver/wire.ts";
import type { Language } from "../model/state.ts";
import type { Messages } from "./en.ts";

export type { FaultFacts, Messages } from "./en.ts";

const loaded = new Map<Language, Messages>();
const loading = new Map<Language, Promise<Messages>>();

/** The page's words in a language. Only the languages that are read are fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  const messages = language === "zh" ? (await import("./zh.ts")).zh : (await import("./en.ts")).en;
  loaded.set(language, messages);
  return messages;
}

/**
 * The words in a language, or in the one that was read before until they have come; `onReady` is called then. Where they
 * cannot be fetched, they are asked for again with the next change.
 */
export function messagesFor(language: Language, onReady: () => void): Messages | undefined {
  const messages = loaded.get(language);
  if (messages) return messages;
  let coming = loading.get(language);
  if (!coming) {
    coming = loadMessages(language);
    loading.set(language, coming);
    coming.then(
      () => undefined,
      () => loading.delete(language),
    );
  }
  coming.then(onReady, () => undefined);
  return [...loaded.values()][0];
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
