// What is known of a game, in sentences.
import type { Language } from "../../../model/values.ts";
import { locales } from "../../../messages/locale.ts";
import type { Convention } from "../../../solver/api.ts";
import type { KnownMisere, KnownSequence, KnownSource } from "../../../solver/literature.ts";
import { wordsBy, type Words as KnownWords } from "./words.all.ts";

export function knownWords(language: Language): KnownWords {
  return wordsBy[language];
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
  return `${words.misere.label}${locales[language].gap}${misereFact(fact, words)}`;
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

/** How two players play. */
type PlayOfTwo = Exclude<Convention["kind"], "alliance">;

/** What is known of a game as it is played, of misère play alone where that is played, and where that was read. */
export function factsOf(
  known: KnownSequence,
  play: PlayOfTwo,
  language: Language,
): { said: string; sources: KnownSource[]; between: string } | undefined {
  const words = knownWords(language);
  const { gap, comma } = locales[language];
  const values = play === "normal" ? valuesSaid(known, words) : [];
  const said = [...values, ...known.misere.map((fact) => misereSaid(fact, words, language))];
  if (said.length === 0) return undefined;
  const sources = sourcesOf(values.length > 0 ? known.sources : [], known.misere);
  return { said: [...said, `${words.sources}${gap}`].join(gap), sources, between: comma };
}

/** The same as plain text, with the names of the sources: a line for each game of which there is something to say. */
export function linesOf(all: readonly KnownSequence[], play: PlayOfTwo, language: Language): string {
  const { colon } = locales[language];
  const words = knownWords(language);
  const lines = all.map((known) => {
    const facts = factsOf(known, play, language);
    if (!facts) return "";
    const name = known.called?.[language];
    const called = name === undefined ? "" : words.called({ name });
    const sources = facts.sources.map((source) => source.name).join(facts.between);
    return `${known.rules}${called}${colon}${facts.said}${sources}\n`;
  });
  return lines.join("");
}
