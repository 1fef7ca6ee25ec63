// The stories that ship: what they say of values is true, in both languages, and what they show is there.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readLesson } from "../../www/src/model/lessons/reading.ts";
import {
  FIRST_STORY,
  isVeiling,
  textIn,
  written,
  type Lesson,
  type LessonText,
} from "../../www/src/model/lessons/lesson.ts";
import { conventionIn } from "../../www/src/model/convention.ts";
import { isBest } from "../../www/src/model/mover.ts";
import { rules } from "../../www/src/model/rules.ts";
import { everyReason } from "../../www/src/model/everyValue.ts";
import { isHiding } from "../../www/src/model/reveal.ts";
import { drawnGraph } from "../../www/src/model/state.ts";
import { links } from "../../www/src/views/registry.ts";
import { PUZZLES, STORIES, storyAfter } from "../../www/src/model/lessons/stories/shelf.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { stateOf } from "./shown.ts";

type Claims = Readonly<Record<string, readonly string[]>>;

const fileOf = (folder: string, id: string): string =>
  readFileSync(new URL(`../../${folder}/${id}.json`, import.meta.url), "utf8");
const lessonOf = (id: string): Lesson => {
  const read = readLesson(fileOf("www/src/model/lessons/stories", id));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
};
type Step = Lesson["steps"][number];

const textsOf = ({ caption, question }: Step): LessonText[] =>
  [
    ...[caption, question?.ask, question?.answer],
    ...(question?.choices ?? []).flatMap(({ text, why }) => [text, why]),
  ].filter((text) => text !== undefined);

const LANGUAGES = ["en", "zh"] as const;
const LABEL = /\([\d,-]*\)(?:\+\([\d,-]*\))*/g;

/** The notation of a position in the game of a link; of a sum, part by part. */
function startOf(link: string, position: string): string {
  const parts = position.match(/\([^()]*\)/g) ?? [];
  const games = (link.split("?")[0] ?? "").split(/\([^()]*\)\+?/);
  return parts.map((part, place) => (games[place] ?? "") + part).join("+");
}

/** Whether a part of a sentence says of the position in question what it is: it names it, and the value. */
function isTelling(part: string, position: string, value: string): boolean {
  const labels: readonly string[] = part.match(LABEL) ?? [];
  if (!labels.includes(position)) return false;
  const said = value === "P" || value === "N" ? `[PN]` : value;
  return new RegExp(`\\b${said}\\b|\\blost\\b|\\bwon\\b|必败|必胜`).test(part.replaceAll(LABEL, ""));
}

const { winners } = valueOf(mex.catalogue());

/** Whether the solver finds what a claim says, such as “nim(1,2,3)?play=misere: P”. */
async function verdict(claim: string): Promise<unknown> {
  const [, link = "", what = "", rest = ""] = /^(.*): (\w+)\s?(.*)$/.exec(claim) ?? [];
  const { notation, ...asked } = links.read(link);
  const { ruleset, params, label } = valueOf(mex.parse(notation));
  const convention = conventionIn(rules.in({ notation, ...asked }), winners);
  const game = { ruleset, params, convention };
  const { value, options } = valueOf(await mex.explain(game, label));
  const listed = (labels: readonly string[]): string => [...labels].sort().join(";");
  const said = listed(rest.split(";").filter(Boolean));
  switch (what) {
    case "P":
    case "N":
      return value.outcome === what;
    case "grundy":
      return value.grundy === Number(rest);
    case "winners":
      return value.winners?.join(",") === rest;
    case "moves": {
      const explanation = valueOf(await mex.explain(game, label));
      const line = { positions: [label], cursor: 0 };
      const state = { game: { convention } as never, line };
      return (
        listed(options.filter((each) => isBest(state, explanation, each)).map((each) => each.label)) === said
      );
    }
    case "options":
      return listed(options.map((each) => each.label)) === said;
    case "count":
      return valueOf(await mex.explore(game, label)).positionCount === Number(rest);
    case "is":
      return true;
    default:
      return `nobody knows what “${claim}” means`;
  }
}

