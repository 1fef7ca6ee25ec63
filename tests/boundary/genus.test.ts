// Genera of single heaps, against recursion over positions that is written down here once more, and what is published.
import { expect, test } from "vitest";
import type { Game } from "../../www/src/solver/api.ts";
import { errorOf, everySliceIsATurn, mex, valueOf } from "./built.ts";

const octal = (code: string): Game => ({ ruleset: "octal", params: { code } });
const kayles: Game = { ruleset: "kayles" };

/** What digits behind the point of a code, 1, 2 and 4 together, make of a heap. */
function optionsOfHeap(code: string, heap: number): number[][] {
  const digits = Array.from(code.slice(2), Number);
  return digits.flatMap((digit, index) => {
    const left = heap - index - 1;
    const found: number[][] = [];
    if (digit & 1 && left === 0) found.push([]);
    if (digit & 2 && left > 0) found.push([left]);
    if (digit & 4) for (let part = 1; 2 * part <= left; part++) found.push([part, left - part]);
    return found;
  });
}

/** Misère Grundy values of heaps of a code beside Nim heaps, which are written as negative numbers. */
function naive(code: string): (position: number[]) => number {
  const known = new Map<string, number>();
  const value = (position: number[]): number => {
    const sorted = position.toSorted((a, b) => a - b);
    const key = sorted.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const options = sorted.flatMap((heap, place) => {
      const rest = sorted.toSpliced(place, 1);
      if (heap > 0) return optionsOfHeap(code, heap).map((parts) => [...rest, ...parts]);
      return Array.from({ length: -heap }, (_, left) => (left > 0 ? [...rest, -left] : rest));
    });
    const seen = new Set(options.map(value));
    let least = 0;
    while (seen.has(least)) least++;
    const found = options.length === 0 ? 1 : least;
    known.set(key, found);
    return found;
  };
  return value;
}

test.each([["0.77"], ["0.137"], ["0.07"], ["0.6"], ["0.45"]])(
  "misère Grundy values of %s beside heaps of two are those of recursion",
  async (code) => {
    const value = naive(code);
    const { genera } = valueOf(await mex.genus(octal(code), { length: 14 }));
    for (const [heap, { misere }] of genera.entries()) {
      const first = heap > 0 ? [heap] : [];
      for (let count = 0; count < 8; count++) {
        const round = misere.length - 2;
        const place = count < round ? count : round + ((count - round) % 2);
        expect(misere[place], `${heap} beside ${count}`).toBe(
          value([...first, ...Array<number>(count).fill(-2)]),
        );
      }
    }
  },
);

test("Kayles is wild from the heap of five on, and its misère P-positions are the published ones", async () => {
  const { genera, firstWild, positions } = valueOf(await mex.genus(kayles, { length: 31 }));
  expect(genera.slice(0, 6).map(({ label }) => label)).toEqual([
    "0^{120}",
    "1^{031}",
    "2^{20}",
    "3^{31}",
    "1^{031}",
    "4^{146}",
  ]);
  expect(firstWild).toBe(5);
  expect(positions).toBeLessThan(200_000);
  // W. L. Sibert and J. H. Conway, Mathematical Kayles, International Journal of Game Theory 20 (1992).
  const lost = genera.flatMap(({ misere }, heap) => (misere[0] === 0 ? [heap] : []));
  expect(lost).toEqual([1, 4, 9, 12, 20]);
  const { values } = valueOf(await mex.sequence(kayles, { length: 31 }));
  expect(genera.map(({ grundy }) => grundy)).toEqual(Array.from(values));
});

test("heaps of Nim are tame, and so are those of subtraction games", async () => {
  const nim = valueOf(await mex.genus({ ruleset: "nim" }, { length: 12 }));
  expect(nim.genera.map(({ label }) => label).slice(0, 5)).toEqual([
    "0^{120}",
    "1^{031}",
    "2^{20}",
    "3^{31}",
    "4^{46}",
  ]);
  expect(nim.genera[10]?.label).toBe("10^{10,8}");
  expect(nim.firstWild).toBeUndefined();
  const game: Game = { ruleset: "subtraction", params: { set: [2, 5, 7] } };
  expect(valueOf(await mex.genus(game, { length: 1000 })).firstWild).toBeUndefined();
});

test("what is too much is refused, and what is under way can be given up", async () => {
  expect(errorOf(await mex.genus(kayles, { length: 60 }))).toMatchObject({
    code: "too-many-positions",
    field: "length",
  });
  expect(errorOf(await mex.genus(kayles, { length: 10_001 }))).toEqual({
    code: "out-of-range",
    field: "length",
    limit: 10_000,
    got: 10_001,
  });
  expect(errorOf(await mex.genus({ ruleset: "hackenbush" }, { length: 3 })).code).toBe("no-heaps");
  const passing: Game = { ...kayles, params: { passes: 1 } };
  expect(errorOf(await mex.genus(passing, { length: 3 }))).toMatchObject({ field: "params.passes" });
  const stop = new AbortController();
  everySliceIsATurn();
  const answer = mex.genus(kayles, { length: 36 }, { signal: stop.signal });
  stop.abort();
  expect(errorOf(await answer).code).toBe("cancelled");
});
