// The board beside the picture and alone, at a desk and on a phone, and what the address says of it.
import type { Locator } from "@playwright/test";
import { BoardTable } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

async function boxOf(part: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

test("Play puts a board beside the picture, with somebody to play with and values hidden @both", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await mexplorer.open("nim(2,3,4)");
  await expect(mexplorer.node("(1,2,3)")).toHaveAccessibleName(/P-position/);
  await mexplorer.choose("Play");
  await expect(table.says).toHaveText("Your move.");
  await mexplorer.expectAddress("nim(2,3,4)?view=graph,board&seats=person,solver&level=2&hide=values");
  await expect(table.check("Show values")).not.toBeChecked();
  await expect(mexplorer.nodes.first()).toHaveAccessibleName(/hidden$/);
  await expect(mexplorer.panel).toContainText("Its value is hidden.");
  const [board, graph] = [await boxOf(table.board), await boxOf(mexplorer.graph)];
  expect(board.right).toBeLessThanOrEqual(graph.left);
  // A move on the board is one in the picture, and the other way round.
  await table.stone(3, 2).click();
  await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
  const places = await table.played();
  expect(places).toBe(2);
  await table.check("Show values").check();
  await expect(mexplorer.nodes.first()).toHaveAccessibleName(/position/);
  await table.check("Show values").uncheck();
  await mexplorer.choose("Graph");
  await expect(table.board).toHaveCount(0);
  await expect(mexplorer.nodes.first()).toHaveAccessibleName(/position/);
  await expect.poll(() => decodeURIComponent(page.url())).not.toMatch(/hide=|view=/);
  await mexplorer.choose("Play");
  await expect(table.says).toHaveText(/Your move\.$/);
  await expect.poll(() => table.played()).toBe(places);
});

test("the board stands alone by its switch, and a link of it is opened so @once", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", "view=graph,board&seats=person,solver&level=2&hide=values");
  await expect(table.check("Graph beside")).toBeChecked();
  await table.check("Graph beside").uncheck();
  await expect(mexplorer.graph).toHaveCount(0);
  await mexplorer.expectAddress("nim(2,3,4)?view=board&seats=person,solver&level=2&hide=values");
  await table.open("nim(1,2,3)", "view=board&seats=person,solver&level=2&hide=values");
  await expect(mexplorer.graph).toHaveCount(0);
  await expect(table.choice("Computer").locator("option:checked")).toHaveText("Fox: sees 3 moves");
  await table.check("Graph beside").check();
  await expect(mexplorer.nodes).toHaveCount(14);
});

test("a position that is pointed at in the picture is seen on the board, and the game is not touched @once", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,3)", "view=graph,board");
  await mexplorer.node("(1,1,3)").hover();
  await table.expectHeaps(1, 1, 3);
  await expect(table.heap(3)).toHaveAttribute("aria-disabled", "true");
  await table.says.hover();
  await table.expectHeaps(1, 2, 3);
  await expect(table.heap(3)).toHaveAttribute("aria-disabled", "false");
  await mexplorer.expectLine("[(1,2,3)]");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of [
    "nim(3,5,7)",
    "hackenbush(0-1-2-3,0-5-6,1-4)",
    "nim(1,2)+wythoff(1,2)+1p",
    "octal[code=0.77](15)",
    "nim(5,1000000000000)",
    "staircase(1,2,3,1)",
  ])
    test(`the board of ${game} comes first, nothing lies over another, nothing is scrolled sideways`, async ({
      mexplorer,
      page,
    }) => {
      const table = new BoardTable(mexplorer);
      const hasPicture = !game.includes("000");
      await table.open(game, "view=graph,board&seats=person,solver&hide=values");
      const [says, board, acts] = [
        await boxOf(table.says),
        await boxOf(table.board.locator(".boards")),
        await boxOf(table.button("Hint")),
      ];
      expect(says.bottom).toBeLessThanOrEqual(board.top + 1);
      expect(board.bottom).toBeLessThanOrEqual(acts.top + 1);
      if (hasPicture) {
        const [whole, graph] = [await boxOf(table.board), await boxOf(table.picture)];
        expect(whole.bottom).toBeLessThanOrEqual(graph.top + 1);
        expect(graph.bottom - graph.top).toBeGreaterThan(200);
      }
      // All that is on the board lies within it.
      for (const part of await table.board.locator("button:visible, select, .reach, svg, p").all()) {
        const { left, right } = await boxOf(part);
        const text = await part.textContent();
        expect(left, text ?? "").toBeGreaterThanOrEqual(0);
        expect(right, text ?? "").toBeLessThanOrEqual(391);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

  test("a game is played by touch, in Chinese", async ({ mexplorer }) => {
    const table = new BoardTable(mexplorer);
    await mexplorer.open("nim(1,2,3)?lang=zh");
    await mexplorer.choose("对局");
    await table.choice("电脑").selectOption({ label: "大师：从不出错" });
    await table.press(table.stone(3, 1), "touch");
    await expect(table.says).toHaveText("电脑：从 2 枚的一堆取 1 枚。轮到你走。");
    expect(await table.playOut("touch")).toBe("无步可走：电脑赢了。");
  });
});

test("no stone stands alone in a line of its pile, and what a move would do is told in one line @once", async ({
  mexplorer,
  page,
}) => {
  const piles = page.locator(".pile .stones");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await mexplorer.open("nim(11,21,31)?view=board&seats=person,solver&hide=values&lang=en");
    await expect(piles).toHaveCount(3);
    for (const pile of await piles.all()) {
      const lines = await pile.evaluate((stones) => {
        const tops = Array.from(stones.children, (stone) => stone.getBoundingClientRect().top);
        return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      });
      expect(Math.min(...lines)).toBeGreaterThan(1);
    }
  }
  await mexplorer.open("bash[m=3](21)?view=board&seats=person,solver&hide=values&lang=en");
  await page.locator(".stones [data-touch]").nth(5).hover();
  const told = page.locator(".pile .caption");
  await expect(told).toHaveText("take 16, leaves 5");
  expect((await told.boundingBox())?.height).toBeLessThan(26);
});
