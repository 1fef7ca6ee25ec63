// A figure in somebody's column: as wide as that, as high as it needs to be, with letters that can be read.
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { test } from "./somebody.ts";

// Every test looks for faults.
test.beforeEach(({ faults }) => {
  expect(faults).toEqual([]);
});

/** Smaller letters are not read beside a text. */
const READABLE = 11;

/** Columns of a blog at a desk, on a tablet and on a phone; the page has a margin of 8 pixels. */
const WIDTHS = [640, 480, 340];
const viewport = (width: number) => ({ width: width + 16, height: 900 });

/** Each of 60 positions at most. */
const GAMES = [
  'game="nim(1,2,3)"',
  'game="nim(3,4,5)"',
  'game="nim(5)"',
  'game="nim(1,2,3)" play="misere"',
  'game="nim(1,2,3)" play="first-stuck" players="3"',
  'game="nim(2,3)" labels="position"',
  'game="bash[m=3](9)"',
  'game="bash[m=3](21)"',
  'game="wythoff(3,5)"',
  'game="hackenbush(0-1-2-3,0-5-6,1-4)"',
  'game="nim(1,2)+wythoff(1,2)"',
  'game="octal[code=0.77](7)"',
];

const figureWith = (attributes: string) => `<p>Before</p><mex-graph ${attributes}></mex-graph><p>After</p>`;

interface Natural extends HTMLElement {
  naturalHeight: number | undefined;
}

/** How the figure lies in the page. */
async function layout(page: Page) {
  await expect(page.locator("mex-graph .node").first()).toBeAttached();
  return page.locator("mex-graph").evaluate((element) => {
    const root = element.shadowRoot;
    const own = element.getBoundingClientRect();
    const inside = [...(root?.querySelectorAll(".figure > *") ?? [])].map((each) =>
      each.getBoundingClientRect(),
    );
    const texts = [...(root?.querySelectorAll<SVGTextElement>(".nodes text") ?? [])];
    const scale = texts[0]?.getScreenCTM()?.a ?? 0;
    const written = texts.filter(({ textContent }) => textContent.trim() !== "");
    const figure = root?.querySelector(".figure");
    const nodes = [...(root?.querySelectorAll(".node .body") ?? [])].map((node) =>
      node.getBoundingClientRect(),
    );
    return {
      height: own.height,
      natural: (element as Natural).naturalHeight ?? 0,
      bottom: Math.max(...inside.map(({ bottom }) => bottom)) - own.bottom,
      hidden: (figure?.scrollHeight ?? 0) - (figure?.clientHeight ?? 0),
      across: (figure?.scrollWidth ?? 0) - (figure?.clientWidth ?? 0),
      after: (document.querySelector("p:last-of-type")?.getBoundingClientRect().top ?? 0) - own.bottom,
      letters: Math.min(...written.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)),
      part: root?.querySelector(".zoom .scale")?.textContent.trim() ?? "",
      hasMap: root?.querySelector<HTMLElement>(".map")?.hidden === false,
      spread: Math.max(...nodes.map(({ right }) => right)) - Math.min(...nodes.map(({ left }) => left)),
    };
  });
}

for (const width of WIDTHS)
  test.describe(`in a column of ${width} px`, () => {
    test.use({ viewport: viewport(width) });

    test(`labels of ${GAMES.length} games can be read, and a figure is as high as its parts @once${width === 640 ? "" : " @full"}`, async ({
      page,
      somebody,
    }) => {
      test.slow();
      const measured: string[] = [];
      for (const game of GAMES) {
        somebody.body = figureWith(`lang="en" ${game}`);
        await page.goto(somebody.origin);
        const { letters, part, hasMap, natural, height, bottom, hidden, across, after } = await layout(page);
        measured.push(`${letters.toFixed(1)} ${game.slice(6).replaceAll('"', "")}${part && `, ${part}`}`);
        // What is smaller than that would be read with pains, and what is larger shouts.
        expect(letters, game).toBeGreaterThanOrEqual(READABLE - 0.01);
        expect(letters, game).toBeLessThanOrEqual(16);
        expect(part !== "", game).toBe(hasMap);
        expect(Math.abs(natural - height), game).toBeLessThanOrEqual(2);
        expect(Math.max(bottom, hidden, across), game).toBeLessThanOrEqual(1);
        expect(after, game).toBeGreaterThanOrEqual(0);
      }
      console.log(`${width} px: ${measured.join("; ")}`);
    });

    for (const [name, bar] of [
      ["Step by step", ".labelling"],
      ["Class", ".classroom"],
    ] as const)
      test(`${name} covers nothing, whether the page gives a height or none`, async ({ page, somebody }) => {
        somebody.body = figureWith('game="nim(1,2,3)" lang="en"');
        await page.goto(somebody.origin);
        const before = await layout(page);
        await page.getByRole("button", { name, exact: true }).click();
        await expect(page.locator(bar)).toBeVisible();
        const free = await layout(page);
        expect(free.height).toBeGreaterThan(before.height);
        expect(Math.max(free.bottom, free.hidden, free.across)).toBeLessThanOrEqual(1);
        expect(free.after).toBeGreaterThanOrEqual(0);
        await page.locator("mex-graph").evaluate((element) => {
          element.style.height = "400px";
        });
        await expect.poll(async () => (await layout(page)).height).toBe(400);
        // What does not fit is scrolled to, and nothing is laid over what follows.
        await expect
          .poll(async () => {
            const { bottom, hidden } = await layout(page);
            return bottom - hidden;
          })
          .toBeLessThanOrEqual(1);
        const given = await layout(page);
        expect(given.after).toBeGreaterThanOrEqual(0);
        expect(Math.abs(given.natural - free.height)).toBeLessThanOrEqual(2);
        const covering = await page.getByText("After", { exact: true }).evaluate((after) => {
          const { left, top } = after.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + 4)?.localName;
        });
        expect(covering).toBe("p");
      });
  });

