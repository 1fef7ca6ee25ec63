// A formula of the reader's own: typed, checked, refuted, kept in the link; and the values by pattern of equal heaps.
import type { Locator } from "@playwright/test";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const own = ({ page }: Mexplorer): Locator =>
  page.getByRole("region", { name: /Your own formula|自己的公式/ });
const field = (mexplorer: Mexplorer): Locator =>
  own(mexplorer).getByRole("textbox", { name: /^(Formula|公式)$/ });
const result = (mexplorer: Mexplorer): Locator => own(mexplorer).locator("[data-says]");
const patterns = ({ page }: Mexplorer): Locator =>
  page.getByRole("region", { name: /^(Values by pattern|按堆的模式看取值)$/ });

test("a formula is typed, faulted, corrected and found true; the link keeps it", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?view=theorems");
  await field(mexplorer).fill("nimsum(heaps)^2 == 0");
  await field(mexplorer).press("Enter");
  await expect(own(mexplorer).locator("[data-warns]")).toHaveText(
    "Write pow(x, y) for a power and xor(x, y) for the nim-sum.",
  );
  await expect(own(mexplorer).locator("mark")).toHaveText("^");
  await expect(field(mexplorer)).toHaveAttribute("aria-invalid", "true");
  await expect(field(mexplorer)).toBeFocused();
  await field(mexplorer).fill("nimsum(heaps) = 0");
  await expect(own(mexplorer).locator("[data-warns]")).toHaveCount(0);
  await field(mexplorer).press("Enter");
  await expect(result(mexplorer)).toHaveText("Agrees on 286 positions; heaps ≤ 10, at most 3.");
  await mexplorer.expectAddress("nim(1,2,3)?view=theorems&formula=nimsum(heaps) = 0");
  await page.reload();
  await expect(field(mexplorer)).toHaveValue("nimsum(heaps) = 0");
});

test("in Chinese, by keyboard alone, under misère play and with a bound that is wrong", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?play=misere&view=theorems&lang=zh");
  await expect(own(mexplorer)).toContainText("写一个恰在 P 局面成立的条件。");
  await field(mexplorer).focus();
  await page.keyboard.type("nimsum(heaps)");
  await page.keyboard.press("Enter");
  await expect(own(mexplorer).locator("[data-warns]")).toHaveText(
    "这种胜负约定下没有 SG 值：请写一个恰在 P 局面成立的条件。",
  );
  await own(mexplorer)
    .getByRole("button", { name: /largest/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(field(mexplorer)).toHaveValue("largest <= 1 ? N % 2 == 1 : nimsum(heaps) == 0");
  const bound = own(mexplorer).getByRole("textbox", { name: "最大的堆" });
  await bound.fill("1000000");
  await bound.press("Enter");
  await expect(own(mexplorer).locator("[data-warns]")).toContainText(/最大的堆：.*100,000/);
  await bound.fill("5");
  await bound.press("Enter");
  await expect(result(mexplorer)).toContainText("在 56 个局面上一致");
});

test("what formulas cannot be about has no field for them", async ({ mexplorer }) => {
  await mexplorer.open("graph[arrows={a>b,b>c}](a)?view=theorems");
  await expect(own(mexplorer)).toHaveCount(0);
  await expect(patterns(mexplorer)).toHaveCount(0);
});
