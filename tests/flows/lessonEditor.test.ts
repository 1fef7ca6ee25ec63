// Lessons that are put together: written in two languages, sent as links and files, and refused where they are wrong.
import type { Locator } from "@playwright/test";
import { expect, Mexplorer } from "../browser/fixture.ts";
import { LessonStrip, test } from "../browser/lessonStrip.ts";

/** What is written in the editor. */
class Editor {
  readonly title: Locator;
  readonly caption: Locator;
  readonly question: Locator;
  readonly ask: Locator;
  readonly answer: Locator;
  readonly steps: Locator;
  readonly language: Locator;

  constructor({ strip }: LessonStrip) {
    this.title = strip.getByRole("textbox", { name: "Title" });
    this.caption = strip.getByRole("textbox", { name: "Caption" });
    this.question = strip.getByRole("combobox", { name: "Question" });
    this.ask = strip.getByRole("textbox", { name: "The question in your words" });
    this.answer = strip.getByRole("textbox", { name: "The answer, told afterwards" });
    this.steps = strip.locator(".chip");
    this.language = strip.getByRole("radiogroup", { name: "Language of the text" });
  }

  async write(code: "English" | "中文", fields: readonly (readonly [Locator, string])[]): Promise<void> {
    await this.language.getByText(code, { exact: true }).click();
    for (const [field, text] of fields) await field.fill(text);
  }
}

/** Two pictures, of which the second asks something; in both languages. */
async function written(mexplorer: Mexplorer, lesson: LessonStrip): Promise<Editor> {
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

test("a story that is not there, and a link that was cut, are said", async ({ mexplorer, lesson, page }) => {
  await mexplorer.open("?lesson=nobody&lang=en");
  await expect(lesson.fault).toContainText("There is no story of the name “nobody”.");
  await mexplorer.expectSelected("(1,2,3)");
  await lesson.fault.getByRole("button", { name: "Close" }).click();
  await expect(lesson.strip).toHaveCount(0);
  await written(mexplorer, lesson);
  await expect.poll(() => page.url()).toContain("lesson=~");
  const [, packed = ""] = /lesson=(~[\w-]+)/.exec(page.url()) ?? [];
  await page.goto("about:blank");
  await mexplorer.open(`nim(2,3)?lesson=${packed.slice(0, -12)}&lang=zh`);
  await expect(lesson.fault).toContainText("链接在途中被截断或改动了。请对方重发，或改发文件。");
  await expect(mexplorer.heading).toContainText("(2,3)");
});
