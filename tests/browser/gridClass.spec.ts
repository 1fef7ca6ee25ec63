// A grid in class: hidden values leak nothing, cells are guessed by mouse, keys and fingers, presented and printed.
import type { Locator, Page } from "@playwright/test";
import { expect, frames, type Mexplorer, test } from "./fixture.ts";
import { findings } from "./axe.ts";

const GRID = "wythoff(7,7)?color=outcome&view=grid&rows=8&columns=8";
const HIDDEN = `${GRID}&hide=values`;
const PRESS = "Press a cell: guess its value, or show it.";

const ask = (page: Page): Locator => page.locator(".grid .says");

/** Opens a grid in class, and waits for its cells. */
async function open(mexplorer: Mexplorer, link = HIDDEN, said = PRESS): Promise<void> {
  await mexplorer.open(link);
  await expect(ask(mexplorer.page)).toHaveText(said);
}

/** Goes with the mouse to a cell, by what is said of those on the way. */
async function pointAt(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(".grid .sheet").boundingBox();
  if (!box) throw new Error("there is no grid");
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let step = 0; step < 40; step++) {
    await page.mouse.move(x, y);
    await frames(page);
    const said = await page.locator(".grid .told").innerText();
    const [foundRow = 0, foundColumn = 0] = (said.match(/\d+/g) ?? []).map(Number);
    if (foundRow === row && foundColumn === column) return { x, y };
    x += (column - foundColumn) * 16;
    y += (row - foundRow) * 16;
  }
  throw new Error(`there is no way to row ${row}, column ${column}`);
}

/** The pixels of the grid, once they stay as they are, and all that is said below them. */
async function seen(page: Page): Promise<unknown> {
  const pixels = (): Promise<string> =>
    page.locator(".grid canvas").evaluate(async (canvas) => {
      const drawn = new TextEncoder().encode((canvas as HTMLCanvasElement).toDataURL());
      return new Uint8Array(await crypto.subtle.digest("SHA-256", drawn)).join(" ");
    });
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = await pixels();
      return before === last;
    })
    .toBe(true);
  return [last, await page.locator(".grid").innerText(), await page.locator(".grid").ariaSnapshot()];
}

test("no pixel and no word tells of hidden values, whatever else is asked for @once", async ({
  mexplorer,
  page,
}) => {
  for (const more of ["", "&against=misere&lines=shown&sieve=3&only=P", "&step=0"]) {
    const both: unknown[] = [];
    for (const play of ["normal", "misere"]) {
      const hide = more.includes("step") ? "" : "&hide=values";
      // With these words there is no choice of colours, which misère play does not have.
      await mexplorer.open(`${GRID}&words=outcome&play=${play}${hide}${more}`);
      await expect(ask(page)).not.toBeEmpty();
      await expect(ask(page)).not.toContainText(/at most|最多|不超过/);
      both.push(await seen(page));
    }
    expect(both[0], more).toEqual(both[1]);
    expect(await page.getByRole("button", { name: /PNG|CSV|Sieve|筛法/ }).count()).toBe(0);
    expect(await page.getByRole("combobox", { name: /Compare with|比较/ }).count()).toBe(0);
  }
  const open: unknown[] = [];
  for (const play of ["normal", "misere"]) {
    await mexplorer.open(`${GRID}&words=outcome&play=${play}`);
    await expect(page.locator(".grid .counts")).toBeVisible();
    open.push(await seen(page));
  }
  expect(open[0]).not.toEqual(open[1]);
});

test("values that are hidden while they are computed, or seen, are gone at once @once", async ({
  mexplorer,
  page,
}) => {
  const both: unknown[] = [];
  for (const play of ["normal", "misere"]) {
    await mexplorer.open(`wythoff(7,7)?view=grid&play=${play}&words=outcome&rows=1200&columns=1200`);
    await page.locator(".grid").getByRole("button", { name: "Hide values" }).click();
    await expect(ask(page)).toContainText("at most 10,000 cells");
    both.push(await seen(page));
  }
  expect(both[0]).toEqual(both[1]);
});

test("a cell is asked about, guessed and shown by mouse, with its mirror image @once", async ({
  mexplorer,
  page,
}) => {
  await open(mexplorer);
  const { x, y } = await pointAt(page, 2, 1);
  await page.mouse.click(x, y);
  await expect(ask(page)).toHaveText("(1,2): P or N?");
  await page.locator(".grid .choices").getByRole("button", { name: "N-position" }).click();
  await expect(ask(page)).toHaveText("You said N, but all its options are N: see them.");
  await page.keyboard.press("p");
  await expect(ask(page)).toHaveText("Right. (1,2) is P: all its options are N.");
  await expect(page.locator(".grid .tally")).toHaveText("0 right at first, 2 guesses");
  await mexplorer.expectAddress(`${HIDDEN.replace("&hide", "&at=(1,2)&hide")}&shown=(1),(1,1),(2),(1,2)`);
  await pointAt(page, 1, 2);
  await expect(page.locator(".grid .told")).toContainText("Row 1, column 2: (1,2), P-position");
  await pointAt(page, 3, 4);
  await expect(page.locator(".grid .told")).toContainText("hidden");
  await mexplorer.button("back").click();
  await mexplorer.button("back").click();
  await expect(ask(page)).toHaveText(/You said|P or N/);
  await mexplorer.expectAddress(HIDDEN.replace("&hide", "&at=(1,2)&hide"));
});

