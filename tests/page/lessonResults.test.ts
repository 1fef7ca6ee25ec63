// Results of a lesson: what is kept of answers, their code, and the codes of a class.
import { beforeEach, describe, expect, test } from "vitest";
import {
  CLASS_LIMITS,
  CODED,
  codedOf,
  codeOf,
  readClass,
  readCode,
  tallyOf,
  worstOf,
  type CodedResult,
} from "../../www/src/model/lessons/codes.ts";
import { keepCodes, keepIn, keptCodes } from "../../www/src/model/lessons/keeping.ts";
import { choose, goToStep, say, take, tell } from "../../www/src/model/lessons/leading.ts";
import { written, type Lesson } from "../../www/src/model/lessons/lesson.ts";
import { pack } from "../../www/src/model/lessons/packed.ts";
import { LIMITS } from "../../www/src/model/lessons/reading.ts";
import { resultsIn } from "../../www/src/model/lessons/results.ts";
import { close, lessons } from "../../www/src/model/lessons/slice.ts";
import { follow } from "../../www/src/model/opening/opener.ts";
import { activate } from "../../www/src/model/play.ts";
import type { Store } from "../../www/src/model/store.ts";
import { LESSON } from "./lessonFiles.ts";
import { shown } from "./shown.ts";

/** A lesson that asks so many questions. */
const lessonOf = (questions: number, title = "T"): Lesson => ({
  title,
  steps: Array.from({ length: questions }, (_, place) => ({
    id: `${place}`,
    link: "nim(1)",
    caption: "",
    question: { kind: "number", number: 1, ask: "?" },
  })),
});
/** Lots that are the same every time. */
const lots = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const drawn = (questions: number, lot: (below: number) => number): CodedResult[] =>
  Array.from({ length: questions }, () => CODED[lot(4)] ?? "none");

describe("what is kept of the answers", () => {
  let store: Store;
  const kept = (): CodedResult[] =>
    codedOf(resultsIn(lessons.of(store.state).results, lessons.of(store.state).content ?? LESSON));
  const number = (said: number): void => choose(store, said);
  beforeEach(async () => {
    // Nothing is left of those who answered before.
    keepIn({ read: () => null, write: () => undefined });
    store = (await shown(`?lesson=${await pack(written(LESSON))}`)).store;
    await expect.poll(() => lessons.of(store.state).content).toBeDefined();
  });

  test("is whether each was right, at which try, and stays on the way back and forth", async () => {
    expect(kept()).toEqual(["none", "none", "none", "none"]);
    await goToStep(store, 1);
    activate(store, "(2)");
    await expect.poll(kept).toEqual(["wrong", "none", "none", "none"]);
    await goToStep(store, 2);
    say(store, "P");
    await goToStep(store, 4);
    number(4);
    number(3);
    expect(kept()).toEqual(["wrong", "first", "none", "later"]);
    await goToStep(store, 1);
    activate(store, "(1,1)");
    await expect.poll(kept).toEqual(["later", "first", "none", "later"]);
  });

  test("is no other after a step has been done again", async () => {
    await goToStep(store, 4);
    tell(store);
    await goToStep(store, 4);
    number(3);
    await goToStep(store, 2);
    say(store, "P");
    await goToStep(store, 2);
    say(store, "N");
    tell(store);
    await goToStep(store, 5);
    tell(store);
    expect(kept()).toEqual(["none", "first", "none", "wrong"]);
  });

  test("is in no link, is there again after the lesson was closed by mistake, and of another lesson is nothing", async () => {
    await goToStep(store, 4);
    const before = store.links.written(store.state);
    number(3);
    expect(store.links.written(store.state)).toBe(before);
    close(store);
    await follow(store, store.links.read(`?lesson=${await pack(written(LESSON))}`));
    await expect.poll(kept).toEqual(["none", "none", "none", "first"]);
    await take(store, { ...LESSON, author: "Bob" });
    expect(kept()).toEqual(["none", "none", "none", "none"]);
  });
});

describe("a code", () => {
  test("goes there and back, of every length of lessons", () => {
    const lot = lots(7);
    for (let questions = 1; questions <= LIMITS.steps; questions++)
      for (let turn = 0; turn < 10; turn++) {
        const [lesson, results] = [lessonOf(questions), drawn(questions, lot)];
        const code = codeOf(lesson, results);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{1,4}$|^([0-9A-HJKMNP-TV-Z]{4}-)+[0-9A-HJKMNP-TV-Z]{1,4}$/);
        const typed = code
          .toLowerCase()
          .replaceAll("-", turn % 2 ? " " : "")
          .replaceAll("0", "o");
        expect(readCode(lesson, typed.replaceAll("1", turn % 3 ? "l" : "I"))).toEqual(results);
      }
    expect(
      [1, 7, 10, LIMITS.steps].map((questions) => codeOf(lessonOf(questions), drawn(questions, lot)).length),
    ).toEqual([6, 8, 9, 34]);
  });

  test("with one or two letters changed, or neighbours swapped, is refused", () => {
    const lot = lots(11);
    const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (const questions of [1, 2, 6, 7, 13, 30, LIMITS.steps]) {
      const lesson = lessonOf(questions);
      const code = codeOf(lesson, drawn(questions, lot)).replaceAll("-", "");
      const withLetter = (text: string, place: number, letter: string): string =>
        text.slice(0, place) + letter + text.slice(place + 1);
      for (let place = 0; place < code.length; place++) {
        const swapped =
          code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2);
        if (swapped !== code) expect(readCode(lesson, swapped)).toBe("mistyped");
        for (const letter of letters) {
          const other = withLetter(code, place, letter);
          if (other === code) continue;
          expect(readCode(lesson, other), `${code} as ${other}`).toBe("mistyped");
          const second = lot(code.length);
          const twice = withLetter(other, second, letters.charAt(lot(32)));
          if (twice !== code) expect(readCode(lesson, twice), `${code} as ${twice}`).toBe("mistyped");
        }
      }
    }
  });

  test("of another lesson, or of another version, is known for that", () => {
    const lot = lots(13);
    let taken = 0;
    for (let turn = 0; turn < 2000; turn++) {
      const read = readCode(lessonOf(6, "A"), codeOf(lessonOf(6, `B${turn}`), drawn(6, lot)));
      if (read === "other") continue;
      expect(Array.isArray(read)).toBe(true);
      taken++;
    }
    // 13 bits are the lesson’s.
    expect(taken).toBeLessThan(4);
    for (const questions of [1, 5, 9, 60])
      expect(readCode(lessonOf(6), codeOf(lessonOf(questions), drawn(questions, lot)))).toBe("other");
    for (const none of ["", "Ann", "-", "U", "0000", "张三"])
      expect(readCode(lessonOf(6), none)).toBe("mistyped");
  });
});

