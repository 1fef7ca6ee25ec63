import { expect, test } from "vitest";
import type { TemplateResult } from "lit";
import { pageMessages } from "../../www/src/views/shell/words.ts";
import { claimSays, theoremWords } from "../../www/src/views/theorems/words.ts";
import { resultOf } from "../../www/src/views/theorems/checkResult.ts";
import { boundsOf, linkToInstance } from "../../www/src/views/theorems/instances.ts";
import { litBy } from "../../www/src/views/theorems/lab.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { links } from "../../www/src/views/registry.ts";
import { defaults } from "../../www/src/model/state.ts";
import type { TheoremCard, TheoremProse, TheoremVerdict, Verification } from "../../www/src/solver/wire.ts";
import { foundFor, inWords, valuesOf } from "../../www/src/views/theorems/predictions.ts";
import { theorem } from "../../www/src/views/kit/theorem/theorem.ts";
import { explorationOf, openGame } from "./fakes.ts";

const messages = await pageMessages.load("en");
const text = (words: string): { en: string; zh: string } => ({ en: words, zh: words });

const prose: TheoremProse = {
  statement: text("Threes are lost."),
  argument: text("Answer one by two."),
  formula: "",
  reasons: { zero: text("{n} leaves {rest} modulo 3.") },
  quantities: { n: text("stones"), rest: text("remainder"), parts: text("parts") },
  claims: {},
  proof: text("proved above"),
  source: "A book.",
};

const verdict: TheoremVerdict = {
  id: "threes",
  status: "proved",
  prediction: { kind: "exactly", value: { kind: "outcome", outcome: "P" } },
  agrees: true,
  reason: "zero",
  quantities: {
    n: { kind: "integer", value: 1200 },
    rest: { kind: "integer", value: 0 },
    parts: { kind: "column-counts", rows: [1, 6], modulus: 3, counts: [1, 1, 1] },
  },
  winningMoves: [],
};

