// A line of moves by mouse and by keyboard.
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixture.ts";

test.beforeEach(async ({ mexplorer }) => {
  await mexplorer.open();
});

test("a line is played by mouse in picture and panel, undone and redone @both", async ({ mexplorer }) => {
  await mexplorer.node("(2,3)").click();
  await mexplorer.expectSelected("(2,3)");
  await mexplorer.option("(2,2)").click();
  await mexplorer.expectSelected("(2,2)");
  await mexplorer.node("(1,2)").click();
  await mexplorer.expectLine("(1,2,3)", "(2,3)", "(2,2)", "[(1,2)]");
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3),(2,2),(1,2)");

  await mexplorer.button("Undo").click();
  await mexplorer.button("Undo").click();
  await mexplorer.expectSelected("(2,3)");
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]", "(2,2)", "(1,2)");
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3),(2,2),(1,2)&at=(2,3)");
  await mexplorer.button("Redo").click();
  await mexplorer.expectSelected("(2,2)");
  await mexplorer.button("Redo").click();
  await mexplorer.expectSelected("(1,2)");
  await expect(mexplorer.button("Redo")).toBeDisabled();
});

test("pointing at an option marks it in the picture, pointing at a position shows its moves", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.option("(1,3)").hover();
  await expect(page.locator(".ring.pointed")).toHaveAttribute("visibility", "visible");
  await mexplorer.node("(1,2)").hover();
  await expect(page.locator(".ring.pointed")).toHaveAttribute("visibility", "hidden");
  const heads = async (role: string): Promise<number | undefined> =>
    (await page.locator(`.lines > .${role}.head`).getAttribute("d"))?.match(/M/g)?.length;
  // (1,2) has the options (1), (1,1) and (2), of which (1,1) wins.
  expect(await heads("hovered")).toBe(2);
  expect(await heads("hoveredWins")).toBe(1);
});

test("a line is played by keyboard alone, undone and redone @both", async ({ mexplorer, page }) => {
  const tabTo = async (goal: Locator, key = "Tab"): Promise<void> => {
    const isThere = (): Promise<boolean> =>
      goal.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement);
    for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press(key);
    await expect(goal).toBeFocused();
  };
  await tabTo(mexplorer.node("(1,2,3)"));
  await expect(page.locator(".ring.focused")).toHaveAttribute("visibility", "visible");
  // Down goes along a move; which of them lies straight below is the layout's business.
  await page.keyboard.press("ArrowDown");
  await expect(mexplorer.node("(1,2,3)")).not.toBeFocused();
  const first = (await page.locator(".node:focus").getAttribute("aria-label"))?.replace(/, [PN].*/, "") ?? "";
  await page.keyboard.press("Enter");
  await mexplorer.expectSelected(first);
  await mexplorer.expectLine("(1,2,3)", `[${first}]`);
  await expect(mexplorer.node(first)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const second =
    (await page.locator(".node:focus").getAttribute("aria-label"))?.replace(/, [PN].*/, "") ?? "";
  await page.keyboard.press("Space");
  await mexplorer.expectLine("(1,2,3)", first, `[${second}]`);
  await mexplorer.expectAddress(`nim(1,2,3)?line=${first},${second}`);

  await tabTo(mexplorer.button("Undo"));
  await page.keyboard.press("Enter");
  await mexplorer.expectSelected(first);
  await tabTo(mexplorer.button("Redo"));
  await page.keyboard.press("Enter");
  await mexplorer.expectSelected(second);
  const move = mexplorer.panel.getByRole("button", { name: /^Move to / }).first();
  await tabTo(move);
  await page.keyboard.press("Enter");
  await expect(mexplorer.line.getByRole("listitem")).toHaveCount(4);
});

test("the keyboard's place is not lost when a move is made or taken back in the panel", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.option("(2,3)").press("Enter");
  await mexplorer.expectSelected("(2,3)");
  await expect.soft(page.locator("body"), "after a move").not.toBeFocused();
  await mexplorer.button("Undo").press("Enter");
  await mexplorer.expectSelected("(1,2,3)");
  await expect.soft(page.locator("body"), "after the last undo").not.toBeFocused();
});

test("every position of the picture can be reached by arrow keys", async ({ mexplorer, page }) => {
  await mexplorer.node("(1,2,3)").focus();
  const reached = new Set<string>();
  // Down the layers, and through each of them to both sides.
  for (let layer = 0; layer < 7; layer++) {
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight", "ArrowRight"]) {
      reached.add((await page.locator(".node:focus").getAttribute("aria-label")) ?? "");
      await page.keyboard.press(key);
    }
    reached.add((await page.locator(".node:focus").getAttribute("aria-label")) ?? "");
    await page.keyboard.press("ArrowDown");
  }
  expect(reached.size).toBe(14);
  await mexplorer.expectSelected("(1,2,3)");
});