test.describe("in a text", () => {
  test.use({ viewport: viewport(640) });

  test("a small graph is nearly as wide as its column", async ({ page, somebody }) => {
    somebody.body = figureWith('game="nim(1,2,3)"');
    await page.goto(somebody.origin);
    expect((await layout(page)).spread).toBeGreaterThan(0.75 * 640);
  });

  test("a height that the page gives is kept, taken away it is that of the parts again", async ({
    page,
    somebody,
  }) => {
    somebody.body = figureWith('game="nim(1,2,3)"');
    await page.goto(somebody.origin);
    const free = await layout(page);
    const figure = page.locator("mex-graph");
    for (const [property, value, height] of [
      ["height", "400px", 400],
      ["aspectRatio", "2 / 1", 320],
    ] as const) {
      await figure.evaluate(
        (element, [property, value]) => {
          element.style[property] = value;
        },
        [property, value] as const,
      );
      await expect.poll(async () => (await layout(page)).height).toBe(height);
      await expect.poll(async () => (await layout(page)).hidden).toBeLessThanOrEqual(1);
      await expect
        .poll(async () => Math.abs((await layout(page)).natural - free.height))
        .toBeLessThanOrEqual(2);
      await figure.evaluate((element, property) => {
        element.style[property] = "";
      }, property);
      await expect.poll(async () => (await layout(page)).height).toBe(free.height);
    }
  });

  test("in a column that becomes narrow the picture is laid anew, and the selection stays", async ({
    page,
    somebody,
  }) => {
    somebody.body = figureWith('game="nim(1,2,3)" lang="en"');
    await page.goto(somebody.origin);
    await page.getByRole("button", { name: /^\(2,3\),/ }).click();
    await expect(page.locator(".verdict")).toContainText("(2,3)");
    const wide = await layout(page);
    await page.setViewportSize(viewport(340));
    await expect.poll(async () => (await layout(page)).height).not.toBe(wide.height);
    const narrow = await layout(page);
    expect(narrow.letters).toBeGreaterThanOrEqual(READABLE - 0.01);
    expect(Math.max(narrow.hidden, narrow.across)).toBeLessThanOrEqual(1);
    await expect(page.locator(".node[aria-current]")).toHaveAttribute("aria-label", /^\(2,3\),/);
    await page.setViewportSize(viewport(640));
    await expect.poll(async () => (await layout(page)).height).toBe(wide.height);
  });

  test("moves are taken back one by one and all at once @once", async ({ page, somebody }) => {
    somebody.body = figureWith('game="nim(1,2,3)" lang="en"');
    await page.goto(somebody.origin);
    const figure = page.locator("mex-graph");
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(figure.locator(".verdict")).toContainText("(1,2,3)");
    await expect(undo).toHaveCount(0);
    const { height } = await layout(page);
    for (const label of ["(2,3)", "(2,2)", "(1,2)"])
      await page.getByRole("button", { name: new RegExp(`^${label.replace(/[()]/g, "\\$&")},`) }).click();
    await undo.click();
    await expect(figure.locator(".verdict")).toContainText("(2,2)");
    expect((await layout(page)).height).toBe(height);
    await page.getByRole("button", { name: "Start again" }).click();
    await expect(figure.locator(".verdict")).toContainText("(1,2,3)");
    await expect(undo).toHaveAttribute("aria-disabled", "true");
  });

  test("the rule opens inside the figure @once", async ({ page, somebody }) => {
    somebody.body = figureWith('game="nim(1,2)" lang="en"');
    await page.goto(somebody.origin);
    const rule = page.getByRole("button", { name: "Rule" });
    await expect(page.locator(".rules")).toHaveCount(0);
    await rule.click();
    await expect(rule).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator(".rules")).toContainText("Choose a heap");
    await page.getByRole("combobox", { name: "Labels" }).selectOption("value");
    const { hidden, after } = await layout(page);
    expect(hidden).toBeLessThanOrEqual(1);
    expect(after).toBeGreaterThanOrEqual(0);
  });

  test("what stands around the picture is said by an attribute @once", async ({ page, somebody }) => {
    somebody.body = figureWith('game="nim(1,2)" play="misere" lang="en"');
    await page.goto(somebody.origin);
    const figure = page.getByRole("figure", { name: "Nim (1,2), misère play" });
    await expect(figure.locator(".title")).toHaveText("Nim (1,2) · misère play");
    await expect(figure.getByRole("button", { name: "Step by step" })).toBeVisible();
    const heights = [(await layout(page)).height];
    for (const [controls, hasLegend] of [
      ["legend", true],
      ["none", false],
    ] as const) {
      await page.locator("mex-graph").evaluate((element, controls) => {
        element.setAttribute("controls", controls);
      }, controls);
      await expect(figure.locator("button:visible")).toHaveCount(0);
      await expect(figure.locator(".legend")).toHaveCount(hasLegend ? 1 : 0);
      await expect(figure.locator(".title, .verdict")).toHaveCount(0);
      await figure.getByRole("button", { name: /^\(2\),/ }).click();
      await expect(figure.locator(".node[aria-current]")).toHaveAttribute("aria-label", /^\(2\),/);
      await expect.poll(async () => (await layout(page)).hidden).toBeLessThanOrEqual(1);
      heights.push((await layout(page)).height);
    }
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(new Set(heights).size).toBe(3);
  });

  test("a page gives values their colours, and the letters their font", async ({ page, somebody }) => {
    somebody.body = figureWith('game="nim(1,2)"');
    await page.goto(somebody.origin);
    const figure = page.locator("mex-graph");
    await figure.evaluate((element) => {
      element.style.setProperty("--mex-value-3", "rgb(1, 2, 3)");
      element.style.setProperty("--mex-on-value-3", "rgb(250, 250, 250)");
      element.style.setProperty("--mex-font", "monospace");
    });
    const node = figure.locator(".node").filter({ hasText: "(1,2)" });
    await expect(node.locator(".cap")).toHaveCSS("fill", "rgb(1, 2, 3)");
    await expect(node.locator(".value")).toHaveCSS("fill", "rgb(250, 250, 250)");
    const badge = figure.locator(".legend .badge", { hasText: "3" });
    await expect(badge).toHaveCSS("background-color", "rgb(1, 2, 3)");
    await expect(badge).toHaveCSS("color", "rgb(250, 250, 250)");
    await expect(node.locator(".label")).toHaveCSS("font-family", "monospace");
  });
});

