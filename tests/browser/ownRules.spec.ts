// Rules that a reader types.
import { expect, test, type Mexplorer } from "./fixture.ts";

const DIVISORS = "take[where={divides(k, n) and k < n}](12)";
const rule = ({ page }: Mexplorer) => page.getByRole("textbox", { name: "Take k of n stones where" });

test("a rule counts as it is typed, and is read back", async ({ mexplorer, page }) => {
  await mexplorer.open(DIVISORS);
  await rule(mexplorer).fill("prime(k)");
  await expect(page.getByText("Read as: k is prime.")).toBeVisible();
  await mexplorer.expectAddress("take[where={prime(k)}](12)");
  // Whoever types is not disturbed.
  await expect(rule(mexplorer)).toBeFocused();
  await rule(mexplorer).press("End");
  await page.keyboard.type("  or k==1");
  await expect(page.getByText("Read as: k is prime or k = 1.")).toBeVisible();
  await expect(rule(mexplorer)).toHaveValue("prime(k)  or k==1");
  await page.keyboard.press("Enter");
  await expect(rule(mexplorer)).toHaveValue("prime(k) or k == 1");
  // What was typed letter by letter is one step of the history.
  await page.goBack();
  await expect(rule(mexplorer)).toHaveValue("divides(k, n) and k < n");
});

test("in Chinese it is read back in Chinese, and a rule with a percent sign survives its address", async ({
  mexplorer,
  page,
}) => {
  // As it is typed into the address, with nothing escaped.
  await mexplorer.open("take[where={n % 3 == k - 1}](7)?lang=zh");
  const field = page.getByRole("textbox", { name: "从 n 枚中取 k 枚，条件为" });
  await expect(field).toHaveValue("n % 3 == k - 1");
  await field.fill("k % 2 == 1 and gcd(k, n) == 1");
  await expect(page.getByText("读作：k 是奇数且 k 与 n 互素。")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("k % 2 == 1 and gcd(k, n) == 1");
  await field.fill("(prime(k) or k == 1) and n % (k - 1) != 0");
  await expect(
    page.getByText("读作：（k 是素数或 k = 1）且 n 不是 k − 1 的倍数（无定义时视为不成立）。"),
  ).toBeVisible();
});

test("vectors fill a grid that follows the rule @once", async ({ mexplorer, page }) => {
  await mexplorer.open("vectors[moves={(k,0),(0,k)}](3,3)?color=outcome&view=grid");
  await mexplorer.expectSelected("(3,3)");
  await expect(page.getByRole("heading", { name: "(3,3)" })).toContainText("(3,3)");
  await page.getByRole("textbox", { name: "What a move takes" }).fill("(k,0),(0,k),(k,k)");
  await expect(page.getByText("Read as: k from a₁, or k from a₂, or k from a₁ and k from a₂")).toBeVisible();
  await mexplorer.expectAddress("vectors[moves={(k,0),(0,k),(k,k)}](3,3)?color=outcome&view=grid");
});

test("the piece on a sheet is carried to a square @once", async ({ mexplorer, page }) => {
  await mexplorer.open(
    "rule[places=ordered,moves={x, y -> x - 2, y + 1; x, y -> x - 2, y - 1}](3,3)?view=board",
  );
  const piece = page.getByRole("button", { name: "(3, 3), the piece" });
  await piece.dragTo(page.getByRole("button", { name: "(1, 4), a move" }));
  await mexplorer.expectSelected("(1,4)");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a rule is typed where it is touched, and nothing scrolls sideways @once", async ({
    mexplorer,
    page,
  }) => {
    await mexplorer.open(DIVISORS);
    await mexplorer.tap(page.getByRole("button", { name: /^A rule of your own \(12\)/ }));
    await mexplorer.tap(rule(mexplorer));
    await rule(mexplorer).fill("k * k <= n or nothing");
    await expect(page.locator(".field.wrong mark")).toHaveText("nothing");
    await rule(mexplorer).fill("k * k <= n");
    await expect(page.getByText("Read as: k² ≤ n.")).toBeVisible();
    await mexplorer.expectAddress("take[where={k * k <= n}](12)");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
