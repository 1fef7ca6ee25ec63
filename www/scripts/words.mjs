// Compiles the words of the page, a words.toml in a folder, to TypeScript beside it: a module for each language, in which a
// text with holes is a function. CONTRIBUTING.md tells how they are written.
import { parse } from "@messageformat/parser";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Complaint, refresh, root } from "./shared.mjs";
import { wordsFile } from "./textFiles.mjs";

/** @typedef {import("@messageformat/parser").Token} Token */
/** @typedef {import("@messageformat/parser").Select} Select */
/** @typedef {import("./textFiles.mjs").Words} Words */
/** @typedef {import("./textFiles.mjs").WordGroup} WordGroup */
/** @typedef {keyof typeof LANGUAGES} Language */

/** Types of what fills holes, by their names.
 * @typedef {Map<string, string>} Holes */

/** The plural forms of each language. */
const LANGUAGES = {
  en: { plurals: /** @type {["one", "other"]} */ (["one", "other"]) },
  zh: { plurals: /** @type {["other"]} */ (["other"]) },
};

/** What a hole may be besides a text and a choice, with its type, and what writes it. */
const KINDS = new Map([
  ["number", { type: "number", by: "$number" }],
  ["list", { type: "readonly string[]", by: "$listed" }],
  // Something that is no text, such as the badge of a value.
  ["part", { type: "T", by: "" }],
]);

/** The case of a choice whose hole is undefined. */
const NONE = "none";

/** Writes the modules anew that differ. */
export function writeWords() {
  const all = readdirSync(path.join(root, "www/src"), { recursive: true, encoding: "utf8" });
  for (const name of all.filter((name) => path.basename(name) === "words.toml")) {
    const file = path.posix.join("www/src", ...name.split(path.sep));
    const modules = compiled(file);
    for (const language of /** @type {const} */ (["en", "zh"]))
      refresh(path.join(root, path.dirname(file), `words.${language}.ts`), modules[language]);
  }
}

/** The modules of a file of words; what is written in them goes, where something is named, through a function of that name.
 * @param {string} file
 * @param {string} [content]
 * @param {string} [through] */
export function compiled(file, content, through = "") {
  const words = wordsFile(file, content);
  within = through;
  const modules = { en: moduleOf("en", words, file), zh: moduleOf("zh", words, file) };
  within = "";
  return modules;
}

/** The function through which all that is written goes, while a file is compiled. */
let within = "";

/** @param {Language} language @param {WordGroup} words @param {string} file */
function moduleOf(language, words, file) {
  const body = group(language, words, `${file}: `);
  const messages = path.posix.relative(path.posix.dirname(file), "www/src/messages");
  const used = ["listed", "number"]
    .filter((name) => body.includes(`$${name}(`))
    .map((name) => `${name}: $${name}`)
    .join(", ");
  return [
    "// Generated from words.toml.",
    ...(used ? [`import { locales } from "${messages}/locale.ts";`] : []),
    ...(body.includes("): Phrase<T> =>") ? [`import type { Phrase } from "${messages}/phrase.ts";`] : []),
    ...(language === "en" ? [] : ['import type { Words } from "./words.en.ts";']),
    ...(used ? ["", `const { ${used} } = locales.${language};`] : []),
    ...(language === "en"
      ? ["", `export const en = ${body};`, "", "export type Words = typeof en;"]
      : ["", `export const zh: Words = ${body};`]),
    "",
  ].join("\n");
}

/** @param {Language} language @param {WordGroup} words @param {string} at */
function group(language, words, at) {
  const lines = Object.entries(words).map(
    ([key, value]) =>
      `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}: ${code(language, value, `${at}${key}`)},\n`,
  );
  return `{\n${lines.join("")}}`;
}

/** @param {Language} language @param {Words | Words[]} words @param {string} at @returns {string} */
function code(language, words, at) {
  if (Array.isArray(words))
    return `[${words.map((one, index) => code(language, one, `${at}.${String(index + 1)}`)).join(", ")}]`;
  const { en, zh } = words;
  return typeof en === "string" && typeof zh === "string"
    ? message(language, { en, zh }, at)
    : group(language, /** @type {WordGroup} */ (words), `${at}.`);
}

/** A text, or where it has holes a function.
 * @param {Language} language @param {Record<Language, string>} text @param {string} at */
function message(language, text, at) {
  const english = new Writing("en", text.en, at);
  const own = language === "en" ? english : new Writing(language, text[language], at);
  const [there, here] = [english, own].map(({ holes }) => JSON.stringify([...holes].sort()));
  if (there !== here) throw new Complaint(`${at} has other holes in ${language} than in English`);
  if (own.holes.size === 0) return own.code;
  const names = [...own.read].join(", ");
  if (language !== "en") return `({ ${names} }) => ${own.code}`;
  const types = [...own.holes].map(([name, type]) => `${name}: ${type}`).join("; ");
  return own.isList
    ? `<T,>({ ${names} }: { ${types} }): Phrase<T> => ${own.code}`
    : `({ ${names} }: { ${types} }) => ${own.code}`;
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

  /** @param {Language} language @param {string} text @param {string} at */
  constructor(language, text, at) {
    try {
      const forms = /** @type {Array<"one" | "other">} */ ([...LANGUAGES[language].plurals, NONE]);
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
