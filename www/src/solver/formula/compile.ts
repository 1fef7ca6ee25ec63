// A parsed formula becomes functions within functions, once; each position then only calls them.
import { FormulaFault, type Span } from "./fault.ts";
import { parsed, spanOf, strayIn, type Node } from "./parse.ts";
import type { FormulaPosition } from "./position.ts";
import { and, choice, not, or, same, type Truth, type TruthOf } from "./truth.ts";
import { COMPARISONS, CONNECTIVES, EQUALITIES, FUNCTIONS, HEAPS, NAMES, OF_NUMBERS } from "./vocabulary.ts";

/** What a formula says of a position: a number, NaN where it is not defined, or a truth value. */
export type Formula = { kind: "number"; of: NumberOf } | { kind: "boolean"; of: TruthOf };

type Kind = Formula["kind"];
type NumberOf = (position: FormulaPosition) => number;

/** Parts of a formula: numbers, names, signs and functions. */
export const MOST_PARTS = 200;

/** The formula that a text stands for, in a game with so many players. What is wrong with it is thrown as a FormulaFault. */
export function compiled(text: string, players: number): Formula {
  return new Compiler(text, players).compile(parsed(text));
}

class Compiler {
  readonly #text: string;
  readonly #players: number;
  #parts = 0;

  constructor(text: string, players: number) {
    this.#text = text;
    this.#players = players;
  }

