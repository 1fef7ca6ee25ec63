// The start as heaps, the examples, the colours of the page, and what the form says of itself.
import type { Page } from "@playwright/test";
import { mex, valueOf } from "../boundary/built.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";

const heaps = ({ page }: Mexplorer) => page.getByRole("group", { name: "Heaps of the start" });
const heap = (mexplorer: Mexplorer, number: number) =>
  heaps(mexplorer).getByRole("spinbutton", { name: `Heap ${number}`, exact: true });

test("a start is put together by + and −, and each change is drawn at once @both", async ({ mexplorer }) => {
  await mexplorer.open();
  await mexplorer.button("Heaps").click();
  await expect(heaps(mexplorer).getByRole("spinbutton")).toHaveCount(3);
  await mexplorer.button("Heap 1: one stone more").click();
  await mexplorer.expectAddress("nim(2,2,3)");
  // The heaps stay in the order in which they were put, and can be changed faster than they are drawn.
  for (let press = 0; press < 4; press++) await mexplorer.button("Heap 1: one stone more").click();
  await expect(heap(mexplorer, 1)).toHaveValue("6");
  await mexplorer.expectAddress("nim(2,3,6)");
  await mexplorer.button("Add a heap").click();
  await mexplorer.expectAddress("nim(1,2,3,6)");
  await mexplorer.expectSelected("(1,2,3,6)");
  await expect(mexplorer.position).toHaveValue("(1,2,3,6)");
});

test("an emptied heap stays where it is until the heaps are closed", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,3)");
  await mexplorer.button("Heaps").click();
  const less = mexplorer.button("Heap 1: one stone less");
  await less.click();
  await mexplorer.expectAddress("nim(3)");
  await expect(heap(mexplorer, 1)).toHaveValue("0");
  await expect(less).toHaveAttribute("aria-disabled", "true");
  await expect(less).toBeFocused();
  await less.press("Escape");
  await expect(heaps(mexplorer)).toHaveCount(0);
  await expect(mexplorer.button("Heaps")).toBeFocused();
  await mexplorer.button("Heaps").press("Enter");
  await expect(heap(mexplorer, 1)).toHaveValue("3");
  await expect(heap(mexplorer, 2)).toHaveCount(0);
});

