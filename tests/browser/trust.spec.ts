// Pages that demand trusted types, and frames that are shut in: figures are drawn there as anywhere.
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { site, type Host } from "./host.ts";
import { test } from "./somebody.ts";

const DEMANDS = "require-trusted-types-for 'script'; trusted-types mexplorer lit-html";

test("where trusted types are demanded, a figure has its worker, its board, its grid and its formulas @full", async ({
  page,
  somebody,
  faults,
}) => {
  somebody.demands = DEMANDS;
  somebody.body = `<mex-graph game="nim(1,2,3)" lang="en"></mex-graph>
    <mex-graph game="wythoff(3,5)" view="grid" lang="en"></mex-graph>
    <mex-graph game="nim(2,3)" view="board" lang="en"></mex-graph>`;
  await page.goto(somebody.origin);
  const figures = page.locator("mex-graph");
  await expect(figures.nth(0).locator(".nodes .node")).toHaveCount(14);
  await expect(figures.nth(1).locator(".grid .counts")).toBeVisible();
  await expect(figures.nth(2).locator(".play .says")).toBeVisible();
  expect(page.workers().length).toBeGreaterThan(0);
  await expect(page.getByText("slow the page down")).toHaveCount(0);
  // Not only the directive is there: it is kept.
  const refused = await page.evaluate(() => {
    try {
      document.createElement("p").innerHTML = "text";
      return "taken";
    } catch (cause) {
      return (cause as Error).name;
    }
  });
  expect(refused).toBe("TypeError");
  expect(faults.splice(0).filter((fault) => !/TrustedHTML|trusted-types/i.test(fault))).toEqual([]);
});

test("the site demands trusted types, and fetches its worker and keeps its formulas @both", async ({
  mexplorer,
  page,
  faults,
}) => {
  await page.goto("/#nim(1,2,3)?view=theorems&theorem=bouton");
  await expect(page.locator(".theorems math").first()).toBeVisible();
  await expect(page.locator(".theorems math mo", { hasText: "=" }).first()).toBeVisible();
  expect(page.workers().length).toBeGreaterThan(0);
  await expect(mexplorer.notice).toHaveCount(0);
  expect(faults).toEqual([]);
});

test.describe("where the policy of the program is not allowed", () => {
  test.use({ tolerated: /trusted|TrustedScriptURL/i });

  test("a figure computes in the page @once", async ({ page, somebody, faults }) => {
    somebody.demands = "require-trusted-types-for 'script'; trusted-types lit-html";
    // No script may be added, so that all is to be in one.
    somebody.script = `<script src="${await site}mex-graph-all.js" defer=""></script>`;
    somebody.body = `<mex-graph game="nim(1,2,3)" lang="en"></mex-graph>`;
    await page.goto(somebody.origin);
    await expect(page.locator("mex-graph .nodes .node")).toHaveCount(14);
    expect(page.workers()).toHaveLength(0);
    expect(faults.length).toBeGreaterThan(0);
  });
});

/** A page with a frame of the site that is shut in. */
async function shutIn(page: Page, somebody: Host, sandbox: string): Promise<void> {
  somebody.script = `<script src="${await site}frame.js" defer></script>`;
  somebody.body = `<iframe title="Nim" sandbox="${sandbox}" height="300" src="${await site}embed.html#nim(1,2,3)?lang=en"></iframe>`;
  await page.goto(somebody.origin);
}

test.describe("a frame that is shut in", () => {
  // It has no origin, and so no worker either.
  test.use({ tolerated: /worker/i });

  test("draws its figure, computes by itself, and becomes as high as it needs", async ({
    page,
    somebody,
    faults,
  }) => {
    await shutIn(page, somebody, "allow-scripts");
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("mex-graph .nodes .node")).toHaveCount(14);
    await frame
      .locator("mex-graph")
      .getByRole("button", { name: /^\(2,3\),/ })
      .click();
    await expect(frame.locator(".verdict")).toContainText("(2,3)");
    await expect
      .poll(() => page.locator("iframe").evaluate((element) => (element as HTMLElement).style.height))
      .toMatch(/^\d+px$/);
    expect(faults.filter((fault) => !/worker/i.test(fault))).toEqual([]);
  });
});
