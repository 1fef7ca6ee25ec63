// A list on standard input, answered line by line as it comes.
import { performance } from "node:perf_hooks";
import { csvOf } from "../../exports/csv.ts";
import { commentLines, provenanceOf } from "../../exports/provenance.ts";
import type { Asked, CommandEntry, LineAnswer } from "./command.ts";
import { DIFFERS, FINE } from "./options.ts";
import { CommandEnd } from "./given.ts";
import { lineOf, rowOf } from "./writing.ts";

/** The sign that stands for such a list. */
export const LIST = "-";

/** What is answered is written after so many characters … */
const ENOUGH = 65_536;
/** … or after so long, in milliseconds; and whenever no more lines have come. */
const LONG_MS = 50;

/** A line of the list with its number, which counts those that are passed over as well. */
interface ListLine {
  readonly number: number;
  readonly text: string;
}

/** Writes what readers of a result have not been told yet; says whether anybody still reads. */
type ListOutput = (text: string) => Promise<boolean>;

/** Answers, each with its line, as records or as rows of a table. */
class ListAnswers {
  isWhole = true;
  count = 0;
  readonly #columns: readonly string[] | undefined;
  readonly #write: ListOutput;
  #waiting = "";
  #since = performance.now();

  constructor({ given, catalogue }: Asked, { listed = [] }: CommandEntry, write: ListOutput) {
    this.#write = write;
    if (given.text("format") !== "csv") return;
    this.#columns = ["line", "game", "play", "players", "prefer", ...listed, "error"];
    const { program, commit } = provenanceOf({ game: undefined, catalogue });
    this.#waiting = csvOf(commentLines({ program, ...(commit && { commit }) }, "#"), [this.#columns]);
  }

  /** Whether there is enough to be written at once, or somebody has waited long enough. */
  get isDue(): boolean {
    return this.#waiting.length > ENOUGH || performance.now() - this.#since > LONG_MS;
  }

  put({ number, text }: ListLine, answer: LineAnswer): void {
    const record = "end" in answer ? { input: text, error: this.#errorOf(answer.end) } : answer.record;
    this.isWhole &&= "isWhole" in answer && answer.isWhole;
    this.count += 1;
    const whole = { line: number, ...record };
    this.#waiting += this.#columns ? rowOf(whole, this.#columns) : lineOf(whole);
  }

  flush(): Promise<boolean> {
    const text = this.#waiting;
    this.#waiting = "";
    this.#since = performance.now();
    return this.#write(text);
  }

  /** What ended the answer to a line: all of it in a record, in a table its sentence. */
  #errorOf(end: unknown): unknown {
    if (!(end instanceof CommandEnd)) throw end;
    return this.#columns ? end.message : { ...end.fault, sentence: end.message };
  }
}

/** Answers all lines; how it ends says whether each has a whole answer. */
export async function answerList(
  asked: Asked,
  command: CommandEntry,
  words: readonly string[],
  chunks: AsyncIterable<string>,
  write: ListOutput,
  tell: (text: () => string) => void,
): Promise<number> {
  const answers = new ListAnswers(asked, command, write);
  for await (const lines of linesIn(chunks)) {
    const together = await command.many?.(
      asked,
      words,
      lines.map(({ text }) => text),
    );
    for (const [place, line] of lines.entries()) {
      answers.put(line, together?.[place] ?? (await answerOne(asked, command, words, line.text)));
      if (answers.isDue && !(await answers.flush())) return FINE;
    }
    tell(() => asked.told.linesSoFar({ lines: answers.count }));
    if (!(await answers.flush())) return FINE;
  }
  await answers.flush();
  return answers.isWhole ? FINE : DIFFERS;
}

/** What the command has found of one line in the place of the list. */
async function answerOne(
  asked: Asked,
  command: CommandEntry,
  words: readonly string[],
  line: string,
): Promise<LineAnswer> {
  try {
    const found = await command.run(
      asked,
      words.map((word) => (word === LIST ? line : word)),
    );
    return { record: { ...found.origin, ...found.record }, isWhole: (found.code ?? FINE) === FINE };
  } catch (end) {
    return { end };
  }
}

/** The lines of each piece that comes, but for those that say nothing. */
async function* linesIn(chunks: AsyncIterable<string>): AsyncGenerator<ListLine[]> {
  let [rest, number] = ["", 0];
  const found = (texts: readonly string[]): ListLine[] =>
    texts
      .map((text) => ({ text: text.trim(), number: ++number }))
      .filter(({ text }) => text !== "" && !text.startsWith("#"));
  for await (const chunk of chunks) {
    const texts = (rest + chunk).split("\n");
    rest = texts.pop() ?? "";
    const lines = found(texts);
    if (lines.length > 0) yield lines;
  }
  const last = found([rest]);
  if (last.length > 0) yield last;
}
