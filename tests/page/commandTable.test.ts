// The table of commands: who has which id, what is listed of them, and what the documents say of their keys.
import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { keysOf, printed, type Command, type Given } from "../../www/src/model/commands.ts";
import { defaults } from "../../www/src/model/state.ts";
import { classWords } from "../../www/src/views/class/words.ts";
import { namedIn } from "../../www/src/views/commands.ts";
import { gridClassWords } from "../../www/src/views/grid/class/words.ts";
import { giveByKey } from "../../www/src/views/kit/keyboard.ts";
import { leading } from "../../www/src/views/kit/question/commands.ts";
import { COMMANDS, VIEWS } from "../../www/src/views/registry.ts";
import { en as sequenceEn } from "../../www/src/views/sequence/words.en.ts";
import { en as pageEn } from "../../www/src/views/shell/words.en.ts";
import { zh as pageZh } from "../../www/src/views/shell/words.zh.ts";
import { en as structuresEn } from "../../www/src/views/structures/words.en.ts";
import { mex, valueOf } from "../boundary/built.ts";

const [classEn, classZh] = [classWords({ code: "en" }), classWords({ code: "zh" })];
const [gridEn, gridZh] = [gridClassWords({ code: "en" }), gridClassWords({ code: "zh" })];
const state = { ...defaults(), catalogue: valueOf(mex.catalogue()) };
const keyed = [...COMMANDS, ...leading];
const given = { state, isAlone: false, view: "", lead: { commands: leading } } as unknown as Given;

test("every command has an id of its own, and what is found by name has one in both languages", async () => {
  const all: Command[] = [...keyed, ...(await namedIn(state, VIEWS))];
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  for (const { id, words, keys } of all) {
    expect(words !== undefined || keys !== undefined, id).toBe(true);
    if (words) for (const text of [words.en, words.zh]) expect(text.trim(), id).not.toBe("");
    if (words && !/^(example|game|view|story|theorem|language|graph\.labels)/.test(id))
      expect(words.zh, id).toMatch(/\p{Script=Han}/u);
  }
  for (const goal of ["view", "game", "example", "story", "theorem"])
    expect(all.filter((each) => each.goal === goal).length, goal).toBeGreaterThan(5);
  console.log(`${all.length} commands, ${keyed.length} of them with keys`);
});

test("lists of keys are of commands that there are, in the same order in both languages", () => {
  const lists = [
    classEn.does,
    gridEn.does,
    gridEn.doesSieve,
    sequenceEn.does,
    structuresEn.does,
    structuresEn.doesGuessed,
    pageEn.help.does,
  ];
  for (const id of lists.flatMap((does) => Object.keys(does)))
    expect(keyed.map((each) => each.id)).toContain(id);
  for (const [en, zh] of [
    [classEn.does, classZh.does],
    [gridEn.does, gridZh.does],
    [pageEn.help.does, pageZh.help.does],
  ] as const)
    expect(Object.keys(zh)).toEqual(Object.keys(en));
});

test("the keys in the documents are those of commands", async () => {
  const known = new Set(keyed.flatMap((command) => printed(keysOf(command, given))));
  for (const [file, head] of [
    ["lessons.md", "## Keys"],
    ["lessons.zh.md", "## 按键"],
  ] as const) {
    const text = await readFile(new URL(`../../www/docs/${file}`, import.meta.url), "utf8");
    const rows = (text.split(head)[1]?.split("\n## ")[0] ?? "")
      .split("\n")
      .filter((line) => line.startsWith("| "));
    const keys = rows
      .slice(2, -1)
      .flatMap((row) =>
        (row.split("|")[1] ?? "")
          .trim()
          .split(/[,、]\s*| /)
          .join("\n")
          .replaceAll("Page\n", "Page ")
          .split("\n"),
      )
      .filter((key) => key !== "");
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) expect(known, `${file}: ${key}`).toContain(key);
  }
});

test("on a Mac, Control in a text is the text’s, and Command gives the command", () => {
  const command = { id: "find", keys: ["Control+k"], isInTexts: true, run: vi.fn() };
  const press = (holds: "ctrlKey" | "metaKey", isText: boolean): boolean =>
    giveByKey(
      {
        key: "k",
        [holds]: true,
        composedPath: () => [{ nodeType: 1, matches: () => isText }],
      } as unknown as KeyboardEvent,
      [command],
      [given],
    );
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" });
  expect([press("ctrlKey", true), press("metaKey", true), press("ctrlKey", false)]).toEqual([
    false,
    true,
    true,
  ]);
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64)" });
  expect(press("ctrlKey", true)).toBe(true);
  vi.unstubAllGlobals();
});
