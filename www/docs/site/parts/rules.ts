// The rules that people asked for, the examples of the language, and the programs of contests, from the file that tests compute.
import { parse } from "smol-toml";
import { escaped } from "../../../src/exports/svg/markup.ts";
import { number as inEnglish } from "../../../src/messages/english.ts";
import type { Language } from "../../../src/model/values.ts";
import type { Mexplorer } from "../../../src/solver/api.ts";
import type { Text } from "../../../src/solver/wire.ts";
import { codeBlock } from "../code.ts";
import type { Given } from "../given.ts";
import { inline } from "../markdown.ts";
import { WORDS } from "../words.ts";
import { onPage } from "./onPage.ts";
import { code, table } from "./table.ts";

/** A rule in a line, and what was published of it; tests/rules_gallery.rs says what each answer is. */
interface Line {
  readonly line: string;
  readonly start: string;
  readonly same?: string;
  readonly play?: string;
  /** The last heap up to which it is the rule of the source. */
  readonly until?: number;
  readonly first?: readonly string[];
  readonly second?: readonly string[];
  readonly values?: readonly number[];
  readonly table?: ReadonlyArray<readonly number[]>;
  readonly grundy?: Readonly<Record<string, number>>;
  readonly all?: { readonly least: number; readonly most: number };
  readonly counts?: readonly Count[];
}

interface Count {
  readonly heaps: number;
  readonly least: number;
  readonly most: number;
  readonly ascending?: boolean;
  readonly first?: number;
  readonly second?: number;
}

interface Rule {
  readonly id: string;
  readonly name: Text;
  readonly says: Text;
  readonly program?: string;
  readonly sources: ReadonlyArray<{ readonly title: string; readonly place: string }>;
  readonly lines: readonly [Line, ...Line[]];
}

interface RulesFile {
  readonly examples: ReadonlyArray<{ readonly notation: string; readonly says: Text }>;
  readonly rules: readonly Rule[];
}

const FOLDER = "www/docs/site";

function rulesFile(given: Given): RulesFile {
  return parse(given.read(`${FOLDER}/rules.toml`)) as unknown as RulesFile;
}

/** What the language has, an example a line. */
export function ruleExamples(language: Language, given: Given): string {
  const lines = rulesFile(given).examples.map(
    ({ notation, says }) => `<dt>${opening(notation, language)}</dt><dd>${inline(says[language])}</dd>`,
  );
  return `<dl class="links long">${lines.join("\n")}</dl>`;
}

/** All rules, one after the other. */
export function rulesAsked(language: Language, given: Given): string {
  const { rules } = rulesFile(given);
  return rules.map((rule) => section(rule, language)).join("\n");
}

function section({ id, name, says, sources, lines }: Rule, language: Language): string {
  const { source, colon } = WORDS[language];
  const all = lines.map((line) => told(line, language)).join("\n");
  const read = sources.map(({ title, place }) =>
    // What is not encrypted on its way is not linked from here.
    place.startsWith("https:")
      ? `<a href="${escaped(place)}">${escaped(title)}</a>`
      : `${escaped(title)}, ${code(place)}`,
  );
  return `<section class="asked"><h3 id="${id}"><a class="anchor" href="#${id}">${escaped(name[language])}</a></h3>
<p>${escaped(says[language])}</p>
${all}
<p class="source">${source}${colon}${read.join("<br />")}</p></section>`;
}

function opening(link: string, language: Language): string {
  return `<a href="${onPage(link, language)}">${code(link)}</a>`;
}

/** A line with its answers. */
function told(line: Line, language: Language): string {
  const words = WORDS[language];
  const play = line.play === undefined ? "" : `?play=${line.play}`;
  const list = (positions: readonly string[]): string =>
    positions.map((position) => code(position)).join(WORDS[language].comma);
  const answers = [
    line.same && words.sameGame(`<a href="${onPage(`${line.same}(5)`, language)}">${code(line.same)}</a>`),
    line.first && words.firstWins(list(line.first)),
    line.second && words.secondWins(list(line.second), line.all?.most),
    line.values && words.valuesOf(code(line.values.join(" "))),
    line.grundy &&
      words.grundyOf(list(Object.entries(line.grundy).map(([position, value]) => `${position} = ${value}`))),
    ...(line.counts ?? []).map((count) => counted(count, language)),
  ].filter((answer) => answer !== undefined);
  const square = line.table ? squareOf(line.table, language) : "";
  return `<p class="line">${opening(`${line.line}${line.start}${play}`, language)}</p>
<ul>${answers.map((answer) => `<li>${answer}</li>`).join("")}</ul>
${square}`;
}

function counted({ heaps, least, most, ascending, first, second }: Count, language: Language): string {
  const words = WORDS[language];
  const sizes = { heaps, least, most, ascending: ascending === true };
  return first === undefined
    ? words.secondOf(sizes, inEnglish(second ?? 0))
    : words.firstOf(sizes, inEnglish(first));
}

/** The values of two heaps from 1 on. */
function squareOf(rows: ReadonlyArray<readonly number[]>, language: Language): string {
  const head = [WORDS[language].ofValue, ...rows.map((_, index) => String(index + 1))];
  return table(
    head,
    rows.map((row, index) => [String(index + 1), ...row.map(String)]),
  );
}

/** How many heaps are asked for a period. */
const LENGTH = 1000;

/** The rules of contests with the lines that compute their values, and how these repeat. */
export async function rulePrograms(language: Language, given: Given): Promise<string> {
  const mex = await given.load();
  const sections: string[] = [];
  for (const rule of rulesFile(given).rules) {
    const { id, name, program, sources } = rule;
    if (program === undefined) continue;
    const [{ line }] = rule.lines;
    const file = (ending: string): string => given.read(`${FOLDER}/programs/${program}.${ending}`);
    sections.push(`<section class="asked"><h3 id="program-${id}"><a class="anchor" href="#program-${id}">${escaped(sources[0]?.title ?? "")}</a></h3>
<p class="line"><a href="#${id}">${escaped(name[language])}</a>${WORDS[language].colon}${opening(`${line}(12)?view=sequence`, language)}</p>
<p>${await period(rule, mex, language)}</p>
${codeBlock(file("py"), "python")}
${codeBlock(file("cpp"), "cpp")}</section>`);
  }
  return sections.join("\n");
}

async function period({ id, lines }: Rule, mex: Mexplorer, language: Language): Promise<string> {
  const words = WORDS[language];
  const [{ line, until = LENGTH - 1 }] = lines;
  const parsed = mex.parse(`${line}(1)`);
  if (!parsed.ok) throw new Error(`${id}: ${parsed.error.code}`);
  const length = Math.min(until + 1, LENGTH);
  const found = await mex.sequence(
    { ruleset: parsed.value.ruleset, params: parsed.value.params },
    { length },
  );
  if (!found.ok) throw new Error(`${id}: ${found.error.code}`);
  const { period: repeats, preperiod = 0, saltus = 0, status } = found.value;
  return repeats === undefined
    ? words.noPeriod(inEnglish(length - 1))
    : words.repeats(
        { period: repeats, preperiod, saltus, isProved: status === "proved" },
        inEnglish(length - 1),
      );
}
