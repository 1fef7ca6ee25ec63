// Lessons as their readers see them: by mouse, on a board, by keyboard, by touch, and in front of a class.
import type { Locator } from "@playwright/test";
import { expect } from "./fixture.ts";
import { findings } from "./axe.ts";
import { choiceIn, FIRST, first, moveIn, outcomeIn, position, stepAt, storyOf, test } from "./lessonStrip.ts";

const other = (outcome: "P" | "N") => (outcome === "P" ? "N" : "P");

test("a story is played to its end by mouse, and leads to the next @both", async ({
  mexplorer,
  lesson,
  page,
}) => {
  await mexplorer.open(`?lesson=${FIRST}&lang=en`);
  for (const [place, step] of first.steps.entries()) {
    await lesson.expectStep(first, place, "en");
    const asked = position(step.question);
    if (step.question?.kind === "value") {
      const right = outcomeIn(FIRST, step);
      await lesson.choice(other(right)).click();
      await expect(lesson.finding).toHaveText(
        right === "P"
          ? "You said N, but all its options are N."
          : /^You said P, but \([\d,]*\) can be reached and is P\.$/,
      );
      await expect(mexplorer.node(asked)).toHaveClass(/hidden/);
      await lesson.choice(right).click();
      await lesson.expectAnswer("Right.", step, "en");
      await expect(mexplorer.node(asked)).not.toHaveClass(/hidden/);
      await expect(lesson.choices).toHaveCount(0);
    } else if (step.question?.kind === "move") {
      await expect(mexplorer.heading).toContainText(asked);
      await mexplorer.node("(1,2)").click();
      await expect(lesson.finding).toHaveText(
        "Moving to (1,2) loses: it is answered by (1,1). The move is taken back.",
      );
      await expect(mexplorer.heading).toContainText(asked);
      await mexplorer.node(moveIn(FIRST, step)).click();
      await lesson.expectAnswer("Right.", step, "en");
    } else if (step.question?.kind === "choice") {
      const wrong = choiceIn(step, false, "en");
      await lesson.button(wrong).click();
      await expect(lesson.finding).toContainText(`“${wrong}” is not right.`);
      await lesson.button(choiceIn(step, true, "en")).click();
      await lesson.expectAnswer("Right.", step, "en");
    }
    if (place + 1 < first.steps.length) await lesson.next.click();
  }
  await expect(lesson.next).toHaveCount(0);
  await lesson.button("Next story: A way to win with any heaps").click();
  await lesson.expectStep(storyOf("xor"), 0, "en");
  await expect.poll(() => page.url()).toContain("lesson=xor");
});

