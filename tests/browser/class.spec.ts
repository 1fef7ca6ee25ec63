// A class: values are hidden so that nothing tells of them, guessed, shown, and presented with a clicker.
import { expect, test, type Mexplorer } from "./fixture.ts";
import { findings } from "./axe.ts";
import { listening } from "./utterances.ts";

const WHOLE = [
  "nim(1,2,3)",
  "nim(2,2,4)",
  "nim(5)",
  "nim[passes=1](1,2)",
  "bash[m=3](13)",
  "bash[m=2](3,4)",
  "subtraction[set={1,3,4}](9)",
  "half(15)",
  "moore[k=2](1,2,2)",
  "wythoff(3,5)",
  "wythoff[a=2](3,4)",
  "fibonacci(8,7)",
  "staircase(2,1,2)",
  "large-nim(2,3)",
  "small-nim(2,3,3)",
  "octal[code=0.77](8)",
  "grundy(9)",
  "hackenbush(0-1-2-3,0-5-6,1-4)",
  "graph[arrows={a>b,b>c,a>c,c>d}](a)",
  "nim(1,2)+wythoff(1,2)",
] as const;

/** One too large to be searched has a picture, and no table. */
const GAMES = [...WHOLE, "nim(400,500,600)"];

/** All that is shown and said of the positions, without what is said of the play convention. */
async function told(mexplorer: Mexplorer): Promise<Record<string, unknown>> {
  const { page } = mexplorer;
  return page.evaluate(() => {
    const root = document.querySelector("mex-graph")?.shadowRoot;
    const plain = (element: Element | null | undefined): string =>
      (element?.outerHTML ?? "").replace(/<!--.*?-->/gs, "").replace(/lit\$\d+\$/g, "");
    const text = (element: Element | null | undefined): string =>
      (element?.textContent ?? "").replace(/\s+/g, " ");
    return {
      stage: plain(root?.querySelector(".stage")),
      counts: text(root?.querySelector(".counts")),
      keys: text(root?.querySelector(".legend .values")),
      lines: text(root?.querySelector(".lineKeys")),
      bar: text(root?.querySelector(".classroom")),
      verdict: text(root?.querySelector(".verdict")),
      // Structures are those of normal play; which convention it is, is on the page.
      views: text(root?.querySelector(".caption .segments")).replace(" Structures", ""),
      panel: plain(document.querySelector(".panel")),
      fields: location.hash.replace("play=misere&", ""),
    };
  });
}

test("nothing tells of values that are hidden, in the picture, the table, the panel or the address @once", async ({
  mexplorer,
  page,
}) => {
  // Under normal play there may be a view more: where the choice of them has room enough, the picture has the same.
  await page.setViewportSize({ width: 1600, height: 900 });
  const said = await listening(page);
  await mexplorer.open("nim(1)?hide=values");
  await expect(page.locator(".classroom")).toBeVisible();
  /** In the page that is open, which spares its beginning. */
  const follow = async (link: string): Promise<void> => {
    await page.evaluate((hash) => (location.hash = hash), link);
    const figure = page.locator("mex-graph");
    await expect
      .poll(() =>
        figure.evaluate((element) => decodeURIComponent((element as unknown as { link: string }).link)),
      )
      .toBe(link);
  };
  for (const [hiding, games] of [
    ["&hide=values", GAMES],
    ["&view=table&hide=values", WHOLE],
    ["&step=0", WHOLE],
  ] as const)
    for (const game of games) {
      const shown: Array<Record<string, unknown>> = [];
      for (const play of ["", "play=misere&"]) {
        await follow(`${game}?${play}color=outcome${hiding}`);
        await expect(
          page.locator(hiding.includes("table") ? ".table tbody tr" : ".nodes .node").first(),
        ).toBeVisible();
        await expect(mexplorer.panel.locator(".known")).toBeVisible();
        shown.push(await told(mexplorer));
        expect((await said()).join()).not.toMatch(/Grundy|P-position|N-position|lost|can be won/);
      }
      const [normal, misere] = shown;
      expect(normal, `${game}${hiding}`).toEqual(misere);
      expect(String(normal?.["panel"])).not.toMatch(/Grundy|P-position|N-position|lost|can be won/);
    }
});

