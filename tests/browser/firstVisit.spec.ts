// What a reader sees who comes for the first time and touches nothing.
import { expect, test } from "./fixture.ts";

test.beforeEach(async ({ mexplorer }) => {
  await mexplorer.open("");
});

test("the graph of nim(1,2,3) is there with its positions, moves and counts", async ({ mexplorer }) => {
  await expect(mexplorer.nodes).toHaveCount(14);
  await expect(mexplorer.counts).toHaveText(/14 positions\s*38 moves\s*4 P-positions/);
  for (const lines of [".cover path", ".winning path", ".moves:not(.head)"]) {
    await expect(mexplorer.page.locator(`.lines > ${lines}`).first()).toHaveAttribute("d", /^M.+[CQL]/);
  }
  // Arrowheads are drawn for the six moves of the selected position, of which none wins.
  const heads = await mexplorer.page.locator(".lines > .moves.head").getAttribute("d");
  expect(heads?.match(/M/g)).toHaveLength(6);
});

test("a position is selected and why it is lost stands beside it, in plain words @once", async ({
  mexplorer,
}) => {
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

test("the rule and who wins are said in words @once", async ({ mexplorer }) => {
  const main = mexplorer.page.getByRole("main");
  await expect(main).toContainText("take any number of stones from it, at least one");
  await expect(main).toContainText("Normal play: last move wins.");
});

test("positions are coloured by who wins, and the address says so @once", async ({ mexplorer, page }) => {
  await expect(mexplorer.radio("Outcome")).toBeChecked();
  await expect(mexplorer.nodes.locator(".value").filter({ hasText: /^[PN]$/ })).toHaveCount(14);
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome");
  // A link that says nothing of colours still means Grundy values.
  await mexplorer.follow("nim(1,2,3)");
  await expect(mexplorer.radio("Grundy value")).toBeChecked();
  await page.goto("/#nim(1,2,3)?color=outcome");
  await expect(mexplorer.radio("Outcome")).toBeChecked();
});

const INVITATION = "Whoever’s turn it is loses here. Why? Tap a position.";

test("a line invites, until another position is selected @once", async ({ mexplorer, page }) => {
  await expect(mexplorer.panel).toContainText(INVITATION);
  await mexplorer.node("(2,3)").click();
  await expect(mexplorer.panel).not.toContainText(INVITATION);
  await mexplorer.node("(1,2,3)").click();
  await mexplorer.expectSelected("(1,2,3)");
  await expect(mexplorer.panel).not.toContainText(INVITATION);
  // The address is written in a pause; before that the page is still at that of a first visit.
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome&line=(2,3)&at=(1,2,3)");
  await page.reload();
  await expect(mexplorer.heading).toBeVisible();
  await expect(mexplorer.panel).not.toContainText(INVITATION);
});

test("the line that invites is closed with those on the picture @once", async ({ mexplorer, page }) => {
  await mexplorer.button("Hide these lines").click();
  await expect(mexplorer.panel).not.toContainText(INVITATION);
  await page.goto("about:blank");
  await mexplorer.open("");
  await expect(mexplorer.panel).not.toContainText(INVITATION);
});

test("the mathematics is folded, and what the reader opens stays open", async ({ mexplorer }) => {
  const opened = (grundy: number) => mexplorer.section(`Why Grundy value ${grundy}?`);
  await expect(opened(0)).toHaveAttribute("aria-expanded", "false");
  await opened(0).press("Enter");
  await expect(mexplorer.panel).toContainText("no option has 0, so the mex is 0");
  await mexplorer.node("(2,3)").click();
  await expect(opened(1)).toHaveAttribute("aria-expanded", "true");
  await expect(mexplorer.panel).toContainText("no option has 1, so the mex is 1");
  await mexplorer.choose("Grundy value");
  await opened(1).click();
  await mexplorer.node("(2,2)").click();
  await expect(opened(0)).toHaveAttribute("aria-expanded", "false");
});

test("in colours by Grundy value equal values are alike, different values apart @once", async ({
  mexplorer,
}) => {
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

test("P-positions stand out without any colour @once", async ({ mexplorer }) => {
  const letters = mexplorer.graph.getByText("P", { exact: true });
  await expect(letters).toHaveCount(4);
  const corners = await mexplorer.nodes.evaluateAll((nodes) =>
    nodes.map((node) => [node.classList.contains("P"), node.querySelector(".body")?.getAttribute("rx")]),
  );
  const shapes = new Set(corners.map(([isP, corner]) => `${String(isP)} ${String(corner)}`));
  expect(shapes.size).toBe(2);
});

test("the picture has at least 60 % of a desktop window, and nothing overlaps the window", async ({
  mexplorer,
}) => {
  const main = await mexplorer.page.getByRole("main").boundingBox();
  const { width = 0, height = 0 } = mexplorer.page.viewportSize() ?? {};
  if (!main) throw new Error("the picture has no place");
  expect((main.width * main.height) / (width * height)).toBeGreaterThanOrEqual(0.6);
  const boxes = await mexplorer.nodes.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  expect(boxes).toHaveLength(14);
  for (const [index, one] of boxes.entries()) {
    expect(Math.min(one.left - main.x, one.top - main.y)).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(main.x + main.width);
    expect(one.bottom).toBeLessThanOrEqual(main.y + main.height);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(isApart).toBe(true);
    }
  }
});

test("the address and the title name what is shown @once", async ({ mexplorer }) => {
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome");
  await expect(mexplorer.page).toHaveTitle("nim(1,2,3) · Mexplorer");
});

test("zooming in and fitting again leave the picture as it was", async ({ mexplorer }) => {
  const width = async (): Promise<number> => (await mexplorer.node("(1,2,3)").boundingBox())?.width ?? 0;
  const before = await width();
  // The buttons work from the moment when zooming has been fetched.
  await expect(async () => {
    await mexplorer.button("Zoom in").click();
    expect(await width()).toBeGreaterThan(before * 1.2);
  }).toPass();
  await mexplorer.button("Fit").click();
  await expect.poll(width).toBeCloseTo(before, 1);
});
