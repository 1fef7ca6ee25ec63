// English and Chinese, by the browser's language, by choice, and in the link.
import { expect, test } from "./fixture.ts";

test.describe("in a Chinese browser", () => {
  test.use({ locale: "zh-CN" });

  test("the page speaks Chinese and does not say so in the link", async ({ mexplorer, page }) => {
    await mexplorer.open("");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(mexplorer.draw).toHaveText("绘制");
    await mexplorer.expectAddress("nim(1,2,3)?color=outcome&labels=stones");
  });
});

test.describe("in a browser of another language", () => {
  test.use({ locale: "de-DE" });

  test("the page speaks English", async ({ mexplorer, page }) => {
    await mexplorer.open("");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(mexplorer.draw).toHaveText("Draw");
  });
});