  compile(node: Node): Formula {
    if (++this.#parts > MOST_PARTS)
      throw new FormulaFault("too-many", [0, this.#text.length], { limit: MOST_PARTS });
    switch (node.type) {
      case "Literal":
        return this.#literal(node.value, node);
      case "Identifier":
        return { kind: "number", of: this.#name(node.name, node) };
      case "UnaryExpression":
        return this.#unary(node.operator, node.argument, node);
      case "BinaryExpression":
        return this.#binary(node.operator, node.left, node.right);
      case "ConditionalExpression":
        return this.#choice(node.test, node.consequent, node.alternate);
      case "CallExpression":
        return this.#call(node.callee, node.arguments, node);
      case "SequenceExpression":
        throw strayIn(node.expressions[1] ?? node, this.#text);
      default:
        throw strayIn(node, this.#text);
    }
  }

  #literal(value: unknown, node: Node): Formula {
    if (typeof value === "boolean") return { kind: "boolean", of: () => value };
    if (typeof value !== "number") throw this.#unknown(node);
    if (value <= Number.MAX_SAFE_INTEGER) return { kind: "number", of: () => value };
    const limit = Number.MAX_SAFE_INTEGER;
    throw new FormulaFault("out-of-range", spanOf(node), { limit, got: value });
  }

  #name(name: string, node: Node): NumberOf {
    const rule = NAMES.get(name);
    if (rule) {
      const players = this.#players;
      return (position) => rule(position, players);
    }
    if (name === HEAPS) throw new FormulaFault("wrong-type", spanOf(node), { got: HEAPS });
    const [, end] = spanOf(node);
    if (FUNCTIONS.has(name)) throw new FormulaFault("missing-value", [end, end], { got: "(" });
    throw this.#unknown(node);
  }

  #unknown(node: Node): FormulaFault {
    const span = spanOf(node);
    return new FormulaFault("unknown-choice", span, { got: this.#text.slice(...span) });
  }

  #unary(operator: string, argument: Node, node: Node): Formula {
    if (operator === "!" || operator === "not") {
      return { kind: "boolean", of: not(this.#boolean(argument)) };
    }
    const [start] = spanOf(node);
    if (operator !== "-" && operator !== "+")
      throw new FormulaFault("unexpected-character", [start, start + operator.length], { got: operator });
    const of = this.#number(argument);
    return { kind: "number", of: operator === "-" ? (position) => -of(position) : of };
  }

  #binary(operator: string, left: Node, right: Node): Formula {
    const arithmetic = OF_NUMBERS.get(operator);
    if (arithmetic) {
      const [one, other] = [this.#number(left), this.#number(right)];
      return { kind: "number", of: (position) => arithmetic(one(position), other(position)) };
    }
    const comparison = COMPARISONS.get(operator);
    if (comparison) {
      return { kind: "boolean", of: compared(this.#number(left), this.#number(right), comparison) };
    }
    const isSame = EQUALITIES.get(operator);
    if (isSame !== undefined) {
      const one = this.compile(left);
      const of =
        one.kind === "boolean"
          ? same(one.of, this.#boolean(right), isSame)
          : compared(one.of, this.#number(right), (difference) => (difference === 0) === isSame);
      return { kind: "boolean", of };
    }
    const connective = CONNECTIVES.get(operator);
    if (connective) {
      const [one, other] = [this.#boolean(left), this.#boolean(right)];
      return { kind: "boolean", of: (connective === "and" ? and : or)(one, other) };
    }
    throw new FormulaFault("unexpected-character", this.#between(left, right), { got: operator });
  }

  /** The sign between two parts, without the space around it. */
  #between(left: Node, right: Node): Span {
    const [from, to] = [spanOf(left)[1], spanOf(right)[0]];
    const between = this.#text.slice(from, to);
    const start = from + between.length - between.trimStart().length;
    return [start, start + between.trim().length];
  }

  #choice(test: Node, consequent: Node, alternate: Node): Formula {
    const condition = this.#boolean(test);
    const first = this.compile(consequent);
    return first.kind === "number"
      ? { kind: "number", of: choice(condition, first.of, this.#number(alternate), NaN) }
      : { kind: "boolean", of: choice<Truth>(condition, first.of, this.#boolean(alternate), undefined) };
  }

  #call(callee: Node, given: readonly Node[], node: Node): Formula {
    const [start, end] = spanOf(node);
    // A name in brackets of its own is no function either.
    if (callee.type !== "Identifier" || callee.span) throw this.#uncallable(node);
    const { name } = callee;
    const rule = FUNCTIONS.get(name);
    const known = NAMES.has(name) || name === HEAPS;
    if (!rule && known) throw this.#uncallable(node);
    if (!rule) throw new FormulaFault("unknown-choice", [start, start + name.length], { got: name });
    this.#checkCommas(given);
    if (rule.kind === "many") {
      if (given.length === 0) throw new FormulaFault("missing-value", [end - 1, end]);
      return { kind: "number", of: this.#fold(given, rule.initial, rule.of) };
    }
    const tooMany = given[rule.parameters];
    if (tooMany) throw new FormulaFault("too-many", spanOf(tooMany), { limit: rule.parameters, got: name });
    if (given.length < rule.parameters) throw new FormulaFault("missing-value", [end - 1, end]);
    const [one = () => 0, other = () => 0] = given.map((argument) => this.#number(argument));
    const nothing = rule.isBoolean ? undefined : NaN;
    const of = (position: FormulaPosition): number | Truth => {
      const [first, second] = [one(position), other(position)];
      return Number.isNaN(first) || Number.isNaN(second) ? nothing : rule.of(position, first, second);
    };
    return rule.isBoolean ? { kind: "boolean", of: of as TruthOf } : { kind: "number", of: of as NumberOf };
  }

  /** The bracket after what is no function: the one that the last bracket closes. */
  #uncallable(node: Node): FormulaFault {
    let place = spanOf(node)[1];
    let depth = 0;
    do {
      place--;
      const sign = this.#text.charAt(place);
      if (/[)）]/.test(sign)) depth++;
      if (/[(（]/.test(sign)) depth--;
    } while (depth > 0 && place > 0);
    return new FormulaFault("unexpected-character", [place, place + 1], { got: "(" });
  }

  /** jsep takes a space for a comma where there is none at all. */
  #checkCommas(given: readonly Node[]): void {
    for (const [index, argument] of given.entries()) {
      const before = given[index - 1];
      if (before && !/[,，]/.test(this.#text.slice(spanOf(before)[1], spanOf(argument)[0])))
        throw strayIn(argument, this.#text);
    }
  }

  #fold(given: readonly Node[], initial: number, rule: (one: number, other: number) => number): NumberOf {
    const parts = given.map((argument) => {
      const isHeaps = argument.type === "Identifier" && argument.name === HEAPS;
      return isHeaps ? HEAPS : this.#number(argument);
    });
    return (position) => {
      let result = initial;
      let isAny = false;
      for (const part of parts) {
        for (const value of part === HEAPS ? position.heaps : [part(position)]) {
          result = rule(result, value);
          isAny = true;
        }
      }
      // The largest of no heaps is 0, as `largest` is.
      return isAny ? result : 0;
    };
  }

  #number(node: Node): NumberOf {
    return this.#compileAs("number", node).of as NumberOf;
  }

  #boolean(node: Node): TruthOf {
    return this.#compileAs("boolean", node).of as TruthOf;
  }

  #compileAs(kind: Kind, node: Node): Formula {
    const formula = this.compile(node);
    if (formula.kind === kind) return formula;
    throw new FormulaFault("wrong-type", spanOf(node), { got: formula.kind });
  }
}

/** How two numbers compare, undefined where one of them is. */
function compared(one: NumberOf, other: NumberOf, comparison: (difference: number) => boolean): TruthOf {
  return (position) => {
    // The difference of two unequal numbers is never 0, and of those that are defined never NaN.
    const difference = one(position) - other(position);
    return Number.isNaN(difference) ? undefined : comparison(difference);
  };
}
