// Lessons that are put together: written in two languages, sent as links and files, and refused where they are wrong.
import { expect } from "../browser/fixture.ts";
import { written } from "../browser/lessonEditor.ts";
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
