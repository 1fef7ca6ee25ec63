// What a script asks for is looked at before anything is done: it may be written without types.
import type { FigureOptions, LinkFault } from "../../figure.d.ts";
import type { Language } from "../model/values.ts";
import { DEFAULT_LANGUAGE, languageCalled, LANGUAGES } from "../model/languages.ts";
import { isText, kindOf } from "../solver/local.ts";

/** What each option takes: some words, a number from so much on, or a value of a type. */
const OPTIONS: Record<keyof FigureOptions, readonly string[] | number | "boolean" | "text"> = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  width: 1,
  height: 1,
  hasSelection: "boolean",
  hasPaper: "boolean",
  from: 0,
  to: 0,
  isFragment: "boolean",
  address: "text",
};

/** What is wrong with it, if anything is; what is in the link is another matter. */
export function refused(link: unknown, options: unknown): LinkFault | undefined {
  if (!isText(link)) return fault("wrong-type", "link", kindOf(link));
  if (options === undefined || options === null) return undefined;
  if (kindOf(options) !== "record") return fault("wrong-type", "options", kindOf(options));
  for (const [key, value] of Object.entries(options)) {
    const wrong = value === undefined ? undefined : refusedOption(key, value);
    if (wrong) return wrong;
  }
  return undefined;
}

/** The language in which faults are told, of options that may be wrong as well. */
export function languageOf(options: unknown): Language {
  const { language } = (kindOf(options) === "record" && (options as FigureOptions | null)) || {};
  return languageCalled(language) ?? DEFAULT_LANGUAGE;
}

function refusedOption(key: string, value: unknown): LinkFault | undefined {
  const field = `options.${key}`;
  if (!Object.hasOwn(OPTIONS, key)) return fault("unknown-key", field, key);
  const wanted = OPTIONS[key as keyof FigureOptions];
  if (typeof wanted === "number") {
    if (typeof value !== "number" || Number.isNaN(value)) return fault("wrong-type", field, kindOf(value));
    if (value >= wanted) return undefined;
    return { code: "out-of-range", field, got: value, limit: wanted };
  }
  if (wanted === "boolean" || wanted === "text")
    return kindOf(value) === wanted ? undefined : fault("wrong-type", field, kindOf(value));
  if (!isText(value)) return fault("wrong-type", field, kindOf(value));
  return wanted.includes(value) ? undefined : fault("unknown-choice", field, value);
}

function fault(code: LinkFault["code"], field: string, got: string): LinkFault {
  return { code, field, got };
}
