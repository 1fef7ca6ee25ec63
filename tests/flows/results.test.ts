// The results of a lesson: a pupil gets a code, and a teacher reads the codes of a class.
import { expect } from "../browser/fixture.ts";
import { choiceIn, first, FIRST, stepAt, test, text } from "../browser/lessonStrip.ts";
import { codeOf, type CodedResult } from "../../www/src/model/lessons/codes.ts";
import { judgedSteps } from "../../www/src/model/lessons/results.ts";

const asked = judgedSteps(first);
/** The code of who was right at once but for the steps of these numbers. */
const codeBut = (...wrong: number[]): string =>
  codeOf(
    first,
    asked.map(({ place }): CodedResult => (wrong.includes(place + 1) ? "wrong" : "first")),
  );

test("a pupil gets a code, and sees what it says", async ({ mexplorer, lesson, page }) => {
  const { place } = asked.find(({ step }) => step.question?.kind === "choice") ?? { place: -1 };
  const step = stepAt(place);
  const sheet = page.getByRole("dialog", { name: "Results" });
  await mexplorer.open(`?lesson=${FIRST}&page=${step.id}&lang=en`);
  await lesson.button(choiceIn(step, false, "en")).click();
  await lesson.button(choiceIn(step, true, "en")).click();
  await expect(lesson.finding).toContainText("Right.");
  await lesson.button("Results").click();
  const code = codeOf(
    first,
    asked.map((each): CodedResult => (each.place === place ? "later" : "none")),
  );
  await expect(sheet.getByRole("group", { name: "Your code" })).toHaveText(code);
  await expect(sheet.locator(".score")).toHaveText(`0 of ${asked.length} right at first try`);
  await expect(sheet.getByRole("img", { name: "right later" })).toHaveCount(1);
  await expect(sheet.getByRole("img", { name: "The code as a QR code" })).toBeVisible();
  // A page that is loaded again has forgotten nothing.
  await page.reload();
  await lesson.button("Results").click();
  await expect(sheet.getByRole("group", { name: "Your code" })).toHaveText(code);
  await sheet.getByRole("button", { name: "Begin anew" }).click();
  await expect(sheet).toHaveCount(0);
  await lesson.expectStep(first, 0, "en");
  await mexplorer.open(`?lesson=${FIRST}&page=${first.steps.length}&lang=zh`);
  await lesson.button("答题结果").click();
  await expect(page.getByRole("dialog", { name: "答题结果" })).toContainText("你还没有答题。");
});

test("a teacher reads codes, sees the step that went wrong, and finds them again", async ({
  mexplorer,
  lesson,
  page,
}) => {
  const [one, two] = asked.map(({ place }) => place + 1);
  const sheet = page.getByRole("dialog", { name: "Results" });
  const field = sheet.getByRole("textbox");
  const open = async (): Promise<void> => {
    await mexplorer.open(`?lesson=${FIRST}&lang=en`);
    await lesson.button("Results").click();
  };
  await open();
  await expect(sheet).toContainText("You have not answered anything yet.");
  const mistyped = codeBut().replace(/^./, (letter) => (letter === "7" ? "8" : "7"));
  await field.fill(`Ann ${codeBut(two ?? 0)}\n${codeBut(one ?? 0, two ?? 0)}\nBob ${mistyped}`);
  await expect(sheet).toContainText("2 codes are read.");
  await expect(sheet.locator(".worst")).toHaveText(`Step ${two}: 0 of 2 right at first try`);
  await expect(sheet.locator("tbody th")).toHaveText(["Ann", "Line 2"]);
  await expect(sheet.locator(".refused li")).toHaveText([
    `Line 3, “Bob ${mistyped}”: no code, or one that is mistyped.`,
  ]);
  const saved = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        URL.createObjectURL = (file) => {
          void (file as Blob).text().then(resolve);
          return "";
        };
      }),
  );
  await sheet.getByRole("button", { name: "Save CSV" }).click();
  const rows = (await saved).split("\r\n");
  expect(rows[0]).toContain(`# lesson: ${text(first.title, "en")}`);
  expect(rows.some((row) => row.startsWith("# program: Mexplorer"))).toBe(true);
  expect(rows.find((row) => row.startsWith("Ann,"))).toBe(
    `Ann,${codeBut(two ?? 0)},${asked.map(({ place }) => (place + 1 === two ? "wrong" : "first")).join(",")}`,
  );
  await page.reload();
  await open();
  await expect(field).toHaveValue(/^Ann /);
  await sheet.getByRole("button", { name: "Clear" }).click();
  await expect(sheet.locator("table")).toHaveCount(0);
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.locator("tbody tr")).toHaveCount(2);
  const caption = text(stepAt((two ?? 0) - 1).caption, "en");
  await sheet.getByRole("button", { name: `Step ${two}: ${caption.slice(0, 20)}` }).click();
  await expect(sheet).toHaveCount(0);
  await lesson.expectStep(first, (two ?? 0) - 1, "en");
});

test("results are found by name, and not while a lesson is put together or asks nothing", async ({
  mexplorer,
  lesson,
  page,
}) => {
  await mexplorer.open(`?lesson=${FIRST}&lang=en`);
  await expect(lesson.button("Results")).toBeVisible();
  await lesson.button("Edit").click();
  await expect(lesson.button("Results")).toHaveCount(0);
  await lesson.button("Preview").click();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("results");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Results" })).toBeVisible();
});
