import type { Language, Value } from "../../model/values.ts";
import type { Vocabulary } from "../../model/vocabulary.ts";
import type { Signs } from "../../scene/shapes.ts";

const WIN: Record<Language, Signs> = { en: { P: "L", N: "W", D: "D" }, zh: { P: "负", N: "胜", D: "和" } };
const NONE: Signs = { P: "", N: "", D: "" };

/** What stands in the caps for the outcomes, where their letters are no words of the reader’s yet. */
export function signsOf(words: Vocabulary, language: Language): Signs | undefined {
  return { shapes: NONE, win: WIN[language], outcome: undefined, grundy: undefined }[words];
}

/** What is written for a value. */
export function signOf(value: Value, signs: Signs | undefined): string {
  return typeof value === "number" || value === "∞" ? String(value) : (signs?.[value] ?? value);
}
