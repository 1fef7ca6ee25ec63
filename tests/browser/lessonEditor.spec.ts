// Lessons that are put together: written in two languages, sent as links and files, and refused where they are wrong.
import type { Page } from "@playwright/test";
import { expect, Mexplorer } from "./fixture.ts";
import { findings } from "./axe.ts";
import { Editor, written } from "./lessonEditor.ts";
import { first, LessonStrip, test } from "./lessonStrip.ts";

/** The file of it. */
const FILE = {
  lesson: 1,
  title: { en: "Two heaps", zh: "两堆" },
  steps: [
    { id: "1", link: "nim(1,2)?color=outcome", caption: { en: "Look at (1,2).", zh: "看 (1,2)。" } },
    {
      id: "2",
      link: "nim(2,2)?color=outcome",
      caption: { zh: "先手能赢吗？", en: "Who wins?" },
      question: {
        kind: "value",
        position: "(2,2)",
        answer: { zh: "不能，照着走。", en: "Copy each move." },
      },
    },
  ],
};

/** The lesson of `written`, from its first step on. */
async function expectWritten(mexplorer: Mexplorer, lesson: LessonStrip): Promise<void> {
  await expect(lesson.place).toHaveText("1/2");
  await expect(lesson.strip.getByRole("heading", { name: "Two heaps" })).toBeVisible();
  await expect(lesson.caption).toHaveText("Look at (1,2).");
  await expect(mexplorer.node("(1,2)")).toBeVisible();
  await lesson.next.click();
  await expect(lesson.place).toHaveText("2/2");
  await expect(lesson.caption).toHaveText("Who wins?");
  await expect(mexplorer.heading).toContainText("(2,2)");
  await lesson.choice("P").click();
  await expect(lesson.finding).toHaveText("Right. Copy each move.", { useInnerText: true });
}

