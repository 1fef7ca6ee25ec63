// Worksheets: chosen in a sheet, drawn small there, and printed as pages with nothing else of the screen on them.
import type { Locator, Page } from "@playwright/test";
import { expect, test, type Mexplorer } from "./fixture.ts";
import { findings } from "./axe.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own dialog would wait for a person.
    globalThis.print = () => {
      document.documentElement.dataset["prints"] = String(
        Number(document.documentElement.dataset["prints"] ?? 0) + 1,
      );
    };
  });
});

const sheet = (page: Page): Locator => page.getByRole("dialog", { name: /^(Worksheet|练习纸)$/ });
const thumbs = (page: Page): Locator => sheet(page).locator(".thumb");
const paper = (page: Page): Locator => page.locator(".mexplorer-print .page");

async function open({ page }: Mexplorer): Promise<Locator> {
  await page.getByRole("button", { name: /^(Worksheet…|练习纸…)$/ }).click();
  await expect(sheet(page)).toBeVisible();
  await expect(thumbs(page).first()).toBeVisible();
  return sheet(page);
}

/** The sizes of the pages of a PDF, in whole millimetres. */
async function printed(page: Page): Promise<string[]> {
  await sheet(page)
    .getByRole("button", { name: /^(Print…|打印…)$/ })
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-prints", /\d/);
  await expect(paper(page).first()).toBeAttached();
  await page.emulateMedia({ media: "print" });
  const others = await page
    .locator("body > :not(.mexplorer-print)")
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  expect(others).toEqual([]);
  await expect(sheet(page)).toBeHidden();
  // What is drawn stays within its page, and keeps away from its edge.
  const outside = await paper(page).evaluateAll((pages) =>
    pages.flatMap((each) => {
      const frame = each.getBoundingClientRect();
      return [...each.querySelectorAll("h1, p, .drawing, .blank, text")].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return (
          left < frame.left + 40 ||
          right > frame.right - 40 ||
          top < frame.top + 40 ||
          bottom > frame.bottom - 40
        );
      });
    }),
  );
  expect(outside).toEqual([]);
  // Neither the text nor the foot is run over by a picture.
  const covered = await paper(page).evaluateAll(
    (pages) =>
      pages.filter((each) => {
        const bottom = (part: string): number =>
          each.querySelector(part)?.getBoundingClientRect().bottom ?? 0;
        const foot = each.querySelector(".foot")?.getBoundingClientRect().top ?? 0;
        return [...each.querySelectorAll(".drawing")].some((drawing) => {
          const box = drawing.getBoundingClientRect();
          return box.top < bottom(".task") || box.bottom > foot + 1;
        });
      }).length,
  );
  expect(covered).toBe(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await page.emulateMedia({ media: null });
  return [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join("×"),
  );
}

test("a worksheet is printed, all moves on it, and its answers by themselves", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?hide=values");
  const dialog = await open(mexplorer);
  await expect(thumbs(page)).toHaveCount(2);
  await expect(thumbs(page).first()).toHaveAccessibleName("Page 1 of 1: worksheet for (1,2,3)");
  await expect(dialog.locator("[data-says]")).toHaveText(
    "1 page, boxes of at least 9.8 × 9.8 mm, letters of at least 14 pt",
  );
  expect(await printed(page)).toEqual(["210×297"]);
  const blank = paper(page);
  // The PDF was a print, after which nothing of it is left in the page.
  await expect(blank).toHaveCount(0);
  // The key by which browsers print does the same.
  await dialog.getByRole("radio", { name: "A4" }).focus();
  await page.keyboard.press("Control+p");
  await expect(blank.locator(".head")).toContainText("Nim NameDate");
  await expect(blank.locator(".qr")).toHaveAttribute("aria-label", /#nim\(1,2,3\)\?hide=values$/);
  await expect(blank).toContainText("Choose a heap and take any number of stones from it, at least one.");
  await expect(blank.locator(".task")).toContainText(
    "Each arrow is a move. Write its Grundy value into the empty box",
  );
  await expect(blank.locator(".foot")).toContainText(/^nim\(1,2,3\) · Mexplorer \d/);
  await expect(blank.locator(".position")).toHaveCount(14);
  await expect(blank.locator(".drawing > g:first-child path")).toHaveCount(38);
  await expect(blank.locator(".position.hidden")).toHaveCount(14);
  expect((await blank.locator(".value").allTextContents()).join("")).toBe("");
  await dialog.getByRole("button", { name: "Print the answers…" }).click();
  const answers = paper(page);
  await expect(answers.locator(".head")).toContainText("Answers");
  await expect(answers.locator(".qr")).toHaveCount(0);
  const values = await answers
    .locator(".position")
    .evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll("text")].map((text) => text.textContent).join(" ")),
    );
  for (const value of ["(1,2,3) 0", "(1,1,3) 3", "(2,3) 1", "(3) 3", "() 0"]) expect(values).toContain(value);
  await expect(answers.locator(".position.P")).toHaveCount(4);
});

