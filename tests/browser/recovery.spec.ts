// A solver that breaks down, and browsers that cannot run one.
import { expect, test, type Mexplorer } from "./fixture.ts";
import { makeFragile, strike } from "./fragile.ts";

/** A link to another picture than the one that was drawn with the site: all that is asked there is the worker's to answer. */
const ELSEWHERE = "nim(1,2,3)?play=misere";

/** Breaks the worker that solves down as a fault in its own code would; one that paints is newer. */
async function crash({ page }: Mexplorer): Promise<void> {
  expect(await strike(page, "break", 1)).toBe(true);
}

test.describe("a worker that breaks down", () => {
  test.use({ tolerated: /broken on purpose/ });
  test.beforeEach(({ mexplorer }) => makeFragile(mexplorer.page));

  test("is replaced, the page says so and stays as it is, and the next move works @both", async ({
    mexplorer,
    page,
  }) => {
    await mexplorer.open("nim(1,2,3)?play=misere&line=(2,3)");
    await crash(mexplorer);
    await expect(mexplorer.notice).toContainText("The solver crashed and was started again.");
    await expect(mexplorer.nodes).toHaveCount(14);
    await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
    await mexplorer.option("(1,2)").click();
    await mexplorer.expectSelected("(1,2)");
    await mexplorer.drawPosition("3,3");
    await expect(mexplorer.nodes).toHaveCount(10);
    expect(page.workers()).toHaveLength(1);
  });

  test("is asked again for what it was working on", async ({ mexplorer, page }) => {
    await mexplorer.open();
    await mexplorer.drawPosition("85,85,85");
    await expect(mexplorer.button("Cancel")).toBeVisible();
    await crash(mexplorer);
    await expect(mexplorer.notice).toContainText("The solver crashed");
    await expect(mexplorer.counts).toContainText("109,736 positions");
    await mexplorer.expectSelected("(85,85,85)");
    // One worker solves and one paints what is seen from afar; none of the broken one is left.
    await expect.poll(() => page.workers().length).toBe(2);
  });

  test("twice in a row is replaced twice", async ({ mexplorer }) => {
    await mexplorer.open(ELSEWHERE);
    for (const label of ["(2,3)", "(2,2)"]) {
      await crash(mexplorer);
      await expect(mexplorer.notice).toBeVisible();
      await mexplorer.option(label).click();
      await mexplorer.expectSelected(label);
      await expect(mexplorer.notice).toHaveCount(0);
    }
  });
});

test("a worker that has ended without a word is noticed and replaced @once @full", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open(ELSEWHERE);
  await page.workers()[0]?.evaluate("self.close()");
  await mexplorer.option("(2,3)").click();
  await expect(mexplorer.notice).toContainText("The solver crashed and was started again.");
  await mexplorer.expectSelected("(2,3)");
  await page.workers()[0]?.evaluate("self.close()");
  await mexplorer.drawPosition("3,3");
  await expect(mexplorer.nodes).toHaveCount(10);
});

test("a worker that hangs is noticed and replaced", async ({ mexplorer, page }) => {
  await makeFragile(page);
  await mexplorer.open(ELSEWHERE);
  await strike(page, "hang");
  await mexplorer.option("(2,3)").click();
  await expect(mexplorer.notice).toContainText("The solver crashed");
  await mexplorer.expectSelected("(2,3)");
});

test.describe("without WebAssembly", () => {
  test("the page says that it has no solver", async ({ mexplorer, page }) => {
    await page.addInitScript("delete globalThis.WebAssembly");
    await page.goto("/");
    await expect(mexplorer.notice).toContainText("The solver could not be started in this browser.");
  });
});

test.describe("without workers", () => {
  test("the page computes by itself and says so", async ({ mexplorer, page }) => {
    await page.addInitScript("delete globalThis.Worker");
    await mexplorer.open();
    await expect(mexplorer.notice).toContainText("so long calculations may slow the page down");
    await mexplorer.option("(2,3)").click();
    await mexplorer.expectSelected("(2,3)");
    await mexplorer.button("Close").click();
    await expect(mexplorer.notice).toHaveCount(0);
  });

  test("a long computation in the page can be cancelled all the same @once", async ({ mexplorer, page }) => {
    await page.addInitScript("delete globalThis.Worker");
    await mexplorer.open("wythoff(3,5)");
    await mexplorer.drawPosition("250,250");
    await mexplorer.button("Cancel").click();
    await mexplorer.expectSelected("(3,5)");
  });
});

test.describe("without its wasm file", () => {
  test.use({ tolerated: /404/ });

  test("the page says that the solver did not come, and fetches it again", async ({ mexplorer, page }) => {
    await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await expect(mexplorer.notice).toContainText("Part of the page could not be loaded: the solver.");
    await page.unroute(/\.wasm$/);
    await mexplorer.button("Load again").click();
    await mexplorer.expectSelected("(1,2,3)");
    await expect(mexplorer.notice).toHaveCount(0);
  });
});