test("by keyboard a heap is changed by arrow keys and by its number", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2)");
  await mexplorer.button("Heaps").press("Enter");
  await expect(heap(mexplorer, 1)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(heap(mexplorer, 1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await mexplorer.expectAddress("nim(2,2)");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await mexplorer.expectAddress("nim(1,2)");
  await heap(mexplorer, 2).fill("5");
  await page.keyboard.press("Enter");
  await mexplorer.expectAddress("nim(2,5)");
  await expect(heap(mexplorer, 2)).toBeFocused();
  await expect(heap(mexplorer, 2)).toHaveAttribute("aria-valuenow", "5");
});

test("a click beside the heaps closes them", async ({ mexplorer }) => {
  await mexplorer.open();
  await mexplorer.button("Heaps").click();
  await expect(heap(mexplorer, 1)).toBeVisible();
  await mexplorer.heading.click();
  await expect(heaps(mexplorer)).toHaveCount(0);
});

/** What of the header is out of its line, cut, or over something else. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header");
    if (!header) return ["no header"];
    const { height, bottom } = header.getBoundingClientRect();
    // A rule of one's own has a line of its own below the others.
    const line = header.querySelector(".field.rule");
    const most = line ? 57 + 32 : 57;
    const places = [...header.querySelectorAll("h1, form.game > *:not(.rule), .tools > *")]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const texts = [...header.querySelectorAll("label, h1, button, .entry:not(.long *)")];
    const name = (element: Element): string => element.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 80);
    return [
      ...(height > most ? [`the header is ${height} px high`] : []),
      ...places.flatMap(({ element, box }, index) => {
        const before = places[index - 1];
        const isOver = before && before.box.right > box.left + 0.5;
        const isOut = box.top < 0 || box.bottom > bottom || box.right > innerWidth;
        return isOver || isOut ? [`${isOver ? "over another" : "out"}: ${name(element)}`] : [];
      }),
      ...(line && places.some(({ box }) => box.bottom > line.getBoundingClientRect().top + 0.5)
        ? ["over the rule"]
        : []),
      ...texts
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .map((element) => `cut: ${name(element)}`),
    ];
  });
}

const { rulesets } = valueOf(mex.catalogue());

for (const language of ["en", "zh"])
  for (const query of ["", "&play=first-stuck&players=3"])
    test(`the header is one line for every ruleset, in ${language}${query} @once${language + query === "en" ? "" : " @full"}`, async ({
      mexplorer,
      page,
    }) => {
      test.slow();
      for (const { examples } of rulesets) {
        const notation = examples[0]?.notation ?? "";
        await mexplorer.open(`${notation}?lang=${language}${query}`);
        await expect(page).toHaveTitle(`${valueOf(mex.parse(notation)).notation} · Mexplorer`);
        for (const width of [1440, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => misplaced(page), `${notation} at ${width}`).toEqual([]);
        }
      }
    });

test("a parameter that the line has no room for is behind a button, with what is seldom wanted @once", async ({
  mexplorer,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await mexplorer.open("small-nim[B=5](1,7,8)");
  const most = page.getByRole("textbox", { name: "Stones at most" });
  await expect(most).toBeHidden();
  const sheet = await mexplorer.more();
  await expect(sheet.getByRole("textbox", { name: "Passes" })).toBeVisible();
  await most.fill("6");
  await most.press("Enter");
  await mexplorer.expectAddress("small-nim[B=6](1,7,8)");
  await page.keyboard.press("Escape");
  await expect(mexplorer.button("More")).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 768 });
  await expect(most).toHaveValue("6");
  await expect(most).toBeVisible();
});

test("a fault behind the button is shown at once @once", async ({ mexplorer, page }) => {
  await mexplorer.open();
  const passes = (await mexplorer.more()).getByRole("textbox", { name: "Passes" });
  await passes.fill("x");
  await mexplorer.draw.click();
  await expect(mexplorer.fault).toBeInViewport({ ratio: 1 });
  await expect(passes).toHaveAttribute("aria-invalid", "true");
  await passes.fill("1");
  await page.keyboard.press("Enter");
  await mexplorer.expectAddress("nim[passes=1](1,2,3)");
  await expect(mexplorer.fault).toHaveCount(0);
});

test("the examples of every ruleset are one click away, by mouse and by keyboard", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?color=outcome&theme=dark");
  const menu = page.getByRole("navigation", { name: "Examples" });
  await mexplorer.button("Examples").press("Enter");
  await expect(menu.getByRole("link", { name: "nim(1,2,3)", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(menu).toContainText("Bachet’s game");
  await expect(menu).toContainText("Two equal heaps: copy the other player");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(mexplorer.button("Examples")).toBeFocused();
  await page.keyboard.press("Enter");
  // The stories come first.
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await menu.getByRole("link", { name: "nim(1,2,3)", exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", { name: "nim(3,3)", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  // It is shown the way the game before it was.
  await mexplorer.expectAddress("nim(3,3)?color=outcome&theme=dark");
  await mexplorer.expectSelected("(3,3)");
});

test("the page is light or dark as the reader has it, and the link keeps it", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await mexplorer.expectAddress("nim(1,2,3)?theme=dark");
});

test("what a parameter may be is shown while it is typed @once", async ({ mexplorer, page }) => {
  await mexplorer.open("bash[m=3](5)");
  const hint = page.getByText("The most stones a move may take, from 1 to 9,007,199,254,740,991");
  await expect(hint).toBeHidden();
  await page.getByRole("textbox", { name: "Stones at most" }).focus();
  await expect(hint).toBeVisible();
});

test("moves are taken back and made again by Ctrl+Z and Ctrl+Y, but not in a text", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  await mexplorer.option("(2,3)").click();
  await mexplorer.expectSelected("(2,3)");
  await page.keyboard.press("Control+z");
  await mexplorer.expectLine("[(1,2,3)]", "(2,3)");
  await page.keyboard.press("Control+y");
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
  await mexplorer.position.press("Control+z");
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the heaps stand in the form, and nothing needs scrolling sideways", async ({ mexplorer, page }) => {
    await mexplorer.open("nim(12,40)");
    await mexplorer.unfold();
    await mexplorer.tap(mexplorer.button("Heaps"));
    await mexplorer.tap(mexplorer.button("Heap 2: one stone less"));
    await mexplorer.expectAddress("nim(12,39)");
    const form = await heaps(mexplorer).boundingBox();
    const picture = await page.getByRole("main").boundingBox();
    expect(picture?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
    await mexplorer.tap(mexplorer.button("Examples"));
    await expect(page.getByRole("navigation", { name: "Examples" })).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
