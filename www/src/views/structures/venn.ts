// Three circles and what lies in their regions. A region is a number: 1 for A, 2 for B, 4 for C, added up where it lies in several.

export type Sets = readonly [number, number, number];

export const REGIONS = [1, 2, 4, 3, 5, 6, 7] as const;

/** The regions that lie in two of the sets, by the places of these. */
export const LENSES = { ab: 3, ac: 5, bc: 6 } as const;
export type Lens = keyof typeof LENSES;

/** The powers of two of which a number is the sum, in ascending order. */
export function powersOf(number: number): number[] {
  const powers: number[] = [];
  for (let power = 1; power <= number; power *= 2)
    if (Math.floor(number / power) % 2 === 1) powers.push(power);
  return powers;
}

/** In which sets a power lies; 0: in none. */
export function regionOf(power: number, sets: Sets): number {
  return sets.reduce((region, set, place) => region + (Math.floor(set / power) % 2) * 2 ** place, 0);
}

/** The powers that lie in exactly these sets. */
export function inRegion(region: number, sets: Sets): number[] {
  return powersOf(2 ** 53 - 1).filter((power) => regionOf(power, sets) === region);
}

/** Whether a region lies in an odd number of sets. */
export function isOdd(region: number): boolean {
  return region === 7 || region === 1 || region === 2 || region === 4;
}

/** What of a set changes where another takes its place: what is taken out, and what is put in. */
export function change(before: number, after: number): { out: number[]; put: number[] } {
  const [old, now] = [powersOf(before), powersOf(after)];
  return {
    out: old.filter((power) => !now.includes(power)),
    put: now.filter((power) => !old.includes(power)),
  };
}

/** Two sets to which one and the same power is added. */
export interface Growth {
  power: number;
  lens: Lens;
}

/** Adds a power to two sets that lack it; nothing where one of the three has it. */
export function grow(sets: Sets, { power, lens }: Growth): Sets | undefined {
  if (regionOf(power, sets) !== 0) return undefined;
  const [a, b, c] = sets;
  const adds = (place: number): number => (Math.floor(LENSES[lens] / 2 ** place) % 2) * power;
  return [a + adds(0), b + adds(1), c + adds(2)];
}

/** The steps in which three sets grow from empty ones, the smallest power first; nothing where some power lies in one or in three. */
export function growthOf(sets: Sets): Growth[] | undefined {
  const steps: Growth[] = [];
  for (const power of new Set(sets.flatMap(powersOf).sort((one, two) => one - two))) {
    const region = regionOf(power, sets);
    const lens = (Object.keys(LENSES) as Lens[]).find((each) => LENSES[each] === region);
    if (!lens) return undefined;
    steps.push({ power, lens });
  }
  return steps;
}

/** The steps that a link lists; those that cannot be made are passed over. */
export function readGrowth(text: string): Growth[] {
  let sets: Sets = [0, 0, 0];
  return text.split(",").flatMap((part) => {
    const [, digits = "", lens = ""] = /^(\d{1,16})(ab|ac|bc)$/.exec(part) ?? [];
    const power = Number(digits);
    const step = { power, lens: lens as Lens };
    if (powersOf(power).length !== 1 || power >= 2 ** 53) return [];
    const next = grow(sets, step);
    sets = next ?? sets;
    return next ? [step] : [];
  });
}

export function writeGrowth(steps: readonly Growth[]): string {
  return steps.map(({ power, lens }) => `${power}${lens}`).join(",");
}

/** A power as it is written: from 2¹⁰ on with its exponent. */
export function writtenPower(power: number): string {
  if (power < 1024) return String(power);
  const digits = String(Math.round(Math.log2(power)));
  return `2${Array.from(digits, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "").join("")}`;
}