async function openFile(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: /^(Examples|例子)$/ }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^(Open a lesson…|打开课程…)$/ }).click(),
  ]);
  await chooser.setFiles({ name: "lesson.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

test("a lesson is made, undone, looked at, and sent as a link and as a file", async ({
  mexplorer,
  lesson,
  page,
  context,
  browserName,
}) => {
  test.slow();
  const editor = await written(mexplorer, lesson);
  await lesson.button("Preview").click();
  await expect(lesson.place).toHaveText("2/2");
  await expect(lesson.caption).toHaveText("Who wins?");
  await lesson.button("Edit").click();
  await expect(editor.steps).toHaveCount(2);

  let saved = JSON.stringify(FILE);
  // Playwright hears of no download in Firefox.
  if (browserName === "chromium") {
    const [download] = await Promise.all([page.waitForEvent("download"), lesson.button("Save file").click()]);
    expect(download.suggestedFilename()).toBe("Two-heaps.json");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    saved = Buffer.concat(chunks).toString();
    expect(JSON.parse(saved)).toEqual(FILE);
  }

  const other = await context.newPage();
  const there = { mexplorer: new Mexplorer(other), lesson: new LessonStrip(other) };
  if (browserName === "chromium") {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.bringToFront();
    await lesson.button("Copy link").click();
    await expect(lesson.strip.locator("[data-says]")).toHaveText(
      "The link is copied. It holds the whole lesson.",
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThanOrEqual(8000);
    await other.goto(link);
    await expectWritten(there.mexplorer, there.lesson);
  }
  await other.goto("about:blank");
  await other.goto("/#nim(3)?lang=en");
  await expect(there.mexplorer.heading).toBeVisible();
  await openFile(other, saved);
  await expectWritten(there.mexplorer, there.lesson);
  // What a file held is in the address as well.
  await expect.poll(() => new URL(other.url()).hash).toContain("lesson=~");
});

test("what is no lesson is refused with its place and its reason, and what was shown stays", async ({
  mexplorer,
  lesson,
  page,
}) => {
  const whole = { lesson: 1, title: "T", steps: first.steps };
  await mexplorer.open("?lesson=why-lost&page=pair&lang=en");
  for (const [text, said] of [
    ['{"lesson": 1,\n "title": Two}', "This is no JSON: something is wrong at line 2, column 11."],
    [JSON.stringify({ cells: [] }), "This is no lesson: a lesson begins with “lesson”: 1."],
    [JSON.stringify({ ...whole, html: "<img src=x onerror=alert(1)>" }), "html: there is no such field."],
    [
      JSON.stringify({ ...whole, steps: [...first.steps, { link: "chess(8)", caption: "C" }] }),
      `steps[${first.steps.length}].link: no game can be read from this link.`,
    ],
    [
      JSON.stringify({ ...whole, steps: [{ link: "nim(1)", caption: "x".repeat(2001) }] }),
      "steps[0].caption: this is too long; 2,000 characters at most.",
    ],
    [
      JSON.stringify({ ...whole, title: "x".repeat(300_000) }),
      "this is too long; 200,000 characters at most.",
    ],
  ] as const) {
    await openFile(page, text);
    await expect(lesson.fault).toContainText(said);
    await lesson.expectStep(first, 2, "en");
    await lesson.fault.getByRole("button", { name: "Close" }).click();
    await expect(lesson.fault).toHaveCount(0);
  }
  await mexplorer.button("中文").click();
  await openFile(page, JSON.stringify({ ...whole, steps: [{ link: "nim(1)" }] }));
  await expect(lesson.fault).toContainText("steps[0].caption：此处缺少内容。");
  await lesson.expectStep(first, 2, "zh");
  // What stands in a file is text, whatever it looks like.
  const markup = "<img src=x onerror=alert(1)>";
  await openFile(
    page,
    JSON.stringify({ ...whole, title: markup, steps: [{ link: "nim(2)", caption: markup }] }),
  );
  await expect(lesson.caption).toHaveText(markup);
  await expect(lesson.strip.locator("img")).toHaveCount(0);
});

for (const theme of ["Light", "Dark"])
  test(`axe finds nothing where a lesson is made (${theme}) @once`, async ({ mexplorer, lesson, page }) => {
    await written(mexplorer, lesson);
    await page.getByRole("combobox", { name: "Theme" }).selectOption(theme);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test("rules of one’s own are steps of a lesson, and questions are asked about them @once", async ({
  mexplorer,
  lesson,
  page,
}) => {
  const odd = "take[where={k % 2 == 1 and 2 * k <= n + 1}](6)";
  await mexplorer.open(`${odd.replace("%", "%25")}?color=outcome&lang=en`);
  await mexplorer.button("Examples").click();
  await mexplorer.button("Make a lesson").click();
  const editor = new Editor(lesson);
  await editor.write("English", [
    [editor.title, "Odd numbers"],
    [editor.caption, "Look at (6)."],
  ]);
  await mexplorer.drawPosition("(5)");
  await lesson.button("Add this picture as a step").click();
  await expect(editor.steps).toHaveCount(2);
  await editor.question.selectOption("guess the selected position");
  const [download] = await Promise.all([page.waitForEvent("download"), lesson.button("Save file").click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const saved = Buffer.concat(chunks).toString();
  const { steps } = JSON.parse(saved) as typeof FILE;
  expect(steps.map(({ link }) => decodeURIComponent(link))).toEqual(
    [odd, odd.replace("(6)", "(5)")].map((game) => `${game}?color=outcome`),
  );
  await mexplorer.open("nim(1,2)?lang=en");
  await openFile(page, saved);
  await expect(lesson.caption).toHaveText("Look at (6).");
  await expect(mexplorer.heading).toContainText("(6)");
  await lesson.next.click();
  await expect(mexplorer.heading).toContainText("(5)");
  await lesson.choice("N").click();
  await expect(lesson.finding).toHaveText("Right.", { useInnerText: true });
});

test("where the browser keeps nothing that is said, and a lesson is there until the page is closed @once", async ({
  mexplorer,
  lesson,
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  const editor = await written(mexplorer, lesson);
  await expect(lesson.strip.locator("[data-says]")).toHaveText(
    "This browser keeps no lessons: save it as a file before you close the page.",
  );
  await lesson.button("Close the lesson").click();
  await expect(mexplorer.notice).toContainText("“Two heaps” could not be kept in this browser.");
  await mexplorer.button("Examples").click();
  await expect(page.locator(".mine")).toContainText("until you close this page");
  const remove = page.getByRole("button", { name: "Delete “Two heaps”" });
  await remove.press("Enter");
  await expect(page.getByRole("button", { name: "Undo: keep “Two heaps”" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await mexplorer.button("Two heaps").click();
  await expect(editor.title).toHaveValue("Two heaps");
});

test("on a low screen labels stand at their fields, and the picture can be read @once", async ({
  mexplorer,
  lesson,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const editor = await written(mexplorer, lesson);
  for (const field of [editor.caption, editor.ask, editor.answer]) {
    const [label, box] = [await field.locator("..").boundingBox(), await field.boundingBox()];
    expect((box?.y ?? NaN) - (label?.y ?? NaN)).toBeLessThan(40);
  }
  await mexplorer.drawPosition("(1,2,3)");
  const letters = mexplorer.node("(1,2,3)").locator("text").first();
  expect((await letters.boundingBox())?.height).toBeGreaterThan(10);
});
