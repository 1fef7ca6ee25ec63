// The commands: a link or rules in, a result on standard output.
import { conventionIn } from "../../model/convention.ts";
import { arrival, lessons } from "../../model/lessons/slice.ts";
import type { Link } from "../../model/link.ts";
import { rules } from "../../model/rules.ts";
import type { Language } from "../../model/values.ts";
import { player } from "../../messages/player.ts";
import type { Format, FigureAnswer } from "../../../figure.d.ts";
import type { Game, Mexplorer } from "../../solver/api.ts";
import { load } from "../../solver/mexplorer.ts";
import type { Answer, Catalogue, Notation, Grid, RequestError } from "../../solver/wire.ts";
import { shortened } from "../../views/kit/quoted.ts";
import type { KitWords } from "../../views/kit/words.ts";
import { links } from "../../views/registry.ts";
import { write } from "../figure.ts";
import { isFormat, isTable } from "../formats.ts";
import type { Words as CommandWords } from "./words.en.ts";
import { fieldFault } from "./fields.ts";
import { chosen, DIFFERS, CommandEnd, FINE, THEMES, TOO_LARGE, type CommandOptions, WRONG } from "./given.ts";
import { Apart } from "../../model/apart.ts";
import { defaults } from "../../model/state.ts";
import { sentenceOf } from "../../views/boards/faults.ts";

type Fault = RequestError | Extract<FigureAnswer, { ok: false }>["error"];

/** Options of every command, of tables, of pictures. */
const EVERYWHERE = ["lang", "help", "version"];
const TABLE = ["page"];
const PICTURE = [...TABLE, "theme", "width", "height", "no-paper", "no-selection"];

/** The options that a command has a use for. */
const USED: Readonly<Record<string, readonly string[]>> = {
  svg: PICTURE,
  animated: [...PICTURE, "from", "to"],
  tikz: [...PICTURE, "fragment"],
  dot: PICTURE,
  element: PICTURE,
  csv: TABLE,
  json: TABLE,
  values: ["length", "json"],
  grid: ["rows", "columns", "json"],
  explain: ["json"],
  verify: ["bound", "heaps", "counterexamples", "json"],
};

/** What may stand where a position does in whatever ruleset: nothing at all, a source of a graph, a heap, two numbers. */
const ANYWHERE = ["()", "(1)", "(1,1)"];

/** A game of some rules, with a position. */
interface CommandGame {
  mex: Mexplorer;
  catalogue: Catalogue;
  game: Game;
  position: string;
}

/** A command with its options. */
export class CliCommand {
  readonly #given: CommandOptions;
  readonly #language: Language;
  readonly #told: CommandWords;
  readonly #messages: KitWords;
  readonly #out: (text: string) => void;
  readonly #say: (text: string) => void;

  constructor(
    given: CommandOptions,
    language: Language,
    told: CommandWords,
    messages: KitWords,
    out: (text: string) => void,
    say: (text: string) => void,
  ) {
    this.#given = given;
    this.#language = language;
    this.#told = told;
    this.#messages = messages;
    this.#out = out;
    this.#say = say;
  }

