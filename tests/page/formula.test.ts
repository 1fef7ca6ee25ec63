// Formulas: what they mean, what is wrong with them and where, and that no text does any harm.
import { describe, expect, test } from "vitest";
import { compiled } from "../../www/src/solver/formula/compile.ts";
import { FormulaFault } from "../../www/src/solver/formula/fault.ts";
import { positionOf } from "../../www/src/solver/formula/position.ts";
import { FUNCTIONS, NAMES } from "../../www/src/solver/formula/vocabulary.ts";

const heapsOf = (...heaps: number[]) =>
  positionOf(Float64Array.from(heaps), { board: "heaps", hasPasses: false });

/** What a formula says of these heaps. */
function said(text: string, heaps: readonly number[] = [1, 2, 2, 5], players = 2): number | boolean {
  return compiled(text, players).of(heapsOf(...heaps));
}

/** What is wrong with a text: the code, the part of the text, and what else is known. */
function fault(text: string): [code: string, part: string, facts: object] {
  try {
    compiled(text, 2);
  } catch (cause) {
    if (!(cause instanceof FormulaFault)) throw cause;
    const { code, field, span, ...facts } = cause.error;
    expect(field).toBe("formula");
    return [code, text.slice(...(span ?? [])), facts];
  }
  throw new Error(`“${text}” was taken`);
}

