import { parts } from "../../loading/texts.lazy.ts";
import { Dictionary } from "../dictionary.ts";
import { fetchWords } from "./words.each.ts";
import type { Words } from "./words.en.ts";

export type Term = keyof Words;

/** What the terms mean; fetched when the first of them is asked for. */
export const glossaries = new Dictionary((language) => fetchWords[language](), parts.glossary);
