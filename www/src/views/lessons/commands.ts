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

const UNTITLED = { en: "My lesson", zh: "我的课程" };

export const making: readonly Command[] = [
  {
    id: "lesson.make",
    words: { en: "Make a lesson", zh: "制作课程" },
    isOfPage: true,
    run: ({ store, state }) => {
      const { language } = speech.of(state);
      newLesson(store, { [language]: UNTITLED[language] });
    },
  },
  {
    id: "lesson.open",
    words: { en: "Open a lesson from a file", zh: "从文件打开课程" },
    isOfPage: true,
    run: ({ store }) => chooseFile(LESSON_FILES, (text) => void openFile(store, text)),
  },
  {
    id: "lesson.edit",
    words: { en: "Edit the lesson", zh: "编辑课程" },
    isOfPage: true,
    when: ({ state }) => lessons.of(state).content !== undefined && !lessons.of(state).past,
    run: ({ store, state }) => {
      const { content } = lessons.of(state);
      if (content) void beginEditing(store, content);
    },
  },
  {
    id: "lesson.results",
    words: { en: "Results of the lesson", zh: "课程的答题结果" },
    aliases: ["codes", "class", "结果码", "全班"],
    isOfPage: true,
    when: ({ state }) => hasResults(state),
    run: ({ store }) => openSheet(store, "results"),
  },
  {
    id: "lesson.booklet",
    words: { en: "Print the lesson as a booklet", zh: "把课程打印成小册子" },
    isOfPage: true,
    when: ({ state }) => lessons.of(state).content !== undefined,
    run: ({ store }) => openSheet(store, "booklet"),
  },
  {
    id: "lesson.leave",
    words: { en: "Leave the lesson", zh: "离开课程" },
    when: ({ state }) => isLed(state),
    run: ({ store }) => leave(store),
  },
];

export const stories: readonly Command[] = STORIES.map(({ id, title }) => ({
  id: `story.${id}`,
  goal: "story",
  words: title as { en: string; zh: string },
  run: ({ store, state }) => void follow(store, store.links.here(state, store.links.read(`?lesson=${id}`))),
}));
