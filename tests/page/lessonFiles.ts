// Files of lessons, one right and many wrong ones.
import { written, type Lesson } from "../../www/src/model/lessons/lesson.ts";
import { LIMITS, type LessonFault } from "../../www/src/model/lessons/reading.ts";

export const LESSON: Lesson = {
  title: { en: "Two heaps", zh: "两堆" },
  author: "Ann",
  steps: [
    { id: "begin", link: "nim(1,2)?color=outcome", caption: "Look." },
    {
      id: "find",
      link: "nim(1,2)?color=outcome&hide=values",
      caption: { en: "Now find it." },
      question: { kind: "move", position: "(1,2)", answer: { en: "Equal heaps.", zh: "两堆相等。" } },
    },
    {
      id: "guess",
      link: "nim(2,2)?color=outcome&hide=values",
      caption: { zh: "猜一猜。" },
      question: { kind: "value", position: "(2,2)" },
    },
    {
      id: "choose",
      link: "nim(2,2)?color=outcome",
      caption: "Think of a mirror.",
      question: {
        kind: "choice",
        ask: { en: "What do you do?", zh: "你怎么办？" },
        choices: [
          { text: "Begin", why: "Then the other player is the mirror of (2,2)." },
          { text: { en: "Let the other begin", zh: "让对方先走" }, right: true },
        ],
        values: "shown",
      },
    },
    {
      id: "count",
      link: "nim(2,2)?color=outcome",
      caption: "Count.",
      question: { kind: "number", number: 3, ask: "How many are P?", answer: "(), (1,1) and (2,2)." },
    },
    {
      id: "think",
      link: "bash[m=3](5)?play=misere",
      caption: "Why?",
      question: { kind: "open", ask: "Why?" },
    },
  ],
};

/** The file of it, with a change. */
export const file = (
  change: (lesson: Record<string, unknown> & { steps: Array<Record<string, unknown>> }) => void,
): string => {
  const lesson = JSON.parse(written(LESSON)) as Parameters<typeof change>[0];
  change(lesson);
  return JSON.stringify(lesson);
};

/** The file of it, whose first step asks for a choice. */
const choice = (fields: object): string =>
  file((it) => (it.steps[0] = { ...it.steps[0], question: { kind: "choice", ask: "?", ...fields } }));

