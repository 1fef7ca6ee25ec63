import { count, number } from "../../../messages/english.ts";

/** What is wrong with a formula, as the solver says it. */
export interface FormulaFacts {
  got: string;
  limit: string;
}

/** The names that a formula may have, each with what it means. */
export type FormulaNames = ReadonlyArray<readonly [names: string, meaning: string]>;

export const en = {
  formula: {
    /** What a formula says, by what can be known of the positions. */
    says: {
      both: "Write a condition that is true at the P-positions, or a number that is the Grundy value.",
      outcome: "Write a condition that is true at the P-positions.",
      gameValue: "Write a number: how many turns after the player to move the winner comes.",
    },
    label: "Formula",
    examples: "For example",
    help: "What a formula can contain",
    vocabulary: [
      ["n, N", "stones in all; number of heaps"],
      [
        "a(i)",
        "the i-th smallest heap, from 1; 0 beyond the last. Where the order of heaps or steps counts: the i-th; of coins: the square of the i-th",
      ],
      ["smallest, largest", "heaps"],
      ["count(k)", "how many heaps have k stones"],
      ["copies(i)", "how many heaps have the i-th largest size"],
      ["heaps", "all heaps, inside the functions of the next line"],
      ["nimsum, xor, sum, max, min", "of numbers or of heaps: nimsum(heaps), max(a(1), 3)"],
      ["players, quota, passes", "how many players there are; the quota; the passes left"],
      ["+ − * /, %, mod(x, y)", "the remainder is never negative for a positive divisor"],
      [
        "⊕",
        "the nim-sum; it binds less tightly than + and more tightly than comparisons: 1 + a(1) ⊕ a(2) == 0 is ((1 + a(1)) ⊕ a(2)) == 0",
      ],
      ["== != < <= > >=", "comparisons; = is the same as =="],
      ["&& || !, and or not", "combined conditions"],
      ["c ? x : y", "x if c is true, otherwise y"],
      ["floor, ceil, abs, sqrt, log2, pow(x, y)", "rounding, roots and powers"],
      ["phi", "(1 + √5) / 2; floor(k * phi) is exact for k up to 30,000,000"],
      ["gcd(x, y)", "the greatest common divisor"],
      [
        "prime(x), square(x), divides(x, y)",
        "whether x is prime; whether it is a square; whether x divides y (x ≥ 1, y ≥ 0; otherwise not defined)",
      ],
      ["bit(x, i)", "the binary digit of x at place i, from 0"],
      [
        "fib(x), zeckendorf(x)",
        "whether x is one of 1, 2, 3, 5, 8, …; the smallest part of its Fibonacci sum",
      ],
    ] as FormulaNames,
  },
  faults: {
    power: "Write pow(x, y) for a power and xor(x, y) for the nim-sum.",
    twice: (sign: string) => `Write ${sign}${sign}.`,
    stray: (got: string) => `“${got}” does not belong here.`,
    missing: (got: string) => (got ? `“${got}” is missing here.` : "Something is missing here."),
    unclosed: "This bracket is never closed.",
    unknown: (got: string) => `There is no “${got}” here; the list below has all names.`,
    heapsAlone: "“heaps” is only allowed in nimsum(heaps), sum(heaps), max(heaps) and min(heaps).",
    noNumbers:
      "Under this play convention there are no Grundy values: write a condition that is true at the P-positions.",
    noConditions: "With several players there are no P- and N-positions: write a number, the game value.",
    noValues: "Where players have preferences of their own there are no game values to compare with.",
    numberHere: "A number is needed here, not a condition.",
    conditionHere: "A condition is needed here, such as n > 2, not a number.",
    deep: ({ limit }: FormulaFacts) => `Brackets and signs are nested more than ${limit} deep here.`,
    argumentsOf: ({ got, limit }: FormulaFacts) =>
      `${got} takes at most ${limit} ${limit === "1" ? "number" : "numbers"}.`,
    parts: ({ limit }: FormulaFacts) => `A formula has at most ${limit} parts.`,
    long: ({ limit, got }: FormulaFacts) => `A formula has at most ${limit} characters, not ${got}.`,
    large: ({ limit }: FormulaFacts) => `Numbers go up to ${limit}.`,
  },
  patterns: {
    title: "Values by pattern",
    says: "How many heaps have the largest size, the next smaller one, and so on, whatever the sizes are, and whether the smallest is 1: (1,2,4,4) has the pattern 2·1·1, smallest 1.",
    story:
      "This is how the theorem about Large Nim with any number of players was found: values by pattern were computed for 2 to 9 players, a formula was guessed from them and checked on many more, and then it was proved.",
    measure: "Value",
    measures: { outcome: "Outcome", grundy: "Grundy value", gameValue: "Game value" },
    find: "Find values",
    findAll: (least: number, most: number) => `With ${number(least)} to ${number(most)} players`,
    with: (players: number, reached: string) => `With ${number(players)} players: ${reached}`,
    cancelled: "Cancelled. What was found until then is shown.",
    label: "Values by pattern of equal heaps",
    pattern: "Pattern",
    none: "no heaps",
    ones: "smallest 1",
    positions: "Positions",
    first: "First",
    values: "Values",
    ofPlayers: (players: number) => `${number(players)} players`,
    times: (of: number) => `${number(of)}×`,
    more: (rest: number) => `and ${number(rest)} more`,
    summary: (patterns: number, constant: number) =>
      `${count(patterns, "pattern", "patterns")}, ${
        constant === patterns ? "each with one value" : `${number(constant)} of them with one value`
      } throughout.`,
    rows: (rest: number) => `Show ${count(rest, "more pattern", "more patterns")}`,
    compare: "Compare with",
    nothing: "nothing",
    predicted: "Theorem says",
    predictedWith: (players: number) => `Theorem, ${number(players)} players`,
    silent: "–",
  },
};

export type ResearchWords = typeof en;
