// Another language needs an entry in the list of languages and its texts: nothing else says how many there are.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { parse, stringify } from "smol-toml";
import ts from "typescript";
import { expect, test } from "vitest";
import { compiled, gathered, inAll } from "../../www/scripts/words.mjs";
import { LANGUAGES } from "../../www/scripts/textFiles.mjs";
import { locales } from "../../www/src/messages/locale.ts";
import { STRAINS } from "../stress/said.ts";

const ALL = { ...LANGUAGES, xx: { tag: "en", gap: " " } };

/** All files of this name. */
const filesCalled = (called: string): string[] =>
  readdirSync("www/src", { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === called)
    .map((name) => path.posix.join("www/src", ...name.split(path.sep)));

const accents = STRAINS["accents"] ?? ((text: string) => text);

/** An English text with accents: between every second pair of braces is no text, nor is a brace in quotes. */
function accented(text: string): string {
  let depth = 0;
  return text
    .split(/('[{}][^']*'|[{}])/)
    .map((part) => {
      depth += part === "{" ? 1 : part === "}" ? -1 : 0;
      return depth % 2 === 0 && !part.startsWith("'") ? accents(part) : part;
    })
    .join("");
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz").flatMap((one) => [one, one.toUpperCase()]);
const WITHOUT = new Map(LETTERS.map((letter) => [accents(letter), letter]));

/** A text without them. */
const plain = (text: string): string => Array.from(text, (letter) => WITHOUT.get(letter) ?? letter).join("");

/** The same texts, and each in one more language. */
function translated(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(translated);
  if (typeof words !== "object" || words === null) return words;
  const entries = Object.entries(words).map(([key, one]: [string, unknown]) => [key, translated(one)]);
  const { en } = words as { en?: unknown };
  return { ...Object.fromEntries(entries), ...(typeof en === "string" && { xx: accented(en) }) };
}

/** What a module of words exports. */
function run(module: string): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  const script = ts.transpile(module, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS });
  runInNewContext(script, { exports, require: () => locales.en });
  return exports;
}

/** Of texts in all languages those in one. */
function textsIn(language: string, texts: unknown): unknown {
  if (typeof texts !== "object" || texts === null) return texts;
  const { en, [language]: text } = texts as Record<string, unknown>;
  if (typeof en === "string" || typeof en === "function") return text;
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, textsIn(language, one)]));
}

/** How many letters have accents. */
const accentsIn = (module: string): number => module.match(/[áéíóú]/g)?.length ?? 0;

/** Which words there are, which of them have holes, and the texts of the others, without accents. */
function shapeOf(words: unknown): unknown {
  if (typeof words === "string") return plain(words);
  if (typeof words !== "object" || words === null) return typeof words;
  return Object.entries(words).map(([key, one]) => [key, shapeOf(one)]);
}

test("a third language is compiled as the others are, and has the words that they have", () => {
  const files = filesCalled("words.toml");
  let translations = 0;
  for (const file of files) {
    const texts = stringify(translated(parse(readFileSync(file, "utf8"))));
    const modules = compiled(file, texts, "", ALL);
    expect(modules.xx, file).toContain("export const xx: Words = {");
    const [{ en }, { xx }] = [run(modules.en), run(modules.xx)];
    expect(shapeOf(xx), file).toEqual(shapeOf(en));
    translations += accentsIn(modules.xx);
  }
  expect(files.length).toBeGreaterThan(60);
  expect(translations).toBeGreaterThan(1000);
});

test("a third language stands beside the others in every text that is wanted in all of them", () => {
  let translations = 0;
  for (const file of filesCalled("texts.toml")) {
    const texts = stringify(translated(parse(readFileSync(file, "utf8"))));
    for (const [of, module] of Object.entries(inAll(file, texts, ALL))) {
      const all = run(module);
      expect(shapeOf(textsIn("xx", all)), `${file}: ${of}`).toEqual(shapeOf(textsIn("en", all)));
      translations += accentsIn(module);
    }
  }
  expect(translations).toBeGreaterThan(1000);
});

test("what gives the words in all languages gives them in a third one", () => {
  const { all, each } = gathered("www/src/views/x/words.toml", ALL);
  expect(all).toContain('import { xx } from "./words.xx.ts";');
  expect(all).toContain("= { en, zh, xx };");
  expect(each).toContain('xx: async () => (await import("./words.xx.ts")).xx,');
});

test("a translator is told which text is missing, and may read a note beside it", () => {
  const file = "www/src/views/x/words.toml";
  const words = 'a.b = { en = "Even", zh = "偶" }';
  expect(() => compiled(file, words, "", ALL)).toThrow(`${file}: a.b.xx is missing`);
  const noted = words.replace(" }", ', note = "of numbers" }');
  expect(compiled(file, noted)).toEqual(compiled(file, words));
});
