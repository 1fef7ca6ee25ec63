// What is generated into the texts, by the names that stand there for it.
import type { Language } from "../../../src/model/values.ts";
import type { Given } from "../given.ts";
import { codeBlock } from "../code.ts";
import { events, properties } from "./element.ts";
import { errors } from "./errors.ts";
import { attributes, fields } from "./fields.ts";
import { DRAWS, PLAYERS } from "./galleryList.ts";
import type { Gallery } from "./gallery.ts";
import { classKeys, pageKeys } from "./keys.ts";
import { knownErrors, knownGames, knownSources } from "./known.ts";
import { ruleExamples, rulePrograms, rulesAsked } from "./rules.ts";
import { rulesets } from "./rulesets.ts";
import { stories } from "./stories.ts";
import { playersTheorems, theorems, type Homes } from "./theorems.ts";
import { calls, types } from "./types.ts";

type Part = () => string | Promise<string>;

/** Finds what stands for a name on the pages of a language. */
export function partsOf(
  language: Language,
  { given, gallery, homes }: { given: Given; gallery: Gallery; homes: Homes },
): (name: string) => Promise<string> {
  const typesOf =
    (file: string): Part =>
    () =>
      types(given.read(`dist/lib/${file}.d.ts`), given);
  const all: Readonly<Record<string, Part>> = {
    "gallery-rulesets": () => gallery.rulesets(language),
    "gallery-more": () => gallery.more(language),
    figure: () => gallery.plain(language),
    "players-figures": () => gallery.beside(PLAYERS, language),
    "draws-figures": () => gallery.beside(DRAWS, language),
    "players-theorems": () => playersTheorems(language, homes),
    stories: () => stories(language),
    attributes: () => attributes(language),
    events: () => events(given.read("www/custom-elements.json"), given.read("www/element.d.ts"), language),
    properties: () => properties(given.read("www/src/styles/tokens.css"), language),
    fields: () => fields(language),
    rulesets: () => rulesets(language),
    "rule-examples": () => ruleExamples(language, given),
    "rules-asked": () => rulesAsked(language, given),
    "rule-programs": () => rulePrograms(language, given),
    theorems: () => theorems(language, homes),
    known: () => knownGames(language),
    "known-errors": () => knownErrors(language),
    "known-sources": () => knownSources(language),
    calls: () => calls(given.read("dist/lib/api.d.ts"), given),
    requests: typesOf("requests"),
    options: typesOf("options"),
    answers: typesOf("wire"),
    "known-types": typesOf("literature"),
    "figure-types": typesOf("figure"),
    errors: () => errors(language),
    help: async () =>
      codeBlock(await given.run(language === "en" ? ["--help"] : ["--help", "--lang", language]), "text"),
    "page-keys": () => pageKeys(language),
    "class-keys": () => classKeys(language),
  };
  return async (name) => {
    const part = all[name];
    if (!part) throw new Error(`there is nothing called {{${name}}}`);
    return part();
  };
}
