import { parts } from "../../loading/parts.ts";
import { Dictionary } from "../dictionary.ts";
import type { Glossary } from "./en.ts";

export type Term = keyof Glossary;

/** What the terms mean; fetched when the first of them is asked for. */
export const glossaries = new Dictionary(
  async (language) =>
    language === "zh" ? (await import("./zh.ts")).glossary : (await import("./en.ts")).glossary,
  parts.glossary,
);
