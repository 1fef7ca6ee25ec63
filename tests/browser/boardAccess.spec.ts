// The board in both languages, by keyboard alone, with less motion, to axe, and in a figure on somebody else's page.
import { AGAINST, BoardTable, YOURS } from "./boardTable.ts";
import { expect, Mexplorer, test, watch } from "./fixture.ts";
import { findings } from "./axe.ts";
import { host } from "./host.ts";

test("a token goes along arrows alone, by mouse and by keys", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)", "view=graph,board");
  const vertex = (name: string) =>
    table.board.getByRole("button", { name: new RegExp(`(^|Go to )${name}$`) });
  await table.press(vertex("e"), "mouse");
  await expect(table.says).toHaveText("No arrow leads there.");
  await table.hover(vertex("b"));
  await expect(table.pointed).toHaveAttribute("visibility", "visible");
  await table.press(vertex("b"), "mouse");
  await mexplorer.expectLine("a", "[b]");
  await expect(table.board.getByRole("button", { name: "b: the token is here" })).toBeVisible();
  await vertex("d").focus();
  await page.keyboard.press("Enter");
  await mexplorer.expectLine("a", "b", "[d]");
  await vertex("e").press("Space");
  await expect(table.says).toHaveText("No move is left: the first player wins.");
});

test("a whole game is played without leaving the keyboard, which is never lost @both", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", `${AGAINST}&hide=values`);
  const focused = () =>
    page.evaluate(() => {
      const within = document.querySelector("mex-graph")?.shadowRoot?.activeElement;
      return within?.closest(".play") != null && within.localName !== "section";
    });
  await table.heap(3).focus();
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  for (let move = 0; move < 8; move++) {
    if (!(await table.isOpen())) break;
    expect(await focused()).toBe(true);
    // From wherever the keyboard is to the next heap that has stones.
    const heaps = await table.heaps.evaluateAll((all) => all.map((each) => Number(each.ariaValueMax)));
    const next = heaps.findIndex((size) => size > 0);
    await table.heap(next + 1).focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
  }
  await expect(table.says).toHaveText(/No move is left/);
});

for (const game of [
  "nim(3,3)",
  "octal[code=0.77](6)",
  "hackenbush(0-1-2,0-3-4)",
  "graph[arrows={a>b,b>c,c>d}](a)",
])
  test(`the keyboard stays on the board of ${game} when a move is made with it`, async ({
    mexplorer,
    page,
  }) => {
    const table = new BoardTable(mexplorer);
    await table.open(game, "view=board");
    for (let move = 0; move < 2; move++) {
      await table.makeSome("keyboard");
      const where = await page.evaluate(() => {
        const within = document.querySelector("mex-graph")?.shadowRoot?.activeElement;
        return within?.closest(".boards, .acts, .offers")?.className ?? within?.outerHTML.slice(0, 100);
      });
      expect(where).toMatch(/^(boards|acts)/);
    }
  });

test("with less motion a game is played just the same @once", async ({ mexplorer, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const table = new BoardTable(mexplorer);
  for (const game of ["nim(2,2)", "hackenbush(0-1-2,0-3-4)"]) {
    await table.open(game);
    expect(await table.playOut("mouse")).toBe("No move is left: the computer wins.");
  }
});

test("axe finds nothing on boards, in light and dark @once", async ({ mexplorer, page }) => {
  test.slow();
  const table = new BoardTable(mexplorer);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [game, fields] of [
      ["nim(2,3,4)", `${AGAINST}&line=(2,3,3),(3,3)`],
      ["hackenbush(0-1-2-3,0-5-6,1-4)", "view=graph,board&seats=person,solver&hide=values"],
      ["nim(1,2)+wythoff(1,2)+1p", AGAINST],
      ["octal[code=0.77](9)", "view=board&line=(2,5)"],
      ["nim(5,1000000000000)", AGAINST],
    ] as const) {
      await table.open(game, fields);
      if (game.startsWith("nim(2,3")) await table.heap(3).press("ArrowUp");
      expect(await findings(page), `${game}, ${colorScheme}`).toEqual([]);
    }
    await table.button("Record…").click();
    await expect(table.record).toBeVisible();
    expect(await findings(page), `record, ${colorScheme}`).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test("in a figure on somebody else’s page the game is played to its end", async ({ page }) => {
  const faults = await watch(page);
  const somebody = await host();
  somebody.body = `<p>Before</p><mex-graph game="nim(1,2,3)" view="board" seats="person,solver" lang="en"></mex-graph>`;
  await page.goto(somebody.origin);
  const table = new BoardTable(new Mexplorer(page));
  await expect(table.says).toHaveText("Your move.");
  for (let move = 0; move < 6; move++) {
    await expect(table.says).toHaveText(new RegExp(`${YOURS.source}|No move`));
    if ((await table.says.innerText()).startsWith("No move")) break;
    const before = await table.says.innerText();
    await table.board.locator(".reach[aria-disabled=false] [data-touch='0']").last().click();
    await expect(table.says).not.toHaveText(before);
  }
  await expect(table.says).toHaveText("No move is left: the computer wins.");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  somebody.close();
  expect(faults).toEqual([]);
});
