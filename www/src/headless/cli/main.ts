// The command line: a command and its argument in, a result on standard output.
import { load } from "../../solver/mexplorer.ts";
import type { Catalogue } from "../../solver/wire.ts";
import { CliCommand } from "./command.ts";
import { kitWords } from "../../views/kit/words.ts";
import { chosen, CommandEnd, FINE, LANGUAGES, parsed, WRONG } from "./given.ts";
import { helpOf } from "./help.ts";
import { en, type Words as CommandWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** Runs a command; answers how it ended. */
async function run(
  words: readonly string[],
  out: (text: string) => void,
  say: (text: string) => void,
): Promise<number> {
  let told: CommandWords = words.some(
    (word, place) => word === "--lang=zh" || (word === "--lang" && words[place + 1] === "zh"),
  )
    ? zh
    : en;
  try {
    const { values, positionals } = parsed(words, told);
    const language = chosen("lang", values.lang, LANGUAGES, told) ?? "en";
    told = language === "zh" ? zh : en;
    if (!("WebAssembly" in globalThis)) throw new CommandEnd(told.noWasm);
    if (values.version) {
      out(`${(await catalogue()).version}\n`);
      return FINE;
    }
    const [command, ...rest] = positionals;
    if (values.help || command === undefined) {
      (values.help ? out : say)(helpOf(await catalogue(), told));
      return values.help ? FINE : WRONG;
    }
    return await new CliCommand(values, language, told, await kitWords(language), out, say).run(
      command,
      rest,
    );
  } catch (cause) {
    if (!(cause instanceof CommandEnd)) throw cause;
    say(`${cause.message}\n`);
    return cause.code;
  }
}

async function catalogue(): Promise<Catalogue> {
  const read = (await load()).catalogue();
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

// Whoever reads the result may stop in the middle of it.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (code !== "EPIPE") process.exitCode = WRONG;
});

// Nobody hears what is wrong; how it ended is still told.
process.stderr.on("error", () => undefined);

process.exitCode = await run(
  process.argv.slice(2),
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
);
