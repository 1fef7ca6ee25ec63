// Reads the texts that stand beside the Rust sources, and says in which file and under which key one is not as it is to be.
// CONTRIBUTING.md tells how they are written.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";
import { Complaint, root } from "./shared.mjs";

/** @template T @typedef {(value: unknown, at: string) => T} Reader Of a value, and of where it stands. */

/** @template {Record<string, Reader<unknown>>} Fields
 * @typedef {{ [Key in keyof Fields]: ReturnType<Fields[Key]> }} Read */

/** @param {boolean} is @param {unknown} value @param {string} at @param {string} what */
function expect(is, value, at, what) {
  if (!is) throw new Complaint(`${at} ${value === undefined ? "is missing" : `is no ${what}`}`);
}

/** Lines, with this between them. A line is a sentence.
 * @param {string} between @returns {Reader<string>} */
const lines = (between) => (value, at) => {
  expect(typeof value === "string" && value.trim() !== "", value, at, "text");
  const all = String(value).split("\n");
  // One that stands in one line keeps the blanks at its ends.
  if (all.length === 1) return String(value);
  return all
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(between);
};

/** What is in no language, such as a formula. */
const plain = lines("");

/** @type {Reader<number>} */
const whole = (value, at) => {
  expect(Number.isSafeInteger(value), value, at, "whole number");
  return Number(value);
};

/** What is different about each language.
 * @typedef {{ tag: string; gap: string }} LanguageEntry */

/** @typedef {keyof typeof import("../src/model/languages.json")} Language */

/** @type {unknown} */
const entriesOfLanguages = JSON.parse(readFileSync(path.join(root, "www/src/model/languages.json"), "utf8"));

/** The languages in which texts are. */
export const LANGUAGES = /** @type {Readonly<Record<Language, LanguageEntry>>} */ (entriesOfLanguages);

/** A text in each of these languages; some have no space between sentences.
 * @template {string} Code
 * @param {Readonly<Record<Code, LanguageEntry>>} list
 * @returns {Record<Code, Reader<string>>} */
function textsIn(list) {
  const entries = /** @type {Array<[Code, LanguageEntry]>} */ (Object.entries(list));
  const readers = entries.map(([code, { gap }]) => /** @type {const} */ ([code, lines(gap)]));
  return /** @type {Record<Code, Reader<string>>} */ (Object.fromEntries(readers));
}

const languages = textsIn(LANGUAGES);

/** @param {unknown} value @param {string} at @returns {Array<[string, unknown]>} */
function entries(value, at) {
  expect(typeof value === "object" && value !== null && !Array.isArray(value), value, at, "table");
  return Object.entries(/** @type {object} */ (value));
}

/** @param {string} at @param {string | number} key */
const under = (at, key) => (at.endsWith(":") ? `${at} ${key}` : `${at}.${key}`);

/** These keys and no others.
 * @template {Record<string, Reader<unknown>>} Fields
 * @param {Fields} fields
 * @returns {Reader<Read<Fields>>} */
const record = (fields) => (value, at) => {
  const given = new Map(entries(value, at));
  for (const key of given.keys())
    if (!(key in fields)) throw new Complaint(`${under(at, key)} is not asked for`);
  /** @type {Record<string, unknown>} */
  const read = {};
  for (const [key, reader] of Object.entries(fields)) read[key] = reader(given.get(key), under(at, key));
  return /** @type {Read<Fields>} */ (read);
};

/** Any keys.
 * @template T @param {Reader<T>} reader @returns {Reader<Record<string, T>>} */
const table = (reader) => (value, at) =>
  Object.fromEntries(entries(value ?? {}, at).map(([key, one]) => [key, reader(one, under(at, key))]));

/** Several; nothing is none.
 * @template T @param {Reader<T>} reader @returns {Reader<T[]>} */
const list =
  (reader) =>
  (value = [], at) => {
    expect(Array.isArray(value), value, at, "list");
    return /** @type {unknown[]} */ (value).map((one, index) => reader(one, under(at, index + 1)));
  };

/** @template T @param {Reader<T>} reader @returns {Reader<T | undefined>} */
const optional = (reader) => (value, at) => (value === undefined ? undefined : reader(value, at));

