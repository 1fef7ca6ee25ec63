// The command line: a command and its words in, a result on standard output.
import type { Language } from "../../model/values.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../model/languages.ts";
import { load } from "../../solver/mexplorer.ts";
import { kitWords } from "../../views/kit/words.ts";
import { Asked, type CommandEntry, type ProgressTeller } from "./command.ts";
import { CommandEnd, CommandLine } from "./given.ts";
import { helpOf, helpOfCommand } from "./help.ts";
import { answerList, LIST } from "./lines.ts";
import { FAILED, FILES, FINE, WRONG } from "./options.ts";
import { COMMANDS } from "./registry.ts";
import { wordsBy, type Words as CommandWords } from "./words.all.ts";
import { written } from "./writing.ts";

/** Tells a terminal, in a line that is written over, and nobody else; about once a second. */
class TerminalLine implements ProgressTeller {
  readonly #isHeard = process.stderr.isTTY && process.env["TERM"] !== "dumb";
  #next = performance.now() + 1000;
  #isThere = false;

  tell(text: () => string): void {
    if (!this.#isHeard || performance.now() < this.#next) return;
    this.#next = performance.now() + 1000;
    this.#isThere = true;
    process.stderr.write(`\r\x1b[K${text()}`);
  }

  clear(): void {
    if (this.#isThere) process.stderr.write("\r\x1b[K");
    this.#isThere = false;
  }
}

const line = new TerminalLine();

/** Whether anybody still reads the result; whoever reads it may stop in the middle. */
let isRead = true;

process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (isRead && code !== "EPIPE") process.once("exit", () => (process.exitCode = FAILED));
  isRead = false;
});

// Nobody hears what is wrong; how it ended is still told.
process.stderr.on("error", () => undefined);

/** Waits until it is written; answers whether there is a reader for more. */
function out(text: string): Promise<boolean> {
  if (text === "") return Promise.resolve(isRead);
  line.clear();
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve(isRead));
  });
}

function say(text: string): void {
  line.clear();
  process.stderr.write(text);
}

/** Runs a command; answers how it ended. */
async function run(args: readonly string[]): Promise<number> {
  const asked = LANGUAGES.find((code) =>
    args.some((word, place) => word === `--lang=${code}` || (word === "--lang" && args[place + 1] === code)),
  );
  let told: CommandWords = wordsBy[asked ?? DEFAULT_LANGUAGE];
  try {
    const given = new CommandLine(args, told);
    const language = given.chosen("lang", LANGUAGES) ?? DEFAULT_LANGUAGE;
    told = wordsBy[language];
    return await answer(given, language, told);
  } catch (cause) {
    if (!(cause instanceof CommandEnd)) throw cause;
    say(`${cause.told}\n`);
    return cause.code;
  }
}

async function answer(given: CommandLine, language: Language, told: CommandWords): Promise<number> {
  if (!("WebAssembly" in globalThis)) throw new CommandEnd(told.noWasm);
  const [name, ...words] = given.words;
  const command = COMMANDS.find(({ id }) => id === name);
  if (name !== undefined && !command) throw new CommandEnd(`${told.noCommand({ name })}\n${told.usage}`);
  if (given.has("help") && command) {
    await out(helpOfCommand(command, told));
    return FINE;
  }
  const mex = await load();
  const read = mex.catalogue();
  if (!read.ok) throw new Error(read.error.code);
  const catalogue = read.value;
  if (given.has("version")) {
    const { version, commit } = catalogue;
    await out(`${version}${commit === undefined ? "" : ` (${commit})`}\n`);
    return FINE;
  }
  if (!command) {
    const help = helpOf(catalogue, COMMANDS, told);
    if (!given.has("help")) say(help);
    else await out(help);
    return given.has("help") ? FINE : WRONG;
  }
  given.refuseOthers(command.options, command.id);
  refuseWords(command, words, told);
  const messages = await kitWords(language);
  const asked = new Asked({ mex, catalogue }, given, { language, told, messages }, COMMANDS, line);
  return words.includes(LIST) ? answerAll(asked, command, words) : answerOnce(asked, command, words);
}

/** Ends it where a word is missing, or there is one too many. */
function refuseWords({ takes, more }: CommandEntry, words: readonly string[], told: CommandWords): void {
  const missing = takes.findIndex((_, place) => !words[place]);
  const what = takes[missing];
  if (what !== undefined) throw new CommandEnd(`${told.noArgument({ what })}\n${told.usage}`);
  const text = words[takes.length];
  if (text !== undefined && !more) throw new CommandEnd(told.tooMany({ text }));
}

async function answerOnce(asked: Asked, command: CommandEntry, words: readonly string[]): Promise<number> {
  const { given, told } = asked;
  const format = given.has("json") ? "json" : given.chosen("format", FILES);
  if (format !== undefined && !command.files.includes(format))
    throw new CommandEnd(told.noFormat({ format, command: command.id, all: command.files, isList: false }));
  const found = await command.run(asked, words);
  await out(written(found, format));
  const said = format === undefined ? [found.said, found.stopped] : [found.stopped];
  for (const text of said) if (text !== undefined) say(`${text}\n`);
  return found.code ?? FINE;
}

async function answerAll(asked: Asked, command: CommandEntry, words: readonly string[]): Promise<number> {
  const { given, told } = asked;
  const place = words.indexOf(LIST);
  const extra = place > command.takes.length ? words[command.takes.length] : words[place + 1];
  if (extra !== undefined) throw new CommandEnd(told.tooMany({ text: extra }));
  if (!command.listed) throw new CommandEnd(told.noList({ command: command.id }));
  const all = command.listed.length > 0 ? (["ndjson", "csv"] as const) : (["ndjson"] as const);
  const format = given.has("json") ? "json" : given.chosen("format", FILES);
  if (format !== undefined && !all.some((each) => each === format))
    throw new CommandEnd(told.noFormat({ format, command: command.id, all, isList: true }));
  process.stdin.setEncoding("utf8");
  return answerList(asked, command, words, process.stdin as AsyncIterable<string>, out, (text) =>
    line.tell(text),
  );
}

process.exitCode = await run(process.argv.slice(2));
