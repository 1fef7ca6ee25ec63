// The names that a formula may have: a fixed list, and nothing else.
import {
  bit,
  copiesOf,
  countOf,
  finite,
  isFibonacci,
  log2,
  mod,
  PHI,
  smallestPart,
  xor,
} from "./arithmetic.ts";
import type { FormulaPosition } from "./position.ts";

/** Given what is the same for all positions, tells a number of each. */
export type NameRule = (position: FormulaPosition, players: number) => number;

export const NAMES: ReadonlyMap<string, NameRule> = new Map<string, NameRule>([
  ["n", ({ stones }) => stones],
  ["N", ({ heaps }) => heaps.length],
  ["largest", ({ largest }) => largest],
  ["smallest", ({ smallest }) => smallest],
  ...["quota", "passes"].map((name): [string, NameRule] => [name, ({ behind }) => behind[name] ?? 0]),
  ["players", (_, players) => players],
  ["phi", () => PHI],
  ["φ", () => PHI],
]);

/** All heaps at once; stands only among the arguments of a function of many. */
export const HEAPS = "heaps";

/** Functions of one number or of two, all of which are defined: of one that is not, nothing is. */
interface FewRule {
  kind: "few";
  parameters: 1 | 2;
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
  ["pow", two((one, other) => finite(one ** other))],
  ["floor", one(Math.floor)],
  ["ceil", one(Math.ceil)],
  ["abs", one(Math.abs)],
  ["sqrt", one(Math.sqrt)],
  ["log2", one(log2)],
  ["nimsum", many(0, xor)],
  ["xor", many(0, xor)],
  ["sum", many(0, (one, other) => finite(one + other))],
  ["max", many(-Infinity, Math.max)],
  ["min", many(Infinity, Math.min)],
]);

/** Signs between two numbers, and what they make of them. */
export const OF_NUMBERS: ReadonlyMap<string, (one: number, other: number) => number> = new Map([
  ["+", (one: number, other: number) => finite(one + other)],
  ["-", (one: number, other: number) => finite(one - other)],
  ["*", (one: number, other: number) => finite(one * other)],
  ["/", (one: number, other: number) => finite(one / other)],
  ["%", mod],
  ["⊕", xor],
]);

/** Signs that compare two numbers, by what they say of the first less the second. */
export const COMPARISONS: ReadonlyMap<string, (difference: number) => boolean> = new Map([
  ["<", (difference: number) => difference < 0],
  [">", (difference: number) => difference > 0],
  ["<=", (difference: number) => difference <= 0],
  [">=", (difference: number) => difference >= 0],
  ["≤", (difference: number) => difference <= 0],
  ["≥", (difference: number) => difference >= 0],
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
