// Formulas: what they mean, what is wrong with them and where, and that no text does any harm.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compiled } from "../../www/src/solver/formula/compile.ts";
import { FormulaFault } from "../../www/src/solver/formula/fault.ts";
import { positionOf } from "../../www/src/solver/formula/position.ts";
import {
  COMPARISONS,
  CONNECTIVES,
  EQUALITIES,
  FUNCTIONS,
  NAMES,
  OF_NUMBERS,
} from "../../www/src/solver/formula/vocabulary.ts";
import type { Catalogue } from "../../www/src/solver/wire.ts";

const heapsOf = (...heaps: number[]) => positionOf(Float64Array.from(heaps), { ordered: false, behind: [] });

const cards = new URL("../../www/src/solver/prose/catalogue.json", import.meta.url);
const { rulesets } = JSON.parse(readFileSync(cards, "utf8")) as Catalogue;

/** A text, the position that it is about, and what it says there, null where that is not defined; or what is wrong with it. */
interface Case {
  formula: string;
  at?: { board?: string; tokens: number[]; passes?: boolean; players?: number };
  value?: number | boolean | null;
  error?: object;
}

const golden = new URL("../golden/formulas.json", import.meta.url);
const { groups } = JSON.parse(readFileSync(golden, "utf8")) as {
  groups: Array<{ about: string; cases: Case[] }>;
};

/** What a formula says, or what is wrong with it. */
function said({ formula, at = { tokens: [1, 2, 2, 5] } }: Case): unknown {
  const { board = "heaps", tokens, passes = false, players = 2 } = at;
  const { ordered = false, behind = [] } =
    rulesets.find((ruleset) => ruleset.board === board)?.heapTokens ?? {};
  const heapTokens = { ordered, behind: [...behind, ...(passes ? ["passes"] : [])] };
  try {
    const value = compiled(formula, players).of(positionOf(Float64Array.from(tokens), heapTokens));
    if (value === undefined || Number.isNaN(value)) return { value: null };
    // There is one zero.
    return { value: typeof value === "number" ? value + 0 : value };
  } catch (cause) {
    if (cause instanceof FormulaFault) return { error: cause.error };
    throw cause;
  }
}

for (const { about, cases } of groups) {
  describe(`formulas: ${about}`, () => {
    for (const each of cases) {
      const { formula, at, value, error } = each;
      const short = formula.length > 60 ? `${formula.slice(0, 60)}…` : formula;
      test(`“${short}”${at ? ` at ${JSON.stringify(at)}` : ""}`, () => {
        expect(said(each)).toEqual(error ? { error: { field: "formula", ...error } } : { value });
      });
    }
  });
}

test("every name, function and sign has its cases, and every function one that is not defined", () => {
  const cases = groups.flatMap((group) => group.cases);
  const has = (word: string, value?: null): boolean =>
    cases.some((each) => each.formula.includes(word) && (value === undefined || each.value === value));
  const signs = [OF_NUMBERS, COMPARISONS, EQUALITIES, CONNECTIVES].flatMap((map) => [...map.keys()]);
  expect([...NAMES.keys(), ...signs].filter((word) => !has(word))).toEqual([]);
  expect([...FUNCTIONS.keys()].filter((name) => !has(`${name}(`) || !has(`${name}(`, null))).toEqual([]);
  const partial = [...OF_NUMBERS.keys(), ...COMPARISONS.keys()];
  expect(partial.filter((sign) => !has(` ${sign} `, null))).toEqual([]);
});

// The k-th pair of Wythoff's game begins with ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋. In doubles kφ is off by less than kφ·2⁻⁵²,
// and no closer to an integer than 0.38 / k, since the convergents of φ are the worst; so it is right up to k = 3·10⁷.
test("the floor of k·phi is exact for every heap of a census", () => {
  const floorOf = compiled("floor(n * phi)", 2).of;
  const check = (k: number): void => {
    const root = isqrt(5n * BigInt(k) ** 2n);
    expect(floorOf(heapsOf(k)), String(k)).toBe(Number((BigInt(k) + root) / 2n));
  };
  for (let k = 1; k <= 20_000; k++) check(k);
  // The limit of a census is 100,000 for each of at most 12 heaps. The hardest are Fibonacci numbers.
  for (let [one, other] = [1, 1]; one < 3e7; [one, other] = [other, one + other])
    for (const k of [one - 1, one, one + 1]) if (k > 0) check(k);
  for (let k = 1_200_000; k > 1_190_000; k--) check(k);
});

test("after a text that was given up half-way the next one is read from its own beginning", () => {
  expect(() => compiled(`${"!".repeat(400)}true`, 2)).toThrow(FormulaFault);
  expect(compiled("1 + 1", 2).of(heapsOf())).toBe(2);
});

test("a number that is too large for any is told as it is", () => {
  expect(said({ formula: "1e999" })).toMatchObject({
    error: { code: "out-of-range", span: [0, 5], limit: 2 ** 53 - 1, got: Infinity },
  });
});

test("no text throws anything but a fault", () => {
  const pieces = [
    ...NAMES.keys(),
    ...FUNCTIONS.keys(),
    ...Array.from("()()(),,+-*/%<>=!&|?:.^ \t0123456789⊕≤≠φ（）'\"[]{}`\\;$@~\u0000\uD83D"),
    ..."heaps true false null this and or not constructor __proto__ prototype => ?. ?? ** 1e9 new".split(" "),
  ];
  // A fixed sequence, so that what fails once fails again.
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const position = heapsOf(1, 2, 3);
  let taken = 0;
  for (let round = 0; round < 100_000; round++) {
    const text = Array.from({ length: 1 + random(14) }, () => pieces[random(pieces.length)]).join(
      random(2) === 0 ? " " : "",
    );
    try {
      const { kind, of } = compiled(text, 2);
      const value = of(position);
      expect([kind, "undefined"], text).toContain(typeof value);
      // Nothing is infinite.
      expect(Math.abs(Number(value ?? 0)), text).not.toBe(Infinity);
      taken++;
    } catch (cause) {
      if (!(cause instanceof FormulaFault)) throw new Error(JSON.stringify(text), { cause });
      const [start, end] = cause.error.span ?? [-1, -1];
      expect(0 <= start && start <= end && end <= text.length, JSON.stringify(text)).toBe(true);
    }
  }
  expect(taken).toBeGreaterThan(1000);
}, 120_000);

/** The largest integer whose square is at most this. */
function isqrt(value: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root--;
  while ((root + 1n) * (root + 1n) <= value) root++;
  return root;
}
