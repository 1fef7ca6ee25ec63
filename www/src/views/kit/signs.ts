import * as texts from "../../messages/texts.signs.ts";
import { byLanguage } from "../../model/languages.ts";
import type { Language, Value } from "../../model/values.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";
import type { Signs } from "../../scene/shapes.ts";

const WIN = byLanguage((code): Signs => ({ P: texts.P[code], N: texts.N[code], D: texts.D[code] }));
const NONE: Signs = { P: "", N: "", D: "" };

/** What stands in the caps for the outcomes, where their letters are no words of the reader’s yet. */
export function signsOf(words: Vocabulary, language: Language): Signs | undefined {
  return { shapes: NONE, win: WIN[language], outcome: undefined, grundy: undefined }[words];
}

/** What is written for a value. */
export function signOf(value: Value, signs: Signs | undefined): string {
  return typeof value === "number" || value === "∞" ? String(value) : (signs?.[value] ?? value);
}
