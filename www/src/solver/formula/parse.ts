// Formulas are parsed by jsep, which knows the expressions of JavaScript and carries out none of them. It leaves out where
// a part of the text stands; the hooks here put that in.
import jsep from "jsep";
import { FormulaFault, type Span } from "./fault.ts";
import { scanned } from "./scan.ts";

/** The parts that jsep makes of a text, as far as a formula may have them; `type` may be any other as well. */
export type Node = { span?: Span } & (
  | { type: "Literal"; value: unknown; raw: string }
  | { type: "Identifier"; name: string }
  | { type: "UnaryExpression"; operator: string; argument: Node }
  | { type: "BinaryExpression"; operator: string; left: Node; right: Node }
  | { type: "ConditionalExpression"; test: Node; consequent: Node; alternate: Node }
  | { type: "CallExpression"; callee: Node; arguments: Node[] }
  | { type: "SequenceExpression"; expressions: Node[] }
  | { type: "Compound"; body: Node[] }
);

/** How deep brackets and signs may be nested. */
export const MOST_DEEP = 50;

// Comparisons and "and" bind as in JavaScript; ⊕ binds weaker than +, as a sum of heaps is meant.
jsep.addBinaryOp("or", 1);
jsep.addBinaryOp("and", 2);
for (const sign of ["=", "≠"]) jsep.addBinaryOp(sign, 6);
for (const sign of ["≤", "≥"]) jsep.addBinaryOp(sign, 7);
jsep.addBinaryOp("⊕", 8.5);
jsep.addUnaryOp("not");

/** Where the tokens that are being read begin, the outermost first. */
let starts: number[] = [];

jsep.hooks.add("gobble-token", function (env) {
  if (starts.length > MOST_DEEP) {
    const [got = "("] = /(?:[-+!]|not)(?=\s*$)/.exec(this.expr.slice(0, this.index)) ?? [];
    throw new FormulaFault("too-many", [this.index, this.index + 1], { limit: MOST_DEEP, got });
  }
  starts.push(this.index);
  // Nothing follows a number, and the hook below is not called for those that jsep reads by itself.
  if (/[\d.]/.test(this.char)) Object.assign(env, { node: this.gobbleNumericLiteral() });
});

jsep.hooks.add("after-token", function ({ node }) {
  const start = starts.pop() ?? 0;
  if (!node) return;
  const span: Span = [start, start + this.expr.slice(start, this.index).trimEnd().length];
  Object.assign(node, { span });
});

/** A formula as a tree. */
export function parsed(text: string): Node {
  const plain = scanned(text);
  starts = [];
  let tree: Node;
  try {
    tree = jsep(plain) as unknown as Node;
  } catch (cause) {
    throw faultOf(cause, plain);
  }
  if (tree.type !== "Compound") return tree;
  const second = tree.body[1];
  if (!second) throw new FormulaFault("missing-value", [0, text.length]);
  throw strayIn(second, plain);
}

/** Where a part of the text stands. A whole of two parts goes from the beginning of the one to the end of the other. */
export function spanOf(node: Node): Span {
  if (node.span) return node.span;
  switch (node.type) {
    case "BinaryExpression":
      return [spanOf(node.left)[0], spanOf(node.right)[1]];
    case "ConditionalExpression":
      return [spanOf(node.test)[0], spanOf(node.alternate)[1]];
    default:
      return [0, 0];
  }
}

/** What stands where nothing more should. */
export function strayIn(node: Node, text: string): FormulaFault {
  const span = spanOf(node);
  return new FormulaFault("unexpected-character", span, { got: text.slice(...span) });
}

/** jsep says what it stumbled over in words of its own; the place is what counts. */
function faultOf(cause: unknown, text: string): unknown {
  if (cause instanceof FormulaFault || !(cause instanceof Error && "index" in cause)) return cause;
  // It has gone past a sign that it calls a token.
  const rest = text.slice(Number(cause.index) - (cause.message.startsWith("Unexpected token") ? 1 : 0));
  const place = text.length - rest.trimStart().length;
  const [wanted] = /(?<=^Expected )[:,]/.exec(cause.message) ?? [];
  if (place < text.length && wanted !== ":")
    return new FormulaFault("unexpected-character", [place, place + 1], { got: text[place] ?? "" });
  return new FormulaFault("missing-value", [place, place], wanted === undefined ? {} : { got: wanted });
}