  run(command: string, rest: readonly string[]): Promise<number> {
    const idle = Object.keys(this.#given).find((option) => !isUsed(command, option));
    if (idle !== undefined)
      throw new CommandEnd(`${this.#told.idle({ option: idle, command })}\n${this.#told.usage}`);
    if (isFormat(command)) return this.#figure(command, this.#only(rest, "LINK"));
    switch (command) {
      case "values":
        return this.#values(this.#only(rest, "RULES"));
      case "grid":
        return this.#grid(this.#only(rest, "RULES"));
      case "explain":
        return this.#explain(this.#only(rest, "LINK"));
      case "verify": {
        const [theorem, ...others] = rest;
        if (theorem === undefined)
          throw new CommandEnd(`${this.#told.noArgument({ what: "THEOREM" })}\n${this.#told.usage}`);
        return this.#verify(theorem, this.#only(others, "RULES"));
      }
      default:
        throw new CommandEnd(`${this.#told.noCommand({ name: command })}\n${this.#told.usage}`);
    }
  }

  /** The link or rules that are the one word of a command. */
  #only([first = "", second]: readonly string[], what: string): string {
    const link = first.replace(/^[^#]*#/, "");
    if (!link) throw new CommandEnd(`${this.#told.noArgument({ what })}\n${this.#told.usage}`);
    if (second !== undefined) throw new CommandEnd(this.#told.tooMany({ text: second }));
    const wrong = fieldFault(link);
    if (wrong) {
      const { span, got, field, all, bounds } = wrong;
      const told = this.#told;
      const sentence =
        field === undefined
          ? told.noField({ name: got, all: all ?? [] })
          : all
            ? told.noWord({ field, text: got, all })
            : bounds
              ? told.wrongNumber({ field, text: got, least: bounds[0], most: bounds[1] })
              : told.noMeaning({ field, text: got });
      throw new CommandEnd(underlined(link, span) + sentence);
    }
    return link;
  }

  #number(
    option:
      | "width"
      | "height"
      | "from"
      | "to"
      | "length"
      | "rows"
      | "columns"
      | "bound"
      | "heaps"
      | "counterexamples",
  ): number | undefined {
    const text = this.#given[option];
    if (text === undefined) return undefined;
    if (!/^[1-9]\d{0,8}$/.test(text) && !(option === "from" && text === "0"))
      throw new CommandEnd(
        this.#told.wrongNumber({ field: `--${option}`, text, least: 1, most: 999_999_999 }),
      );
    return Number(text);
  }

  async #figure(format: Format, link: string): Promise<number> {
    const [width, height, from, to] = (["width", "height", "from", "to"] as const).map((option) =>
      this.#number(option),
    );
    const theme = chosen("theme", this.#given.theme, THEMES, this.#told);
    const { lesson } = lessons.in(links.read(link));
    if (lesson !== undefined && !(await (await arrival.arrival()).lessonOf(lesson)).ok)
      throw new CommandEnd(this.#told.noMeaning({ field: "lesson", text: shortened(lesson) }));
    const answer = await write(format, link, {
      language: this.#language,
      ...(theme && { theme }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      hasPaper: this.#given["no-paper"] !== true,
      hasSelection: this.#given["no-selection"] !== true,
      isFragment: this.#given.fragment === true,
      ...(this.#given.page !== undefined && { address: this.#given.page }),
    });
    if (!answer.ok && answer.error.code === "no-picture" && isTable(format))
      throw new CommandEnd(this.#told.noTable, TOO_LARGE);
    if (!answer.ok) throw endingOf(answer.error, links.read(link).notation, this.#told, this.#messages);
    this.#out(answer.value.endsWith("\n") ? answer.value : `${answer.value}\n`);
    return FINE;
  }

  async #values(text: string): Promise<number> {
    const { mex, game } = await this.#game(text);
    const length = this.#number("length") ?? 100;
    const { values, ...found } = this.#taken(await mex.sequence(game, { length }, this.#progress()), text);
    if (this.#given.json) this.#out(`${JSON.stringify({ values: [...values], ...found })}\n`);
    else {
      this.#out(`${[...values].join(" ")}\n`);
      const { period, preperiod = 0, saltus = 0, status } = found;
      const says =
        period === undefined
          ? this.#told.noPeriod
          : this.#told.period({ period, preperiod, saltus, isProved: status === "proved" });
      this.#say(`${says}\n`);
    }
    return FINE;
  }

  async #grid(text: string): Promise<number> {
    const { mex, game } = await this.#game(text);
    const rows = this.#number("rows") ?? 20;
    const size = { rows, columns: this.#number("columns") ?? rows };
    const found = this.#taken(await mex.grid(game, size, this.#progress()), text);
    this.#out(
      this.#given.json
        ? `${JSON.stringify({ ...size, method: found.method, cells: cellRows(found) })}\n`
        : cellLines(found),
    );
    return FINE;
  }

  async #explain(text: string): Promise<number> {
    const link = links.read(text);
    const { mex, game, position } = await this.#game(text);
    const explanation = this.#taken(await mex.explain(game, position, this.#progress()), link.notation);
    if (this.#given.json) {
      this.#out(`${JSON.stringify(explanation)}\n`);
      return FINE;
    }
    const { value, options, mexWitnesses, theorems } = explanation;
    const { outcomes } = this.#messages;
    const said = [
      value.outcome && outcomes.grundy[value.outcome],
      value.grundy === undefined ? undefined : this.#told.grundy({ value: value.grundy }),
      value.remoteness === undefined ? undefined : this.#told.remoteness({ moves: value.remoteness }),
      value.winners &&
        this.#told.winners({
          winners: [...value.winners].map((winner, mover) => `${player(mover)} → ${player(winner)}`),
        }),
    ].filter((each) => each !== undefined);
    const list = (all: readonly { label: string }[]): string =>
      all.map(({ label }) => label).join("; ") || this.#told.none;
    this.#tell(explanation.notation, ...said);
    this.#tell(this.#told.winning, list(options.filter(({ winning }) => winning)));
    const valued = options.map(({ label, value: { grundy, outcome = "" } }) => ({
      label: `${label} ${grundy ?? outcome}`.trim(),
    }));
    this.#tell(this.#told.options, list(valued));
    if (mexWitnesses && value.grundy !== undefined) this.#out(`${this.#told.mex({ value: value.grundy })}\n`);
    const telling = theorems.filter(
      ({ prediction, agrees = true }) => prediction.kind !== "silent" && agrees,
    );
    this.#tell(
      this.#told.theorems,
      ...(telling.length > 0 ? telling.map(({ id }) => id) : [this.#told.none]),
    );
    return FINE;
  }

  async #verify(theorem: string, text: string): Promise<number> {
    const { mex, catalogue, game } = await this.#game(text);
    // Whatever is no theorem and does not look like one is a formula.
    const isNamed =
      catalogue.theorems.some(({ id }) => id === theorem) || /^[a-z]{2}[a-z0-9-]*$/.test(theorem);
    const claim = isNamed ? theorem : { formula: theorem };
    const heaps = this.#number("heaps");
    const counterexamples = this.#number("counterexamples");
    const scope = {
      bound: this.#number("bound") ?? 12,
      ...(heaps !== undefined && { heaps }),
      ...(counterexamples !== undefined && { counterexamples }),
    };
    const found = this.#taken(await mex.verify(claim, game, scope, this.#progress()), theorem);
    const claims = [...found.claims, ...found.proof].filter(({ cases }) => cases > 0);
    const failed = claims.filter(({ failures }) => failures > 0);
    const held = claims.filter(({ failures }) => failures === 0);
    const isRefuted = found.counterexamples.length > 0 || failed.length > 0;
    if (this.#given.json) this.#out(`${JSON.stringify(found)}\n`);
    else {
      if (found.predicted > 0)
        this.#tell(
          theorem,
          found.agreed === found.positions ? this.#told.agreesOnAll(found) : this.#told.agrees(found),
        );
      if (found.comparedWith !== undefined)
        this.#tell(theorem, this.#told.comparedWith({ theorem: found.comparedWith }));
      for (const { key, cases } of held) this.#tell(`${theorem} ${key}`, this.#told.holds({ cases }));
      if (found.predicted + held.length + failed.length === 0) this.#tell(theorem, this.#told.silent(found));
      for (const { notation } of found.counterexamples)
        this.#out(`${this.#told.counterexample({ label: notation })}\n`);
      for (const { key, shownBy } of failed)
        this.#tell(
          `${theorem} ${key}`,
          this.#told.counterexample({
            label: shownBy.map((each) => each.map(({ label }) => label).join(" ")).join("; "),
          }),
        );
    }
    return isRefuted ? DIFFERS : FINE;
  }