test("a story is played by keyboard alone, in Chinese", async ({ mexplorer, lesson, page }) => {
  // Keys are many, and Firefox is told of each alone.
  test.slow();
  await mexplorer.open(`?lesson=${FIRST}&lang=zh`);
  /** Where the figure is from where the keyboard was last. */
  let figure = "Tab";
  /** Goes on or back by Tab until it is there. */
  const tabTo = async (place: Locator): Promise<void> => {
    for (let tabs = 0; tabs < 100; tabs++) {
      const key = await place.evaluate((element, figure) => {
        const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
        if (focused === element) return undefined;
        if (!focused) return figure;
        const isBehind = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isBehind ? "Shift+Tab" : "Tab";
      }, figure);
      if (key === undefined) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${String(place)} cannot be reached by Tab`);
  };
  for (const [place, step] of first.steps.entries()) {
    await lesson.expectStep(first, place, "zh");
    if (step.question?.kind === "value") {
      const right = outcomeIn(FIRST, step);
      await tabTo(lesson.choice(other(right)));
      await page.keyboard.press("Enter");
      await expect(lesson.finding).toHaveText(/^你说是 [PN]，但.*[PN]。$/);
      await tabTo(lesson.choice(right));
      await page.keyboard.press("Enter");
      await lesson.expectAnswer("对。", step, "zh");
    } else if (step.question?.kind === "move") {
      await expect(mexplorer.heading).toContainText(position(step.question));
      await tabTo(mexplorer.option(moveIn(FIRST, step)));
      await page.keyboard.press("Enter");
      // The panel stands behind it.
      figure = "Shift+Tab";
      await lesson.expectAnswer("对。", step, "zh");
    } else if (step.question?.kind === "choice") {
      await tabTo(lesson.button(choiceIn(step, true, "zh")));
      await page.keyboard.press("Enter");
      await lesson.expectAnswer("对。", step, "zh");
    }
    await page.keyboard.press("PageDown");
  }
  await lesson.expectStep(first, first.steps.length - 1, "zh");
  await page.keyboard.press("PageUp");
  await lesson.expectStep(first, first.steps.length - 2, "zh");
  await page.keyboard.press("PageDown");
  // The picture that had the keyboard is gone.
  figure = "Tab";
  await tabTo(lesson.button("下一个故事：几堆石子都能赢的办法"));
  await page.keyboard.press("Enter");
  await lesson.expectStep(storyOf("xor"), 0, "zh");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a story is played by touch, with nothing too small and nothing beside the screen", async ({
    mexplorer,
    lesson,
    page,
  }) => {
    await mexplorer.open(`?lesson=${FIRST}&lang=zh`);
    for (const [place, step] of first.steps.entries()) {
      await lesson.expectStep(first, place, "zh");
      const small = await lesson.strip.locator("button:visible").evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          // A position in a sentence is as wide as it is.
          const isSmall = height < 24 || (width < 24 && !button.matches("p .at"));
          return isSmall ? [`${button.textContent.trim()}: ${width} × ${height}`] : [];
        }),
      );
      expect(small).toEqual([]);
      if (step.question?.kind === "value") {
        await mexplorer.tap(lesson.choice(outcomeIn(FIRST, step)));
        await lesson.expectAnswer("对。", step, "zh");
      } else if (step.question?.kind === "move") {
        // The picture comes after the number of its step.
        await expect(mexplorer.heading).toContainText(position(step.question));
        await mexplorer.tap(mexplorer.node(moveIn(FIRST, step)));
        await lesson.expectAnswer("对。", step, "zh");
      } else if (step.question?.kind === "choice") {
        await mexplorer.tap(lesson.button(choiceIn(step, true, "zh")));
        await lesson.expectAnswer("对。", step, "zh");
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, step.id).toBeLessThanOrEqual(0);
      if (place + 1 < first.steps.length) await mexplorer.tap(lesson.next);
    }
  });
});

test.describe("presented", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("a story goes on by a clicker's keys, in letters for the last row, with room for its pictures", async ({
    mexplorer,
    lesson,
    page,
  }) => {
    await mexplorer.open(`?lesson=${FIRST}&lang=en`);
    await lesson.button("Present").click();
    await expect(page.locator("mex-graph[data-presented]")).toBeVisible();
    for (const [place, { question }] of first.steps.entries()) {
      await lesson.expectStep(first, place, "en");
      const size = await lesson.caption.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
      expect(size).toBeGreaterThanOrEqual(20);
      // The picture lies beside the text, has the whole height, and the position that is spoken of is in sight.
      await expect(async () => {
        const { share, beside, above, below } = await page.locator("svg.nodes").evaluate((svg) => {
          const boxOf = (element: Element | null | undefined): DOMRect =>
            element?.getBoundingClientRect() ?? new DOMRect(NaN);
          const root = svg.getRootNode() as ShadowRoot;
          const sight = boxOf(svg.closest(".canvas"));
          const { top } = sight;
          const beside = sight.left - boxOf(root.querySelector(".lesson")).right;
          const bottom = Math.min(sight.bottom, innerHeight);
          const selected = boxOf(svg.querySelector("[aria-current=true] rect:not(.reach)"));
          return {
            ...{ share: (bottom - top) / innerHeight, beside },
            above: selected.top - top,
            below: bottom - selected.bottom,
          };
        });
        expect(share, `step ${place + 1}: share of the height`).toBeGreaterThan(0.9);
        expect(beside, `step ${place + 1}: beside the text`).toBeGreaterThanOrEqual(0);
        expect(above, `step ${place + 1}: above the selected position`).toBeGreaterThanOrEqual(0);
        expect(below, `step ${place + 1}: below the selected position`).toBeGreaterThanOrEqual(0);
      }).toPass({ timeout: 5_000 });
      const on = place % 2 === 0 ? "PageDown" : "ArrowRight";
      // The answer is shown before the next step.
      if (question) {
        await page.keyboard.press(on);
        await expect(page.locator(".lesson .finding")).not.toBeEmpty();
        await lesson.expectStep(first, place, "en");
      }
      if (place === 1) {
        await page.keyboard.press("b");
        await expect(page.locator(".blank")).toBeVisible();
        await page.keyboard.press("b");
        await expect(page.locator(".blank")).toHaveCount(0);
        await page.keyboard.press("q");
        await expect(page.getByRole("img", { name: "QR code of the link of what is shown" })).toBeVisible();
        await page.keyboard.press("q");
        await expect(page.locator(".qr")).toHaveCount(0);
      }
      // Nothing that ends the presentation hears Enter.
      await page.keyboard.press("Enter");
      await expect(page.locator("mex-graph[data-presented]")).toBeVisible();
      await page.keyboard.press(on);
    }
    await page.keyboard.press("ArrowLeft");
    await lesson.expectStep(first, first.steps.length - 2, "en");
    await page.keyboard.press("Escape");
    await expect(page.locator("mex-graph[data-presented]")).toHaveCount(0);
    await expect(mexplorer.panel).toBeVisible();
    await lesson.expectStep(first, first.steps.length - 2, "en");
  });
});

for (const theme of ["light", "dark"])
  test(`axe finds nothing in a lesson, answered or not (${theme}) @once`, async ({
    mexplorer,
    lesson,
    page,
  }) => {
    await mexplorer.open(`?lesson=${FIRST}&page=aim&lang=en&theme=${theme}`);
    await lesson.expectStep(first, 3, "en");
    expect(await findings(page)).toEqual([]);
    await lesson.back.click();
    await lesson.expectStep(first, 2, "en");
    await lesson.choice("N").click();
    await expect(lesson.finding).not.toBeEmpty();
    expect(await findings(page)).toEqual([]);
    await lesson.choice("P").click();
    await lesson.expectAnswer("Right.", stepAt(2), "en");
    expect(await findings(page)).toEqual([]);
  });
