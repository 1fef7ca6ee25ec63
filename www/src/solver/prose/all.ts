// All that is written about rulesets and theorems, for whoever loads the solver alone.
import type { Answer, Catalogue, RulesetProse, TheoremProse } from "../wire.ts";

const files = import.meta.glob<Record<string, RulesetProse>>("./rulesets.json", {
  eager: true,
  import: "default",
});
const rulesets = files["./rulesets.json"] ?? {};
const theorems = import.meta.glob<TheoremProse>("./theorems/*.json", { eager: true, import: "default" });

/** Puts what is written into a catalogue, which comes from the wasm without it. */
export function withProse(catalogue: Answer<Catalogue>): Answer<Catalogue> {
  if (!catalogue.ok) return catalogue;
  for (const theorem of catalogue.value.theorems)
    Object.assign(theorem, theorems[`./theorems/${theorem.id}.json`]);
  for (const ruleset of catalogue.value.rulesets) {
    const prose = rulesets[ruleset.id];
    if (!prose) continue;
    ruleset.sources = prose.sources;
    ruleset.examples.forEach((example, index) => Object.assign(example, { says: prose.says[index] }));
  }
  return catalogue;
}