test("in a frame the figure fills it, and its address says what stands around the picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("/embed.html#nim(1,2)?lang=en");
  const figure = page.getByRole("figure", { name: "Nim (1,2)" });
  const link = page.getByRole("link", { name: "Mexplorer" });
  for (const controls of ["full", "legend", "none"]) {
    await page.evaluate((controls) => {
      location.hash = `#nim(1,2)?lang=en&controls=${controls}`;
    }, controls);
    await expect(figure).toHaveAttribute("data-controls", controls);
    await expect(link).toBeVisible();
    const { height, hidden, bottom } = await layout(page);
    expect([height, Math.max(hidden, bottom) <= 1]).toEqual([400, true]);
    const isOver = await link.evaluate((element) => {
      const one = element.getBoundingClientRect();
      const nodes = element.closest("mex-graph")?.shadowRoot?.querySelectorAll(".node .body") ?? [];
      return [...nodes].some((node) => {
        const other = node.getBoundingClientRect();
        return (
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        );
      });
    });
    expect(isOver).toBe(false);
  }
});

test("on a page it means nothing what would stand around a figure", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2)?controls=none");
  await mexplorer.node("(1,1)").click();
  await mexplorer.expectAddress("nim(1,2)?line=(1,1)");
  await expect(mexplorer.button("Step by step")).toBeVisible();
});
