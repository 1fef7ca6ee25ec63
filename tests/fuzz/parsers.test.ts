// What the page reads of what people write: links, lessons, records of games; and through the boundary notations and
// positions, in which there may be halves of characters. Nothing throws; what is accepted is written so that it is read as
// the same; a fault has its place.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { written } from "../../www/src/model/lessons/lesson.ts";
import { pack, unpack } from "../../www/src/model/lessons/packed.ts";
import { LIMITS, readLesson } from "../../www/src/model/lessons/reading.ts";
import { linkOfRecord, recordOfLink } from "../../www/src/model/record.ts";
import { load } from "../../www/src/solver/split.ts";
import type { RequestError } from "../../www/src/solver/wire.ts";
import { links, SLICES } from "../../www/src/views/registry.ts";
import { run, TIMEOUT } from "./runs.ts";
import { jsonOf, textOf } from "./texts.ts";

const wasm = new URL("../../www/src/solver/bindings/mexplorer_bg.wasm", import.meta.url);
const mex = await load(await WebAssembly.compile(await readFile(wasm)));

const GAMES = [
  "nim(1,2,3)",
  "kayles(7)",
  "bash[m=3](5)",
  "nim(1)+nim(2)+1p",
  "graph[arrows={a>b}](a)",
  "take[where={k < n}](9)",
];
const FIELDS = SLICES.flatMap(({ fields }) => fields);
const words = [...new Set(FIELDS.flatMap(({ words = [] }) => words))];

test("links", { timeout: TIMEOUT }, async () => {
  const pieces = [
    ...GAMES,
    ...FIELDS.map(({ name }) => `&${name}=`),
    ...words,
    "?",
    "&",
    "(1,2)",
    ",",
    "0,1",
    "021-102-210",
  ];
  await run("links", 3_000, textOf(pieces), (text) => {
    const link = links.read(text);
    const again = links.write(link);
    expect(links.read(`#${again}`)).toEqual(link);
    expect(links.write(links.read(again))).toBe(again);
    // The same fields one by one, as an element has them.
    expect(links.from(link.notation, Object.fromEntries(links.fields(link)))).toEqual(link);
    return again;
  });
});

test("lessons", { timeout: TIMEOUT }, async () => {
  const question = { kind: "move", position: "(1,2)", ask: { en: "Which?" }, answer: "This." };
  const steps = [
    { id: "begin", link: "https://a.b/#nim(1,2)?color=outcome", caption: { en: "e", zh: "z" }, question },
    { link: "nim(3)", caption: "", question: { kind: "open", ask: "Why?" } },
  ];
  const whole = { $schema: "x", lesson: 1, title: { en: "T", zh: "题" }, author: "Ann", steps };
  const pieces = [
    "en",
    "zh",
    "id",
    "kind",
    "value",
    "open",
    "begin",
    "nim(1)",
    '"',
    "{",
    "}",
    "[",
    ",",
    ":",
    "é",
  ];
  await run("lessons", 3_000, jsonOf([whole], pieces), (text) => {
    const read = readLesson(text);
    // An address without a fragment has been allowed, and shows the game that there is without a link.
    if (read.ok && read.value.steps.some(({ link }) => link === "")) return text;
    if (read.ok) {
      expect(readLesson(written(read.value))).toEqual(read);
      expect(readLesson(written(read.value, 2))).toEqual(read);
      return written(read.value);
    }
    expect(read.fault.place !== "" || ["not-lesson", "too-long"].includes(read.fault.code)).toBe(true);
    if (read.fault.code === "syntax") {
      const [line = 0, column = 0] = read.fault.place.split(":").map(Number);
      const lines = text.split("\n");
      expect(line >= 1 && line <= lines.length && column >= 1, read.fault.place).toBe(true);
      expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
    }
    return undefined;
  });
});

test("packed", { timeout: TIMEOUT }, async () => {
  const pieces = ["~", "A", "-", "_", "zz", await pack("{}"), await pack("nim(1,2)".repeat(9)), "{", "}"];
  await run("packed", 500, textOf(pieces), async (text) => {
    const said = await unpack(text, LIMITS.file);
    if (said !== undefined) expect(await unpack(await pack(said), LIMITS.file)).toBe(said);
    // There is no half of a character in what is written out.
    const whole = text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "");
    expect(await unpack(await pack(whole), LIMITS.file)).toBe(whole.replace(/^\ufeff/, ""));
    return text;
  });
});

test("records", { timeout: TIMEOUT }, async () => {
  const pieces = [
    ...GAMES,
    "?play=misere",
    "?play=last-mover&players=3",
    "&prefer=021-102-210",
    ":",
    "：",
    " → ",
    "->",
    "(1,2)",
    "2,2",
    "\n",
    ";",
  ];
  await run("records", 5_000, textOf([...pieces, "nim(1,2): (1,1) → (1)"]), (text) => {
    const link = linkOfRecord(text);
    if (!link) return undefined;
    const record = recordOfLink(link);
    expect(linkOfRecord(record)).toEqual(link);
    return record;
  });
});

/** A fault that names its field, and a place in the text where there is one. */
function expectPlace({ field, span, code }: RequestError, text: string): void {
  expect(field).not.toBe("");
  expect(span !== undefined || code === "text-too-long", code).toBe(true);
  const [start, end] = span ?? [0, 0];
  expect(start >= 0 && start <= end && end <= text.length, `${start} to ${end}`).toBe(true);
}

test("boundary", { timeout: TIMEOUT }, async () => {
  const pieces = [
    ...GAMES,
    "nim",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "=",
    "+1p",
    "arrows=",
    "a>b",
    '"d e"',
    "0-1-2",
    "^",
    ",",
    "(1,2)",
  ];
  const game = { ruleset: "graph", params: { arrows: 'a>b,"d e">b' } };
  await run("boundary", 2_000, textOf(pieces), async (text) => {
    const position = mex.read(game, text);
    if (!position.ok) expectPlace(position.error, text);
    const formula = await mex.verify({ formula: text }, { ruleset: "nim" }, { bound: 1, heaps: 1 });
    if (!formula.ok) expectPlace(formula.error, text);
    const notation = mex.parse(text);
    if (!notation.ok) {
      expectPlace(notation.error, text);
      return undefined;
    }
    const { ruleset, params, label, notation: own } = notation.value;
    expect(mex.parse(own)).toEqual(notation);
    expect(mex.read({ ruleset, params }, label)).toEqual(notation);
    return own;
  });
});
