// Lessons: files that are read and refused, links that hold them whole, steps that are led through and put together.
import { beforeEach, describe, expect, test } from "vitest";
import {
  addStep,
  ask,
  beginEditing,
  changeStep,
  moveStep,
  newLesson,
  preview,
  removeStep,
  retitle,
  undoEdit,
  withText,
} from "../../www/src/model/lessons/editing.ts";
import {
  choose,
  goToStep,
  LONGEST,
  openFile,
  say,
  take,
  tell,
  hasStep,
  turn,
} from "../../www/src/model/lessons/leading.ts";
import { languageOf, placeOf, textIn, written, type Lesson } from "../../www/src/model/lessons/lesson.ts";
import { pack, PACKED, unpack } from "../../www/src/model/lessons/packed.ts";
import { LIMITS, readLesson, type LessonFault } from "../../www/src/model/lessons/reading.ts";
import { close, isLed, lessons, stepOf } from "../../www/src/model/lessons/slice.ts";
import { follow } from "../../www/src/model/opening/opener.ts";
import { activate } from "../../www/src/model/play.ts";
import { isVeiled, reveal } from "../../www/src/model/reveal.ts";
import { appearance } from "../../www/src/model/appearance.ts";
import type { Store } from "../../www/src/model/store.ts";
import { faultSaid, lessonWords } from "../../www/src/views/lessons/words.ts";
import { locales } from "../../www/src/messages/locale.ts";
import { file, LESSON, WRONG } from "./lessonFiles.ts";
import { shown } from "./shown.ts";

const faultOf = (text: string): LessonFault | undefined => {
  const read = readLesson(text);
  return read.ok ? undefined : read.fault;
};

describe("the file of a lesson", () => {
  test("is read as it was written", () => {
    expect(readLesson(written(LESSON))).toEqual({ ok: true, value: LESSON });
    expect(readLesson(`\uFEFF${written(LESSON, 2)}`)).toEqual({ ok: true, value: LESSON });
  });

  test("may leave out names of steps, and have whole addresses", () => {
    const read = readLesson(
      '{"lesson":1,"title":"T","steps":[{"link":"https://a.b/x/#nim(1)?lang=zh","caption":""}]}',
    );
    expect(read).toEqual({
      ok: true,
      value: { title: "T", steps: [{ id: "1", link: "nim(1)?lang=zh", caption: "" }] },
    });
  });

  test.each(WRONG)("is refused where it has %s", (_, text, fault) => {
    expect(faultOf(text)).toEqual(fault);
    for (const locale of Object.values(locales)) {
      const said = faultSaid(fault, lessonWords(locale));
      expect(said).not.toMatch(/undefined|\{\}/);
      if (fault.place && fault.code !== "syntax" && fault.code !== "version")
        expect(said).toContain(fault.place);
    }
  });
});

describe("a link that holds a lesson", () => {
  test("is in letters of addresses, and gives it back", async () => {
    const packed = await pack(written(LESSON));
    expect(packed).toMatch(/^~[\w-]+$/);
    expect(await unpack(packed, LIMITS.file)).toBe(written(LESSON));
  });

  test("that was cut or changed is known for that", async () => {
    const packed = await pack(written(LESSON));
    expect(await unpack(packed.slice(0, -9), LIMITS.file)).toBeUndefined();
    expect(await unpack(`${PACKED}%%%`, LIMITS.file)).toBeUndefined();
    expect(await unpack(`${PACKED}AAAA`, LIMITS.file)).toBeUndefined();
    const store = await opened(`nim(1)?lesson=${packed.slice(0, -9)}`);
    await expect.poll(() => lessons.of(store.state).fault?.code).toBe("packed");
  });

  test("that would fill the memory is given up", async () => {
    const packed = await pack("x".repeat(5_000_000));
    expect(packed.length).toBeLessThan(10_000);
    expect(await unpack(packed, LIMITS.file)).toBeUndefined();
  });
});

test("texts are shown in the language there is", () => {
  expect(textIn({ en: "a", zh: "b" }, "zh")).toBe("b");
  expect(textIn({ en: "a" }, "zh")).toBe("a");
  expect(textIn("c", "zh")).toBe("c");
  expect(languageOf({ en: "a" }, "zh")).toBe("en");
  expect(languageOf({ en: "a", zh: "b" }, "zh")).toBe("zh");
  expect([undefined, "find", "3", "9", "0", "nowhere"].map((page) => placeOf(LESSON, page))).toEqual([
    0, 1, 2, 5, 0, 0,
  ]);
});

const opened = async (link: string): Promise<Store> => (await shown(link)).store;
const packedLesson = async (): Promise<string> => pack(written(LESSON));

