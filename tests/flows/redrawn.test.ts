// What has changed the page behind its back, as translators of browsers do, takes nothing from the reader.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

/** Takes away the comments by which Lit finds its places again. */
async function strip({ page }: Mexplorer, isOfFigure: boolean): Promise<void> {
  await page.evaluate((isOfFigure) => {
    const place = document.querySelector("#page");
    const root = isOfFigure ? place?.querySelector("mex-graph")?.shadowRoot : place;
    for (const element of [root, ...(root?.querySelectorAll("*") ?? [])])
      for (const node of [...(element?.childNodes ?? [])])
        if (node.nodeType === Node.COMMENT_NODE) node.remove();
  }, isOfFigure);
}

test.describe("a part that cannot be drawn on", () => {
  test.use({ tolerated: /./ });

  for (const [name, isOfFigure] of [
    ["the page", false],
    ["the figure", true],
  ] as const)
    test(`${name} is drawn anew from nothing, and says so`, async ({ mexplorer, page }) => {
      await mexplorer.open("nim(1,2,3)?line=(2,3)");
      await strip(mexplorer, isOfFigure);
      await mexplorer.open("kayles(9)?view=table");
      await expect(mexplorer.notice).toHaveText(
        /Something went wrong while this was drawn, so it was drawn again\./,
      );
      await expect(page.getByRole("table").first()).toBeVisible();
      await mexplorer.open("nim(1,2,3)?line=(2,3)");
      await expect(mexplorer.nodes).toHaveCount(14);
      await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
      await mexplorer.option("(1,2)").click();
      await mexplorer.expectSelected("(1,2)");
      await expect(page.locator(".desk")).toHaveCount(1);
    });

  for (const [lang, says, example] of [
    ["en", "Something went wrong, and this cannot be drawn.", "Show an example"],
    ["zh", "出错了，无法画出。", "看一个例子"],
  ] as const)
    test(`says that it cannot be drawn where it never can, and goes on where it can (${lang})`, async ({
      mexplorer,
      page,
    }) => {
      await mexplorer.open(`kayles(9)?play=misere&line=(8)&color=outcome&lang=${lang}`);
      await page.evaluate(() => {
        const own = document.importNode.bind(document);
        document.importNode = (node, isDeep) => {
          if ("querySelector" in node && (node as Node as Element).querySelector(".desk"))
            throw new Error("on purpose");
          return own(node, isDeep as boolean);
        };
        globalThis.mend = () => {
          document.importNode = own;
        };
      });
      await strip(mexplorer, false);
      // Whatever draws the page again, something that comes late included.
      await page.evaluate(() => {
        location.hash = location.hash.replace("line=(8)", "line=(7)");
      });
      await expect(mexplorer.notice).toContainText(says);
      await expect(mexplorer.nodes).toHaveCount(0);
      await page.evaluate(() => {
        globalThis.mend();
      });
      await mexplorer.notice.getByRole("link", { name: example }).click();
      await expect(mexplorer.nodes).toHaveCount(14);
      await expect(mexplorer.notice).toHaveCount(0);
      expect(page.url()).toMatch(new RegExp(`#nim\\(1,2,3\\)(\\?lang=${lang})?$`));
      await mexplorer.open("nim(1,2)");
      await expect(mexplorer.nodes).toHaveCount(5);
    });
});

declare global {
  var mend: () => void;
}