  /** A game of these rules, with the position that stands there, or that of its first example. */
  async #game(text: string): Promise<CommandGame> {
    const mex = await load();
    const catalogue = this.#taken(mex.catalogue(), text);
    const link: Link = links.read(text);
    const { notation } = link;
    const { ruleset, params, label } = this.#taken(readRules(mex, catalogue, notation), notation);
    const convention = conventionIn(rules.in(link), catalogue.winners);
    return { mex, catalogue, game: { ruleset, params, convention }, position: label };
  }

  #tell(name: string, ...said: readonly string[]): void {
    this.#out(`${this.#told.about({ name, said: said.join(this.#told.between) })}\n`);
  }

  #progress(): { onProgress: (progress: { positions: number }) => void } {
    let next = performance.now() + 1000;
    return {
      onProgress: ({ positions }) => {
        if (performance.now() < next) return;
        next = performance.now() + 1000;
        this.#say(`${this.#told.soFar({ positions })}\n`);
      },
    };
  }

  #taken<Value>(answer: Answer<Value>, text: string): Value {
    if (answer.ok) return answer.value;
    throw endingOf(answer.error, text, this.#told, this.#messages);
  }
}

/** Reads rules, or a sum of such. Where no position stands there is one to begin with: that of an example, where it fits. */
function readRules(mex: Mexplorer, { rulesets }: Catalogue, text: string): Answer<Notation> {
  const parts = new Apart(text, "()[]{}").split(/\+/y).map((part) => {
    // Passes that are left, and what has its position.
    if (/^\s*\d+p\s*$|\)\s*$/.test(part)) return part;
    const id = part.trim().split("[")[0] ?? "";
    const card = rulesets.find((ruleset) => ruleset.id === id || ruleset.aliases.includes(id));
    const example = card?.examples[0]?.notation ?? "";
    const own = example.slice(example.lastIndexOf("("));
    // Names are of one graph and no other.
    const isNamed = card?.parameters.some(({ range }) => range.kind === "text" && range.long);
    const all = isNamed ? ANYWHERE : [own, ...ANYWHERE];
    return part + (all.find((position) => mex.parse(part + position).ok) ?? "()");
  });
  return mex.parse(parts.join("+"));
}

