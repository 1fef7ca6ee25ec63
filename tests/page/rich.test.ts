import { expect, test } from "vitest";
import { pageMessages } from "../../www/src/views/shell/words.ts";
import { glossaries } from "../../www/src/messages/glossary/index.ts";
import { piecesOfText } from "../../www/src/views/kit/rich.ts";
import { firstRows, optionsPerRow } from "../../www/src/views/panel/why.ts";

test("marked words are taken out of a text, and the rest stays", () => {
  expect(piecesOfText("Its [[mex|mex]] is 0.")).toEqual(["Its ", { term: "mex", words: "mex" }, " is 0."]);
  expect(piecesOfText("[[p|P-position]]")).toEqual([{ term: "p", words: "P-position" }]);
  expect(piecesOfText("(1,2) [[not closed")).toEqual(["(1,2) [[not closed"]);
});

for (const language of ["en", "zh"] as const) {
  test(`every marked word has its meaning, in at most two sentences: ${language}`, async () => {
    const [messages, glossary] = await Promise.all([pageMessages.load(language), glossaries.load(language)]);
    const texts: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === "string") texts.push(value);
      else if (typeof value === "function") collect((value as (one: number) => unknown)(2));
      else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
    };
    for (const section of ["howTo", "position", "why", "theorem"] as const) {
      for (const [key, value] of Object.entries(messages[section])) {
        if (typeof value !== "function" || /^(grundy|remoteness|options)$/.test(key)) collect(value);
      }
    }
    const terms = texts.flatMap((text) => piecesOfText(text).filter((part) => typeof part !== "string"));
    expect(terms.length).toBeGreaterThan(10);
    for (const { term } of terms) expect(Object.keys(glossary)).toContain(term);
    for (const { name, meaning } of Object.values(glossary)) {
      const sentences = meaning.match(/[.。](?=\s|$|[^0-9])/g) ?? [];
      expect(sentences.length, name).toBeLessThanOrEqual(2);
      expect(meaning, name).toMatch(/[.。]$/);
    }
  });
}

test("a thousand options are not shown at once", () => {
  const rows = Array.from({ length: 1001 }, (_, value) => ({ value, options: [] }));
  const shown = firstRows(rows, 1000).map(({ value }) => value);
  expect(shown).toEqual([...Array.from({ length: 20 }, (_, value) => value), "rest", 1000]);
  expect(firstRows(rows.slice(0, 22), 21)).toHaveLength(22);
  for (const count of [1, 2, 5, 22]) expect(optionsPerRow(count) * count).toBeLessThanOrEqual(12 * 22);
  expect(optionsPerRow(1)).toBe(60);
});
