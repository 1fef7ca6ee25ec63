// The editor of lessons, by the names that an author knows its parts by.
import type { Locator } from "@playwright/test";
import { expect, type Mexplorer } from "./fixture.ts";
import type { LessonStrip } from "./lessonStrip.ts";

/** What is written in the editor. */
export class Editor {
  readonly title: Locator;
  readonly caption: Locator;
  readonly question: Locator;
  readonly ask: Locator;
  readonly answer: Locator;
  readonly number: Locator;
  readonly steps: Locator;
  readonly language: Locator;

  readonly #strip: Locator;

  constructor({ strip }: LessonStrip) {
    this.#strip = strip;
    this.title = strip.getByRole("textbox", { name: "Title" });
    this.caption = strip.getByRole("textbox", { name: "Caption" });
    this.question = strip.getByRole("combobox", { name: "Question" });
    this.ask = strip.getByRole("textbox", { name: "The question in your words" });
    this.answer = strip.getByRole("textbox", { name: "The answer, told afterwards" });
    this.number = strip.getByRole("spinbutton", { name: "The right number" });
    this.steps = strip.locator(".chip");
    this.language = strip.getByRole("radiogroup", { name: "Language of the text" });
  }

  /** What an answer of a choice says, by its number. */
  answers(place: number): Locator {
    return this.#strip.getByRole("textbox", { name: `Answer ${place}`, exact: true });
  }

  right(place: number): Locator {
    return this.#strip.getByRole("checkbox", { name: "right" }).nth(place - 1);
  }

  why(place: number): Locator {
    return this.#strip.getByRole("textbox", { name: `Answer ${place}: Said when it is chosen` });
  }

  async write(code: "English" | "中文", fields: readonly (readonly [Locator, string])[]): Promise<void> {
    await this.language.getByText(code, { exact: true }).click();
    for (const [field, text] of fields) await field.fill(text);
  }
}

/** Two pictures, of which the second asks something; in both languages. */
export async function written(mexplorer: Mexplorer, lesson: LessonStrip): Promise<Editor> {
  const editor = new Editor(lesson);
  await mexplorer.open("nim(1,2)?color=outcome&lang=en");
  await mexplorer.button("Examples").click();
  await mexplorer.button("Make a lesson").click();
  await expect(editor.title).toHaveValue("My lesson");
  const [title, caption] = [editor.title, editor.caption];
  await editor.write("English", [
    [title, "Two heaps"],
    [caption, "Look at (1,2)."],
  ]);
  await editor.write("中文", [
    [title, "两堆"],
    [caption, "看 (1,2)。"],
  ]);
  await mexplorer.drawPosition("(2,2)");
  await expect(mexplorer.heading).toContainText("(2,2)");
  await lesson.button("Add this picture as a step").click();
  await expect(editor.steps).toHaveCount(2);
  await editor.question.selectOption("find the winning move");
  await editor.question.selectOption("guess the selected position");
  await lesson.button("Undo").click();
  await expect(editor.question).toHaveValue("move");
  await editor.question.selectOption("guess the selected position");
  await editor.write("中文", [
    [caption, "先手能赢吗？"],
    [editor.answer, "不能，照着走。"],
  ]);
  await editor.write("English", [
    [caption, "Who wins?"],
    [editor.answer, "Copy each move."],
  ]);
  return editor;
}
