import { expect, test } from "vitest";
import { labellingWords } from "../../www/src/views/labelling/words.ts";
import { preferredLanguage } from "../../www/src/messages/dictionary.ts";
import { en as figure } from "../../www/src/views/figure/words.en.ts";
import { en as form } from "../../www/src/views/form/words.en.ts";
import { en as graph } from "../../www/src/views/graph/words.en.ts";
import { en as nodes } from "../../www/src/views/picture/nodes/words.en.ts";
import { en as kit } from "../../www/src/views/kit/words.en.ts";
import { en as kitOfFigures } from "../../www/src/views/kit/figure/words.en.ts";
import { en as panel } from "../../www/src/views/panel/words.en.ts";
import { faultSaid } from "../../www/src/views/boards/faults.ts";
import { pageMessages } from "../../www/src/views/shell/words.ts";

const [en, zh] = await Promise.all([pageMessages.load("en"), pageMessages.load("zh")]);

test("what a part of the page calls its words, no other part does", () => {
  const parts = { kitOfFigures, graph, nodes, figure, kit, form, panel };
  for (const [name, part] of Object.entries(parts))
    for (const [key, words] of Object.entries(part))
      expect(en[key as keyof typeof en], `${key} of ${name}`).toBe(words);
});

test("counts agree in number", () => {
  const said = ({ counts }: typeof en, positions: number, moves: number, ofP: number): string[] => [
    counts.positions({ positions }),
    counts.moves({ moves }),
    counts.pPositions({ positions: ofP }),
  ];
  expect(said(en, 1, 0, 1)).toEqual(["1 position", "0 moves", "1 P-position"]);
  expect(said(en, 14, 38, 4)).toEqual(["14 positions", "38 moves", "4 P-positions"]);
  expect(said(zh, 1771, 48510, 66)).toEqual(["1,771 个局面", "48,510 种走法", "66 个 P 局面"]);
});

test("faults name their field and bound", () => {
  const facts = {
    field: "Position",
    limit: "64",
    got: "70",
    isBelow: false,
    things: "heaps",
    holdsNumbers: true,
  };
  expect(faultSaid("too-many", facts, en)).toBe("Position: at most 64 heaps are allowed here.");
  expect(faultSaid("too-many", { ...facts, things: undefined }, en)).toBe(
    "Position: at most 64 numbers are allowed here.",
  );
  expect(faultSaid("too-many", { ...facts, things: "条边" }, zh)).toContain("64 条边");
  expect(faultSaid("missing-value", { ...facts, limit: "", got: "m" }, en)).toBe(
    "Position: m is missing here.",
  );
  expect(faultSaid("out-of-range", { ...facts, got: "0", isBelow: true }, en)).toContain("at least 64");
  for (const code of Object.keys(en.faults) as Array<keyof typeof en.faults>) {
    expect(faultSaid(code, facts, zh) === "").toBe(code === "cancelled");
  }
});

test("the sentences of the labelling agree in number", () => {
  const said = (words: ReadonlyArray<string>): string => words.join("");
  const labelling = labellingWords(en);
  const facts = { name: "p2", value: "1" };
  expect(said(labelling.mex({ ...facts, kind: "one", values: "0" }))).toBe(
    "p2: its only option has the value 0; the least number missing is 1.",
  );
  expect(said(labelling.mex({ ...facts, kind: "several", values: "0, 2 and 3" }))).toBe(
    "p2: its options have the values 0, 2 and 3; the least number missing is 1.",
  );
  expect(said(labellingWords(zh).mex({ ...facts, kind: "several", values: "0、2、3" }))).toBe(
    "p2：各选项的值有 0、2、3，缺少的最小自然数是 1。",
  );
  const layer = { layer: 3, positions: 3, kind: "above", groups: ": 1 has 0" } as const;
  expect(said(labelling.layer(layer))).toBe(
    "Layer 3: 3 positions, all of whose options have their values already: 1 has 0.",
  );
  expect(said(labelling.layer({ ...layer, kind: "ends", groups: ": all are P" }))).toBe(
    "Layer 3: 3 positions without options: all are P.",
  );
  expect(said(labellingWords(zh).layer({ ...layer, groups: "；1 个是 0" }))).toBe(
    "第 3 层：3 个局面，其选项都已有值；1 个是 0。",
  );
  const groups = [
    { isFirst: true, isAll: false, isOutcome: false, count: 1, value: "0" },
    { isFirst: false, isAll: false, isOutcome: false, count: 2, value: "4" },
    { isFirst: true, isAll: true, isOutcome: true, count: 3, value: "P" },
  ];
  expect(groups.map((group) => said(labelling.group(group)))).toEqual([
    ": 1 has 0",
    ", 2 have 4",
    ": all are P",
  ]);
  expect(groups.map((group) => said(labellingWords(zh).group(group)))).toEqual([
    "；1 个是 0",
    "，2 个是 4",
    "；全都是 P",
  ]);
  expect(labelling.end({ positions: 1 })).toBe("The only position has its value.");
});

test("the first language of the browser that the page speaks is taken", () => {
  expect(preferredLanguage(["zh-TW", "en"])).toBe("zh");
  expect(preferredLanguage(["fr", "en-GB", "zh"])).toBe("en");
  expect(preferredLanguage(["de"])).toBe("en");
});