/** @template T @param {Reader<T>} reader @returns {(name: string, content?: string) => T} */
const file =
  (reader) =>
  (name, content = contentOf(name)) => {
    try {
      return reader(parse(content), `${name}:`);
    } catch (error) {
      if (error instanceof Complaint) throw error;
      throw new Complaint(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

/** @param {string} name */
function contentOf(name) {
  const place = path.join(root, name);
  if (!existsSync(place)) throw new Complaint(`${name} is missing`);
  return readFileSync(place, "utf8");
}

const text = record(languages);

/** One of these words.
 * @template {string} Word @param {...Word} words @returns {Reader<Word>} */
const word =
  (...words) =>
  (value, at) => {
    const found = words.find((each) => each === value);
    if (found === undefined)
      throw new Complaint(`${at} ${value === undefined ? "is missing" : `is none of ${words.join(", ")}`}`);
    return found;
  };

/** For whom a game is, and its rule in one line. */
const offer = record({ level: word("first", "next", "deep"), ...languages });
const formulas = record({ both: list(plain), outcome: list(plain), "game-value": list(plain) });
const parameters = table(record({ name: text, meaning: text, adds: optional(text), choices: table(text) }));

/** What is told of a ruleset. */
export const rulesetFile = file(
  record({
    name: text,
    offer,
    rules: text,
    wordings: list(
      record({
        of: table(plain),
        name: optional(text),
        offer: optional(offer),
        longer: optional(whole),
        ...languages,
      }),
    ),
    parameters,
    examples: list(record({ notation: plain, ...languages })),
    refusals: table(text),
    "shared-refusals": list(plain),
    formulas: optional(formulas),
    "shared-formulas": optional(plain),
    sources: list(plain),
  }),
);

/** What is told of a theorem. */
export const theoremFile = file(
  record({
    name: text,
    statement: text,
    idea: optional(text),
    argument: text,
    formula: (value = "", at) => (value === "" ? "" : plain(value, at)),
    reasons: table(text),
    quantities: table(text),
    claims: table(text),
    proof: text,
    source: plain,
    errata: optional(text),
  }),
);

/** What is told of passes. */
export const passesFile = file(record({ parameters, refusals: table(text) }));

/** What is told of play conventions. */
export const conventionFile = file(
  record({ conventions: table(record({ name: text, says: text })), winners: table(text) }),
);

/** What is known of sequences, and where that was read. */
export const knownFile = file(
  record({
    notation: plain,
    sources: table(record({ name: plain, title: plain, address: plain, read: text })),
    games: list(
      record({
        rules: plain,
        period: optional(whole),
        preperiod: optional(whole),
        saltus: optional(whole),
        regularity: optional(word("ruler-regular")),
        by: optional(plain),
        year: optional(whole),
        computed: optional(record({ to: whole, by: plain, year: optional(whole) })),
        oeis: optional(plain),
        sources: list(plain),
      }),
    ),
    errors: list(
      record({
        work: plain,
        same: list(plain),
        rules: optional(plain),
        heap: optional(whole),
        value: optional(whole),
        exception: optional(whole),
        printed: optional(whole),
        source: plain,
        oeis: optional(plain),
      }),
    ),
    misere: list(
      record({
        kind: word("nim-heaps", "not-nim-heaps", "solved", "not-solved"),
        codes: lines(" "),
        by: optional(plain),
        year: optional(whole),
        source: plain,
      }),
    ),
    called: table(text),
    equal: table(lines(" ")),
  }),
);

/** Words of the page: a text, or several in a group.
 * @typedef {Record<Language, string> | WordGroup} Words */

/** A group, in which several may stand in a row.
 * @typedef {{ [key: string]: Words | Words[] }} WordGroup */

/** Beside a text of the page may stand a note for whoever translates it.
 * @param {Readonly<Record<string, LanguageEntry>>} all
 * @returns {Reader<WordGroup>} */
function wordsIn(all) {
  const noted = record({ ...textsIn(all), note: optional(plain) });
  /** @type {Reader<Words>} */
  const words = (value, at) => {
    const isText = entries(value, at).some(([key, one]) => key in all && typeof one === "string");
    if (!isText) return group(value, at);
    const { note: _, ...text } = noted(value, at);
    return /** @type {Words} */ (text);
  };
  const row = list(words);
  /** @type {Reader<WordGroup>} */
  const group = table((value, at) => (Array.isArray(value) ? row(value, at) : words(value, at)));
  return group;
}

/** The words of a folder of the page.
 * @param {string} name @param {string} [content] @param {Readonly<Record<string, LanguageEntry>>} [list] */
export const wordsFile = (name, content, list = LANGUAGES) => file(wordsIn(list))(name, content);

/** Refusals that several rulesets share. */
export const refusalFile = file(table(text));

/** Formulas that several rulesets share. */
export const formulasFile = file(table(formulas));
