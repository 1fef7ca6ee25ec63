// What a reader sees who comes for the first time and touches nothing.
import { expect, test } from "./fixture.ts";

test.beforeEach(async ({ mexplorer }) => {
  await mexplorer.open("");
});

test("the graph of nim(1,2,3) is there with its positions, moves and counts @both", async ({ mexplorer }) => {
  await expect(mexplorer.nodes).toHaveCount(14);
  await expect(mexplorer.counts).toHaveText(/14 positions\s*38 moves\s*4 P-positions/);
  for (const lines of [".cover path", ".winning path", ".moves:not(.head)"]) {
    await expect(mexplorer.page.locator(`.lines > ${lines}`).first()).toHaveAttribute("d", /^M.+[CQL]/);
  }
  // Arrowheads are drawn for the six moves of the selected position, of which none wins.
  const heads = await mexplorer.page.locator(".lines > .moves.head").getAttribute("d");
  expect(heads?.match(/M/g)).toHaveLength(6);
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