describe("a lesson that leads", () => {
  let store: Store;
  beforeEach(async () => {
    store = await opened(`?lesson=${await packedLesson()}&theme=dark`);
    await expect.poll(() => lessons.of(store.state).content).toBeDefined();
  });
  const at = (): string | undefined => stepOf(store.state)?.id;

  test("shows its first step where a link names no other", () => {
    expect(at()).toBe("begin");
    expect(store.state.game?.notation).toBe("nim(1,2)");
    expect(appearance.of(store.state).theme).toBe("dark");
  });

  test("goes on and back, keeps what is the reader's own, and ends at its ends", async () => {
    appearance.put(store, { theme: "light" });
    expect(hasStep(store.state, -1)).toBe(false);
    await goToStep(store, 5);
    expect(at()).toBe("think");
    expect(store.state.game).toMatchObject({ notation: "bash[m=3](5)", convention: { kind: "misere" } });
    expect(appearance.of(store.state).theme).toBe("light");
    expect(hasStep(store.state, 1)).toBe(false);
    expect(hasStep(store.state, -1)).toBe(true);
    turn(store, -1);
    await expect.poll(at).toBe("count");
  });

  test("is in the link, with its step", async () => {
    await goToStep(store, 1);
    const link = store.links.written(store.state);
    expect(link).toContain("page=find");
    const again = await opened(link);
    await expect.poll(() => stepOf(again.state)?.id).toBe("find");
    expect(again.state.game?.notation).toBe("nim(1,2)");
  });

  test("hears of a move whether it is right", async () => {
    await goToStep(store, 1);
    activate(store, "(2)");
    await expect
      .poll(() => lessons.of(store.state).found)
      .toEqual({ isRight: false, move: "(2)", reply: "()" });
    await goToStep(store, 1);
    expect(lessons.of(store.state).found).toBeUndefined();
    activate(store, "(1,1)");
    expect(lessons.of(store.state)).toMatchObject({ found: { isRight: true }, isSettled: true });
  });

  test("hears what a position is said to be, and shows it when that is right", async () => {
    await goToStep(store, 2);
    say(store, "N");
    expect(lessons.of(store.state).found).toMatchObject({
      isRight: false,
      given: { label: "(2,2)", how: "all-others", witnesses: ["(2)", "(1,2)"] },
    });
    expect(reveal.of(store.state).shown.size).toBe(0);
    say(store, "P");
    expect(lessons.of(store.state)).toMatchObject({ found: { isRight: true }, isSettled: true });
    expect([...reveal.of(store.state).shown]).toEqual(["(2,2)"]);
  });

  test("tells the answer when it is asked to", async () => {
    await goToStep(store, 2);
    tell(store);
    expect([...reveal.of(store.state).shown]).toEqual(["(2,2)"]);
    expect(lessons.of(store.state).isSettled).toBe(true);
  });

  test("hears which answer is chosen, with why, and which number is said", async () => {
    await goToStep(store, 3);
    const [wrong = 0, right = 0] = stepOf(store.state)?.question?.choices ?? [];
    expect(isVeiled(store.state)).toBe(false);
    choose(store, wrong);
    expect(lessons.of(store.state)).toMatchObject({
      found: { isRight: false, said: wrong },
      isSettled: false,
    });
    choose(store, right);
    expect(lessons.of(store.state)).toMatchObject({ found: { isRight: true }, isSettled: true });
    await goToStep(store, 4);
    expect(isVeiled(store.state)).toBe(true);
    choose(store, 4);
    expect(lessons.of(store.state)).toMatchObject({ found: { isRight: false, said: 4 }, isSettled: false });
    choose(store, 3);
    expect(lessons.of(store.state)).toMatchObject({ found: { isRight: true }, isSettled: true });
    expect(isVeiled(store.state)).toBe(false);
  });

  test("tells which moves win wherever the reader has gone", async () => {
    await goToStep(store, 1);
    const asked = stepOf(store.state)?.question?.position ?? "";
    activate(store, "(2)");
    tell(store);
    expect(store.state.selected).toBe(asked);
    await expect.poll(() => store.state.explanation?.label).toBe(asked);
  });

  test("ends where another link is followed, and where it is closed", async () => {
    await follow(store, store.links.read("nim(3)"));
    expect(isLed(store.state)).toBe(false);
    const other = await opened(`?lesson=${await packedLesson()}`);
    close(other);
    expect(other.links.written(other.state)).not.toContain("lesson");
  });

  test("is told where there is none of that name", async () => {
    const lost = await opened("?lesson=nobody");
    await expect.poll(() => lessons.of(lost.state).fault).toEqual({ code: "no-story", place: "nobody" });
    expect(lost.state.game?.notation).toBe("nim(1,2,3)");
  });

  test("from a wrong file leaves everything as it is", async () => {
    await openFile(
      store,
      file((it) => (it.steps[2] = { ...it.steps[2], link: "nim(2,x)" })),
    );
    expect(lessons.of(store.state)).toMatchObject({
      fault: { code: "link", place: "steps[2].link" },
      content: LESSON,
    });
    expect(at()).toBe("begin");
  });
});