/** What there is no command for is said otherwise. */
function isUsed(command: string, option: string): boolean {
  const used = USED[command] ?? (isFormat(command) ? PICTURE : undefined);
  return used === undefined || EVERYWHERE.includes(option) || used.includes(option);
}

/** What is known of each cell, in the fewest words: its Grundy value, P or N, or who wins. */
function cellsOf({ grundy, outcome, gameValue, winners, rows, columns }: Grid): string[] {
  const numbers = grundy ?? gameValue;
  if (numbers) return Array.from(numbers, String);
  if (outcome) return Array.from(outcome, (isN) => (isN ? "N" : "P"));
  // The winner for each mover, one after the other.
  const players = (winners?.length ?? 0) / (rows * columns);
  return Array.from({ length: rows * columns }, (_, cell) =>
    (winners ?? new Uint8Array()).slice(cell * players, (cell + 1) * players).join("-"),
  );
}

/** A row for each size of the first heap, a column for each of the second. */
function cellRows(grid: Grid): string[][] {
  const cells = cellsOf(grid);
  return Array.from({ length: grid.rows }, (_, row) =>
    cells.slice(row * grid.columns, (row + 1) * grid.columns),
  );
}

/** The same with the sizes of the heaps before them, as comma-separated values. */
function cellLines(grid: Grid): string {
  const head = ["", ...Array.from({ length: grid.columns }, (_, column) => String(column))];
  const rows = cellRows(grid).map((cells, row) => [String(row), ...cells]);
  return [head, ...rows].map((line) => `${line.join(",")}\n`).join("");
}

/** A text with a line under the part of it that is wrong. */
function underlined(text: string, [start, end]: readonly [number, number]): string {
  return `${text}\n${" ".repeat(start)}${"^".repeat(Math.max(1, end - start))}\n`;
}

/** Whether a number that an option gives is larger than there may be. */
function isBeyond(error: Fault): boolean {
  return error.code === "out-of-range" && error.limit !== undefined && Number(error.got) > error.limit;
}

/** A fault in words, with a line under the part of the text that is wrong. */
function endingOf(error: Fault, text: string, told: CommandWords, messages: KitWords): CommandEnd {
  if (error.code === "no-picture" || error.code === "unknown-format")
    return new CommandEnd(error.sentence, error.field === "link" ? TOO_LARGE : WRONG);
  if (error.code === "unknown-position")
    return new CommandEnd(told.unreached({ position: String(error.got) }));
  const { span, code } = error;
  const what = error.field === "formula" ? "FORMULA" : "LINK";
  const sentence = sentenceOf({ ...error, code }, { state: defaults(), messages }, span ? what : undefined);
  return new CommandEnd(
    (span ? underlined(text, span) : "") + sentence,
    /^(too-many-|out-of-memory)/.test(code) || isBeyond(error) ? TOO_LARGE : WRONG,
  );
}
