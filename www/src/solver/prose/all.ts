// The catalogue with all that is written about rulesets and theorems, for whoever loads the solver alone.
import type { Answer, Catalogue, RulesetProse, TheoremProse } from "../wire.ts";
import bare from "./catalogue.json" with { type: "json" };
import refusals from "./refusals.json" with { type: "json" };
import ofRulesets from "./rulesets.json" with { type: "json" };

// The compiler does not know that the words in a file are those that the types allow.
const rulesets = ofRulesets as Record<string, RulesetProse>;
const theorems = import.meta.glob<TheoremProse>("./theorems/*.json", { eager: true, import: "default" });

/** A copy for each who asks. */
export function catalogue(): Answer<Catalogue> {
  const value = structuredClone(bare) as unknown as Catalogue;
  for (const theorem of value.theorems) Object.assign(theorem, theorems[`./theorems/${theorem.id}.json`]);
  for (const ruleset of value.rulesets) {
    const prose = rulesets[ruleset.id];
    if (!prose) continue;
    ruleset.sources = prose.sources;
    ruleset.examples.forEach((example, index) => Object.assign(example, { says: prose.says[index] }));
  }
  value.refusals = structuredClone(refusals);
  return { ok: true, value };
}
