import { parts } from "../../loading/parts.ts";
import { Dictionary } from "../dictionary.ts";
import type { Words } from "./words.en.ts";

export type Term = keyof Words;

/** What the terms mean; fetched when the first of them is asked for. */
export const glossaries = new Dictionary(
  async (language) =>
    language === "zh" ? (await import("./words.zh.ts")).zh : (await import("./words.en.ts")).en,
  parts.glossary,
);
