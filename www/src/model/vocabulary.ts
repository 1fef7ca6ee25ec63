// Which words the values of positions have, from nothing to those of the field.
import { choice, shown } from "./slice.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";

/** Grundy values and all that belongs to them; outcome classes; who wins; nothing but the shapes in the picture. */
export const VOCABULARIES = ["grundy", "outcome", "win", "shapes"] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** What the vocabulary does not have yet is said nowhere. */
export const vocabulary = shown<{ words: Vocabulary }>("vocabulary", { words: "grundy" }, [
  choice("words", "words", VOCABULARIES),
]);

/** The words that are used; with several players there is no choice of them. */
export function wordsOf(state: State): Vocabulary {
  const { convention } = state.game ?? {};
  return convention?.kind === "alliance" ? "grundy" : vocabulary.of(state).words;
}

export function chooseWords(store: Store, words: Vocabulary): void {
  vocabulary.put(store, { words });
}
