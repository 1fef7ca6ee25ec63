// Rules as a command has them: with a position or without one.
import { Apart } from "../../model/apart.ts";
import type { Mexplorer } from "../../solver/api.ts";
import type { Answer, Catalogue, Notation } from "../../solver/wire.ts";

/** What may stand where a position does in whatever ruleset: nothing at all, a source of a graph, a heap, two numbers. */
const ANYWHERE = ["()", "(1)", "(1,1)"];

/** Reads rules, or a sum of such. Where no position stands there is one to begin with: that of an example, where it fits. */
export function readRules(mex: Mexplorer, { rulesets }: Catalogue, text: string): Answer<Notation> {
  const parts = new Apart(text, "()[]{}").split(/\+/y).map((part) => {
    // Passes that are left, and what has its position.
    if (/^\s*\d+p\s*$|\)\s*$/.test(part)) return part;
    const id = part.trim().split("[")[0] ?? "";
    const card = rulesets.find((ruleset) => ruleset.id === id || ruleset.aliases.includes(id));
    const example = card?.examples[0]?.notation ?? "";
    const own = example.slice(example.lastIndexOf("("));
    // Names are of one graph and no other.
    const isNamed = card?.parameters.some(({ range }) => range.kind === "text" && range.long);
    const all = isNamed ? ANYWHERE : [own, ...ANYWHERE];
    return part + (all.find((position) => mex.parse(part + position).ok) ?? "()");
  });
  return mex.parse(parts.join("+"));
}
