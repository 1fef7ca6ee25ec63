import type { Language } from "../../model/values.ts";
import type { Glossary } from "./en.ts";

export type Term = keyof Glossary;

const loaded = new Map<Language, Glossary>();

/** What the terms mean; fetched when the first of them is asked for. */
export async function loadGlossary(language: Language): Promise<Glossary> {
  const { glossary } = language === "zh" ? await import("./zh.ts") : await import("./en.ts");
  loaded.set(language, glossary);
  return glossary;
}

/** The glossary, if it has been fetched. */
export function glossaryIn(language: Language): Glossary | undefined {
  return loaded.get(language);
}