test("the first story is the one that leads on from a first visit", () => {
  expect(STORIES[0]?.id).toBe(FIRST_STORY);
});

test("each leads on to the next one, and the last one to a puzzle", async () => {
  expect(STORIES.map(({ id }) => storyAfter(id)?.id)).toEqual([
    ...STORIES.slice(1).map(({ id }) => id),
    undefined,
  ]);
  const { notation } = links.read(PUZZLES);
  expect(links.write(links.read(PUZZLES))).toContain("puzzle=");
  const { ruleset, params, label } = valueOf(mex.parse(notation));
  const { options } = valueOf(await mex.explain({ ruleset, params }, label));
  expect(options.filter(({ value }) => value.outcome === "P")).toHaveLength(1);
});

test("each says how long it takes and what can be done at its end", () => {
  for (const { goal, minutes } of STORIES) {
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThanOrEqual(20);
    for (const code of LANGUAGES) expect(textIn(goal, code)).toMatch(/[^.。]$/);
    expect(textIn(goal, "en")).toMatch(/^You /);
  }
});

describe.each(STORIES.map(({ id, title }) => [id, title] as const))("%s", (id, title) => {
  const lesson = lessonOf(id);
  const claims = JSON.parse(fileOf("tests/stories", id)) as Claims;

  test("has its title, five to nine steps, and nothing that a reader of the file would not find again", () => {
    expect(lesson.title).toEqual(title);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(9);
    expect(JSON.parse(written(lesson))).toEqual(JSON.parse(fileOf("www/src/model/lessons/stories", id)));
  });

  test("says everything in both languages, in few words", () => {
    for (const text of lesson.steps.flatMap(textsOf)) {
      expect(Object.keys(text)).toEqual(["en", "zh"]);
      const isFormula = textIn(text, "zh").includes("=");
      if (!isFormula) expect(textIn(text, "zh")).toMatch(/\p{Script=Han}/u);
      expect(textIn(text, "en").split(/\s+/).length, textIn(text, "en")).toBeLessThanOrEqual(60);
      expect(textIn(text, "zh").length, textIn(text, "zh")).toBeLessThanOrEqual(130);
      expect(textIn(text, "zh"), "full-width marks").not.toMatch(/\p{Script=Han}[,;:?]/u);
      expect(textIn(text, "en")).not.toMatch(/["'!]/);
    }
  });

  test("has something to do in every step but the last, which is judged and then explained", () => {
    for (const { id: step, question } of lesson.steps.slice(0, -1)) {
      expect(question?.kind ?? "open", step).not.toBe("open");
      expect(question?.answer, `${step}: why`).toBeDefined();
      const { choices = [] } = question ?? {};
      expect(choices.filter(({ right }) => right).length, step).toBe(choices.length > 0 ? 1 : 0);
      for (const { text, right, why } of choices)
        if (!right) expect(why, `${step}: ${textIn(text, "en")}`).toBeDefined();
    }
  });

  test("tells no answer before it is given", () => {
    expect(textIn(title, "en")).not.toMatch(/\blost\b|\bwon\b|\bloses\b.*\(|\bwins\b.*\(/);
    for (const { id: step, link, caption, question } of lesson.steps) {
      if (!question) continue;
      const { kind, position = "", choices = [], number } = question;
      const claimed = (claims[step] ?? []).flatMap((claim) => {
        const [, start = "", what = "", rest = ""] = /^(.*?)(?:\?.*)?: (\w+)\s?(.*)$/.exec(claim) ?? [];
        return start === startOf(link, position) ? [{ what, rest }] : [];
      });
      if (position !== "")
        expect(/[?&]shown=([^&]*)/.exec(link)?.[1] ?? "", step).not.toContain(position + ",");
      for (const code of LANGUAGES) {
        const before = [caption, question.ask].map((text) => textIn(text, code)).join(" ");
        if (kind === "value")
          for (const { what, rest } of claimed)
            for (const sentence of before.split(/[.?:;。？：；]/))
              expect(
                /^(P|N|grundy)$/.test(what) && isTelling(sentence, position, what === "grundy" ? rest : what),
                `${step}: ${sentence}`,
              ).toBe(false);
        if (kind === "move") {
          const best = claimed.filter(({ what }) => what === "moves").flatMap(({ rest }) => rest.split(";"));
          expect(best.length, `${step}: a move is claimed`).toBeGreaterThan(0);
          for (const move of best) expect(before, step).not.toContain(move);
        }
        for (const { text, right } of choices)
          if (right && textIn(text, code).length > 3)
            expect(before.toLowerCase(), step).not.toContain(textIn(text, code).toLowerCase());
        if (number !== undefined) {
          expect(textIn(question.ask, code), step).not.toMatch(new RegExp(`\\b${number}\\b`));
          expect(before, step).not.toMatch(new RegExp(`= ${number}\\b`));
        }
      }
      if (kind === "value" || kind === "move") expect(claimed.length, `${step}: a claim`).toBeGreaterThan(0);
      expect(isVeiling(question) || question.values === "shown" || kind === "open", step).toBe(true);
    }
  });

  test("draws stones where they are few", () => {
    for (const { id: step, link } of lesson.steps) {
      if (!link.includes("labels=stones")) continue;
      const heaps = (/\(([\d,]*)\)/.exec(link)?.[1] ?? "").split(",").map(Number);
      expect(heaps.length, step).toBeLessThanOrEqual(5);
      expect(Math.max(...heaps), step).toBeLessThanOrEqual(7);
      expect(
        heaps.reduce((sum, heap) => sum + heap, 0),
        step,
      ).toBeLessThanOrEqual(12);
    }
  });

  test("shows what it means to, and asks about what is there", async () => {
    for (const { id: step, link, question } of lesson.steps) {
      const state = await stateOf(link);
      expect(state.notice, `${step}: ${link}`).toBeUndefined();
      const names = (text: string): string[] =>
        (text.split("?")[1] ?? "")
          .split("&")
          .filter(Boolean)
          .map((field) => field.split("=")[0] ?? "");
      expect(names(links.write(links.read(link))).sort(), `${step}: ${link}`).toEqual(names(link).sort());
      const { position, kind } = question ?? {};
      if (position === undefined) continue;
      expect(drawnGraph(state)?.indexOf(position), `${step}: ${position}`).toBeDefined();
      expect(state.selected, step).toBe(position);
      expect(isHiding(state), `${step} tells the answer`).toBe(true);
      if (kind !== "move") continue;
      const explanation = everyReason(state);
      const best = explanation?.options.filter((option) => isBest(state, explanation, option)) ?? [];
      expect(best.length, `${step}: a move that is better than others`).toBeGreaterThan(0);
      expect(best.length, `${step}: a move that is better than others`).toBeLessThan(
        explanation?.options.length ?? 0,
      );
      if (explanation?.value.outcome !== undefined) expect(explanation.value.outcome).toBe("N");
    }
  });

  test("claims of values what the solver finds, and claims something of every position that it names", async () => {
    expect(Object.keys(claims)).toEqual(lesson.steps.map((step) => step.id));
    for (const step of lesson.steps) {
      const own = claims[step.id] ?? [];
      for (const claim of own) expect(await verdict(claim), `${step.id}: ${claim}`).toBe(true);
      const claimed = own.map((claim) => valueOf(mex.parse(claim.replace(/(\?.*)?: \w+.*$/, ""))).label);
      const named = textsOf(step).flatMap((text) =>
        LANGUAGES.flatMap((code) => textIn(text, code).match(/\((?:[\d,-]*)\)/g) ?? []),
      );
      const heard = new Set([...claimed, ...own.flatMap((claim) => claim.match(/\([^()]*\)/g) ?? [])]);
      expect(
        // A year stands in brackets as well.
        named.filter((label) => !heard.has(label) && !/^\((19|20)\d\d\)$/.test(label)),
        step.id,
      ).toEqual([]);
    }
  });
});
