// How texts are read that stand beside the Rust sources, and what is said of a file that is not as it is to be.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesetFile, theoremFile } from "../../www/scripts/textFiles.mjs";

const BASH = "crate/solver/rulesets/bash.toml";
const right = readFileSync(new URL(`../../${BASH}`, import.meta.url), "utf8");

/** What is said of the file once something in it is put into the place of something else. */
const fault = (what: string, instead: string): string => {
  expect(right).toContain(what);
  try {
    rulesetFile(BASH, right.replace(what, instead));
  } catch (fault) {
    return (fault as Error).message;
  }
  return "";
};

test("sentences have a space between them in English, and none in Chinese or in a formula", () => {
  const { argument, formula } = theoremFile("crate/solver/theorems/bouton.toml");
  expect(argument.en).toMatch(/^Let k be the nim-sum, .* for all options\. A move changes one heap,/);
  expect(argument.zh).toMatch(/^设 Nim 和为 k，.*成立。每一步恰改变一堆/);
  expect(formula).toMatch(/^<math>.*<mi>a<\/mi><mi>N<\/mi>.*<\/math>$/);
});

test("what is misspelt, misplaced, missing or no text is told with its file and its key", () => {
  expect(fault("name.en", "nom.en")).toBe(`${BASH}: nom is not asked for`);
  expect(fault("[refusals]", "[[refusals]]")).toBe(`${BASH}: refusals is no table`);
  expect(fault("[refusals]", "[refusal]")).toBe(`${BASH}: refusal is not asked for`);
  expect(fault("most.zh", "most.zh-TW")).toBe(`${BASH}: refusals.most.zh-TW is not asked for`);
  expect(fault("meaning.zh", "# meaning.zh")).toBe(`${BASH}: parameters.m.meaning.zh is missing`);
  expect(fault("[[examples]]\nnotation", "[[examples]]\nnotes")).toBe(
    `${BASH}: examples.1.notes is not asked for`,
  );
  expect(fault('"巴什博弈"', "3")).toBe(`${BASH}: name.zh is no text`);
  expect(fault('"巴什博弈"', '""')).toBe(`${BASH}: name.zh is no text`);
  expect(fault('name.zh = "', "name.zh = ")).toMatch(new RegExp(`^${BASH}: `));
});