describe("a lesson that is put together", () => {
  let store: Store;
  const content = (): Lesson | undefined => lessons.of(store.state).content;
  const ids = (): string[] | undefined => content()?.steps.map(({ id }) => id);
  beforeEach(async () => {
    store = await opened("nim(1,2)?color=outcome");
    newLesson(store, { en: "Mine" });
  });

  test("begins with what is shown, and takes up what is shown next", async () => {
    expect(content()?.steps).toEqual([{ id: "1", link: "nim(1,2)?color=outcome", caption: "" }]);
    await follow(store, store.links.read("bash[m=3](4)"));
    addStep(store);
    expect(content()?.steps.map(({ link }) => link)).toEqual(["nim(1,2)?color=outcome", "bash[m=3](4)"]);
  });

  test("is held by its link as it grows, and is there again when that is opened", async () => {
    changeStep(store, { caption: { en: "Look here." } }, "caption");
    ask(store, { kind: "value", position: "(1,2)" });
    await expect.poll(() => lessons.of(store.state).lesson).toMatch(/^~/);
    const again = await opened(store.links.written(store.state));
    await expect.poll(() => lessons.of(again.state).content).toEqual(content());
  });

  test("undoes every change, and a text that was written on is one", () => {
    retitle(store, { en: "M" });
    retitle(store, { en: "Mi" });
    changeStep(store, { caption: { en: "L" } }, "caption");
    undoEdit(store);
    expect(content()).toMatchObject({ title: { en: "Mi" }, steps: [{ caption: "" }] });
    undoEdit(store);
    expect(content()?.title).toEqual({ en: "Mine" });
    undoEdit(store);
    expect(content()?.title).toEqual({ en: "Mine" });
  });

  test("has its steps moved and taken out, but for the last one", async () => {
    addStep(store);
    addStep(store);
    expect(ids()).toEqual(["1", "2", "3"]);
    moveStep(store, -1);
    expect(ids()).toEqual(["1", "3", "2"]);
    moveStep(store, -1);
    moveStep(store, -1);
    expect(ids()).toEqual(["3", "1", "2"]);
    removeStep(store);
    expect(ids()).toEqual(["1", "2"]);
    await expect.poll(() => stepOf(store.state)?.id).toBe("1");
    removeStep(store);
    removeStep(store);
    expect(ids()).toEqual(["2"]);
  });

  const ACTS: Readonly<Record<string, () => Promise<void> | void>> = {
    "it is edited": () => beginEditing(store, content() ?? LESSON),
    "it is previewed": () => {
      preview(store);
      return goToStep(store, placeOf(content() ?? LESSON, lessons.of(store.state).page));
    },
    "another step is shown": () => goToStep(store, 0),
    "a caption is written": () => changeStep(store, { caption: { en: "Look." } }, "caption"),
    "a step is added": () => addStep(store),
    "a step is removed": () => removeStep(store),
    "a change is undone": () => undoEdit(store),
  };
  const named = async (): Promise<void> =>
    expect
      .poll(() => lessons.of(store.state).lesson, { interval: 1 })
      .toBe(await pack(written(content() ?? LESSON)));

  for (const [first, act] of Object.entries(ACTS))
    for (const [second, nextAct] of Object.entries(ACTS))
      test(`is there, and in its link, when ${first} and at once ${second}, twice`, async () => {
        addStep(store);
        await named();
        const [before, page] = [content() ?? LESSON, lessons.of(store.state).page];
        const ends: unknown[] = [];
        for (const isSlow of [true, false]) {
          lessons.put(store, { page, past: [], writing: undefined });
          await take(store, before);
          for (const each of [act, nextAct, act, nextAct]) {
            const done = each();
            if (!isSlow) continue;
            await done;
            await named();
          }
          await goToStep(store, placeOf(content() ?? LESSON, lessons.of(store.state).page));
          await named();
          const { past, page: at } = lessons.of(store.state);
          ends.push({ content: content(), past, at });
        }
        expect(ends[1]).toEqual(ends[0]);
      });

  test("is shown as its readers see it", () => {
    preview(store);
    expect(lessons.of(store.state).past).toBeUndefined();
    expect(content()).toBeDefined();
  });

  test("that no link can hold is kept all the same", async () => {
    const noise = Array.from({ length: 60 }, (_, step) => ({
      id: `s${step}`,
      link: "nim(1)",
      caption: Array.from({ length: 300 }, (_, place) =>
        String.fromCharCode(0x4e00 + ((step * 7919 + place * 104729) % 20000)),
      ).join(""),
    }));
    const long = { title: "Long", steps: noise };
    expect((await pack(written(long))).length).toBeGreaterThan(LONGEST);
    await beginEditing(store, long);
    await take(store, long);
    expect(lessons.of(store.state).lesson).toBeUndefined();
    await goToStep(store, 5);
    expect(stepOf(store.state)?.id).toBe("s5");
  });

  test("has texts in one language or two", () => {
    expect(withText(undefined, "en", "a")).toEqual({ en: "a" });
    expect(withText("", "en", "a")).toEqual({ en: "a" });
    expect(withText({ en: "a" }, "zh", "b")).toEqual({ en: "a", zh: "b" });
    expect(withText({ en: "a" }, "en", " ")).toBeUndefined();
    expect(withText("a", "zh", "b")).toEqual({ en: "a", zh: "b" });
  });
});
