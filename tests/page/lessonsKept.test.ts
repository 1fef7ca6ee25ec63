// The lessons that are kept: each once, in the browser or, where that takes nothing, until the page is closed.
import { beforeEach, expect, test } from "vitest";
import {
  areKept,
  forgetLesson,
  forgotten,
  keep,
  keepCodes,
  keepIn,
  keepResults,
  keptCodes,
  keptFiles,
  keptResults,
  restore,
} from "../../www/src/model/lessons/keeping.ts";
import { written, type Lesson } from "../../www/src/model/lessons/lesson.ts";

const lesson = (title: string): Lesson => ({ title, steps: [{ id: "1", link: "nim(1)", caption: "" }] });
const titles = (): unknown[] => keptFiles().map((file) => (JSON.parse(file) as Lesson).title);

let drawer: string | null = null;
let isFull = false;
const browser = {
  read: () => drawer,
  write: (text: string) => {
    if (isFull) throw new DOMException("", "QuotaExceededError");
    drawer = text;
  },
};

beforeEach(() => {
  drawer = null;
  isFull = false;
  keepIn(browser);
});

test("one that is written again takes the place of what it was, and comes first", () => {
  expect(keep(lesson("My lesson"), lesson("A"))).toBe(true);
  keep(lesson("My lesson"), lesson("B"));
  expect(titles()).toEqual(["B", "A"]);
  keep(lesson("A"), lesson("A2"));
  expect(titles()).toEqual(["A2", "B"]);
});

test("one that another tab has changed meanwhile is kept beside that", () => {
  keep(lesson("My lesson"), lesson("A"));
  const seen = drawer;
  keep(lesson("A"), lesson("There"));
  expect(drawer).not.toBe(seen);
  keep(lesson("A"), lesson("Here"));
  expect(titles()).toEqual(["Here", "There"]);
});

test("one that was deleted comes back to its place", () => {
  for (const title of ["C", "B", "A"]) keep(lesson("My lesson"), lesson(title));
  forgetLesson(written(lesson("B")));
  expect(titles()).toEqual(["A", "C"]);
  expect(forgotten()).toEqual({ file: written(lesson("B")), place: 1 });
  restore();
  expect(forgotten()).toBeUndefined();
  expect(titles()).toEqual(["A", "B", "C"]);
});

test("where the browser is full they stay until the page is closed, and go into it as soon as there is room", () => {
  keep(lesson("My lesson"), lesson("A"));
  isFull = true;
  expect(keep(lesson("My lesson"), lesson("B"))).toBe(false);
  expect(areKept()).toBe(false);
  expect(titles()).toEqual(["B", "A"]);
  isFull = false;
  expect(keep(lesson("B"), lesson("B2"))).toBe(true);
  keepIn(browser);
  expect(titles()).toEqual(["B2", "A"]);
});

test("a browser that keeps nothing, or something else, has none", () => {
  keepIn({
    read: () => {
      throw new DOMException("", "SecurityError");
    },
    write: browser.write,
  });
  expect(titles()).toEqual([]);
  for (const other of ["{", "null", '{"a":1}', "[1, null]"]) {
    drawer = other;
    keepIn(browser);
    expect(titles()).toEqual([]);
  }
});

test("what a reader answers takes no place of the codes of a class", () => {
  let text: string | null = null;
  keepIn(
    { read: () => null, write: () => undefined },
    {
      read: () => text,
      write: (next) => {
        text = next;
      },
    },
  );
  keepCodes("class", "Ann 1");
  for (let lesson = 0; lesson < 25; lesson++) keepResults(`story ${lesson}`, { one: "first" });
  expect(keptCodes("class")).toBe("Ann 1");
  expect(keptResults("story 24")).toEqual({ one: "first" });
  expect(keptResults("story 4")).toEqual({});
});