/** What stands in a template, without its tags. */
function said(part: unknown): string {
  if (Array.isArray(part)) return part.map(said).join(" ");
  if (typeof part === "string" || typeof part === "number") return String(part);
  if (typeof part !== "object" || part === null || !("strings" in part)) return "";
  const { strings, values } = part as TemplateResult;
  let whole = strings[0] ?? "";
  for (const [index, value] of values.entries()) whole += `${said(value)}${strings[index + 1] ?? ""}`;
  return whole
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const shown = (change: Partial<TheoremVerdict>, isOpen = true): string =>
  said(
    theorem(
      {
        name: "Threes",
        prose: isOpen ? prose : undefined,
        verdict: { ...verdict, ...change },
        isOpen,
        isFirst: true,
        isPartial: false,
        changesOf: () => "",
      },
      messages,
      () => undefined,
    ),
  );

test("a theorem is told in a line, by its numbers and with its argument behind", () => {
  const line = shown({});
  expect(line).toContain("Threes");
  expect(line).toContain("1,200 leaves 0 modulo 3. Search finds the same. The numbers");
  expect(line).toContain("stones 1,200 remainder 0 parts 1 0 0 1 6 1 1 0");
  expect(line).toContain("mod 3 1 1 1 The argument");
});

test("a cycle is drawn place by place while it is short, and else as the runs of its values", () => {
  const cycle = (length: number): string => {
    const runs = [
      { value: 2, length: 1 },
      { value: 0, length },
      { value: 1, length },
    ];
    return shown({ quantities: { parts: { kind: "cycle", runs, from: 2 * length, to: 3 } } });
  };
  const short = cycle(3);
  expect(short).toContain("A step along the cycle from place 6, value 1, to place 3, value 0");
  expect(short).toContain("The values on its 7 places, clockwise from the top: 2 × 1, 0 × 3, 1 × 3");
  expect(short).toContain("2 0 0 0 1 1 1 6 → 3 mod 7");
  const long = cycle(Number.MAX_SAFE_INTEGER / 4);
  expect(long).toContain("1 0 2 × 1 0 × ≈ 2.3·10¹⁵ 1 × ≈ 2.3·10¹⁵");
  expect(long).toContain("mod ≈ 4.5·10¹⁵");
});

test("one that is closed is told by its name alone", () => {
  expect(shown({}, false)).toMatch(/Threes/);
  expect(shown({}, false)).not.toContain("modulo");
});

test("where it is wrong that is said plainly", () => {
  expect(shown({ agrees: false })).toContain("Search finds something else.");
  expect(shown({ agrees: false, status: "needs-hypothesis" })).toContain(
    "It is wrong here, for its hypothesis fails",
  );
});

const card: TheoremCard = {
  id: "threes",
  name: text("Threes"),
  status: "proved",
  instances: [
    { notation: "token[m=2](4)", ruleset: "token", play: "normal", bound: 20, heaps: 2 },
    { notation: "token(4)", ruleset: "token", play: "misere", bound: 12 },
    { notation: "token(1)+other(2)", ruleset: "sum", play: "normal", bound: 3, heaps: 4 },
  ],
};

const game = openGame("token", "(4)", [4]);

test("a check begins with the bounds of the instance that fits best", () => {
  expect(boundsOf(card, game)).toMatchObject({ bound: 20, heaps: 2 });
  expect(boundsOf(card, { ...game, convention: { kind: "misere" } })).toMatchObject({ bound: 12 });
  const components = ["token(1)", "other(2)"];
  expect(boundsOf(card, { ...game, ruleset: "sum", components })).toMatchObject({ bound: 3, heaps: 4 });
  expect(boundsOf(card, { ...game, ruleset: "other" })).toEqual({ bound: 8 });
});

test("an instance is linked with its convention and its theorem opened", () => {
  const link = linkToInstance(
    "threes",
    { notation: "token(4)", ruleset: "token", play: "first-stuck", players: 3, bound: 9 },
    { state: defaults(), links },
  );
  expect(link).toBe("token(4)?play=first-stuck&players=3&view=theorems&theorem=threes");
});

test("what search found is told in the theorem's own terms", () => {
  const grundy = { kind: "exactly", value: { kind: "grundy", grundy: 3 } } as const;
  expect(foundFor(grundy, { outcome: "N", grundy: 2 })).toEqual([{ kind: "grundy", grundy: 2 }]);
  expect(foundFor({ kind: "silent" }, { outcome: "N" })).toEqual([]);
  expect(inWords(valuesOf(grundy), theoremWords(messages))).toBe("Grundy value 3");
});

test("what a formula says where it is not defined is told in both languages", () => {
  const [en, zh] = [theoremWords({ ...messages, code: "en" }), theoremWords({ ...messages, code: "zh" })];
  const condition = { kind: "exactly", value: { kind: "undefined" } } as const;
  expect([en, zh].map((words) => inWords(valuesOf(condition), words))).toEqual(["undefined", "没有定义"]);
  expect(foundFor(condition, { outcome: "N", grundy: 2 })).toEqual([{ kind: "outcome", outcome: "N" }]);
  const number = { kind: "exactly", value: { kind: "grundy", grundy: NaN } } as const;
  expect([en, zh].map((words) => inWords(valuesOf(number), words))).toEqual(["not a number", "不是数"]);
});

const verification: Verification = {
  theorem: "threes",
  status: "proved",
  method: "search",
  positions: 5,
  predicted: 5,
  agreed: 4,
  counterexamples: [],
  mostCounterexamples: 10,
  claims: [],
  proof: [],
};

test("a step of a proof lights its positions, and marks those where theorem and search differ", () => {
  // The positions 4, 3, 2, 1, 0, of which 3 and 0 are P; the theorem takes 1 for P and 3 for N.
  const graph = new SolvedGraph(explorationOf(4));
  const outcome = Uint8Array.from([1, 1, 1, 0, 0]);
  const steps = [0, 1, 2].map((step) => litBy({ ...verification, outcome }, step, graph));
  expect(steps.map(({ positions }) => [...positions])).toEqual([[4], [0, 1, 2], [3]]);
  expect(steps[0]?.differing).toEqual([1, 3]);
});

test("without steps the counterexamples stand out", () => {
  const graph = new SolvedGraph(explorationOf(4));
  const prediction = verdict.prediction;
  const counterexamples = [
    {
      position: [2],
      rank: 2,
      label: "(2)",
      notation: "token(2)",
      prediction,
      value: { outcome: "N" as const },
    },
  ];
  expect([...litBy({ ...verification, counterexamples }, 0, graph).positions]).toEqual([2]);
  expect(litBy(verification, 0, graph).positions.size).toBe(5);
});

test("results are told honestly in both languages", () => {
  const facts = { ...verification, positions: 120, predicted: 120, agreed: 120 };
  const claims = (cases: number, failures: number): Pick<Verification, "claims"> => ({
    claims: [{ key: "one", cases, failures, shownBy: [] }],
  });
  const [en, zh] = [theoremWords({ ...messages, code: "en" }), theoremWords({ ...messages, code: "zh" })];
  expect(resultOf(facts, en)).toBe("Agrees on 120 positions");
  expect(resultOf({ ...facts, predicted: 100, agreed: 98 }, en)).toBe(
    "Differs on 2 of 100 positions, says nothing about 20",
  );
  expect(resultOf({ ...facts, predicted: 0, agreed: 0 }, en)).toBe("Says nothing about any of 120 positions");
  expect(resultOf({ ...facts, predicted: 0, agreed: 0, ...claims(0, 0) }, en)).toBe(
    "Its hypotheses are not met here",
  );
  expect(resultOf({ ...facts, ...claims(4, 1) }, en)).toBe(
    "Agrees on 120 positions; its claims fail in 1 of 4 cases",
  );
  expect(resultOf({ ...facts, predicted: 100, agreed: 98 }, zh)).toBe(
    "100 个局面中有 2 个不一致，对 20 个没有结论",
  );
  expect(claimSays(en.claim, { cases: 0, failures: 0 })).toBe(
    "Its hypotheses are not met here: there is no case to look at.",
  );
  expect(claimSays(zh.claim, { cases: 7, failures: 0 })).toBe("在全部 7 种情形中成立。");
});
