import type { TemplateResult } from "lit/html.js";
import { chooseWords, VOCABULARIES, wordsOf } from "../../../model/vocabulary.ts";
import type { FigureContext } from "../context.ts";
import { choicesOf, select } from "../controls.ts";
import { guessingWords } from "./words.ts";

/** Which words there are for values; with several players there is no choice of them. */
export function wordsChoice({ state, messages, store }: FigureContext): TemplateResult {
  const words = guessingWords(messages);
  return select(
    words.words,
    wordsOf(state),
    choicesOf([...VOCABULARIES].reverse(), words.vocabulary),
    (chosen) => chooseWords(store, chosen),
  );
}
