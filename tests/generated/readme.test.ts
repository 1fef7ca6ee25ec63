// The README's list of rulesets and its count of theorems follow from the catalogue.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../www/src/solver/prose/all.ts";
import type { RulesetCard } from "../../www/src/solver/wire.ts";

const FILE = "../../README.md";
const THEOREMS = /(?<=\*\*Theorems\.\*\* There are )\d+/;
const HEAD = "| ruleset | notation | rule |\n| --- | --- | --- |\n";

/** Its names in notations, the first with a position, and its rule with its parameters by their keys. */
function row({ name, examples, aliases, rules }: RulesetCard): string {
  const notations = [examples[0]?.notation, ...aliases].map((notation) => `\`${notation ?? ""}\``);
  return `| ${name.en} | ${notations.join(", ")} | ${rules.en.replaceAll(/\{(\w+)\}/g, "*$1*")} |\n`;
}

test("every ruleset is in the README, and every theorem is counted", async () => {
  const { rulesets, theorems } = catalogue().value ?? { rulesets: [], theorems: [] };
  const text = readFileSync(new URL(FILE, import.meta.url), "utf8").replace(THEOREMS, `${theorems.length}`);
  const [before = "", after = ""] = text.split(HEAD);
  const table = rulesets.map(row).join("");
  await expect(`${before}${HEAD}${table}${after.replace(/^(\|.*\n)*/, "")}`).toMatchFileSnapshot(FILE);
});
