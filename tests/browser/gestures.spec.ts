// Every gesture on every board: by mouse, by keyboard, by typed numbers; what it shows before, and what is refused in words.
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

/** Two people, so that nobody answers; the picture stands beside. */
const TOGETHER = "view=graph,board";

const found = { visibility: "visible" };

test("stones go by a press, and what goes is shown before, in the picture as well", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", TOGETHER);
  await table.stone(3, 3).hover();
  await table.expectShown(3, 2);
  await expect(table.heap(3)).toHaveAttribute("aria-valuetext", "take 2, leaves 2");
  await expect(table.heap(3).locator(".goes")).toHaveCount(2);
  await expect(table.pointed).toHaveAttribute("visibility", found.visibility);
  // It lies around the position that the move leads to.
  const [ring, node] = [await table.pointed.boundingBox(), await mexplorer.node("(2,2,3)").boundingBox()];
  expect(Math.abs((ring?.x ?? 0) - (node?.x ?? 99))).toBeLessThan(12);
  expect(Math.abs((ring?.y ?? 0) - (node?.y ?? 99))).toBeLessThan(12);
  await table.says.hover();
  await table.expectShown(3, 0);
  await expect(table.pointed).toHaveAttribute("visibility", "hidden");
  await table.stone(3, 3).click();
  await mexplorer.expectLine("(2,3,4)", "[(2,2,3)]");
  // The heap keeps its place, though it is no longer the largest.
  await table.expectHeaps(2, 3, 2);
  await table.stone(1, 1).click();
  await mexplorer.expectLine("(2,3,4)", "(2,2,3)", "[(2,3)]");
  await table.expectHeaps(0, 3, 2);
});

test("stones go by a drag along them, and a drag off them is nothing @both", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,7)", TOGETHER);
  await table.pull(table.stone(3, 7), table.stone(3, 4));
  await table.expectShown(3, 4);
  await page.mouse.up();
  await mexplorer.expectLine("(2,3,7)", "[(2,3,3)]");
  await table.drag(table.stone(3, 3), table.says);
  await table.expectShown(3, 0);
  await mexplorer.expectLine("(2,3,7)", "[(2,3,3)]");
});

test("stones go by arrow keys and Enter, by a typed number, and Escape forgets", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,14)", TOGETHER);
  const heap = table.heap(3);
  await heap.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await table.expectShown(3, 1);
  await page.keyboard.press("PageUp");
  await table.expectShown(3, 11);
  await page.keyboard.press("End");
  await table.expectShown(3, 14);
  await page.keyboard.press("Home");
  await table.expectShown(3, 1);
  await page.keyboard.press("Escape");
  await table.expectShown(3, 0);
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("[(2,3,14)]");
  await page.keyboard.type("12");
  await table.expectShown(3, 12);
  await expect(table.pointed).toHaveAttribute("visibility", found.visibility);
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(2,3,14)", "[(2,2,3)]");
  await table.expectHeaps(2, 3, 2);
  await expect(heap).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await mexplorer.expectLine("(2,3,14)", "(2,2,3)", "[(1,2,3)]");
  await expect(heap).toBeFocused();
});

test("in Wythoff’s game both heaps go together, or one alone by pressing again or by name", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("wythoff(3,5)", TOGETHER);
  await table.stone(1, 2).click();
  await expect(table.says).toHaveText("More than one move is possible here. Which do you mean?");
  await expect(table.offers).toHaveText([
    "take 2 from the heap of 3",
    "take 2 from the heap of 3, take 2 from the heap of 5",
    "Start over",
  ]);
  await expect(table.heap(2)).toContainText("also 2");
  await table.button("Start over").click();
  await expect(table.offers).toHaveCount(0);
  await mexplorer.expectLine("[(3,5)]");
  await table.stone(1, 2).click();
  await expect(table.says).toHaveText("More than one move is possible here. Which do you mean?");
  await table.stone(2, 4).click();
  await mexplorer.expectLine("(3,5)", "[(1,3)]");
  await table.stone(2, 3).click();
  await expect(table.says).toHaveText("More than one move is possible here. Which do you mean?");
  await expect(table.heap(2)).toContainText("again: only these");
  await table.stone(2, 3).click();
  await mexplorer.expectLine("(3,5)", "(1,3)", "[(1,2)]");
  await table.stone(2, 2).click();
  await table.button("take 1 from the heap of 2").click();
  await mexplorer.expectLine("(3,5)", "(1,3)", "(1,2)", "[(1,1)]");
  await table.expectHeaps(1, 1);
});

