import type { RulesetProse } from "../solver/wire.ts";
/** By the ruleset's id. */
export declare const rulesets: Record<string, RulesetProse>;
