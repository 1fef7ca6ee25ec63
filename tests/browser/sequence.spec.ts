// Sequences of single heaps by mouse, keys and fingers, in both languages, with values told and hidden.
import type { Locator, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";
import { settled } from "./everyView.ts";

const KAYLES = "kayles(5)?view=sequence";

const section = (page: Page): Locator => page.locator("section.sequence");
const sheet = (page: Page): Locator => section(page).getByRole("application");
const told = (page: Page): Locator => section(page).locator("p.told");

/** Opens a sequence, and waits until it is drawn. */
async function open(mexplorer: Mexplorer, link = KAYLES): Promise<void> {
  await mexplorer.open(link);
  await expect(section(mexplorer.page).locator("[data-seen]")).toBeVisible();
}

/** The pixels of the picture, once they stay as they are, and all that is said. */
async function seen(page: Page): Promise<unknown> {
  const pixels = (): Promise<string> =>
    section(page)
      .locator("canvas")
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = await pixels();
      return before === last && last.length > 100;
    })
    .toBe(true);
  return [last, await section(page).innerText(), await section(page).ariaSnapshot()];
}

test("a heap is read and selected by mouse, with its period told @both", async ({ mexplorer, page }) => {
  await open(mexplorer);
  await expect(section(page).locator(".repeats li")).toHaveText("period 12 from heap 71 on: proved");
  await expect(told(page)).toHaveText("Heap 5: value 4");
  const box = await sheet(page).boundingBox();
  if (!box) throw new Error("there is no picture");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(told(page)).toHaveText(/Heap 1[12]\d: value \d/);
  const heap = /\d+/.exec(await told(page).innerText())?.[0] ?? "";
  await page.mouse.down();
  await page.mouse.up();
  await expect(mexplorer.heading).toContainText(`(${heap})`);
});

