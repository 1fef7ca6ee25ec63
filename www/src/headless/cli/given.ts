// The words of a command line, taken apart, and what ends a command before its result.
import { parseArgs } from "node:util";
import { EVERYWHERE, entryOf, OPTION_NAMES, type OptionName, WRONG } from "./options.ts";
import type { Words as CommandWords } from "./words.en.ts";

/** What is wrong, for whatever reads it. */
export interface FaultRecord {
  readonly code: string;
  readonly field?: string;
  readonly span?: readonly [start: number, end: number] | undefined;
  readonly got?: number | string | undefined;
  readonly limit?: number | undefined;
}

/** What ends a command before its result: a sentence for whoever reads, and the number for whatever reads. */
export class CommandEnd extends Error {
  readonly code: number;
  /** The text in which something is wrong, if that is in a text. */
  readonly text: string;
  readonly fault: FaultRecord;

  constructor(sentence: string, code = WRONG, fault: FaultRecord = { code: "wrong-command" }, text = "") {
    super(sentence);
    this.code = code;
    this.fault = fault;
    this.text = text;
  }

  /** The sentence, below the text with a line under what is wrong in it. */
  get told(): string {
    const { span } = this.fault;
    if (!span) return this.message;
    const [start, end] = span;
    return `${this.text}\n${" ".repeat(start)}${"^".repeat(Math.max(1, end - start))}\n${this.message}`;
  }
}

type GivenValues = Readonly<Partial<Record<OptionName, string | boolean>>>;

/** The options of a command line, and its other words. */
export class CommandLine {
  readonly words: readonly string[];
  readonly #values: GivenValues;
  readonly #told: CommandWords;

  /** An option that is not known ends it. */
  constructor(args: readonly string[], told: CommandWords) {
    this.#told = told;
    const options = Object.fromEntries(
      OPTION_NAMES.map((name) => {
        const { takes, short } = entryOf(name);
        return [name, { type: takes ? "string" : "boolean", ...(short && { short }) } as const];
      }),
    );
    try {
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
      this.#values = values;
      this.words = positionals;
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new CommandEnd(`${message.split(". ")[0] ?? ""}.\n${told.usage}`);
    }
  }

  /** Ends it where an option is given that a command has no use for. */
  refuseOthers(used: readonly OptionName[], command: string): void {
    const all = Object.keys(this.#values) as OptionName[];
    const idle = all.find((option) => !EVERYWHERE.includes(option) && !used.includes(option));
    if (idle !== undefined)
      throw new CommandEnd(`${this.#told.idle({ option: idle, command })}\n${this.#told.usage}`);
  }

  has(option: OptionName): boolean {
    return this.#values[option] === true;
  }

  text(option: OptionName): string | undefined {
    const text = this.#values[option];
    return typeof text === "string" ? text : undefined;
  }

  number(option: OptionName): number | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const { least = 1 } = entryOf(option);
    if (!/^(0|[1-9]\d{0,8})$/.test(text) || Number(text) < least)
      throw new CommandEnd(this.#told.wrongNumber({ field: `--${option}`, text, least, most: 999_999_999 }));
    return Number(text);
  }

  /** One of the words that the option takes. */
  chosen<Word extends string>(option: OptionName, all: readonly Word[]): Word | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const word = all.find((each) => each === text);
    if (word === undefined) throw new CommandEnd(this.#told.wrongChoice({ option, text, all }));
    return word;
  }
}