describe("the codes of a class", () => {
  const lesson = lessonOf(4);
  const [good, bad] = [
    codeOf(lesson, ["first", "first", "first", "none"]),
    codeOf(lesson, ["first", "wrong", "later", "none"]),
  ];

  test("are read with names before them, as they are typed, pasted from tables and from chats", () => {
    const wide = Array.from(good, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join("");
    const typed = [
      [`Ann ${good}`, "Ann"],
      [good.toLowerCase(), ""],
      [`小明\u3000${wide}`, "小明"],
      [`张三${good}`, "张三"],
      [`Bob\t${good}`, "Bob"],
      [`"Lee, Ann", ${good},`, "Lee Ann"],
      [`王五，${good.replace("-", "–")}。`, "王五"],
      [`Zoë B. - ${good.replace("-", " ")}`, "Zoë B"],
      [`9a: ${good.replaceAll("-", "")}`, "9a"],
    ] as const;
    const { pupils, refused } = readClass(lesson, typed.map(([line]) => line).join("\r\n"));
    expect(refused).toEqual([]);
    expect(pupils.map(({ name }) => name)).toEqual(typed.map(([, name]) => name));
  });

  test("that are none are named with their lines, and nothing is lost", () => {
    const other = codeOf(lessonOf(4, "other"), ["first", "first", "first", "first"]);
    const swapped = good.slice(0, -2) + good.slice(-1) + good.slice(-2, -1);
    const { pupils, refused } = readClass(
      lesson,
      `\n Ann ${good}\n\nBob ${swapped}\nname code\n${other}\n${bad}`,
    );
    expect(pupils.map(({ name, line }) => [name, line])).toEqual([
      ["Ann", 2],
      ["", 7],
    ]);
    expect(refused).toEqual([
      { line: 4, text: `Bob ${swapped}`, why: "mistyped" },
      { line: 5, text: "name code", why: "mistyped" },
      { line: 6, text: other, why: "other" },
    ]);
  });

  test("show which step went wrong, of those who answered it", () => {
    const { pupils } = readClass(lesson, [good, bad, bad].join("\n"));
    const tally = tallyOf(lesson, pupils);
    expect(tally).toEqual([
      { right: 3, all: 3 },
      { right: 1, all: 3 },
      { right: 1, all: 3 },
      { right: 0, all: 0 },
    ]);
    expect(worstOf(tally)).toBe(1);
    expect(worstOf(tally.slice(0, 1))).toBeUndefined();
    expect(worstOf(tally.slice(3))).toBeUndefined();
    expect(worstOf(tally.slice(1, 2))).toBe(0);
    expect(worstOf(tally.slice(1, 3))).toBeUndefined();
  });

  test("are bounded, which is told", () => {
    const { pupils, isCut } = readClass(lesson, `${good}\n`.repeat(CLASS_LIMITS.lines));
    expect([pupils.length, isCut]).toEqual([CLASS_LIMITS.lines, false]);
    const more = readClass(lesson, `${good}\n`.repeat(CLASS_LIMITS.lines + 1));
    expect([more.pupils.length, more.isCut]).toEqual([CLASS_LIMITS.lines, true]);
    expect(readClass(lesson, "x".repeat(CLASS_LIMITS.text)).isCut).toBe(true);
  });

  test("are kept with their lesson until they are cleared, of so many lessons, and until the page is closed where the browser keeps nothing", () => {
    let drawer: string | null = null;
    const lessonsKeeper = { read: () => null, write: () => undefined };
    const codes = { read: () => drawer, write: (text: string) => void (drawer = text) };
    keepIn(lessonsKeeper, codes);
    expect(keptCodes("a")).toBe("");
    expect([keepCodes("a", good), keepCodes("b", bad)]).toEqual([true, true]);
    keepIn(lessonsKeeper, codes);
    expect([keptCodes("a"), keptCodes("b")]).toEqual([good, bad]);
    keepCodes("a", "");
    expect([keptCodes("a"), keptCodes("b")]).toEqual(["", bad]);
    for (let place = 0; place < 20; place++) keepCodes(`c${place}`, good);
    expect([keptCodes("b"), keptCodes("c0")]).toEqual(["", good]);
    for (const broken of ["{", "null", '[1,["a"],["a",1]]']) {
      drawer = broken;
      expect(keptCodes("a")).toBe("");
    }
    keepIn(lessonsKeeper);
    expect(keepCodes("a", good)).toBe(false);
    expect(keptCodes("a")).toBe(good);
  });
});
