// The structures of three heaps: chosen by mouse, finger and keys, completed by a class, in both languages; hidden values leak nothing.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../browser/fixture.ts";

const says = (page: Page): Locator => page.locator(".structures .says");
const point = (page: Page, number: number): Locator => page.locator(`.structures [data-point="${number}"]`);

test("a class completes triples and a day, and nothing hidden is shown before", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(7,7,7)?hide=values&view=structures");
  await expect(says(page)).toContainText("None is found yet.");
  await expect(page.locator(".structures .line")).toHaveCount(0);
  await expect(page.locator(".structures .triple")).toHaveCount(0);
  for (const number of [2, 5, 6]) await point(page, number).click();
  await expect(says(page)).toContainText("(2,5,6) is no P-position");
  await expect(page.locator(".structures .line")).toHaveCount(0);
  await point(page, 7).click();
  await expect(says(page)).toContainText("Right. 2 and 5 lie in exactly one triple: (2,5,7)");
  await expect(page.locator(".structures .line")).toHaveCount(1);
  await expect(page.locator(".structures .tally")).toHaveText("0 right at first, 2 guesses");
  await mexplorer.button("Show all").click();
  await expect(page.locator(".structures .plane .line")).toHaveCount(7);

  await mexplorer.open(
    "nim(15,15,15)?hide=values&shown=(1,12,13),(2,4,6),(7,8,15)&view=structures&structure=week&day=6",
  );
  await expect(says(page)).toContainText("Saturday: 3 rows are known");
  await expect(page.locator(".structures .timetable .open")).toHaveCount(32);
  await expect(page.locator(".structures .checks")).toHaveCount(0);
  for (const girl of [3, 9, 10]) await point(page, girl).click();
  await expect(says(page)).toContainText(
    "Right. 3 and 9 walk together once in the week: on Saturday, with 10.",
  );
  // All that is there of P- and N-positions is the same as long as they are hidden.
  const pictures: string[] = [];
  for (const start of ["nim(5,9,12)", "nim(5,9,15)"]) {
    await mexplorer.open(`${start}?hide=values&view=structures&structure=triples&points=15`);
    await expect(says(page)).toContainText("None is found yet.");
    pictures.push(await page.locator(".structures .body").ariaSnapshot());
    await mexplorer.open(`${start}?hide=values&view=structures&structure=sets`);
    await expect(says(page)).toHaveText(`(${/\((.*)\)/.exec(start)?.[1] ?? ""}): P or N?`);
    await expect(page.locator(".structures .region.odd, .structures .moves button")).toHaveCount(0);
  }
  expect(pictures[1]).toBe(pictures[0]);
});

test("a class is led with two keys: what comes next is shown, and hidden again", async ({
  mexplorer,
  page,
}) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await mexplorer.open("nim(7,7,7)?hide=values&view=structures");
  const lines = page.locator(".structures .line");
  for (const count of [1, 2]) {
    await press("PageDown");
    await expect(lines).toHaveCount(count);
  }
  for (const count of [1, 0, 0]) {
    await press("PageUp");
    await expect(lines).toHaveCount(count);
  }

  await mexplorer.open("nim(7,7,7)?hide=values&view=structures&structure=growth&grown=1ab,4bc&stage=0");
  const steps = ["(0,0,0): P or N?", "no stone is left", "1 is put into A and B", "(1,1,0) is P"];
  await expect(says(page)).toContainText(steps[0] ?? "");
  for (const step of steps.slice(1)) {
    await press("PageDown");
    await expect(says(page)).toContainText(step);
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await press("PageUp");
    await expect(says(page)).toContainText(step);
  }

  await mexplorer.open("nim(7,7,7)?hide=values&view=structures&structure=sets&property=1");
  await expect(says(page)).toContainText("show them first");
  const unseen = page.locator(".structures figure.unseen");
  for (const count of [3, 2, 1]) {
    await press("PageDown");
    await expect(unseen).toHaveCount(count);
  }
  for (const count of [2, 3]) {
    await press("PageUp");
    await expect(unseen).toHaveCount(count);
  }
  await press("PageUp");
  await expect(says(page)).toContainText("show them first");
  // Each stage of the third has positions of its own.
  await mexplorer.open("nim(7,7,7)?hide=values&view=structures&structure=sets&property=3");
  const hidden = page.locator(".structures .sums");
  for (const [key, count] of [
    ["PageDown", 1],
    ["PageDown", 0],
    ["PageDown", 1],
    ["PageUp", 0],
    ["PageUp", 1],
    ["PageUp", 0],
  ] as const) {
    await press(key);
    await expect(hidden).toHaveCount(count);
  }

  // A guess by a key, wrong and right.
  await mexplorer.open("nim(1,2,3)?hide=values&view=structures&structure=sets");
  await press("n");
  await expect(says(page)).toContainText("(1,2,3)");
  await expect(page.locator(".structures .tally")).toHaveText("0 right at first, 1 guess");
  await press("p");
  await expect(says(page)).toContainText("Right.");
  await press("PageUp");
  await expect(says(page)).toHaveText("(1,2,3): P or N?");
});
