// Compiles the words of the page to TypeScript beside them. A words.toml in a folder becomes a module for each language, in which
// a text with holes is a function, and two by which others have them in all languages. What is wanted in all languages at once
// stands in a texts.toml, of which each table becomes a module. CONTRIBUTING.md tells how they are written.
import { parse } from "@messageformat/parser";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Complaint, refresh, root } from "./shared.mjs";
import { LANGUAGES, wordsFile } from "./textFiles.mjs";

/** @typedef {import("@messageformat/parser").Token} Token */
/** @typedef {import("@messageformat/parser").Select} Select */
/** @typedef {import("./textFiles.mjs").Words} Words */
/** @typedef {import("./textFiles.mjs").WordGroup} WordGroup */
/** @typedef {import("./textFiles.mjs").Language} Language */
/** @typedef {import("./textFiles.mjs").LanguageEntry} LanguageEntry */

/** Writes a text that stands somewhere as an expression of TypeScript.
 * @typedef {(text: Record<string, string>, at: string) => string} Writer */

/** Types of what fills holes, by their names.
 * @typedef {Map<string, string>} Holes */

/** The language whose texts say what holes there are. */
const FIRST = "en";

/** What a hole may be besides a text and a choice, with its type, and what writes it. */
const KINDS = new Map([
  ["number", { type: "number", by: "$number" }],
  ["list", { type: "readonly string[]", by: "$listed" }],
  // Something that is no text, such as the badge of a value.
  ["part", { type: "T", by: "" }],
]);

/** The case of a choice whose hole is undefined. */
const NONE = "none";

/** Writes the modules anew that differ, and for each language one that writes its numbers and lists. */
export function writeWords() {
  for (const code of Object.keys(LANGUAGES))
    refresh(
      path.join(root, `www/src/messages/locale.${code}.ts`),
      `// Generated.\nimport { locales } from "./locale.ts";\n\nexport const { listed, number } = locales.${code};\n`,
    );
  const all = readdirSync(path.join(root, "www/src"), { recursive: true, encoding: "utf8" });
  for (const name of all) {
    const file = path.posix.join("www/src", ...name.split(path.sep));
    const { dir, base, name: kind } = path.posix.parse(file);
    const modules =
      base === "words.toml"
        ? { ...compiled(file), ...gathered(file) }
        : base === "texts.toml"
          ? inAll(file)
          : {};
    for (const [of, text] of Object.entries(modules)) refresh(path.join(root, dir, `${kind}.${of}.ts`), text);
  }
}

/** The modules of a file of words, by languages; what is written in them goes, where something is named, through a function of
 * that name.
 * @template {string} [Code=Language]
 * @param {string} file
 * @param {string} [content]
 * @param {string} [through]
 * @param {Readonly<Record<Code, LanguageEntry>>} [list]
 * @returns {Record<Code, string>} */
export function compiled(
  file,
  content,
  through = "",
  list = /** @type {Readonly<Record<string, LanguageEntry>>} */ (LANGUAGES),
) {
  const words = wordsFile(file, content, list);
  [within, languages] = [through, list];
  const modules = Object.keys(list).map((code) => /** @type {const} */ ([code, moduleOf(code, words, file)]));
  [within, languages] = ["", LANGUAGES];
  return /** @type {Record<Code, string>} */ (Object.fromEntries(modules));
}

/** What gives the words of a folder in all languages: at once, or each when it is fetched.
 * @param {string} file
 * @param {Readonly<Record<string, LanguageEntry>>} [list] */
export function gathered(file, list = LANGUAGES) {
  const codes = Object.keys(list);
  const model = path.posix.relative(path.posix.dirname(file), "www/src/model");
  const head = ["// Generated from words.toml.", `import type { Language } from "${model}/languages.ts";`];
  const type = `import type { Words } from "./words.${FIRST}.ts";`;
  const all = [
    ...[...head, type],
    ...codes.map((code) => `import { ${code} } from "./words.${code}.ts";`),
    ...["", "export type { Words };", ""],
    `export const wordsBy: Readonly<Record<Language, Words>> = { ${codes.join(", ")} };`,
  ];
  const each = [
    ...[...head, type, ""],
    "export const fetchWords: Readonly<Record<Language, () => Promise<Words>>> = {",
    ...codes.map((code) => `  ${code}: async () => (await import("./words.${code}.ts")).${code},`),
    "};",
  ];
  return { all: [...all, ""].join("\n"), each: [...each, ""].join("\n") };
}

/** The modules of a file of texts, by its tables: each for the source of that name, with every text in all languages.
 * @param {string} file
 * @param {string} [content]
 * @param {Readonly<Record<string, LanguageEntry>>} [list]
 * @returns {Record<string, string>} */
