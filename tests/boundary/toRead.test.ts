// The pages that are written for reading: whatever they say of a position is so, both languages say the same, and nothing is missing.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { articlesIn } from "../../www/docs/site/articles.ts";
import { claimsIn, opening, refuted } from "../../www/docs/site/claims.ts";
import { SHELVES } from "../../www/docs/site/shelves.ts";
import { en as termsEn } from "../../www/src/messages/glossary/words.en.ts";
import { zh as termsZh } from "../../www/src/messages/glossary/words.zh.ts";
import { gameIn, gamesOf } from "../../www/src/model/games.ts";
import { catalogue } from "../../www/src/solver/prose/all.ts";
import { mex, valueOf } from "./built.ts";

const LANGUAGES = ["en", "zh"] as const;
const site = path.resolve(import.meta.dirname, "../../www/docs/site");
const articles = articlesIn({
  read: (file) => readFileSync(path.join(site, "../../..", file), "utf8"),
});
const { rulesets, theorems } = valueOf(catalogue());

describe.each(articles.map((article) => [`${article.shelf}/${article.id}`, article] as const))(
  "%s",
  (_, article) => {
    const { text, title, asks, says, program } = article;

    test("what it says of positions is so", async () => {
      const said = [...claimsIn(text.en), ...claimsIn(text.zh)];
      const wrong: string[] = [];
      for (const claim of new Set(said.map((each) => JSON.stringify(each)))) {
        const fault = await refuted(JSON.parse(claim) as (typeof said)[number], mex);
        if (fault !== undefined) wrong.push(fault);
      }
      expect(wrong).toEqual([]);
    });

    test("both languages say the same of the same positions, with the same parts", () => {
      const claims = LANGUAGES.map((language) =>
        claimsIn(text[language])
          .map(({ link, says }) => `${link} ${says}`)
          .sort(),
      );
      expect(claims[1]).toEqual(claims[0]);
      const parts = LANGUAGES.map((language) =>
        [...text[language].matchAll(/^\{\{.*\}\}$|^#+ /gm)].map(([part]) => part),
      );
      expect(parts[1]).toEqual(parts[0]);
    });

    test("no position is named without saying what is so of it", () => {
      for (const language of LANGUAGES)
        expect(bare(text[language]).match(/[(（]\d+(?:[,，、]\s?\d+)+[)）]/g) ?? [], language).toEqual([]);
    });

    test("it is named, asked for and described in both languages, in few words", () => {
      for (const language of LANGUAGES) {
        expect(title[language].length).toBeGreaterThan(1);
        expect(asks[language].length).toBeGreaterThan(5);
        expect(asks[language].length).toBeLessThanOrEqual(95);
        expect(says[language].length).toBeGreaterThan(language === "en" ? 50 : 15);
        expect(says[language].length).toBeLessThanOrEqual(158);
      }
    });

    test("its programs are there in three languages", () => {
      if (!program) return;
      for (const ending of ["py", "js", "cpp"])
        expect(existsSync(path.join(site, "programs", `${program.file}.${ending}`)), ending).toBe(true);
      expect(text.en).toContain("{{program}}");
      expect((program.heaps === undefined) !== (program.of === undefined)).toBe(true);
    });

    test("every source is cited", () => {
      for (const language of LANGUAGES) {
        const cited = new Set([...text[language].matchAll(/\]\(source:([\w-]+)\)/g)].map(([, id]) => id));
        expect([...cited].sort()).toEqual((article.sources ?? []).map(({ id }) => id).sort());
      }
    });
  },
);

/** A text without its links, code and parts. */
function bare(text: string): string {
  return text
    .replace(/^\{\{.*\}\}$/gm, "")
    .replace(/```[^]*?```|`[^`]*`/g, "")
    .replace(/\[[^\]]*\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
}

test("every shelf has its pages, and no other file", () => {
  for (const { id, pages } of SHELVES) {
    // Stories and documents have their texts elsewhere.
    if (!existsSync(path.join(site, id))) continue;
    const files = readdirSync(path.join(site, id)).map((file) => path.basename(file, ".toml"));
    expect([...pages].sort(), id).toEqual(files.sort());
  }
  const programs = new Set(articles.flatMap(({ program }) => program?.file ?? []));
  const scripts = readdirSync(path.join(site, "programs")).filter((file) => file.endsWith(".js"));
  expect(scripts.map((file) => path.basename(file, ".js")).sort()).toEqual([...programs].sort());
});

test("every game that can be chosen has its page, and every theorem stands on one", () => {
  const games = articles.filter(({ shelf }) => shelf === "games");
  const opened = games.map(({ rules = "", opens = "" }) => {
    const { game } = opening(opens === "" ? rules : opens, mex);
    return `${game.ruleset} ${gameName(game)}`;
  });
  const wanted = rulesets
    .filter(({ id }) => id !== "sum")
    .flatMap((ruleset) => gamesOf(ruleset).map(({ name }) => `${ruleset.id} ${name.en}`));
  for (const game of wanted) expect(opened).toContain(game);
  for (const language of LANGUAGES) {
    const stood = articles.flatMap(({ text }) =>
      [...text[language].matchAll(/^\{\{theorem ([\w-]+)\}\}$/gm)].map(([, id]) => id),
    );
    expect(stood.sort()).toEqual(theorems.map(({ id }) => id).sort());
  }
});

/** The name that the form has for a game. */
function gameName({ ruleset, params = {} }: ReturnType<typeof opening>["game"]): string {
  const card = rulesets.find(({ id }) => id === ruleset);
  return card ? gameIn(card, params).name.en : "";
}

test("every idea that a page rests on is there, and rests at last on something", () => {
  const ideas = new Map(
    articles.filter(({ shelf }) => shelf === "ideas").map((article) => [article.id, article]),
  );
  const depth = (id: string, above: readonly string[]): void => {
    expect(above, `${id} rests on itself`).not.toContain(id);
    const idea = ideas.get(id);
    expect(idea, id).toBeDefined();
    for (const under of idea?.rests ?? []) depth(under, [...above, id]);
  };
  for (const { rests = [] } of articles) for (const id of rests) depth(id, []);
  expect([...ideas.values()].filter(({ rests = [] }) => rests.length === 0).map(({ id }) => id)).toEqual([
    "position-graph",
  ]);
});

test("no sentence stands twice, here or in what the program says elsewhere", () => {
  for (const language of LANGUAGES) {
    const sentences = (text: string): string[] =>
      text
        .split(/(?<=[.?!])\s+|(?<=[。？！])|\n/)
        .map((sentence) => sentence.trim())
        .filter(({ length }) => length >= (language === "en" ? 40 : 16));
    const elsewhere = [
      ...rulesets.map(({ rules }) => rules[language]),
      ...theorems.flatMap(({ statement, argument }) => [
        statement?.[language] ?? "",
        argument?.[language] ?? "",
      ]),
      ...Object.values(language === "en" ? termsEn : termsZh).map(({ meaning }) => meaning),
    ];
    const seen = new Set(elsewhere.flatMap(sentences));
    const twice: string[] = [];
    for (const { asks, says, text } of articles)
      for (const sentence of [asks[language], says[language], prose(text[language])].flatMap(sentences)) {
        if (seen.has(sentence)) twice.push(sentence);
        seen.add(sentence);
      }
    expect(twice).toEqual([]);
  }
});

/** The prose of a text: its links are their words, and what is generated or code is none. */
function prose(text: string): string {
  return text
    .replace(/^\{\{.*\}\}$|^\|.*\|$|^#+ .*$/gm, "")
    .replace(/```[^]*?```/g, "")
    .replace(/\[([^\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "$1");
}

test("a claim that is not so is refuted, and one that means nothing is no claim", async () => {
  const says = (link: string, said: string) => refuted({ link, says: said }, mex);
  expect(await says("nim(1,2,3)", "P")).toBeUndefined();
  expect(await says("nim(1,2,3)", "N")).toContain("it is P");
  expect(await says("nim(1,2)", "=4")).toContain("it is 3");
  expect(await says("nim(1,2)", "only (1,1)")).toBeUndefined();
  expect(await says("nim(1,2)", "to (2)")).toContain("(1,1)");
  expect(await says("nim(1,1)?play=misere", "N")).toBeUndefined();
  expect(await says("octal[code=0.77]", "period 12 from 71")).toBeUndefined();
  expect(await says("octal[code=0.77]", "period 12 from 70")).toContain("71");
  expect(await says("octal[code=0.77]", "values 0 1 2 4")).toContain("0 1 2 3");
  expect(await says("nim(1,2,3)", "positions 13")).toContain("14");
  expect(await says("nim(1,2,3)?play=last-mover&players=3", "wins 9")).toContain("it is");
  expect(await says("nim(1,2,3)", "lovely")).toContain("nothing of the kind");
  expect(await says("nim(1,2,", "P")).toContain("nim(1,2,");
  expect(claimsIn('A [(1,2)](is:nim(1,2) "N; only (1,1)") b')).toEqual([
    { link: "nim(1,2)", says: "N" },
    { link: "nim(1,2)", says: "only (1,1)" },
  ]);
});
