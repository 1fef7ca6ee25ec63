// A lesson from a file on a page that has shown none so far, for which nothing has been fetched by a link.
import { expect, test } from "vitest";
import { goToStep, openFile } from "../../www/src/model/lessons/leading.ts";
import { written } from "../../www/src/model/lessons/lesson.ts";
import { arrival, lessons } from "../../www/src/model/lessons/slice.ts";
import { activate } from "../../www/src/model/play.ts";
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
