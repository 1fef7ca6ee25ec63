// Every ruleset of the catalogue on the page, in both languages, and the boards that only some of them have.
import { mex, valueOf } from "../boundary/built.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";

const { rulesets } = valueOf(mex.catalogue());

test("a graph may be typed in several lines, and its fault is said to be in one of them @once", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("graph[arrows={a>b,b>c}](a)");
  const arrows = page.getByRole("textbox", { name: "arrows" });
  await arrows.fill("a>b\nb>c\nc>;a");
  await arrows.press("Control+Enter");
  await expect(mexplorer.fault).toContainText("Line 3.");
  await expect(mexplorer.fault).toBeInViewport({ ratio: 1 });
  await arrows.fill("a>b\nb>c\na>c\nc>终");
  await arrows.press("Control+Enter");
  await mexplorer.expectAddress("graph[arrows={a>b,b>c,a>c,c>终}](a)");
  await mexplorer.option("c").click();
  await mexplorer.option("终").click();
  await mexplorer.expectSelected("终");
});

const cut = ({ panel }: Mexplorer, edge: string) =>
  panel.getByRole("button", { name: `Cut ${edge}`, exact: true });

test("an edge is cut in the drawing by mouse and by keyboard", async ({ mexplorer, page }) => {
  await mexplorer.open("hackenbush(0-1-2-3,0-5-6,1-4)");
  const drawing = mexplorer.panel.getByRole("group", { name: "The position: cutting an edge is a move" });
  await expect(drawing.getByRole("button")).toHaveCount(6);
  const vertex = drawing.getByText("6", { exact: true });
  const before = await vertex.boundingBox();
  // What would fall with it is shown before.
  await cut(mexplorer, "1–2").hover();
  await expect(drawing.locator(".thing.goes")).toHaveCount(2);
  await cut(mexplorer, "1–2").click();
  await mexplorer.expectSelected("(0-1-4,0-5-6)");
  await expect(drawing.getByRole("button")).toHaveCount(4);
  expect((await vertex.boundingBox())?.x).toBe(before?.x);
  await cut(mexplorer, "0–5").focus();
  await page.keyboard.press("Enter");
  await mexplorer.expectSelected("(0-1-4)");
  await expect(mexplorer.heading).toBeFocused();
  await cut(mexplorer, "1–4").press("Space");
  await mexplorer.expectLine("(0-1-2-3,0-5-6,1-4)", "(0-1-4,0-5-6)", "(0-1-4)", "[(0-1)]");
});

for (const [language, name] of [
  ["en", "Move to (0-1-4,0-5-6), P-position (cut 1–2)"],
  ["zh", "走到 (0-1-4,0-5-6)，P 局面 (删去 1–2)"],
] as const)
  test(`positions with edges are seen, and heard by their names (${language}) @once`, async ({
    mexplorer,
  }) => {
    await mexplorer.open(`hackenbush(0-1-2-3,0-5-6,1-4)?lang=${language}`);
    const drawn = mexplorer.nodes.locator(".miniature");
    await expect(drawn).toHaveCount(21);
    const heights = await drawn.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(28);
    await expect(mexplorer.node("(0-1-4,0-5-6)")).toHaveText("0");
    const option = mexplorer.option("(0-1-4,0-5-6)");
    await expect(option).toHaveText("");
    await expect(option).toHaveAttribute("title", name);
    await expect(option).toHaveAccessibleName(name);
    await expect(option.locator(".miniature")).toBeVisible();
    await option.click();
    await mexplorer.expectSelected("(0-1-4,0-5-6)");
    for (const [link, written] of [
      ["hackenbush(0-1-2)?labels=number", /p3/],
      ["hackenbush[passes=1](0-1-2)", /0-1-2/],
    ] as const) {
      await mexplorer.open(`${link}${link.includes("?") ? "&" : "?"}lang=${language}`);
      await expect(mexplorer.nodes.first()).toHaveText(written);
      await expect(drawn).toHaveCount(0);
    }
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an edge is cut by touch", async ({ mexplorer }) => {
    await mexplorer.open("hackenbush(0-1-2-0,0-3)");
    await mexplorer.tap(cut(mexplorer, "1–2"));
    await mexplorer.expectSelected("(0-1,0-2,0-3)");
  });

  test("every form fits the screen @once", async ({ mexplorer, page }) => {
    for (const { examples } of rulesets) {
      await mexplorer.open(examples[0]?.notation ?? "");
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, examples[0]?.notation).toBeLessThanOrEqual(0);
    }
  });
});