const ask = ({ page }: Mexplorer) => page.locator(".says");

test("a pupil guesses, and is shown what refutes a wrong guess @once", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?color=outcome&hide=values&at=()&words=outcome");
  await expect(ask(mexplorer)).toHaveText("(): P or N?");
  await page.locator(".choices").getByRole("button", { name: "N-position" }).click();
  await expect(ask(mexplorer)).toHaveText("You said N, but no move is left.");
  await page.keyboard.press("p");
  await expect(ask(mexplorer)).toHaveText("Right. () is P: no move is left.");
  await expect(page.locator(".tally")).toHaveText("0 right at first, 2 guesses");
  await mexplorer.node("(1,1)").click();
  await expect(ask(mexplorer)).toHaveText("(1,1): its options come first.");
  await expect(page.locator(".choices")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Guess" }).selectOption("in any order");
  await page.keyboard.press("n");
  await expect(ask(mexplorer)).toHaveText("You said N, but all its options are N: see them.");
  await expect(page.locator(".nodes .node.dimmed")).toHaveCount(12);
  await mexplorer.node("(2)").click();
  await expect(page.locator(".nodes .node.dimmed")).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(ask(mexplorer)).toHaveText("You said P, but () can be reached and is P.");
});

for (const size of [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
])
  test.describe(`presented at ${size.width}×${size.height}`, () => {
    test.use({ viewport: size });

    test("a lesson is given with the keys of a clicker alone", async ({ mexplorer, page }) => {
      await mexplorer.open("nim(1,2,3)?color=outcome&hide=values&words=win");
      await expect(page.locator(".classroom")).toBeVisible();
      await page.keyboard.press("F5");
      await expect(page.locator(".presented")).toBeVisible();
      await expect(page.locator(".figure .caption")).toBeHidden();
      await expect(page.locator(".zoom button").first()).toBeHidden();
      // Capitals are some 0.72 of the size of their letters. The screen may be another than the window.
      const capitals = (): Promise<number> =>
        page.locator(".nodes").evaluate((svg) => {
          const scale = (svg as SVGSVGElement).getScreenCTM()?.a ?? 0;
          return (0.72 * 13 * scale * 40) / innerHeight;
        });
      await expect.poll(capitals).toBeGreaterThanOrEqual(1);
      console.log(
        `${size.width}×${size.height}: capitals of ${(await capitals()).toFixed(2)} / 40 of the height`,
      );
      const hidden = page.locator(".nodes .node.hidden");
      await page.keyboard.press("PageDown");
      await expect(ask(mexplorer)).toHaveText("(): does whoever moves win or lose?");
      await expect(hidden).toHaveCount(14);
      await page.keyboard.press("PageDown");
      await expect(hidden).toHaveCount(13);
      for (let step = 0; step < 26; step++)
        await page.keyboard.press(step % 2 === 0 ? "ArrowRight" : "PageDown");
      await expect(hidden).toHaveCount(0);
      await expect(ask(mexplorer)).toContainText("(1,2,3) is lost: all its options are won.");
      await page.keyboard.press("PageUp");
      await expect(hidden).toHaveCount(1);
      await page.keyboard.press("b");
      await expect(page.locator(".blank")).toBeVisible();
      await page.keyboard.press("b");
      await expect(page.locator(".blank")).toHaveCount(0);
      await page.keyboard.press("?");
      await expect(page.locator(".keyList")).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.locator(".keyList")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page.locator(".presented")).toHaveCount(0);
      await expect(page.locator(".figure .caption")).toBeVisible();
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a class is held by touch, in Chinese", async ({ mexplorer, page }) => {
    await mexplorer.open("nim(1,2)?color=outcome&words=win&hide=values&lang=zh");
    await mexplorer.tap(mexplorer.node("()"));
    await expect(ask(mexplorer)).toHaveText("()：先手必胜还是必败？");
    await mexplorer.tap(page.locator(".choices").getByRole("button", { name: "先手必败" }));
    await expect(ask(mexplorer)).toHaveText("对。() 是必败：已无步可走。");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test("axe finds nothing in a class @once", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?color=outcome&hide=values&shown=(1,1)");
  await expect(page.locator(".classroom")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.locator(".keyList")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