test("cells are guessed by keys alone, shown as they follow, all, and hidden again @both", async ({
  mexplorer,
  page,
}) => {
  await open(mexplorer, HIDDEN.replace("color=outcome&", ""));
  await page.locator(".grid .sheet").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(ask(page)).toContainText("What is the Grundy value of ");
  await page.keyboard.press("9");
  await expect(ask(page)).toContainText("You said 9.");
  await page.keyboard.press("r");
  await expect(ask(page)).toContainText(" has ");
  await mexplorer.button("Hide all").click();
  await mexplorer.button("what follows").click();
  await page.keyboard.press("PageDown");
  await expect(ask(page)).toHaveText("What is the Grundy value of (1)?");
  await page.keyboard.press("0");
  await expect(ask(page)).toHaveText("You said 0, but () can be reached and has 0.");
  await page.keyboard.press("1");
  await expect(ask(page)).toContainText("Right. (1) has 1");
  await mexplorer.button("all").click();
  await expect(mexplorer.button("all")).toHaveAttribute("aria-disabled", "true");
});

test.describe("on a projector", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("a grid, and its sieve, are presented with the keys of a clicker alone", async ({
    mexplorer,
    page,
  }) => {
    await open(mexplorer, `${HIDDEN}&words=win`);
    await page.keyboard.press("F5");
    await expect(page.locator(".presented")).toBeVisible();
    await expect(page.locator(".grid .told")).toBeHidden();
    await expect(page.locator(".figure .caption")).toBeHidden();
    await page.keyboard.press("PageDown");
    await expect(ask(page)).toHaveText("(): does whoever moves win or lose?");
    await page.keyboard.press("PageDown");
    await expect(ask(page)).toHaveText("() is lost: no move is left.");
    await page.keyboard.press("PageUp");
    await expect(ask(page)).toHaveText("(): does whoever moves win or lose?");
    await page.keyboard.press("b");
    await expect(page.locator(".blank")).toBeVisible();
    await page.keyboard.press("b");
    await page.keyboard.press("?");
    await expect(page.locator(".keyList")).toBeVisible();
    await page.keyboard.press("?");
    await page.keyboard.press("Escape");
    await expect(page.locator(".presented")).toHaveCount(0);
    await mexplorer.open(`${GRID}&sieve=0`);
    await mexplorer.button("Present").click();
    await expect(page.locator(".presented")).toBeVisible();
    await page.keyboard.press("PageDown");
    await expect(ask(page)).toContainText("is not struck");
    await mexplorer.expectAddress(`${GRID}&sieve=1`);
    await page.keyboard.press("Escape");
    await expect(page.locator(".presented")).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a cell is guessed by touch, in Chinese", async ({ mexplorer, page }) => {
    await open(mexplorer, `${HIDDEN}&words=win&lang=zh`, "选一格：猜它的值，或揭示它。");
    await mexplorer.tap(page.locator(".grid .sheet"));
    await expect(ask(page)).toContainText("：先手必胜还是必败？");
    await mexplorer.tap(mexplorer.button("此格"));
    await expect(ask(page)).toContainText("的值是");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test("the table is printed with what is shown, and with all of it on an answer sheet @once", async ({
  mexplorer,
  page,
}) => {
  await open(mexplorer, `${HIDDEN}&shown=(),(1,2)`);
  await mexplorer.button("Worksheet…").click();
  const sheet = page.getByRole("dialog", { name: "Worksheet" });
  const pages = sheet.locator(".thumb .page");
  await expect(pages).toHaveCount(2);
  const written = (page: Locator): Promise<string[]> =>
    page.locator("img").evaluate((image: HTMLImageElement) => {
      const text = decodeURIComponent(image.src.replace(/^[^,]*,/, ""));
      return Array.from(text.matchAll(/<text[^>]*>([^<]*)/g), ([, written = ""]) => written);
    });
  const [asked, answers] = [await written(pages.first()), await written(pages.last())];
  expect(asked.filter((text) => text === "P")).toHaveLength(3);
  expect(asked).toHaveLength(3 + 16);
  expect(answers.filter((text) => /^[PN]$/.test(text)).length).toBeGreaterThanOrEqual(64);
  const outside = await pages.evaluateAll((all) =>
    all.flatMap((each) => {
      const [frame, table] = [each, each.querySelector("img")].map((part) => part?.getBoundingClientRect());
      const task = each.querySelector(".task")?.getBoundingClientRect();
      const foot = each.querySelector(".foot")?.getBoundingClientRect();
      if (!frame || !table || !task || !foot) return ["nothing"];
      const isInside = table.left > frame.left && table.right < frame.right;
      return isInside && table.top > task.bottom && table.bottom < foot.bottom ? [] : [JSON.stringify(table)];
    }),
  );
  expect(outside).toEqual([]);
  expect(await findings(page, { fromShadowDom: ["mex-graph", "dialog.worksheet"] })).toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).click();
  await mexplorer.open(HIDDEN.replace("rows=8", "rows=60"));
  await mexplorer.button("Worksheet…").click();
  await expect(sheet).toContainText("a hand needs 4 mm");
  await expect(sheet.getByRole("button", { name: "Print…" })).toHaveAttribute("aria-disabled", "true");
});

test("axe finds nothing in a grid in class @once", async ({ mexplorer, page }) => {
  await open(mexplorer, `${HIDDEN}&shown=(1,1)`);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("?");
  await expect(page.locator(".keyList")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
