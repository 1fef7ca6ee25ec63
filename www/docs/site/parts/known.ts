// What is known of sequences, as a table, with what is false in print and where all of it was read.
import { readFileSync } from "node:fs";
import { escaped } from "../../../src/exports/svg/markup.ts";
import { number } from "../../../src/messages/english.ts";
import type { Language } from "../../../src/model/values.ts";
import type { KnownMisere, KnownSequence, KnownSource } from "../../../src/solver/literature.ts";
import { KnownTable, type KnownError } from "../../../src/solver/prose/known.ts";
import { factsOf, knownWords, misereFact, misereSaid, sourcesOf } from "../../../src/views/kit/known/said.ts";
import { WORDS } from "../words.ts";
import { onPage } from "./onPage.ts";
import { code, table } from "./table.ts";

const FILE = new URL("../../../src/solver/prose/known.json", import.meta.url);
type KnownJson = ConstructorParameters<typeof KnownTable>[0];

const known = new KnownTable(JSON.parse(readFileSync(FILE, "utf8")) as KnownJson);

/** What is known of a game under normal and misère play, in sentences. */
export function knownOf(rules: string, language: Language): string {
  const line = known.of(rules);
  const facts = line && factsOf(line, "normal", language);
  if (!facts) throw new Error(`nothing is known of ${rules}`);
  const { said, sources, between } = facts;
  return `<p class="known">${escaped(said)}${sources.map(linked).join(between)}${WORDS[language].stop.trim()}</p>`;
}

/** A game a row. The script of the documents sorts them by the numbers that cells have with them, and finds rows by what is in them. */
export function knownGames(language: Language): string {
  const words = WORDS[language];
  const head = [words.game, words.period, words.fromHeap, words.by, words.misere, words.readIn];
  const equal = new Map<string, string[]>();
  for (const rules of known.equal()) {
    const like = known.of(rules)?.like?.rules ?? "";
    equal.set(like, [...(equal.get(like) ?? []), rules]);
  }
  const rows = known.all().map((line) => {
    const { rules, period, preperiod, regularity } = line;
    const open = regularity ? words.ruler : words.notKnown;
    return [
      nameOf(line, equal.get(rules) ?? [], language),
      period === undefined ? open : cell(period),
      preperiod === undefined ? "" : cell(preperiod),
      whoOf(line, language),
      line.misere.map((fact) => escaped(misereFact(fact, knownWords(language)))).join(" "),
      sourcesOf(line.sources, line.misere).map(linked).join("<br />"),
    ];
  });
  const told = { find: words.find, shown: words.shown, sort: words.sort };
  const data = Object.entries(told).map(([key, text]) => `data-${key}="${escaped(text)}"`);
  return `<div class="sortable" ${data.join(" ")}>${table(head, rows)}</div>`;
}

const cell = (value: number): string => `<data value="${value}">${number(value)}</data>`;

/** Of codes with the same values only what somebody has solved, or has not, is told of misère play. */
const isOfNote = ({ kind }: KnownMisere): boolean => kind === "solved" || kind === "not-solved";

function nameOf({ rules, called }: KnownSequence, equal: readonly string[], language: Language): string {
  const words = WORDS[language];
  const link = `<a href="${onPage(`${rules}(5)?view=sequence`, language)}">${code(rules)}</a>`;
  const name = called ? `<br />${escaped(called[language])}` : "";
  if (equal.length === 0) return link + name;
  const all = equal.map((other) => {
    const { like, called: own, misere = [] } = known.of(other) ?? {};
    const larger = like?.larger ?? 0;
    const shift = larger === 0 ? "" : `<sup>${larger > 0 ? "+" : "−"}${Math.abs(larger)}</sup>`;
    const told = [
      own?.[language],
      ...misere
        .filter(isOfNote)
        .map((fact) => misereSaid(fact, knownWords(language), language).replace(/[.。]$/, "")),
    ].filter((each) => each !== undefined);
    const said = escaped(told.join(language === "zh" ? "；" : "; "));
    const beside = said === "" ? "" : language === "zh" ? `（${said}）` : ` (${said})`;
    return `${code(other.replace(/^.*=|]$/g, ""))}${shift}${beside}`;
  });
  const list = all.join(WORDS[language].comma);
  return `${link}${name}<details><summary>${words.sameValues(all.length)}</summary><p>${list}</p></details>`;
}

/** Who proved the period, or how far somebody computed an open game. */
function whoOf({ by, year, computed }: KnownSequence, language: Language): string {
  const person = (name: string, when: number | undefined): string =>
    escaped(when === undefined ? name : `${name}, ${when}`);
  if (computed) return WORDS[language].upTo(cell(computed.to), person(computed.by, computed.year));
  return by === undefined ? "" : person(by, year);
}

/** What is not encrypted on its way is not linked from here. */
function linked({ name, title, address }: KnownSource): string {
  return address.startsWith("https:")
    ? `<a href="${escaped(address)}" title="${escaped(title)}">${escaped(name)}</a>`
    : `<span title="${escaped(`${title}, ${address}`)}">${escaped(name)}</span>`;
}

/** What has been printed and is false. */
export function knownErrors(language: Language): string {
  const words = WORDS[language];
  const lines = known.errors.map((error) => {
    const source = known.source(error.source, error.oeis);
    const said = `${escaped(error.work)}${WORDS[language].colon}${errorSaid(error, language)}`;
    return `<li>${said}${language === "zh" ? `（${linked(source)}）` : ` (${linked(source)})`}</li>`;
  });
  return `<ul class="errors" aria-label="${words.errata}">${lines.join("\n")}</ul>`;
}

function errorSaid(
  { same: [one, other], rules = "", heap = 0, value, exception = 0, printed = 0 }: KnownError,
  language: Language,
): string {
  const words = WORDS[language];
  if (one !== undefined && other !== undefined) return words.notSame(code(one), code(other), number(heap));
  return value === undefined
    ? words.lastException(code(rules), number(exception), number(printed))
    : words.notValue(code(rules), number(heap), number(value), number(printed));
}

/** Where all of it was read. */
export function knownSources(language: Language): string {
  const lines = known.sources.map(
    ({ title, address, read }) =>
      `<li>${address.startsWith("https:") ? `<a href="${escaped(address)}">${escaped(title)}</a>` : `${escaped(title)}, ${code(address)}`}${WORDS[language].colon}${escaped(read[language])}</li>`,
  );
  return `<ul class="sources">${lines.join("\n")}</ul>`;
}
