// What is written down of the files of lessons, for those who write one by hand, is what the page reads.
import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { describe, expect, test } from "vitest";
import { QUESTIONS, VERSION } from "../../www/src/model/lessons/lesson.ts";
import { LIMITS, readLesson } from "../../www/src/model/lessons/reading.ts";
import { STORIES } from "../../www/src/model/lessons/stories/shelf.ts";
import { LESSON, file, WRONG } from "./lessonFiles.ts";
import { shown } from "./shown.ts";

const textOf = (path: string): string => readFileSync(new URL(`../../www/${path}`, import.meta.url), "utf8");

interface Schema {
  readonly [key: string]: unknown;
  readonly properties: { readonly steps: { readonly maxItems: number }; readonly lesson: { const: number } };
  readonly $defs: {
    readonly line: { readonly maxLength: number };
    readonly words: { readonly maxLength: number };
    readonly step: {
      readonly properties: Readonly<Record<"id" | "link", { readonly maxLength: number }>>;
    };
    readonly question: {
      readonly properties: {
        readonly kind: { readonly enum: readonly string[] };
        readonly choices: { readonly maxItems: number };
      };
    };
  };
}

const schema = JSON.parse(textOf("docs/lesson.schema.json")) as Schema;
// This validator knows an older version, in which all that the schema uses means the same.
const { $schema: _, ...parts } = schema;
const validate = new Ajv().compile(parts);
const isValid = (text: string): boolean => validate(JSON.parse(text)) === true;

describe("the schema of lessons", () => {
  test("has the limits that the page has", () => {
    const { step, line, words, question } = schema.$defs;
    expect({
      steps: schema.properties.steps.maxItems,
      title: line.maxLength,
      words: words.maxLength,
      link: step.properties.link.maxLength,
      id: step.properties.id.maxLength,
    }).toEqual({
      steps: LIMITS.steps,
      title: LIMITS.title,
      words: LIMITS.words,
      link: LIMITS.link,
      id: LIMITS.id,
    });
    expect(question.properties.kind.enum).toEqual(QUESTIONS);
    expect(question.properties.choices.maxItems).toBe(LIMITS.choices);
    expect(schema.properties.lesson.const).toBe(VERSION);
  });

  test.each(STORIES.map(({ id }) => id))("allows the story %s", (id) => {
    const isRight = isValid(textOf(`src/model/lessons/stories/${id}.json`));
    expect(validate.errors ?? []).toEqual([]);
    expect(isRight).toBe(true);
  });

  test("allows what the page reads", () => {
    expect(isValid(file(() => undefined))).toBe(true);
    expect(isValid(JSON.stringify({ $schema: "x", lesson: 1, title: "T", steps: LESSON.steps }))).toBe(true);
  });

  // What is no JSON no schema sees, and none compares the names of two steps.
  const SEEN = WRONG.filter(([, , { code }]) => code !== "syntax" && code !== "repeated");
  test.each(SEEN)("does not allow %s", (_, text) => {
    expect(isValid(text)).toBe(false);
  });
});

test.each(["lessons.md", "lessons.zh.md"])(
  "the lesson in %s is read and shown as it is written",
  async (file) => {
    const document = textOf(`docs/${file}`);
    const [, example = ""] = /```json\n([\s\S]*?)```/.exec(document) ?? [];
    const read = readLesson(example);
    expect(read).toMatchObject({ ok: true, value: { title: { en: "Two equal heaps" } } });
    expect(isValid(example)).toBe(true);
    if (!read.ok) return;
    for (const { link, question } of read.value.steps) {
      const { state } = await shown(link);
      expect(state.notice).toBeUndefined();
      if (question?.position !== undefined) expect(state.selected).toBe(question.position);
    }
    expect(read.value.steps.map(({ question }) => question?.kind)).toEqual(QUESTIONS);
    for (const limit of Object.values(LIMITS))
      expect(document).toMatch(new RegExp(`(^|\\D)${limit.toLocaleString("en")}\\D`));
  },
);
