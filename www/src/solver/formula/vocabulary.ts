// The names that a formula may have: a fixed list, and nothing else.
import { bit, copiesOf, countOf, isFibonacci, log2, mod, PHI, smallestPart, xor } from "./arithmetic.ts";
import type { FormulaPosition } from "./position.ts";

/** Given what is the same for all positions, tells a number of each. */
export type NameRule = (position: FormulaPosition, players: number) => number;

export const NAMES: ReadonlyMap<string, NameRule> = new Map<string, NameRule>([
  ["n", ({ stones }) => stones],
  ["N", ({ heaps }) => heaps.length],
  ["largest", ({ largest }) => largest],
  ["smallest", ({ smallest }) => smallest],
  ["quota", ({ quota }) => quota],
  ["passes", ({ passes }) => passes],
  ["players", (_, players) => players],
  ["phi", () => PHI],
  ["φ", () => PHI],
]);

/** All heaps at once; stands only among the arguments of a function of many. */
export const HEAPS = "heaps";

/** Functions of numbers, by how many they take: as many as the list has names. */
interface FewRule {
  kind: "few";
  parameters: number;
  isBoolean?: true;
  of: (position: FormulaPosition, one: number, other: number) => number | boolean;
}

/** Functions of any numbers and of all heaps, from left to right; `initial` is what none of them have. */
interface ManyRule {
  kind: "many";
  initial: number;
  of: (one: number, other: number) => number;
}

const one = (of: (value: number) => number): FewRule => ({
  kind: "few",
  parameters: 1,
  of: (_, value) => of(value),
});
const two = (of: (one: number, other: number) => number): FewRule => ({
  kind: "few",
  parameters: 2,
  of: (_, one, other) => of(one, other),
});
const many = (initial: number, of: ManyRule["of"]): ManyRule => ({ kind: "many", initial, of });

export const FUNCTIONS: ReadonlyMap<string, FewRule | ManyRule> = new Map<string, FewRule | ManyRule>([
  ["a", { kind: "few", parameters: 1, of: ({ heaps }, place) => heaps[place - 1] ?? 0 }],
  ["count", { kind: "few", parameters: 1, of: ({ heaps }, size) => countOf(heaps, size) }],
  ["copies", { kind: "few", parameters: 1, of: ({ heaps }, rank) => copiesOf(heaps, rank) }],
  ["fib", { kind: "few", parameters: 1, isBoolean: true, of: (_, value) => isFibonacci(value) }],
  ["zeckendorf", one(smallestPart)],
  ["mod", two(mod)],
  ["bit", two(bit)],
  ["pow", two(Math.pow)],
  ["floor", one(Math.floor)],
  ["ceil", one(Math.ceil)],
  ["abs", one(Math.abs)],
  ["sqrt", one(Math.sqrt)],
  ["log2", one(log2)],
  ["nimsum", many(0, xor)],
  ["xor", many(0, xor)],
  ["sum", many(0, (one, other) => one + other)],
  ["max", many(-Infinity, Math.max)],
  ["min", many(Infinity, Math.min)],
]);

/** Signs between two numbers, and what they make of them. */
export const OF_NUMBERS: ReadonlyMap<string, (one: number, other: number) => number> = new Map([
  ["+", (one: number, other: number) => one + other],
  ["-", (one: number, other: number) => one - other],
  ["*", (one: number, other: number) => one * other],
  ["/", (one: number, other: number) => one / other],
  ["%", mod],
  ["⊕", xor],
]);

type Comparison = (one: number, other: number) => boolean;

export const COMPARISONS: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ["<", (one, other) => one < other],
  [">", (one, other) => one > other],
  ["<=", (one, other) => one <= other],
  [">=", (one, other) => one >= other],
  ["≤", (one, other) => one <= other],
  ["≥", (one, other) => one >= other],
]);

/** Signs that compare two numbers or two truth values, and whether they ask for the same. */
export const EQUALITIES: ReadonlyMap<string, boolean> = new Map([
  ["==", true],
  ["=", true],
  ["===", true],
  ["!=", false],
  ["!==", false],
  ["≠", false],
]);

/** Signs between two truth values. */
export const CONNECTIVES: ReadonlyMap<string, "and" | "or"> = new Map([
  ["&&", "and"],
  ["and", "and"],
  ["||", "or"],
  ["or", "or"],
]);