test("further starts are typed; small ones share a page, and faults are named", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,2)?hide=values&words=outcome");
  const dialog = await open(mexplorer);
  await dialog.getByRole("radio", { name: "Letter" }).locator("..").click();
  const field = dialog.getByRole("textbox", { name: "Further starts" });
  await field.fill("(1,2) (1,2");
  await expect(dialog.locator("[data-warns]")).toHaveText("Further starts: this bracket is never closed.");
  await expect(dialog.locator("mark")).toHaveText("(1,2");
  await field.fill("(1,2,3) (2,2) (1,4)");
  await expect(dialog.locator("[data-warns]")).toHaveCount(0);
  await expect(thumbs(page)).toHaveCount(4);
  await expect(thumbs(page).nth(1)).toHaveAccessibleName("Page 2 of 2: worksheet for (2,2) and (1,4)");
  expect(await printed(page)).toEqual(["279×216", "279×216"]);
});

for (const [words, game, task] of [
  ["shapes", "nim(1,2)", "如果一个局面的选项都没有涂黑，就把它涂黑。"],
  ["win", "bash[m=3](21)", "先手必败填“负”，先手必胜填“胜”。"],
  ["outcome", "octal[code=0.77](7)", "先手必败填 P，先手必胜填 N。"],
  ["grundy", "hackenbush(0-1-2-0,0-3)", "在每个局面的空格中填写它的 SG 值"],
] as const)
  test(`a worksheet in Chinese with the words for ${words} @once`, async ({ mexplorer, page }) => {
    await mexplorer.open(`${game}?hide=values&words=${words}&lang=zh`);
    const dialog = await open(mexplorer);
    await expect(thumbs(page)).toHaveCount(2);
    await expect(thumbs(page).first()).toContainText(task);
    await expect(thumbs(page).first()).toContainText("姓名");
    await expect(thumbs(page).nth(1)).toContainText("答案");
    const [, width = "", height = ""] =
      /方格至少 ([\d.]+) × ([\d.]+) 毫米/.exec(await dialog.locator("[data-says]").innerText()) ?? [];
    expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(8);
    if (words !== "grundy") await expect(thumbs(page).first()).not.toContainText(/SG|Grundy/);
    expect(await printed(page)).toHaveLength(1);
  });

test("with the keyboard alone, and back to the button", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2)?hide=values&color=outcome");
  const button = mexplorer.button("Worksheet…");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeVisible();
  // Letters that are guesses in the class are none here.
  await page.keyboard.press("n");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(sheet(page).getByRole("radio", { name: "half of them" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator(".tally")).toHaveCount(0);
  await mexplorer.expectAddress("nim(1,2)?color=outcome&hide=values");
});

test("axe finds nothing in the sheet @once", async ({ mexplorer, page }) => {
  for (const rest of ["", "&theme=dark"]) {
    await mexplorer.open(`nim(1,2,3)?hide=values${rest}`);
    const dialog = await open(mexplorer);
    await dialog.getByRole("radio", { name: "half of them" }).locator("..").click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the sheet has room @once", async ({ mexplorer }) => {
    await mexplorer.open("nim(1,2)?hide=values");
    const dialog = await open(mexplorer);
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(dialog.getByRole("button", { name: "Print…" })).toBeVisible();
  });
});