export function inAll(file, content, list = LANGUAGES) {
  const tables = Object.entries(wordsFile(file, content, list));
  const codes = Object.keys(list);
  languages = list;
  /** @type {Writer} */
  const write = (text, at) =>
    `{ ${codes.map((code) => `${code}: ${message(code, text, at, true)}`).join(", ")} }`;
  const modules = tables.map(([name, table]) => {
    const at = `${file}: ${name}`;
    if (Array.isArray(table) || isText(table)) throw new Complaint(`${at} is no table`);
    const texts = Object.entries(table).map(
      ([key, one]) => `export const ${key} = ${code(write, one, `${at}.${key}`)};\n`,
    );
    if (texts.some((text) => text.includes("${$"))) throw new Complaint(`${at} has holes that are no texts`);
    return /** @type {const} */ ([name, `// Generated from texts.toml.\n${texts.join("")}`]);
  });
  languages = LANGUAGES;
  return Object.fromEntries(modules);
}

/** The function through which all that is written goes, while a file is compiled. */
let within = "";

/** The languages into which it is compiled.
 * @type {Readonly<Record<string, LanguageEntry>>} */
let languages = LANGUAGES;

/** @param {string} language @param {WordGroup} words @param {string} file */
function moduleOf(language, words, file) {
  const body = group((text, at) => message(language, text, at, language === FIRST), words, `${file}: `);
  const messages = path.posix.relative(path.posix.dirname(file), "www/src/messages");
  const used = ["listed", "number"]
    .filter((name) => body.includes(`$${name}(`))
    .map((name) => `${name} as $${name}`)
    .join(", ");
  return [
    "// Generated from words.toml.",
    ...(used ? [`import { ${used} } from "${messages}/locale.${language}.ts";`] : []),
    ...(body.includes("): Phrase<T> =>") ? [`import type { Phrase } from "${messages}/phrase.ts";`] : []),
    ...(language === FIRST ? [] : [`import type { Words } from "./words.${FIRST}.ts";`]),
    ...(language === FIRST
      ? ["", `export const ${FIRST} = ${body};`, "", `export type Words = typeof ${FIRST};`]
      : ["", `export const ${language}: Words = ${body};`]),
    "",
  ].join("\n");
}

/** @param {Writer} write @param {WordGroup} words @param {string} at */
function group(write, words, at) {
  const lines = Object.entries(words).map(
    ([key, value]) =>
      `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}: ${code(write, value, `${at}${key}`)},\n`,
  );
  return `{\n${lines.join("")}}`;
}

/** @param {Writer} write @param {Words | Words[]} words @param {string} at @returns {string} */
function code(write, words, at) {
  if (Array.isArray(words))
    return `[${words.map((one, index) => code(write, one, `${at}.${String(index + 1)}`)).join(", ")}]`;
  return isText(words) ? write(words, at) : group(write, words, `${at}.`);
}

/** @param {Words} words @returns {words is Record<Language, string>} */
function isText(words) {
  return Object.keys(languages).every((code) => typeof Reflect.get(words, code) === "string");
}

/** A text, or where it has holes a function.
 * @param {string} language @param {Record<string, string>} text @param {string} at
 * @param {boolean} isTyped Whether it says what its holes are. */
function message(language, text, at, isTyped) {
  const english = new Writing(FIRST, text[FIRST] ?? "", at);
  const own = language === FIRST ? english : new Writing(language, text[language] ?? "", at);
  const [there, here] = [english, own].map(({ holes }) => JSON.stringify([...holes].sort()));
  if (there !== here) throw new Complaint(`${at} has other holes in ${language} than in English`);
  if (own.holes.size === 0) return own.code;
  const names = [...own.read].join(", ");
  if (!isTyped) return `({ ${names} }) => ${own.code}`;
  const types = [...own.holes].map(([name, type]) => `${name}: ${type}`).join("; ");
  return own.isList
    ? `<T,>({ ${names} }: { ${types} }): Phrase<T> => ${own.code}`
    : `({ ${names} }: { ${types} }) => ${own.code}`;
}

/** The plural forms of a language.
 * @param {string} language */
function formsOf(language) {
  return new Intl.PluralRules(languages[language]?.tag).resolvedOptions().pluralCategories;
}

/** A text of one language as an expression of TypeScript. */
class Writing {
  /** @type {Holes} */
  holes = new Map();

  /** The holes that are written or tested; a choice with one case asks for nothing.
   * @type {Set<string>} */
  read = new Set();

  /** Holes that are not undefined in the case that is being written.
   * @type {Set<string>} */
  #given = new Set();

