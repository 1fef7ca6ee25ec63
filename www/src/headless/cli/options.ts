// The options of all commands, the kinds of files, and how a command ends. What an option says stands in words.toml.
import type { Theme } from "../../model/values.ts";
import { LANGUAGES } from "../../model/languages.ts";

export const THEMES: readonly Theme[] = ["light", "dark", "auto"];

/** What a result is written as: its terms, a term a line, a table, one record, a record a line. */
export const FILES = ["terms", "b-file", "csv", "json", "ndjson"] as const;
export type FileKind = (typeof FILES)[number];

/** What an option takes: one of some words, a whole number from 0 or 1 on, an address; nothing where it is a switch. */
interface OptionEntry {
  readonly takes?: readonly string[] | "N" | "ADDRESS";
  readonly least?: 0 | 1;
  readonly short?: string;
}

export const OPTIONS = {
  format: { takes: FILES },
  json: {},
  length: { takes: "N" },
  rows: { takes: "N" },
  columns: { takes: "N" },
  bound: { takes: "N" },
  heaps: { takes: "N" },
  "p-positions": { takes: ["list", "pairs"] },
  counterexamples: { takes: "N" },
  level: { takes: "N" },
  seed: { takes: "N", least: 0 },
  theme: { takes: THEMES },
  width: { takes: "N" },
  height: { takes: "N" },
  "no-paper": {},
  "no-selection": {},
  from: { takes: "N", least: 0 },
  to: { takes: "N" },
  fragment: {},
  page: { takes: "ADDRESS" },
  lang: { takes: LANGUAGES },
  help: { short: "h" },
  version: { short: "v" },
} as const satisfies Record<string, OptionEntry>;

export type OptionName = keyof typeof OPTIONS;

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/** What every command has a use for. */
export const EVERYWHERE: readonly OptionName[] = ["lang", "help", "version"];

export function entryOf(name: OptionName): OptionEntry {
  return OPTIONS[name];
}

/** How it is written, such as `--lang en|zh`. */
export function usageOf(name: OptionName, takes = entryOf(name).takes): string {
  const { short } = entryOf(name);
  const what = typeof takes === "object" ? takes.join("|") : takes;
  return `${short ? `-${short}, ` : ""}--${name}${what ? ` ${what}` : ""}`;
}

/** How the process ends. */
export const FINE = 0;
export const DIFFERS = 1;
export const WRONG = 2;
export const TOO_LARGE = 3;
export const FAILED = 4;