/** What is wrong with a file, the file, and what is said of it. */
export const WRONG: ReadonlyArray<readonly [what: string, text: string, fault: LessonFault]> = [
  ["no JSON", '{"lesson":1,\n "title": nobody}', { code: "syntax", place: "2:12" }],
  ["nothing", "", { code: "syntax", place: "1:1" }],
  ["something else", '{"cells":[]}', { code: "not-lesson", place: "" }],
  ["a list", "[1]", { code: "not-lesson", place: "" }],
  ["null", "null", { code: "not-lesson", place: "" }],
  ["a later version", file((it) => (it["lesson"] = 2)), { code: "version", place: "lesson", limit: 1 }],
  ["no title", file((it) => delete it["title"]), { code: "missing", place: "title" }],
  ["an empty title", file((it) => (it["title"] = { en: " " })), { code: "missing", place: "title.en" }],
  ["a title in no language", file((it) => (it["title"] = {})), { code: "missing", place: "title.en" }],
  [
    "a language that is not spoken",
    file((it) => (it["title"] = { fr: "T" })),
    { code: "unknown", place: "title.fr" },
  ],
  [
    "a number for a title",
    file((it) => (it["title"] = 7)),
    { code: "type", place: "title", expected: "text" },
  ],
  [
    "a long title",
    file((it) => (it["title"] = "T".repeat(201))),
    { code: "too-long", place: "title", limit: 200 },
  ],
  ["no steps", file((it) => Reflect.deleteProperty(it, "steps")), { code: "missing", place: "steps" }],
  [
    "steps that are no list",
    file((it) => (it.steps = {} as never)),
    { code: "type", place: "steps", expected: "list" },
  ],
  ["an empty list of steps", file((it) => (it.steps = [])), { code: "missing", place: "steps[0]" }],
  [
    "too many steps",
    file((it) => (it.steps = Array.from({ length: 61 }, () => ({})))),
    { code: "too-many", place: "steps", limit: 60 },
  ],
  [
    "a step that is a text",
    file((it) => (it.steps[1] = "x" as never)),
    { code: "type", place: "steps[1]", expected: "object" },
  ],
  [
    "a name with a space",
    file((it) => (it.steps[0] = { ...it.steps[0], id: "a b" })),
    { code: "type", place: "steps[0].id", expected: "id" },
  ],
  [
    "a name twice",
    file((it) => (it.steps[1] = { ...it.steps[1], id: "begin" })),
    { code: "repeated", place: "steps[1].id" },
  ],
  [
    "no link",
    file((it) => Reflect.deleteProperty(it.steps[2] ?? {}, "link")),
    { code: "missing", place: "steps[2].link" },
  ],
  [
    "no caption",
    file((it) => Reflect.deleteProperty(it.steps[2] ?? {}, "caption")),
    { code: "missing", place: "steps[2].caption" },
  ],
  [
    "a field that is not known",
    file((it) => (it.steps[0] = { ...it.steps[0], html: "<b>" })),
    { code: "unknown", place: "steps[0].html" },
  ],
  [
    "a question of no kind",
    file((it) => (it.steps[0] = { ...it.steps[0], question: { kind: "quiz" } })),
    { code: "type", place: "steps[0].question.kind", expected: "words" },
  ],
  [
    "a question without its position",
    file((it) => (it.steps[0] = { ...it.steps[0], question: { kind: "move" } })),
    { code: "missing", place: "steps[0].question.position" },
  ],
  ["a choice without answers", choice({}), { code: "missing", place: "steps[0].question.choices" }],
  [
    "a choice of one",
    choice({ choices: [{ text: "A", right: true }] }),
    { code: "missing", place: "steps[0].question.choices[1]" },
  ],
  [
    "a choice of nine",
    choice({ choices: Array.from({ length: 9 }, () => ({ text: "A", right: true })) }),
    { code: "too-many", place: "steps[0].question.choices", limit: 8 },
  ],
  [
    "a choice of which nothing is right",
    choice({ choices: [{ text: "A" }, { text: "B", right: false }] }),
    { code: "missing", place: "steps[0].question.choices[0].right" },
  ],
  [
    "an answer that is almost right",
    choice({ choices: [{ text: "A", right: "almost" }, { text: "B" }] }),
    { code: "type", place: "steps[0].question.choices[0].right", expected: "truth" },
  ],
  [
    "an answer that says nothing",
    choice({ choices: [{ text: "A", right: true }, { text: "" }] }),
    { code: "missing", place: "steps[0].question.choices[1].text" },
  ],
  [
    "a choice that says a number",
    choice({ number: 1, choices: [{ text: "A", right: true }, { text: "B" }] }),
    { code: "unknown", place: "steps[0].question.number" },
  ],
  [
    "half a number",
    file((it) => (it.steps[0] = { ...it.steps[0], question: { kind: "number", ask: "?", number: 0.5 } })),
    { code: "type", place: "steps[0].question.number", expected: "number" },
  ],
  [
    "a number that is not asked for in words",
    file((it) => (it.steps[0] = { ...it.steps[0], question: { kind: "number", number: 5 } })),
    { code: "missing", place: "steps[0].question.ask" },
  ],
  [
    "a thought without words",
    file((it) => (it.steps[0] = { ...it.steps[0], question: { kind: "open" } })),
    { code: "missing", place: "steps[0].question.ask" },
  ],
  [
    "a thought about a position",
    file((it) => (it.steps[0] = { ...it.steps[0], question: { kind: "open", ask: "?", position: "(1)" } })),
    { code: "unknown", place: "steps[0].question.position" },
  ],
  [
    "a file of hundreds of pages",
    `{"x":"${"y".repeat(LIMITS.file)}"}`,
    { code: "too-long", place: "", limit: LIMITS.file },
  ],
  [
    "what would change all objects",
    '{"lesson":1,"title":"T","steps":[{"link":"nim(1)","caption":"","__proto__":{"id":"x"}}]}',
    { code: "unknown", place: "steps[0].__proto__" },
  ],
];
