// What is drawn and generated on the pages that are written for reading.
import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import type { Mexplorer } from "../../../src/solver/api.ts";
import { inLanguage } from "../addresses.ts";
import type { Article } from "../articles.ts";
import { opening } from "../claims.ts";
import { codeBlock, SITE } from "../code.ts";
import type { Making } from "../pictures.ts";
import { printedBy } from "../printed.ts";
import { taken } from "../taken.ts";
import { WORDS } from "../words.ts";
import { elementOf } from "./gallery.ts";
import { knownOf } from "./known.ts";
import { table } from "./table.ts";
import { theorem } from "./theorems.ts";

/** The place that pictures are laid out for: the column of the text, in pixels. */
export const COLUMN = { width: 560 };

/** The languages of programs, by the endings of their files. */
const PROGRAMS = { py: ["python", "Python"], js: ["js", "JavaScript"], cpp: ["cpp", "C++"] } as const;

interface Reading extends Making {
  readonly article: Article;
}

type Part = (of: string, reading: Reading) => string | Promise<string>;

const PARTS: Readonly<Record<string, Part>> = {
  stones: (of, reading) => positions(of, [], reading),
  moves: (of, reading) => {
    const [from = "", ...options] = of.split(" ");
    return positions(from, options, reading);
  },
  figure: live,
  values: async (of, { language, given }) => {
    const [rules = "", last = "0"] = of.split(" ");
    const mex = await given.load();
    const { game } = opening(rules, mex);
    const { values } = taken(await mex.sequence(game, { length: Number(last) + 1 }), rules);
    return inRows([...values], language);
  },
  "p-positions": async (of, { language, given }) => {
    const [rules = "", bound = "0"] = of.split(" ");
    const mex = await given.load();
    const { game } = opening(rules, mex);
    const found = taken(await mex.census(game, { bound: Number(bound), heaps: 2 }), rules);
    const all = found.labels.filter((_, index) => found.outcome?.[index] === 0);
    return `<p class="positions">${WORDS[language].listed(all.map(escaped))}</p>`;
  },
  theorem: (of, { language }) => theorem(of, language),
  known: (of, { language }) => knownOf(of, language),
  program: async (_, { article, given, language }) => {
    const file = article.program?.file;
    if (file === undefined) throw new Error(`${article.id} has no program`);
    const blocks = Object.entries(PROGRAMS).map(([ending, [code, name]], index) => {
      const text = given.read(`www/docs/site/programs/${file}.${ending}`);
      return `<details${index === 0 ? " open" : ""}><summary>${name}</summary>${codeBlock(text, code, { where: "program" })}</details>`;
    });
    const { printed } = WORDS[language];
    const answer = await printedBy(article, await given.load());
    return `<div class="programs">${blocks.join("\n")}<p class="printed">${printed} <samp>${escaped(answer)}</samp></p></div>`;
  },
};

/** What stands for a name on a page that is written for reading; nothing where there is no such thing. */
export function readingPart(name: string, of: string, reading: Reading): Promise<string> | undefined {
  const part = PARTS[name];
  return part && Promise.resolve(part(of, reading));
}

/** A position, and where it can be moved to, in stones. */
async function positions(
  from: string,
  options: readonly string[],
  { given, drawn }: Reading,
): Promise<string> {
  const mex: Mexplorer = await given.load();
  const { game, position } = opening(from, mex);
  const all = taken(await mex.explain(game, position), from).options.map(({ label }) => label);
  for (const option of options)
    if (!all.includes(option)) throw new Error(`${option} is no option of ${from}`);
  const pictures = await drawn.positions(mex, from.split("?")[0] ?? "", options);
  const [start = "", ...others] = [position, ...options].map(
    (label, index) => `<span class="drawn">${pictures?.[index] ?? ""}<span>${escaped(label)}</span></span>`,
  );
  const moves = others.map((other) => `<span class="move"><i aria-hidden="true">→</i>${other}</span>`);
  return `<div class="position-row">${start}${moves.length > 0 ? `<span class="onward">${moves.join("")}</span>` : ""}</div>`;
}

/** A picture that becomes a figure when it is touched. It stands in the page, where it can be read whatever the policy of the page forbids. */
async function live(link: string, reading: Reading): Promise<string> {
  const { language, drawn } = reading;
  const picture = await drawn.of(link, language, COLUMN);
  if (!picture) throw new Error(`${link} shows nothing that can be drawn`);
  const element = elementOf(inLanguage(link, language), "", drawn.inPage(picture)).replaceAll(
    `${SITE}docs/`,
    "../",
  );
  return `<div class="live">${element.replaceAll(SITE, "../../index.html")}</div>`;
}

/** Heaps in a row of the table. */
const IN_ROW = 12;

/** The values of single heaps from 0 on. */
function inRows(values: readonly number[], language: Language): string {
  const words = WORDS[language];
  const rows = Array.from({ length: Math.ceil(values.length / IN_ROW) }, (_, row) => [
    `${row * IN_ROW}`,
    ...Array.from({ length: IN_ROW }, (_, at) => {
      const value = values[row * IN_ROW + at];
      return value === undefined ? "" : words.number(value);
    }),
  ]);
  const head = [words.heap, ...Array.from({ length: IN_ROW }, (_, at) => `+${at}`)];
  return table(head, rows).replace("<table", '<table class="sequence"');
}
