// What a reader sees who comes for the first time and touches nothing.
import { expect, test } from "../browser/fixture.ts";

test.beforeEach(async ({ mexplorer }) => {
  await mexplorer.open("");
});

test("a position is selected and why it is lost stands beside it, in plain words", async ({ mexplorer }) => {
  const { panel } = mexplorer;
  await mexplorer.expectSelected("(1,2,3)");
  await expect(panel).toContainText(
    "(1,2,3) is lost for whoever moves: every move leaves a position the other player can win.",
  );
  for (const option of ["(1,2,2)", "(2,3)", "(1,1,2)", "(1,3)", "(1,2)", "(1,1,3)"]) {
    await expect(mexplorer.option(option)).toBeVisible();
  }
  await expect(panel.getByRole("heading", { name: /Bouton/ })).toBeVisible();
  await expect(panel.getByRole("row", { name: /nim-sum 0/ })).toBeVisible();
});

test("the rule and who wins are said in words", async ({ mexplorer }) => {
  const main = mexplorer.page.getByRole("main");
  await expect(main).toContainText("take any number of stones from it, at least one");
  await expect(main).toContainText("Normal play: last move wins.");
});

test("positions are coloured by who wins, and the address says so", async ({ mexplorer, page }) => {
  await expect(mexplorer.radio("Outcome")).toBeChecked();
  await expect(mexplorer.nodes.locator(".value").filter({ hasText: /^[PN]$/ })).toHaveCount(14);
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome&labels=stones");
  // A link that says nothing of colours still means Grundy values.
  await mexplorer.follow("nim(1,2,3)");
  await expect(mexplorer.radio("Grundy value")).toBeChecked();
  await mexplorer.expectAddress("nim(1,2,3)");
  await page.goto("/#nim(1,2,3)?color=outcome");
  await expect(mexplorer.radio("Outcome")).toBeChecked();
});

const INVITATION = "Whoever’s turn it is loses here. Why? Tap a position.";

test("a line invites, until another position is selected", async ({ mexplorer, page }) => {
  await expect(mexplorer.panel).toContainText(INVITATION);
  await mexplorer.node("(2,3)").click();
  await expect(mexplorer.panel).not.toContainText(INVITATION);
  await mexplorer.node("(1,2,3)").click();
  await mexplorer.expectSelected("(1,2,3)");
  await expect(mexplorer.panel).not.toContainText(INVITATION);
  // The address is written in a pause; before that the page is still at that of a first visit.
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome&labels=stones&line=(2,3)&at=(1,2,3)");
  await page.reload();
  await expect(mexplorer.heading).toBeVisible();
  await expect(mexplorer.panel).not.toContainText(INVITATION);
});

test("the line that invites is closed with those on the picture", async ({ mexplorer, page }) => {
  await mexplorer.button("Hide these lines").click();
  await expect(mexplorer.panel).not.toContainText(INVITATION);
  await page.goto("about:blank");
  await mexplorer.open("");
  await expect(mexplorer.panel).not.toContainText(INVITATION);
});

test("in colours by Grundy value equal values are alike, different values apart", async ({ mexplorer }) => {
  await mexplorer.choose("Grundy value");
  await expect(mexplorer.radio("Grundy value")).toBeChecked();
  const found = await mexplorer.nodes.evaluateAll((nodes) =>
    nodes.map((node) => {
      const text = node.querySelector(".value")?.textContent ?? "";
      return [text, node.querySelector(".cap")?.getAttribute("fill") ?? "ink"] as const;
    }),
  );
  const colours = new Map(found);
  expect(found.every(([value, colour]) => colours.get(value) === colour)).toBe(true);
  expect([...colours.keys()].sort()).toEqual(["0", "1", "2", "3"]);
  expect(new Set(colours.values()).size).toBe(4);
});

test("P-positions stand out without any colour", async ({ mexplorer }) => {
  const letters = mexplorer.graph.getByText("P", { exact: true });
  await expect(letters).toHaveCount(4);
  const corners = await mexplorer.nodes.evaluateAll((nodes) =>
    nodes.map((node) => [node.classList.contains("P"), node.querySelector(".body")?.getAttribute("rx")]),
  );
  const shapes = new Set(corners.map(([isP, corner]) => `${String(isP)} ${String(corner)}`));
  expect(shapes.size).toBe(2);
});

test("the address and the title name what is shown", async ({ mexplorer }) => {
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome&labels=stones");
  await expect(mexplorer.page).toHaveTitle("nim(1,2,3) · Mexplorer");
});
