// Stories by name, and lessons of one’s own.
import { speech } from "../../model/appearance.ts";
import type { Command } from "../../model/commands.ts";
import { beginEditing, newLesson } from "../../model/lessons/editing.ts";
import { openFile } from "../../model/lessons/leading.ts";
import { LESSON_FILES } from "../../model/lessons/lesson.ts";
import { hasResults, isLed, leave, lessons } from "../../model/lessons/slice.ts";
import { STORIES } from "../../model/lessons/stories/shelf.ts";
import { follow } from "../../model/opening/opener.ts";
import { openSheet } from "../../model/sheets.ts";
import { chooseFile } from "../kit/chooseFile.ts";
import * as texts from "./texts.commands.ts";

export const making: readonly Command[] = [
  {
    id: "lesson.make",
    words: texts.make,
    isOfPage: true,
    run: ({ store, state }) => {
      const { language } = speech.of(state);
      newLesson(store, { [language]: texts.untitled[language] });
    },
  },
  {
    id: "lesson.open",
    words: texts.open,
    isOfPage: true,
    run: ({ store }) => chooseFile(LESSON_FILES, (text) => void openFile(store, text)),
  },
  {
    id: "lesson.edit",
    words: texts.edit,
    isOfPage: true,
    when: ({ state }) => lessons.of(state).content !== undefined && !lessons.of(state).past,
    run: ({ store, state }) => {
      const { content } = lessons.of(state);
      if (content) void beginEditing(store, content);
    },
  },
  {
    id: "lesson.results",
    words: texts.results,
    aliases: texts.soughtResults.flatMap((each) => Object.values(each)),
    isOfPage: true,
    when: ({ state }) => hasResults(state),
    run: ({ store }) => openSheet(store, "results"),
  },
  {
    id: "lesson.booklet",
    words: texts.booklet,
    isOfPage: true,
    when: ({ state }) => lessons.of(state).content !== undefined,
    run: ({ store }) => openSheet(store, "booklet"),
  },
  {
    id: "lesson.leave",
    words: texts.leave,
    when: ({ state }) => isLed(state),
    run: ({ store }) => leave(store),
  },
];

export const stories: readonly Command[] = STORIES.map(({ id, title }) => ({
  id: `story.${id}`,
  goal: "story",
  words: title,
  run: ({ store, state }) => void follow(store, store.links.here(state, store.links.read(`?lesson=${id}`))),
}));
