// What is known of a game, in sentences.
import type { Language } from "../../../model/values.ts";
import type { KnownMisere, KnownSequence, KnownSource } from "../../../solver/literature.ts";
import { en, type Words as KnownWords } from "./words.en.ts";
import { zh } from "./words.zh.ts";

export function knownWords(language: Language): KnownWords {
  return language === "zh" ? zh : en;
}

/** Years are no numbers with commas. */
const yearOf = (year: number | undefined): string | undefined => year?.toString();

/** How the values repeat, or that this is not known; and of which other game they are known. */
export function valuesSaid(known: KnownSequence, words: KnownWords): string[] {
  const { period, preperiod = 0, saltus, regularity, by, computed, like } = known;
  const year = yearOf(known.year);
  const said =
    period !== undefined
      ? words.period({ period, preperiod, saltus, by, year })
      : regularity
        ? words.regularity({ by, year })
        : words.open({ to: computed?.to, by: computed?.by, year: yearOf(computed?.year) });
  return like ? [said, likeSaid(like, words)] : [said];
}

function likeSaid({ rules, larger }: NonNullable<KnownSequence["like"]>, words: KnownWords): string {
  if (larger === 0) return words.same({ rules });
  return larger > 0 ? words.before({ rules, heaps: larger }) : words.after({ rules, heaps: -larger });
}

export function misereSaid(fact: KnownMisere, words: KnownWords, language: Language): string {
  return `${words.misere.label}${language === "zh" ? "" : " "}${misereFact(fact, words)}`;
}

/** The fact without saying that it is one of misère play. */
export function misereFact({ kind, by, year }: KnownMisere, { misere }: KnownWords): string {
  switch (kind) {
    case "solved":
      return misere.solved({ by, year: yearOf(year) });
    case "not-solved":
      return misere["not-solved"]({ year: yearOf(year) });
    default:
      return misere[kind];
  }
}

/** Where the facts were read, each source once. */
export function sourcesOf(sources: readonly KnownSource[], misere: readonly KnownMisere[]): KnownSource[] {
  const all = [...sources, ...misere.map(({ source }) => source)];
  return [...new Map(all.map((source) => [source.address, source])).values()];
}

/** A line of plain text for each game: all that is known of it, and the names of the sources. */
export function linesOf(all: readonly KnownSequence[], language: Language): string {
  const words = knownWords(language);
  const [space, comma, colon] = language === "zh" ? ["", "、", "："] : [" ", ", ", ": "];
  const lines = all.map((known) => {
    const name = known.called?.[language];
    const called = name === undefined ? "" : language === "zh" ? `（${name}）` : ` (${name})`;
    const said = [
      ...valuesSaid(known, words),
      ...known.misere.map((fact) => misereSaid(fact, words, language)),
      `${words.sources}${space}${sourcesOf(known.sources, known.misere)
        .map((source) => source.name)
        .join(comma)}`,
    ];
    return `${known.rules}${called}${colon}${said.join(space)}\n`;
  });
  return lines.join("");
}
