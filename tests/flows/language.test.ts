// English and Chinese, by the browser's language, by choice, and in the link.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

/** Whatever the page says in three or more English words on end: in texts, names and hints. */
async function english({ page }: Mexplorer): Promise<string[]> {
  return page.locator("body").evaluate((body) => {
    const said: string[] = [];
    for (const element of body.querySelectorAll("*")) {
      // The switch to English speaks English, and a source is cited in its own language.
      if (element.closest("[lang=en], .source, noscript")) continue;
      for (const name of ["title", "aria-label", "aria-description", "placeholder"]) {
        said.push(element.getAttribute(name) ?? "");
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? "");
      }
    }
    return said.filter((text) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text)).map((text) => text.trim());
  });
}

test("every page is all in Chinese when the link asks for it", async ({ mexplorer, page }) => {
  for (const [name, link] of [
    ["a first visit", "?lang=zh"],
    ["Bachet’s game under misère play", "bash[m=3](2,5)?play=misere&line=(2,4)&lang=zh"],
    ["several players", "nim(1,2,3)?play=first-stuck&players=3&lang=zh"],
    ["preferences", "nim(1,2,3)?play=last-mover&players=3&prefer=021-102-210&step=5&lang=zh"],
    ["Subtraction game", "subtraction[set={1,3,4}](9)?lang=zh"],
    ["Wythoff's game", "wythoff[a=2](4,6)?color=outcome&lang=zh"],
    ["a graph too large for nodes", "nim(20,20,20)?lang=zh"],
    ["a game beyond search", "nim(5,9007199254740991)?lang=zh"],
    ["a line that is none", "nim(1,2,3)?line=(9)&lang=zh"],
    ["a link that cannot be read", "chess(1)?lang=zh"],
  ] as const) {
    await test.step(name, async () => {
      // A page of its own for each, so that nothing of the one before is still shown.
      await page.goto("about:blank");
      await mexplorer.open(link);
      await expect.soft(page.locator("html")).toHaveAttribute("lang", "zh-CN");
      await expect.soft(mexplorer.draw).toHaveText("绘制");
      await expect.soft(mexplorer.panel).toContainText(/先手必败|先手必胜|获胜/);
      expect.soft(await english(mexplorer), name).toEqual([]);
    });
  }
});

test("faults are said in Chinese, and again in English after the switch", async ({ mexplorer, page }) => {
  await mexplorer.open("?lang=zh");
  await mexplorer.drawPosition("1,x");
  await expect(mexplorer.fault).toHaveText("局面：此处不应有“x”。");
  expect(await english(mexplorer)).toEqual([]);
  await mexplorer.button("English").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(mexplorer.fault).toHaveText("Position: “x” does not belong here.");
  await mexplorer.expectAddress("nim(1,2,3)?lang=en");
});

test("the language can be switched at any time and everything else stays", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?line=(2,3)&at=(2,2)");
  const said = await mexplorer.whatIsSaid();
  await mexplorer.button("中文").click();
  await expect(mexplorer.panel).toContainText("P 局面");
  expect(await english(mexplorer)).toEqual([]);
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)&at=(2,2)&lang=zh");
  await page.reload();
  await expect(mexplorer.draw).toHaveText("绘制");
  await mexplorer.button("English").click();
  await expect(mexplorer.draw).toHaveText("Draw");
  expect(await mexplorer.whatIsSaid()).toBe(said);
});