describe("what formulas mean", () => {
  test.each<[text: string, value: number | boolean]>([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["7 - 2 - 1", 4],
    ["12 / 4 / 3", 1],
    ["-2 + 5", 3],
    ["- -2", 2],
    ["+3", 3],
    ["1.5 + .5 + 1e2", 102],
    ["1 + 2 == 3 && 2 < 3", true],
    ["false && false || true", true],
    ["true || false && false", true],
    ["not false and true", true],
    ["!(1 > 2)", true],
    ["!true == false", true],
    ["1 < 2 ? 3 : 4", 3],
    ["false ? 1 : true ? 2 : 3", 2],
    ["(1 > 2 ? false : true) || false", true],
    ["n = 10", true],
    ["n ≠ 10 or n ≥ 11", false],
    ["n <= 10 and n >= 10 and n ≤ 10", true],
    ["n === 10 && n !== 9 && n != 9", true],
    ["5 ⊕ 3", 6],
    ["1 + 4 ⊕ 3 = 6", true],
    ["６－４", 2],
    ["ｍａｘ（３，４）", 4],
    ["3 × 4 ÷ 2 − 1", 5],
    ["N", 4],
    ["smallest", 1],
    ["largest", 5],
    ["players", 2],
    ["quota + passes", 0],
    ["a(1)", 1],
    ["a(4)", 5],
    ["a(0) + a(5) + a(-1) + a(1.5)", 0],
    ["count(2)", 2],
    ["count(3)", 0],
    ["copies(1)", 1],
    ["copies(2)", 2],
    ["copies(3)", 1],
    ["copies(4) + copies(0) + copies(10000000000)", 0],
    ["nimsum(heaps)", 4],
    ["xor(heaps, 4)", 0],
    ["xor(6, 3)", 5],
    ["nimsum(9007199254740991, 1)", 9007199254740990],
    ["sum(heaps)", 10],
    ["sum(1, 2, 3)", 6],
    ["max(heaps)", 5],
    ["max(heaps, 7)", 7],
    ["min(heaps)", 1],
    ["min(3, 2)", 2],
    ["mod(-1, 3)", 2],
    ["-1 % 3", 2],
    ["7 % 4", 3],
    ["mod(5.5, 2)", 1.5],
    ["floor(2.7)", 2],
    ["ceil(2.1)", 3],
    ["abs(0 - 4)", 4],
    ["sqrt(49)", 7],
    ["log2(1024)", 10],
    ["floor(log2(1023))", 9],
    ["pow(2, 10)", 1024],
    ["bit(6, 0)", 0],
    ["bit(6, 1)", 1],
    ["bit(9007199254740991, 52)", 1],
    ["bit(1, 60)", 0],
    ["fib(1) && fib(2) && fib(89)", true],
    ["fib(0) || fib(4) || fib(88)", false],
    ["zeckendorf(85)", 1],
    ["zeckendorf(84)", 8],
    ["floor(phi * 10)", 16],
    ["φ == phi", true],
  ])("%s is %s", (text, value) => {
    expect(said(text)).toBe(value);
  });

  test("what is not defined is no number at all", () => {
    for (const text of ["0 / 0", "mod(1, 0)", "xor(1, 0 - 1)", "xor(1.5, 1)", "bit(1, 0 - 1)", "sqrt(0 - 1)"])
      expect(said(text), text).toBeNaN();
    expect(said("copies(0 / 0)")).toBeNaN();
    expect(said("zeckendorf(0.5)")).toBeNaN();
  });

  test("no heaps have zeros", () => {
    for (const text of ["n", "N", "smallest", "largest", "nimsum(heaps)", "max(heaps)", "min(heaps)", "a(1)"])
      expect(said(text, []), text).toBe(0);
  });

  test("other boards and passes have their own numbers", () => {
    const tokens = Float64Array.from([8, 3, 2]);
    const passes = positionOf(tokens, { board: "heaps", hasPasses: true });
    expect(compiled("passes * 100 + n", 2).of(passes)).toBe(211);
    const quota = positionOf(tokens.subarray(0, 2), { board: "quota", hasPasses: false });
    expect(compiled("quota * 100 + n * 10 + N", 2).of(quota)).toBe(381);
    expect(compiled("players", 5).of(quota)).toBe(5);
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
});

describe("what is wrong with a formula", () => {
  test.each<[text: string, code: string, part: string, facts?: object]>([
    ["", "missing-value", ""],
    ["  ", "missing-value", "  "],
    ["n +", "missing-value", ""],
    ["()", "missing-value", "()"],
    ["n > 1 ? 1", "missing-value", "", { got: ":" }],
    ["floor", "missing-value", "", { got: "(" }],
    ["max()", "missing-value", ")"],
    ["mod(1)", "missing-value", ")"],
    ["(n", "unclosed-bracket", "(", { got: "(" }],
    ["max(1, (2)", "unclosed-bracket", "(", { got: "(" }],
    ["n)", "unexpected-character", ")", { got: ")" }],
    ["1 2", "unexpected-character", "2", { got: "2" }],
    ["(1 2)", "unexpected-character", "2", { got: "2" }],
    ["max(1 2)", "unexpected-character", "2", { got: "2" }],
    ["1, 2", "unexpected-character", ",", { got: "," }],
    ["(1, 2)", "unexpected-character", ",", { got: "," }],
    ["max(1,)", "unexpected-character", ")", { got: ")" }],
    ["n; n", "unexpected-character", ";", { got: ";" }],
    ["n # 1", "unexpected-character", "#", { got: "#" }],
    ["n == '1'", "unexpected-character", "'", { got: "'" }],
    ["[1]", "unexpected-character", "[", { got: "[" }],
    ["n 🙂", "unexpected-character", "🙂", { got: "🙂" }],
    ["a(1)^a(2)", "unexpected-character", "^", { got: "^" }],
    ["n  **  2", "unexpected-character", "**", { got: "**" }],
    ["n & 1", "unexpected-character", "&", { got: "&" }],
    ["n ?? 1", "unexpected-character", "??", { got: "??" }],
    ["n.length", "unexpected-character", ".", { got: "." }],
    ["n(3)", "unexpected-character", "(", { got: "(" }],
    ["(a)(1)", "unexpected-character", "(", { got: "(" }],
    ["a(1)(2)", "unexpected-character", "(", { got: "(" }],
    ["2n", "unexpected-character", "n", { got: "n" }],
    ["0x10", "unexpected-character", "x", { got: "x" }],
    ["n++", "missing-value", ""],
    ["n += 1", "unexpected-character", "=", { got: "=" }],
    ["stones + 1", "unknown-choice", "stones", { got: "stones" }],
    ["1 + foo(2)", "unknown-choice", "foo", { got: "foo" }],
    ["null", "unknown-choice", "null", { got: "null" }],
    ["constructor", "unknown-choice", "constructor", { got: "constructor" }],
    ["__proto__", "unknown-choice", "__proto__", { got: "__proto__" }],
    ["toString()", "unknown-choice", "toString", { got: "toString" }],
    ["this", "unexpected-character", "this", { got: "this" }],
    ["1 + (n > 2)", "wrong-type", "(n > 2)", { got: "boolean" }],
    ["n && true", "wrong-type", "n", { got: "number" }],
    ["!n", "wrong-type", "n", { got: "number" }],
    ["n ? 1 : 2", "wrong-type", "n", { got: "number" }],
    ["n > 1 ? 1 : false", "wrong-type", "false", { got: "boolean" }],
    ["1 < n < 3", "wrong-type", "1 < n", { got: "boolean" }],
    ["n == true", "wrong-type", "true", { got: "boolean" }],
    ["heaps == 0", "wrong-type", "heaps", { got: "heaps" }],
    ["floor(heaps)", "wrong-type", "heaps", { got: "heaps" }],
    ["floor(1, 2)", "too-many", "2", { got: "floor", limit: 1 }],
    ["9007199254740992", "out-of-range", "9007199254740992", { limit: 2 ** 53 - 1, got: 2 ** 53 }],
    ["1e999", "out-of-range", "1e999", { limit: 2 ** 53 - 1, got: Infinity }],
  ])("“%s” has %s at “%s”", (text, code, part, facts = {}) => {
    expect(fault(text)).toEqual([code, part, facts]);
  });

  test("spans count UTF-16 units, however the signs are written", () => {
    expect(fault("ｎ　＋　ｘ")).toEqual(["unknown-choice", "ｘ", { got: "ｘ" }]);
    expect(fault("（ｎ")).toEqual(["unclosed-bracket", "（", { got: "(" }]);
  });

  test("a text has a length, a number of parts and a depth", () => {
    expect(fault("n".repeat(501))).toEqual(["text-too-long", "n", { limit: 500, got: 501 }]);
    expect(said(`1${"+1".repeat(99)}`)).toBe(100);
    expect(fault(`1${"+1".repeat(100)}`)).toEqual(["too-many", `1${"+1".repeat(100)}`, { limit: 200 }]);
    const nested = (depth: number): string => `${"(".repeat(depth)}1${")".repeat(depth)}`;
    expect(said(nested(50))).toBe(1);
    expect(fault(nested(51))).toEqual(["too-many", "1", { limit: 50, got: "(" }]);
    expect(fault(`${"!".repeat(400)}true`)).toEqual(["too-many", "!", { limit: 50, got: "(" }]);
    expect(fault(`${"floor(".repeat(60)}1${")".repeat(60)}`)[0]).toBe("too-many");
    // After a text that was given up half-way the next one is read from its own beginning.
    expect(said("1 + 1")).toBe(2);
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
      const value = compiled(text, 2).of(position);
      expect(typeof value === "number" || typeof value === "boolean").toBe(true);
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
