// A lesson from a file on a page that has shown none so far, for which nothing has been fetched by a link.
import { expect, test } from "vitest";
import { goToStep, openFile } from "../../www/src/model/lessons/leading.ts";
import { written } from "../../www/src/model/lessons/lesson.ts";
import { arrival, lessons, shownLink } from "../../www/src/model/lessons/slice.ts";
import { activate } from "../../www/src/model/play.ts";
import { reveal } from "../../www/src/model/reveal.ts";
import { LESSON } from "./lessonFiles.ts";
import { shown } from "./shown.ts";

test("moves are judged in a lesson from a file", async () => {
  const { store } = await shown("nim(1,2)");
  expect(arrival.peek()).toBeUndefined();
  await openFile(store, written(LESSON));
  await goToStep(store, 1);
  await expect.poll(() => arrival.peek()).toBeDefined();
  activate(store, "(1,1)");
  await expect.poll(() => lessons.of(store.state).found).toMatchObject({ isRight: true, move: "(1,1)" });
});

test("a step carries on what was done in the one before, in the same game, and is itself again when it is gone to anew", async () => {
  const { store } = await shown("nim(1,2)");
  await openFile(
    store,
    JSON.stringify({
      lesson: 1,
      title: "On",
      steps: [
        { link: "nim(1,2,3)?hide=values&shown=()", caption: "Move." },
        { link: "nim(1,2,3)?view=table&hide=values&shown=(1)", caption: "Look.", carries: true },
        { link: "nim(2,2)?hide=values", caption: "Another game.", carries: true },
      ],
    }),
  );
  activate(store, "(2,3)");
  reveal.put(store, { shown: new Set(["()", "(1,1)"]) });
  await goToStep(store, 1);
  expect(shownLink(store)).toBe("nim(1,2,3)?view=table&line=(2,3)&hide=values&shown=(1),(),(1,1)");
  await goToStep(store, 1);
  expect(shownLink(store)).toBe("nim(1,2,3)?view=table&hide=values&shown=(1)");
  activate(store, "(2,3)");
  await goToStep(store, 2);
  expect(shownLink(store)).toBe("nim(2,2)?hide=values");
});
