// Texts made of pieces and of other texts, by chance that comes the same every time.

export type Chance = (below: number) => number;

export function chanceOf(seed: number): Chance {
  let state = (seed * 0x9e3779b9) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Numbers at which something may change, and characters that readers of texts have met; halves of pairs among them. */
const OTHERS =
  "0 1 2 9 10 64 65 100 999 1000 10000 4294967296 9007199254740992 1e9 -1 007 0.5 １ ， （ ） → −  · ∞ ≤ é 中 \u0301 \u200d \u202e \ufeff \0 \t \n \r \u2028 \ud83d \ude00 😀 \" ' \\ ` < > & % %20 %E4%A # ? = ~ __proto__ constructor".split(
    " ",
  );

export function one<T>(all: readonly T[], chance: Chance): T {
  return all[chance(all.length)] as T;
}

/** Makes an input, of others or of nothing. */
export type Make = (chance: Chance, pool: readonly string[]) => string;

/** A text of pieces, or another one changed in a few places. */
export function textOf(pieces: readonly string[]): Make {
  return (chance, pool) => changed(pieces, chance, pool);
}

function changed(pieces: readonly string[], chance: Chance, pool: readonly string[]): string {
  let text = one(pool.length > 0 && chance(5) > 0 ? pool : [""], chance);
  if (text === "") for (let left = chance(8); left > 0; left--) text += one(pieces, chance);
  for (let left = chance(4); left >= 0; left--) {
    const from = chance(text.length + 1);
    const to = Math.min(text.length, from + chance(chance(4) === 0 ? text.length + 1 : 4));
    const other = one(pool.length > 0 ? pool : pieces, chance);
    const start = chance(other.length + 1);
    const put = [
      () => one(pieces, chance),
      () => one(pieces, chance) + text.slice(from, to),
      () => one(OTHERS, chance),
      () => "",
      () => text.slice(from, to).repeat(chance(300) === 0 ? chance(3000) : 2),
      () => other.slice(start, start + chance(12)),
      () => String.fromCharCode(chance(0x10000)),
    ];
    text = text.slice(0, from) + one(put, chance)() + text.slice(to);
  }
  return text;
}

/** The JSON of another text, or of one of some structures, with a few of its parts changed; at times the text itself. */
export function jsonOf(structures: readonly unknown[], pieces: readonly string[]): Make {
  return (chance, pool) => {
    if (chance(4) === 0) return changed(pieces, chance, pool);
    let structure: unknown = structuredClone(one(structures, chance));
    for (let left = chance(4); left > 0; left--) structure = other(structure, pieces, chance);
    return JSON.stringify(structure);
  };
}

function other(part: unknown, pieces: readonly string[], chance: Chance): unknown {
  const goesOn = typeof part === "object" && part !== null && chance(6) > 0;
  if (!goesOn)
    return one(
      [null, true, 7, 1.5, "", [], {}, one(pieces, chance), changed(pieces, chance, pieces)],
      chance,
    );
  const key = one(Object.keys(part), chance) as string | undefined;
  const entries = part as Record<string, unknown>;
  const way = chance(8);
  if (way === 0) entries[Array.isArray(part) ? part.length : one(pieces, chance)] = one(pieces, chance);
  else if (key !== undefined && way === 1) Reflect.deleteProperty(entries, key);
  else if (key !== undefined) entries[key] = other(entries[key], pieces, chance);
  return Array.isArray(part) ? part.filter((_, index) => index in part) : part;
}
