// Lessons that are put together: written in two languages, sent as links and files, and refused where they are wrong.
import { expect } from "../browser/fixture.ts";
import { Editor, written } from "../browser/lessonEditor.ts";
import { test } from "../browser/lessonStrip.ts";

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

test("a lesson that is closed by mistake is there again, and stays under the examples until it is deleted", async ({
  mexplorer,
  lesson,
  page,
}) => {
  const own = page.getByRole("navigation", { name: "Examples" }).locator(".mine");
  const open = own.locator("li .open");
  const editor = await written(mexplorer, lesson);
  await lesson.button("Close the lesson").click();
  await expect(lesson.strip).toHaveCount(0);
  await expect(mexplorer.notice).toContainText(
    "“Two heaps” is kept in this browser: under Examples, My lessons.",
  );
  await page.goBack();
  await expect(editor.title).toHaveValue("Two heaps");
  await expect(editor.caption).toHaveValue("Who wins?");
  await expect(lesson.button("Undo")).not.toHaveAttribute("aria-disabled", "true");
  await lesson.button("Close the lesson").click();
  await expect(lesson.strip).toHaveCount(0);
  // Nothing was written since it was said.
  await expect(mexplorer.notice).toHaveCount(0);

  await mexplorer.open("wythoff(3,5)?lang=en");
  await mexplorer.button("Examples").click();
  await expect(open).toHaveText(["Two heaps"]);
  await open.click();
  await expect(editor.caption).toHaveValue("Look at (1,2).");
  await mexplorer.expectSelected("(1,2)");
  await editor.write("English", [[editor.title, "Two heaps, again"]]);
  // Another game is for the lesson; another lesson takes its place.
  await mexplorer.open("nim(3)?lang=en");
  await expect(editor.title).toHaveValue("Two heaps, again");
  await mexplorer.open("?lesson=why-lost&lang=en");
  await expect(mexplorer.notice).toContainText("“Two heaps, again” is kept in this browser");
  await mexplorer.button("Open it again").click();
  await expect(editor.title).toHaveValue("Two heaps, again");
  await mexplorer.expectSelected("(1,2)");
  await page.reload();
  await mexplorer.button("Examples").click();
  await expect(open).toHaveText(["Two heaps, again"]);
  await own.getByRole("button", { name: "Delete “Two heaps, again”" }).click();
  await expect(open).toHaveCount(0);
  await own.getByRole("button", { name: "Undo: keep “Two heaps, again”" }).click();
  await expect(open).toHaveText(["Two heaps, again"]);
  await own.getByRole("button", { name: "Copy “Two heaps, again”" }).click();
  await expect(open).toHaveText(["Two heaps, again 2", "Two heaps, again"]);
  await own.getByRole("button", { name: "Delete “Two heaps, again 2”" }).click();
  await own.getByRole("button", { name: "Delete “Two heaps, again”" }).click();
  await page.reload();
  await mexplorer.button("Examples").click();
  await expect(mexplorer.button("Make a lesson")).toBeVisible();
  await expect(own).toHaveCount(0);
});

test("a lesson that is only read, or begun and left as it was, is not kept", async ({
  mexplorer,
  lesson,
  page,
}) => {
  const open = page.locator(".mine .open");
  await mexplorer.open("?lesson=why-lost&lang=en");
  await lesson.button("Edit").click();
  await lesson.button("Preview").click();
  await lesson.button("Close the lesson").click();
  await mexplorer.button("Examples").click();
  await mexplorer.button("Make a lesson").click();
  await expect.poll(() => page.url()).toContain("lesson=~");
  await lesson.button("Close the lesson").click();
  await expect(mexplorer.notice).toHaveCount(0);
  await mexplorer.button("Examples").click();
  await expect(open).toHaveCount(0);
  await page.goBack();
  const editor = new Editor(lesson);
  await editor.write("English", [[editor.caption, "Mine"]]);
  await lesson.button("Preview").click();
  await lesson.button("Close the lesson").click();
  await expect(mexplorer.notice).toContainText("is kept in this browser");
  await mexplorer.button("Examples").click();
  await expect(open).toHaveCount(1);
});

test("an author asks for one of some answers and for a number, and a reader finds them", async ({
  mexplorer,
  lesson,
}) => {
  const editor = await written(mexplorer, lesson);
  await editor.write("English", [[editor.ask, "What do you do?"]]);
  await editor.question.selectOption("choose an answer");
  await expect(editor.ask).toHaveValue("What do you do?");
  await editor.answers(1).fill("Begin");
  await editor.answers(2).fill("Let the other begin");
  await editor.right(2).check();
  await editor.right(1).uncheck();
  // One is right.
  await expect(editor.right(2)).toBeDisabled();
  await editor.why(1).fill("Then you must break the pair.");
  await expect(lesson.button("Remove answer 1")).toHaveAttribute("aria-disabled", "true");
  await lesson.button("Add an answer").click();
  await expect(editor.answers(3)).toHaveValue("Answer 3");
  await lesson.button("Remove answer 3").click();
  await expect(editor.answers(3)).toHaveCount(0);
  await lesson.button("Preview").click();
  await expect(lesson.strip.locator(".ask")).toHaveText("What do you do?");
  await lesson.button("Begin").click();
  await expect(lesson.finding).toHaveText("“Begin” is not right. Then you must break the pair.");
  await lesson.button("Let the other begin").click();
  await expect(lesson.finding).toContainText("Right.");
  await lesson.button("Edit").click();
  await editor.question.selectOption("say a number");
  await editor.number.fill("3");
  await lesson.button("Preview").click();
  const said = lesson.strip.getByRole("spinbutton", { name: "Your answer" });
  await said.fill("2");
  await lesson.button("Check").click();
  await expect(lesson.finding).toHaveText("No, not 2.");
  await lesson.button("Show the answer").click();
  await expect(lesson.finding).toContainText("The answer: 3.");
});

test("a step is the position that was made, and the computer waits there with its answer", async ({
  mexplorer,
  lesson,
  page,
}) => {
  const says = page.locator(".play .says");
  await mexplorer.open("nim(1,2,3)?color=outcome&lang=en");
  await mexplorer.button("Examples").click();
  await mexplorer.button("Make a lesson").click();
  await mexplorer.node("(1,1,3)").click();
  await mexplorer.choose("Play");
  await expect(says).toContainText("It is the computer’s turn.");
  await lesson.button("Add this picture as a step").click();
  await expect.poll(() => page.url()).toContain("page=2");
  await lesson.button("Preview").click();
  await expect(lesson.place).toHaveText("2/2");
  await lesson.back.click();
  await expect(lesson.place).toHaveText("1/2");
  // The picture comes after the number of its step.
  await expect(mexplorer.heading).toContainText("(1,2,3)");
  await lesson.next.click();
  await expect(mexplorer.heading).toContainText("(1,1,3)");
  await expect(says).toContainText("It is the computer’s turn.");
  await mexplorer.button("Let it move").click();
  await expect(says).toHaveText("The computer’s move: take 3 from the heap of 3. Your move.");
});
