// Rules of a reader's own stand in one field, whatever is typed there: what becomes what, a condition, or vectors.
import type { ParameterCard, RulesetCard } from "../../solver/wire.ts";

/** What a rule is written as. */
type Writing = "rewriting" | "vectors" | "condition";

/** The parameter that is the rule, of a ruleset that is one of a reader’s own. */
export function ruleOf(card: RulesetCard | undefined): ParameterCard | undefined {
  return card?.parameters.find(({ range, required }) => range.kind === "rule" && required);
}

/** The rulesets whose rules a reader writes; the first of them is offered for all. */
function ownRulesets(rulesets: readonly RulesetCard[]): RulesetCard[] {
  return rulesets.filter((card) => ruleOf(card));
}

/** The ruleset by whose name one is offered. */
export function offeredAs(card: RulesetCard, rulesets: readonly RulesetCard[]): RulesetCard {
  const [first = card, ...others] = ownRulesets(rulesets);
  return others.some(({ id }) => id === card.id) ? first : card;
}

/** The rules of examples of such a ruleset, as somebody would type them. */
function rulesIn({ examples }: RulesetCard): string[] {
  return examples.map(({ notation }) => notation.slice(notation.indexOf("{") + 1, notation.lastIndexOf("}")));
}

/** Some rules, of each such ruleset two. */
export function rulesToTry(rulesets: readonly RulesetCard[]): string[] {
  return ownRulesets(rulesets).flatMap((card) => rulesIn(card).slice(0, 2));
}

/** The ruleset that reads a rule that is written like this. */
export function readerOf(text: string, rulesets: readonly RulesetCard[]): RulesetCard | undefined {
  const form = formOf(text);
  return ownRulesets(rulesets).find((card) =>
    rulesIn(card)
      .slice(0, 1)
      .some((rule) => formOf(rule) === form),
  );
}

function formOf(text: string): Writing {
  if (/->|→/.test(text)) return "rewriting";
  return /^[\s{]*[(（][\s\dk*·×(),，（）}]*$/i.test(text) ? "vectors" : "condition";
}
