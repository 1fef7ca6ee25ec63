import type { Language } from "../../model/values.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";
import type { Signs } from "../../scene/shapes.ts";

const WIN: Record<Language, Signs> = { en: { P: "L", N: "W" }, zh: { P: "负", N: "胜" } };
const NONE: Signs = { P: "", N: "" };

/** What stands in the caps for the outcomes, where their letters are no words of the reader’s yet. */
export function signsOf(words: Vocabulary, language: Language): Signs | undefined {
  return { shapes: NONE, win: WIN[language], outcome: undefined, grundy: undefined }[words];
}
