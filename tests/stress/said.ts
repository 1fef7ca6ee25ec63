// Words as they may be in a language that is not there yet, by `?strings=` in the address: longer, shorter, from right to left, or with
// accents, so that what does not go through the words of the page is seen.

type Strain = (text: string) => string;

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = "áƀćďéƒğĥíĵķĺḿńóṕɋŕśťúṽŵẋýź";
const HEBREW = "אבגדהוזחטיכלמנסעפצקרשתאבגד";

/** Letters for letters, capitals too where there are any. */
function lettersBy(other: string): Strain {
  const map = new Map(Array.from(LATIN, (letter, place) => [letter, Array.from(other)[place] ?? letter]));
  return (text) =>
    text.replace(/[a-z]/gi, (letter) => {
      const found = map.get(letter.toLowerCase()) ?? letter;
      return letter === letter.toLowerCase() ? found : found.toUpperCase();
    });
}

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** What words can be put through. */
export const STRAINS: Readonly<Record<string, Strain>> = {
  double: (text) => (hasLetters(text) ? `${text} ${text.trim()}` : text),
  long: (text) => (hasLetters(text) ? `${text} ${text.trim()} ${text.trim()}` : text),
  short: (text) => text.replace(/\p{L}[\p{L}\p{M}’]*/gu, (word) => word[0] ?? ""),
  rtl: lettersBy(HEBREW),
  accents: lettersBy(ACCENTED),
};

const { location } = globalThis as { location?: Location };
const strain = STRAINS[new URLSearchParams(location?.search).get("strings") ?? ""];

/** A text of the page as the address asks for it; marks in it, such as “[[mex|” and “]]”, are no words. */
export function said(text: string): string {
  if (!strain) return text;
  return text
    .split(/(\[\[\w+\||\]\]|\{\w+\})/)
    .map((part, place) => (place % 2 === 0 ? strain(part) : part))
    .join("");
}

/** The same of all texts that something holds by their languages. */
export function saidAll<T>(thing: T): T {
  if (Array.isArray(thing)) return thing.map(saidAll) as T;
  if (typeof thing !== "object" || thing === null) return thing;
  const entries = Object.entries(thing).map(([key, value]: [string, unknown]) => [
    key,
    /^(en|zh)$/.test(key) && typeof value === "string" ? said(value) : saidAll(value),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Things in an order by chance, by `?listeners=SEED`: nobody may count on being asked first. */
const seed = Number(new URLSearchParams(location?.search).get("listeners") ?? 0);
let state = seed;

export function shuffled<T>(things: Iterable<T>): Iterable<T> {
  if (seed === 0) return things;
  const all = [...things];
  for (let place = all.length - 1; place > 0; place--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (place + 1));
    [all[place], all[other]] = [all[other] as T, all[place] as T];
  }
  return all;
}