test("heaps are walked and selected by keys alone, in rows and in doubling rows", async ({
  mexplorer,
  page,
}) => {
  await open(mexplorer, `${KAYLES}&layout=rows&width=12`);
  await sheet(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(told(page)).toHaveText("Heap 17: value 4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(mexplorer.heading).toContainText("(18)");
  await page.keyboard.press("End");
  await expect(told(page)).toHaveText("Heap 253: value 1");
  await open(mexplorer, "half(4)?view=sequence&layout=doubling&length=62");
  await sheet(page).focus();
  // A thread leads from the third heap of a row to the fifth of the next.
  await page.keyboard.press("ArrowDown");
  await expect(told(page)).toHaveText("Heap 10: value 1");
  await page.keyboard.press("ArrowUp");
  await expect(told(page)).toHaveText("Heap 4: value 1");
});

test("rules stand below, are typed with their faults, and taken away @once", async ({ mexplorer, page }) => {
  await open(mexplorer, "subtraction[set={1,3,4}](9)?view=sequence");
  await mexplorer.button("Wall of sets").click();
  await expect(section(page).locator(".repeats li")).toHaveCount(12);
  await expect(section(page).locator(".repeats li").nth(2)).toContainText("period 3 from heap 0 on: proved");
  const rule = page.getByRole("textbox", { name: "Rule 2", exact: true });
  await rule.fill("nonsense");
  await expect(section(page).locator("[data-warns]")).toHaveText("There is no such rule.");
  await rule.fill("wythoff");
  await expect(section(page).locator("[data-warns]")).toHaveCount(0);
  await expect(section(page).locator(".repeats li").nth(1)).toContainText(
    "observed up to heap 253, not proved",
  );
  await rule.fill("node-kayles");
  await expect(section(page).locator("[data-warns]")).toHaveText("The positions of this rule are no heaps.");
  await section(page).getByRole("button", { name: "×" }).first().click();
  await expect(section(page).getByRole("textbox")).toHaveCount(10);
});

test("terms leave as files, and a link that only the reader opens leads to where they are looked up @once", async ({
  mexplorer,
  page,
}) => {
  await open(mexplorer, `${KAYLES}&length=30`);
  const [file] = await Promise.all([page.waitForEvent("download"), mexplorer.button("b-file").click()]);
  expect(file.suggestedFilename()).toBe("octal-code-0.77-sequence.b.txt");
  const link = page.getByRole("link", { name: "Look up in OEIS" });
  await expect(link).toHaveAttribute("href", /^https:\/\/oeis\.org\/search\?q=1,2,3,1,4,3,2,1,4,2,6,/);
  await expect(link).toHaveAttribute("rel", "noopener");
  await section(page).getByText("How often each value comes").click();
  await expect(section(page).getByRole("row").nth(1)).toHaveText(/1\s+7\s+1\s+25/);
});

test("genera are asked for when their part is opened, and say which heaps are tame @once", async ({
  mexplorer,
  page,
}) => {
  await open(mexplorer);
  const part = section(page).locator("details.genera");
  await expect(part.getByRole("listitem")).toHaveCount(0);
  await part.locator("summary").click();
  await expect(part).toContainText("Heap 5 is the first that is not tame.");
  const heaps = part.getByRole("listitem");
  await expect(heaps).toHaveCount(32);
  await expect(heaps.nth(0)).toHaveText(/^\s*0\s+0120\s*$/);
  await expect(heaps.nth(1)).toHaveText(/^\s*1\s+1031\s*$/);
  await expect(heaps.nth(5)).toHaveText(/^\s*5\s+4146\s+not tame\s*$/);
  await expect(heaps.nth(5).locator("sup")).toHaveText("146");
  await mexplorer.open("nim(5)?view=sequence&play=misere&lang=zh");
  // An open part follows the game.
  await expect(part).toContainText("直到堆 63，所有的堆都是驯服的（tame）。");
});

test("no pixel and no word tells of hidden values @once", async ({ mexplorer, page }) => {
  for (const layout of ["bars", "strip", "rows", "doubling"]) {
    const both: unknown[] = [];
    for (const play of ["normal", "misere"]) {
      const link = `subtraction[set={1,3,4}](9)?view=sequence&words=outcome&layout=${layout}&hide=values&shown=(4),(4,4)&stack=nim;bash[m=2]&only=N`;
      await mexplorer.open(`${link}&play=${play}`);
      await expect(told(page)).toHaveText("Heap 9: hidden");
      both.push(await seen(page));
    }
    expect(both[0], layout).toEqual(both[1]);
    await expect(section(page).locator(".repeats li")).toHaveCount(0);
    expect(
      await section(page)
        .getByRole("button", { name: /b-file|CSV|Copy/ })
        .count(),
    ).toBe(0);
    await expect(section(page).locator("details")).toHaveCount(0);
  }
});

test("heaps are shown one by one, each by itself @once", async ({ mexplorer, page }) => {
  await mexplorer.open(`${KAYLES}&hide=values&length=20&layout=strip&stack=nim`);
  await expect(told(page)).toHaveText("Heap 5: hidden");
  const hidden = await seen(page);
  await mexplorer.button("heap 5").click();
  await expect(told(page)).toHaveText("octal[code=0.77], heap 5: value 4");
  await mexplorer.button("heap 6").click();
  await expect(told(page)).toHaveText("octal[code=0.77], heap 6: value 3");
  await expect(mexplorer.heading).toHaveText(/^\s*3\s*\(6\)\s*$/);
  await sheet(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(told(page)).toHaveText("Heap 7: hidden");
  await mexplorer.open("kayles(5)?view=sequence&hide=values&length=20&layout=rows&shown=(6),(5,5)");
  await expect(told(page)).toHaveText("Heap 5: hidden");
  await mexplorer.button("hide all").click();
  await expect(mexplorer.button("hide all")).toHaveAttribute("aria-disabled", "true");
  await mexplorer.open(`${KAYLES}&hide=values&length=20&layout=strip&stack=nim`);
  await expect(told(page)).toHaveText("Heap 5: hidden");
  expect(await seen(page)).toEqual(hidden);
});

test("heaps are asked about and shown with a clicker, presented too @once", async ({ mexplorer, page }) => {
  await mexplorer.open(`${KAYLES}&hide=values&length=20&layout=strip`);
  await expect(told(page)).toHaveText("Heap 5: hidden");
  await sheet(page).focus();
  await page.keyboard.press("F5");
  const says = page.locator(".presented .says");
  const steps = [
    "What is the Grundy value of (5)?",
    "(5) has 4.",
    "What is the Grundy value of (6)?",
    "(6) has 3.",
  ];
  await expect(says).toHaveText(steps[0] ?? "");
  for (const step of steps.slice(1)) {
    await page.keyboard.press("PageDown");
    await expect(says).toHaveText(step);
  }
  for (const step of ["What is the Grundy value of (6)?", "What is the Grundy value of (5)?"]) {
    await page.keyboard.press("PageUp");
    await expect(says).toHaveText(step);
  }
  await page.keyboard.press("2");
  await expect(says).toHaveText("You said 2, but (1,3) can be reached and has 2.");
  await page.keyboard.press("4");
  await expect(says).toHaveText("Right. (5) has 4.");
  await page.keyboard.press("Escape");
  await expect(told(page)).toHaveText("Heap 5: value 4");
  await expect(section(page).locator(".tally")).toHaveText("0 right at first, 2 guesses");
  // Of several heaps one is asked about before it is shown, and no move is made on the way.
  await mexplorer.open("nim(3,4)?view=sequence&hide=values&length=20");
  await expect(page).toHaveTitle(/nim\(3,4\)/);
  await settled(page);
  for (const step of ["What is the Grundy value of (3)?", "(3) has 3.", "What is the Grundy value of (4)?"]) {
    await page.keyboard.press("PageDown");
    await expect(section(page).locator(".says")).toHaveText(step);
  }
  expect(await page.evaluate(() => location.hash)).not.toContain("line=");
  // However fast it is led, no step is lost.
  for (let step = 0; step < 5; step++) await page.keyboard.press("PageDown");
  await expect(section(page).locator(".says")).toHaveText("(6) has 6.");
  // Another view is not presented.
  await page.keyboard.press("F5");
  await expect(page.locator(".presented")).toBeVisible();
  await mexplorer.open("nim(3,4)?view=table&hide=values");
  await expect(page.locator(".presented")).toBeHidden();
  await expect(mexplorer.button("Share")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a heap is selected by touch, in Chinese", async ({ mexplorer, page }) => {
    await open(mexplorer, `${KAYLES}&lang=zh`);
    await expect(section(page).locator(".repeats li")).toHaveText("从堆 71 起周期为 12：已证明");
    await mexplorer.tap(sheet(page));
    await expect(told(page)).toHaveText(/堆 1[0-5]\d：值 \d/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test("axe finds nothing in a sequence @once", async ({ mexplorer, page }) => {
  await open(mexplorer, `${KAYLES}&stack=octal[code=0.07];nonsense`);
  await section(page).getByText("How often each value comes").click();
  await section(page).getByText("Misère", { exact: true }).last().click();
  await expect(section(page).getByRole("list", { name: "Genus of each heap" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
