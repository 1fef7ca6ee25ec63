// Rules that a reader types.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const DIVISORS = "take[where={divides(k, n) and k < n}](12)";
const rule = ({ page }: Mexplorer) => page.getByRole("textbox", { name: "Take k of n stones where" });

test("what is wrong with a rule is said where it is, and the picture stays", async ({ mexplorer, page }) => {
  await mexplorer.open(DIVISORS);
  await rule(mexplorer).fill("k < m");
  await expect(mexplorer.fault).toContainText("m");
  await expect(page.locator(".field.wrong mark")).toHaveText("m");
  await mexplorer.expectSelected("(12)");
  await rule(mexplorer).fill("k < n");
  await expect(mexplorer.fault).toHaveCount(0);
  await expect(page.getByText("Read as: k < n.")).toBeVisible();
});

test("a formula stands in the place of a number as long as there is one", async ({ mexplorer, page }) => {
  await mexplorer.open("fibonacci[factor=3](12)");
  const factor = page.getByRole("textbox", { name: "Times as many at most" });
  const quota = page.getByRole("textbox", { name: "Or at most, after k were taken" });
  await expect(factor).toBeEnabled();
  await quota.fill("k+1");
  await mexplorer.expectAddress("fibonacci[quota={k + 1}](12,11)");
  await expect(page.getByText("Read as: k + 1.")).toBeVisible();
  await expect(factor).toBeDisabled();
  await quota.fill("");
  await expect(factor).toBeEnabled();
  await expect(factor).toHaveValue("3");
  await mexplorer.expectAddress("fibonacci[factor=3](12,11)");
});

const rewriting = ({ page }: Mexplorer) => page.getByRole("textbox", { name: "What becomes what" });

test("a rule of heaps is read back, wrong where it is wrong, and told to be a well-known game", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("rule[moves={n -> a, b where a + b == n - 1 and a != b}](6)");
  await expect(page.locator(".rules")).toContainText(
    "In each move, take one stone from a heap and leave the others as two unequal heaps, one of which may be empty.",
  );
  await rewriting(mexplorer).fill("n -> n - k where k >=");
  await expect(mexplorer.fault).toBeVisible();
  await mexplorer.expectSelected("(6)");
  await rewriting(mexplorer).fill("n -> n - k where k >= 1; n -> a, b where a + b == n and a > 0 and b > 0");
  await expect(mexplorer.fault).toHaveCount(0);
  await mexplorer.expectAddress(
    "rule[moves={n -> n - k where k >= 1; n -> a, b where a + b == n and a > 0 and b > 0}](6)",
  );
  await page.getByRole("button", { name: "What is known of this game" }).click();
  await expect(page.getByText(/On heaps of up to 24 stones this is .*octal\[code=4\.\(3\)\]/)).toBeVisible();
});

test("one field reads a rule however it is written, and old links stand in it", async ({
  mexplorer,
  page,
}) => {
  const field = page.locator("#parameter-rule");
  await mexplorer.open("take[where={k * k <= n}](12)");
  await expect(field).toHaveValue("k * k <= n");
  await field.fill("(k,0),(0,k),(k,k)");
  await mexplorer.expectAddress("vectors[moves={(k,0),(0,k),(k,k)}](5,8)");
  await field.fill("n -> a, b where a + b == n - 1 and a != b");
  await mexplorer.expectAddress("rule[moves={n -> a, b where a + b == n - 1 and a != b}](9)");
  await page.getByRole("button", { name: "prime(k)" }).click();
  await mexplorer.expectAddress("take[where={prime(k)}](12)");
  await expect(page.getByRole("button", { name: "Game: A rule of your own" })).toBeVisible();
});

test("a letter that is left free is told where it stands, and the picture stays", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("rule[moves={n -> n - k where k >= 1}](999)?view=board");
  await rewriting(mexplorer).fill("n->a,b,c where a+b==n-1");
  await expect(mexplorer.fault).toContainText("c ≤ 9");
  await expect(page.locator(".field.wrong mark")).toHaveText("c");
  await mexplorer.expectSelected("(999)");
});

test("what may become of a heap is chosen by name, and a register goes with it", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("rule[moves={n | q -> repeat(m, d) | d where m * d == n and d > q}](6|1)?view=board");
  await expect(page.getByText("Noted 1")).toBeVisible();
  await page.getByRole("button", { name: "Heap, 6 stones" }).click();
  await page
    .locator(".offers")
    .getByRole("button", { name: "split the heap of 6 into 2 + 2 + 2, 3 noted" })
    .click();
  await mexplorer.expectSelected("(2,2,2|3)");
  await expect(page.getByText("Noted 3")).toBeVisible();
  await page.getByRole("button", { name: "Heaps" }).click();
  await page.getByRole("button", { name: "Add a heap" }).click();
  await mexplorer.expectSelected("(1,6|1)");
  await page.getByRole("button", { name: "Noted: one stone more" }).click();
  await mexplorer.expectSelected("(1,6|2)");
});

test("two places to which moves add are a piece on a sheet", async ({ mexplorer, page }) => {
  await mexplorer.open(
    "rule[places=ordered,moves={x, y -> x - 2, y + 1; x, y -> x - 1, y - 2}](3,3)?view=board",
  );
  await page.getByRole("button", { name: "(1, 4), a move" }).click();
  await mexplorer.expectSelected("(1,4)");
  await expect(page.getByRole("button", { name: "(1, 4), the piece" })).toBeVisible();
});
