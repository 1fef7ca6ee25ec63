// The catalogue with all that is written about rulesets and theorems, for whoever loads the solver alone.
import type { Game } from "../api.ts";
import { atOnce } from "../calls.ts";
import type { KnownSequence } from "../literature.ts";
import type { Answer, Catalogue, RulesetProse, TheoremProse } from "../wire.ts";
import bare from "./catalogue.json" with { type: "json" };
import refusals from "./refusals.json" with { type: "json" };
import { loadKnown } from "./known.ts";
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

/** What is known of a game, or of all games of the table. */
export async function known(game?: Game): Promise<Answer<KnownSequence[]>> {
  const table = await loadKnown();
  if (game === undefined) return { ok: true, value: table.all() };
  const read = atOnce("read", game, []);
  // Where no heaps are not a position, there are no single heaps either.
  if (!read.ok) return read.error.field === "position" ? { ok: true, value: [] } : read;
  const found = table.of(read.value.notation.slice(0, read.value.notation.lastIndexOf("(")));
  return { ok: true, value: found ? [structuredClone(found)] : [] };
}