  /** @param {string} language @param {string} text @param {string} at */
  constructor(language, text, at) {
    try {
      const forms = /** @type {Array<"one" | "other">} */ ([...formsOf(language), NONE]);
      const tokens = parse(text, { cardinal: forms, ordinal: [] });
      /** With something in it that is no text, the whole is a list. */
      this.isList = tokens.some(hasPart);
      this.code = this.#whole(tokens, "", this.isList);
    } catch (fault) {
      throw new Complaint(`${at}.${language}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }

  /** A text, or a list in which what is no text stands between the texts.
   * @param {Token[]} tokens @param {string} counted What # stands for. @param {boolean} isList @returns {string} */
  #whole(tokens, counted, isList) {
    if (isList) return `[${this.#pieces(tokens, counted).join(", ")}]`;
    const literal = (/** @type {string} */ text) => {
      const written = JSON.stringify(text);
      return within ? `${within}(${written})` : written;
    };
    if (tokens.every(({ type }) => type === "content"))
      return literal(tokens.map((token) => ("value" in token ? token.value : "")).join(""));
    const pieces = tokens.map((token) =>
      token.type === "content"
        ? within
          ? `\${${literal(token.value)}}`
          : token.value.replace(/[\\`]|\$(?=\{)/g, "\\$&")
        : `\${${this.#code(token, counted)}}`,
    );
    return `\`${pieces.join("")}\``;
  }

  /** @param {Token[]} tokens @param {string} counted @returns {string[]} */
  #pieces(tokens, counted) {
    const at = tokens.findIndex(hasPart);
    const texts = at < 0 ? tokens : tokens.slice(0, at);
    const text = texts.length > 0 ? [this.#whole(texts, counted, false)] : [];
    const token = tokens[at];
    if (!token || token.type === "content") return text;
    const code = this.#code(token, counted);
    return [...text, "cases" in token ? `...${code}` : code, ...this.#pieces(tokens.slice(at + 1), counted)];
  }

  /** @param {Exclude<Token, { type: "content" }>} token @param {string} counted @returns {string} */
  #code(token, counted) {
    switch (token.type) {
      case "argument":
        return this.#read(token.arg, "string");
      case "octothorpe":
        this.read.add(counted);
        return `$number(${counted})`;
      case "function": {
        const kind = KINDS.get(token.key);
        if (!kind)
          throw new Complaint(`{${token.arg}, ${token.key}} is no ${[...KINDS.keys()].join(", no ")}`);
        const name = this.#read(token.arg, kind.type);
        return kind.by ? `${kind.by}(${name})` : name;
      }
      case "plural":
        return this.#choice(token, "number", token.arg);
      case "select": {
        const keys = token.cases.map(({ key }) => key).filter((key) => key !== NONE);
        const type = keys.includes("other")
          ? "string"
          : keys.toSorted().join() === "false,true"
            ? "boolean"
            : keys.map((key) => JSON.stringify(key)).join(" | ");
        return this.#choice(token, type, counted);
      }
      case "selectordinal":
        throw new Complaint("ordinal numbers are not written");
    }
  }

  /** Without an "other" a select has no more cases than are there.
   * @param {Select} token @param {string} type @param {string} counted */
  #choice(token, type, counted) {
    const { arg, type: kind, cases } = token;
    const isList = hasPart(token);
    const none = cases.find(({ key }) => key === NONE);
    const name = this.#hole(arg, none ? `${type} | undefined` : type);
    const given = cases.filter((one) => one !== none);
    const last = given.find(({ key }) => key === "other") ?? (kind === "select" ? given.at(-1) : undefined);
    if (!last) throw new Complaint(`{${name}, ${kind}} has no "other"`);
    const ofNone = none ? `${name} === undefined ? ${this.#whole(none.tokens, counted, isList)} : ` : "";
    const known = this.#given.has(name);
    if (none) this.#given.add(name);
    const tests = given
      .filter((one) => one !== last)
      .map(({ key, tokens }) => {
        const value =
          kind === "select" && type !== "boolean"
            ? JSON.stringify(key)
            : key === "one"
              ? "1"
              : key.replace("=", "");
        return `${name} === ${value} ? ${this.#whole(tokens, counted, isList)} : `;
      });
    if (none || tests.length > 0) this.read.add(name);
    const ofLast = this.#whole(last.tokens, counted, isList);
    if (!known) this.#given.delete(name);
    return `(${ofNone}${tests.join("")}${ofLast})`;
  }

  /** @param {string} name @param {string} type */
  #read(name, type) {
    this.read.add(name);
    return this.#hole(name, type);
  }

  /** @param {string} name @param {string} type */
  #hole(name, type) {
    const whole = this.holes.get(name) ?? type;
    const known = this.#given.has(name) ? whole.replace(" | undefined", "") : whole;
    if (known !== type) throw new Complaint(`{${name}} is of type ${known} and of type ${type}`);
    this.holes.set(name, whole);
    return name;
  }
}

/** @param {Token} token @returns {boolean} */
function hasPart(token) {
  return (
    (token.type === "function" && token.key === "part") ||
    ("cases" in token && token.cases.some(({ tokens }) => tokens.some(hasPart)))
  );
}
