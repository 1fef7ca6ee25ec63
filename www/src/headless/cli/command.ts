// What a command is, what it is asked with, and what it has found.
import type { CsvRows } from "../../exports/csv.ts";
import { provenanceOf } from "../../exports/provenance.ts";
import { conventionIn } from "../../model/convention.ts";
import { linkTo, type Link } from "../../model/link.ts";
import { decoded } from "../../model/links.ts";
import { rules } from "../../model/rules.ts";
import type { Language } from "../../model/values.ts";
import type { Convention, Game, Mexplorer, Progress } from "../../solver/api.ts";
import type { Answer, Catalogue, Notation, Sequence } from "../../solver/wire.ts";
import type { KitWords } from "../../views/kit/words.ts";
import { links } from "../../views/registry.ts";
import type { CommandLine } from "./given.ts";
import type { FileKind, OptionName } from "./options.ts";
import { endingOf, linkIn, readRules, rulesIn } from "./reading.ts";
import type { Words as CommandWords } from "./words.en.ts";

/** What a command has found, in every way in which it can be written. */
export interface Found {
  /** For whoever reads it, its last line ended. */
  plain(): string;
  /** What is said besides that, on standard error; a file has it in itself. */
  readonly said?: string;
  /** Why this is not the whole. */
  readonly stopped?: string;
  /** How the process ends; well, where it is left out. */
  readonly code?: number;
  /** Where it comes from and how it was found, for files. */
  readonly origin: object;
  /** What it is. */
  readonly record: object;
  /** The list in the record of which each item is a line of NDJSON. */
  readonly each?: readonly object[];
  /** The table, its head first. */
  rows?(): CsvRows;
  /** The terms, where it is a sequence of numbers. */
  readonly values?: Sequence["values"];
}

export type ArgumentName = "LINK" | "RULES" | "THEOREM" | "POSITION" | "SHELL";

/** A command: all that is told of it follows from this, and from its words in words.toml. */
export interface CommandEntry {
  readonly id: string;
  readonly takes: readonly ArgumentName[];
  /** What may come after that, as often as one likes. */
  readonly more?: ArgumentName;
  readonly options: readonly OptionName[];
  readonly files: readonly FileKind[];
  /** The words that options take here, where they are fewer than elsewhere. */
  readonly choices?: Partial<Record<OptionName, readonly string[]>>;
  /** Where a list of games can be asked of: the columns of a table of the answers, if there is one. */
  readonly listed?: readonly string[];
  run(asked: Asked, words: readonly string[]): Promise<Found>;
  /** Answers some lines of a list together, as records in their order. */
  many?(asked: Asked, words: readonly string[], lines: readonly string[]): Promise<LineAnswer[]>;
}

/** The answer to a line of a list: what was found, or what ended it. */
export type LineAnswer = { readonly record: object; readonly isWhole: boolean } | { readonly end: unknown };

/** A game that was asked for, with a position of it. */
export interface CommandGame {
  readonly game: Game & { readonly convention: Convention };
  readonly notation: Notation;
  readonly link: Link;
}

/** Hears how far long work has come. */
export interface ProgressTeller {
  /** The text is asked for where somebody hears it. */
  tell(text: () => string): void;
}

/** A command line that is being answered. */
export class Asked {
  readonly mex: Mexplorer;
  readonly catalogue: Catalogue;
  readonly given: CommandLine;
  readonly language: Language;
  readonly told: CommandWords;
  readonly messages: KitWords;
  readonly commands: readonly CommandEntry[];
  readonly #teller: ProgressTeller;

  constructor(
    { mex, catalogue }: { mex: Mexplorer; catalogue: Catalogue },
    given: CommandLine,
    words: { language: Language; told: CommandWords; messages: KitWords },
    commands: readonly CommandEntry[],
    teller: ProgressTeller,
  ) {
    this.mex = mex;
    this.catalogue = catalogue;
    this.given = given;
    this.language = words.language;
    this.told = words.told;
    this.messages = words.messages;
    this.commands = commands;
    this.#teller = teller;
  }

  /** A game of these rules, with the position that stands there, or that of its first example. */
  game(text: string): CommandGame {
    const written = linkIn(text, this.told);
    const link = written.includes("?") ? links.read(written) : linkTo(decoded(written).trim());
    const notation = this.taken(readRules(this.mex, this.catalogue, link.notation), link.notation);
    const { ruleset, params } = notation;
    const convention = conventionIn(rules.in(link), this.catalogue.winners);
    return { game: { ruleset, params, convention }, notation, link };
  }

  /** The game whose values the literature would know: of a rule of one's own it is the well-known game that it is. */
  known({ game, notation }: CommandGame): Game {
    if (notation.like === undefined) return game;
    return { ...this.game(notation.like).game, convention: game.convention };
  }

  /** Where what was found of a game comes from, and how it was found; of a position, or of its rules alone. */
  origin({ game, notation: read, link }: CommandGame, of: "position" | "rules", more: object = {}): object {
    const { notation } = read;
    const named = of === "rules" ? rulesIn(read) : notation;
    const page = this.given.text("page");
    const address = page === undefined ? "" : `${page}#${links.write({ ...link, notation })}`;
    const source = { game: { notation: named, convention: game.convention }, catalogue: this.catalogue };
    return { ...provenanceOf(source, address), ...more };
  }

  /** How a call tells of its progress. */
  get progress(): { onProgress: (progress: Progress) => void } {
    return { onProgress: ({ positions }) => this.#teller.tell(() => this.told.soFar({ positions })) };
  }

  taken<Value>(answer: Answer<Value>, text: string): Value {
    if (answer.ok) return answer.value;
    throw endingOf(answer.error, text, this.told, this.messages);
  }

  /** What something is, in one or more respects. */
  about(name: string, ...said: readonly string[]): string {
    return `${this.told.about({ name, said: said.join(this.told.between) })}\n`;
  }
}
