// What is written about rulesets and theorems and known of sequences, which comes with the solver and is fetched when somebody reads it.
import type { RulesetProse, TheoremProse } from "../solver/wire.ts";

export { loadKnown } from "../solver/prose/known.ts";

const ofTheorems = import.meta.glob<TheoremProse>("../solver/prose/theorems/*.json", { import: "default" });
const ofRulesets = import.meta.glob<Record<string, RulesetProse>>("../solver/prose/rulesets.json", {
  import: "default",
});

/** What is written about a theorem; nothing where there is no such theorem. */
export function loadTheorem(id: string): Promise<TheoremProse | undefined> {
  return ofTheorems[`../solver/prose/theorems/${id}.json`]?.() ?? Promise.resolve(undefined);
}

/** What is written about all rulesets, by their id. */
export function loadRulesets(): Promise<Record<string, RulesetProse>> {
  return ofRulesets["../solver/prose/rulesets.json"]?.() ?? Promise.resolve({});
}
