// Which commands are meant by what is typed, in whichever language, the best first.
import type { Goal } from "../../model/commands.ts";
import type { OfferedCommand } from "../../model/offers.ts";
import type { Language } from "../../model/values.ts";
import { LANGUAGES } from "../../model/languages.ts";

/** A command that is meant, with the language of the name by which it was found where that is not the page’s. */
export interface Match {
  readonly offer: OfferedCommand;
  readonly other?: Language;
}

/** More than that nobody reads. */
const MOST = 50;

const GOALS: ReadonlyArray<Goal | undefined> = [undefined, "view", "game", "story", "theorem", "example"];

/** What a name begins with counts most, then words in it that begin so, then what else is in it; other words for it come last. */
const BEGINS = 0;
const WORDS = 1;
const INSIDE = 2;
const BESIDES = 3;
const NOWHERE = Infinity;

/** A position behind the name of a game, with or without brackets. */
const POSITION = /^\d[\d\s,^]*\)?$/;

/** Before anything is typed, what can be done and seen. */
export function matches(offers: readonly OfferedCommand[], typed: string, code: Language): Match[] {
  const wanted = plain(typed);
  if (wanted === "")
    return offers
      .filter(({ command: { goal } }) => goal === undefined || goal === "view")
      .map((offer) => ({ offer }));
  const place = wanted.search(/[\s(]\d/);
  const position = wanted.slice(place + 1).replaceAll("、", ",");
  const from =
    place > 0 && POSITION.test(position)
      ? matches(offers, wanted.slice(0, place), code).flatMap(({ offer: { command, given } }) =>
          command.from ? [{ offer: { command: command.from(typedList(position)), given } }] : [],
        )
      : [];
  return [...from, ...named(offers, wanted, code)];
}

/** Numbers with commas between them. */
function typedList(text: string): string {
  return text
    .replace(")", "")
    .trim()
    .replaceAll(/[\s,]+/g, ",");
}

function named(offers: readonly OfferedCommand[], wanted: string, code: Language): Match[] {
  return offers
    .map((offer) => ({ ...found(offer, wanted, code), place: GOALS.indexOf(offer.command.goal) }))
    .filter(({ rank }) => rank < NOWHERE)
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .slice(0, MOST);
}

function found(offer: OfferedCommand, wanted: string, code: Language): Match & { rank: number } {
  const { words, aliases = [], about } = offer.command;
  const own = rankOf(words[code], wanted);
  const [other, others] = LANGUAGES.filter((one) => one !== code)
    .map((one): [Language, number] => [one, rankOf(words[one], wanted)])
    .reduce((best, next) => (next[1] < best[1] ? next : best), [code, own]);
  // Some games are known by what is said of their example.
  const said = about ? LANGUAGES.map((one) => rankOf(about[one], wanted)) : [];
  const besides = aliases.map((text) => rankOf(text, wanted) + BESIDES);
  const rank = Math.min(own, others, ...said, ...besides);
  return { offer, rank, ...(words[other] !== words[code] && { other }) };
}

/** Whether one of these names is meant by what is typed; all are before anything is. */
export function isMeant(names: readonly string[], typed: string): boolean {
  const wanted = plain(typed);
  return wanted === "" || names.some((name) => rankOf(name, wanted) < NOWHERE);
}

function rankOf(text: string, wanted: string): number {
  const name = plain(text);
  if (name.startsWith(wanted)) return BEGINS;
  const begins = (word: string): boolean =>
    // Chinese has no spaces: a word may begin anywhere.
    /\p{Script=Han}/u.test(word)
      ? name.includes(word)
      : name.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word));
  if (wanted.split(" ").every(begins)) return WORDS;
  return name.includes(wanted) ? INSIDE : NOWHERE;
}

/** Small letters without accents, and plain quotes. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, " ");
}