test("in Kayles neighbours go by two presses, by a drag and by keyboard, and the gap stays", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("octal[code=0.77](9)", TOGETHER);
  await table.pin(3).click();
  await expect(table.says).toHaveText("More than one move is possible here. Which do you mean?");
  await table.pin(4).hover();
  await expect(table.board.locator(".row .goes")).toHaveCount(2);
  await expect(table.pointed).toHaveAttribute("visibility", found.visibility);
  await table.pin(4).click();
  await mexplorer.expectLine("(9)", "[(2,5)]");
  const places = (): Promise<string[]> =>
    table.board
      .locator(".row i")
      .evaluateAll((all) => all.map((each) => (each.hasAttribute("data-touch") ? "o" : "-")));
  await expect.poll(async () => (await places()).join("")).toBe("oo--ooooo");
  await table.drag(table.pin(7), table.pin(8));
  await mexplorer.expectLine("(9)", "(2,5)", "[(1,2,2)]");
  await expect.poll(async () => (await places()).join("")).toBe("oo--oo--o");
  await table.pin(9).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(9)", "(2,5)", "(1,2,2)", "[(1,1,2)]");
  await expect.poll(async () => (await places()).join("")).toBe("oo--o---o");
  // The last stone that the keyboard was at has gone; it goes on beside it.
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(table.says).toHaveText("More than one move is possible here. Which do you mean?");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(9)", "(2,5)", "(1,2,2)", "(1,1,2)", "[(1,1)]");
  await expect.poll(async () => (await places()).join("")).toBe("----o---o");
});

test("an edge is cut by a press and by keys, and what falls with it is shown before", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("hackenbush(0-1-2-3,0-5-6,1-4)", TOGETHER);
  await expect(table.edges).toHaveCount(6);
  await table.hover(table.edge("1–2"));
  await expect(table.edge("1–2")).toHaveAccessibleName("Cut 1–2: 1 more edge falls");
  await expect(table.board.locator(".edge.cut")).toHaveCount(1);
  await expect(table.board.locator(".edge.goes")).toHaveCount(1);
  await expect(table.pointed).toHaveAttribute("visibility", found.visibility);
  await table.press(table.edge("1–2"), "mouse");
  await mexplorer.expectLine("(0-1-2-3,0-5-6,1-4)", "[(0-1-4,0-5-6)]");
  await table.edge("0–1").focus();
  await page.keyboard.press("ArrowUp");
  await expect(table.edge("1–4")).toBeFocused();
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(0-1-2-3,0-5-6,1-4)", "(0-1-4,0-5-6)", "[(0-1,0-5-6)]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(() => table.played()).toBe(3);
});

test("a pass is a press away, and the parts of a sum have each a board", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2)+wythoff(1,2)+1p", TOGETHER);
  const part = (number: number) => table.board.getByRole("group", { name: new RegExp(`^Game ${number}:`) });
  await expect(part(1).getByRole("spinbutton")).toHaveCount(2);
  await expect(part(2).getByRole("spinbutton")).toHaveCount(2);
  await table.button("Pass").hover();
  await expect(table.pointed).toHaveAttribute("visibility", found.visibility);
  await table.button("Pass").click();
  await mexplorer.expectLine("(1,2)+(1,2)+1p", "[(1,2)+(1,2)+0p]");
  await expect(table.board).toContainText("No passes left");
  await part(2).getByRole("spinbutton").nth(1).locator("[data-touch]").nth(0).click();
  await mexplorer.expectLine("(1,2)+(1,2)+1p", "(1,2)+(1,2)+0p", "[(1,2)+(1)+0p]");
  await part(1).getByRole("spinbutton").nth(0).press("ArrowUp");
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("(1,2)+(1,2)+1p", "(1,2)+(1,2)+0p", "(1,2)+(1)+0p", "[(2)+(1)+0p]");
});
