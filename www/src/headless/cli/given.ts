// The words of a command line, taken apart, and what ends a command before its result.
import { parseArgs } from "node:util";
import type { Language, Theme } from "../../model/values.ts";
import type { Words as CommandWords } from "./words.en.ts";

/** How it ends. */
export const FINE = 0;
export const DIFFERS = 1;
export const WRONG = 2;
export const TOO_LARGE = 3;

const OPTIONS = {
  lang: { type: "string" },
  theme: { type: "string" },
  width: { type: "string" },
  height: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  length: { type: "string" },
  rows: { type: "string" },
  columns: { type: "string" },
  bound: { type: "string" },
  heaps: { type: "string" },
  counterexamples: { type: "string" },
  page: { type: "string" },
  "no-paper": { type: "boolean" },
  "no-selection": { type: "boolean" },
  fragment: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

export type CommandOptions = ReturnType<
  typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>
>["values"];

/** What ends a command before its result: a sentence for whoever reads, and the number for whatever reads. */
export class CommandEnd extends Error {
  readonly code: number;
  constructor(message: string, code: number = WRONG) {
    super(message);
    this.code = code;
  }
}

export const THEMES: readonly Theme[] = ["light", "dark", "auto"];
export const LANGUAGES: readonly Language[] = ["en", "zh"];

/** The options and the other words; an option that is not known ends it. */
export function parsed(
  words: readonly string[],
  told: CommandWords,
): { values: CommandOptions; positionals: string[] } {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new CommandEnd(
      `${cause instanceof Error ? cause.message.split(". ")[0] : String(cause)}.\n${told.usage}`,
    );
  }
}

/** One of some words, or nothing where the option is not given. */
export function chosen<Word extends string>(
  option: string,
  text: string | undefined,
  all: readonly Word[],
  told: CommandWords,
): Word | undefined {
  if (text === undefined) return undefined;
  const word = all.find((each) => each === text);
  if (word === undefined) throw new CommandEnd(told.wrongChoice({ option, text, all }));
  return word;
}
