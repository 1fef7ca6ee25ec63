// Help at the board: hints by degrees, and warnings before a move that loses.
import { BoardTable, YOURS } from "../browser/boardTable.ts";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

/** With values, so that the panel says what the hint must say. */
const BESIDE = "view=graph,board&seats=person,solver";

/** Where the panel says that whoever moves can win, the moves that do. */
async function winningMoves({ panel }: Mexplorer): Promise<string[]> {
  const moves = panel.getByRole("button", { name: /^Move to .*, P-position/ });
  const names = await moves.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
  return names.map((name) => /^Move to (.*?), P-position/.exec(name)?.[1] ?? "");
}

for (const game of ["nim(2,3,4)", "wythoff(2,5)", "octal[code=0.77](7)", "hackenbush(0-1-2-3,0-5-6,1-4)"])
  test(`hints of ${game} tell a degree more each time, and agree with the panel`, async ({
    mexplorer,
    page,
  }) => {
    const table = new BoardTable(mexplorer);
    await table.open(game, BESIDE);
    await expect(mexplorer.panel.getByRole("heading", { level: 2 })).toContainText("N");
    const winning = await winningMoves(mexplorer);
    expect(winning.length).toBeGreaterThan(0);
    await expect(table.told).toHaveCount(0);
    await expect(table.hinted).toHaveCount(0);
    await table.button("Hint").click();
    await expect(table.told).toHaveText("You can win from here.");
    await expect(table.hinted).toHaveCount(0);
    await table.button("Next hint").click();
    await expect(table.told).toHaveText("You can win from here. The best move is where it is marked.");
    await expect(table.hinted.first()).toBeAttached();
    await table.button("Next hint").click();
    await expect(table.told).toHaveText(/^\s*\S.*: then \S+ is left\.\s*$/);
    const [, to = ""] = /: then (\S+) is left\.$/.exec(await table.told.innerText()) ?? [];
    expect(winning).toContain(to);
    await table.button("Next hint").click();
    await expect(table.told).toContainText(
      `: then ${to} is left. Whoever moves in ${to} loses: every move there can be answered.`,
    );
    await expect(table.button("Next hint")).toHaveAttribute("aria-disabled", "true");
    // What it says is made in the picture, and the next position has hints of its own.
    await mexplorer.node(to).click();
    await expect(table.told).toHaveCount(0);
    await expect(table.says).toHaveText(new RegExp(`${YOURS.source}|No move is left: you win\\.`));
    await expect(table.button("Next hint")).toHaveCount(0);
    await expect(page.locator(".hinted")).toHaveCount(0);
  });

test("a position that is lost has the hint that says so, and the move that holds out", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,3)", BESIDE);
  await table.button("Hint").click();
  await expect(table.told).toHaveText(
    "If the other player makes no mistake, you cannot win from here. Make the game last.",
  );
  await table.button("Next hint").click();
  await table.button("Next hint").click();
  await table.button("Next hint").click();
  await expect(table.told).toHaveText(
    /^\s*Take \d from the heap of \d: then (\S+) is left\. All moves lose; after \1 it takes longest\. Bouton’s theorem: .*nim-sum is 0/,
  );
});

test("what is hinted is shown on the heaps while values stay hidden", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)", `${BESIDE}&hide=values`);
  await table.button("Hint").click();
  await expect(table.told).toHaveText("You can win from here.");
  await table.button("Next hint").click();
  await expect(table.heap(3)).toHaveAccessibleName("Heap 3 of 3, 4 stones, hint");
  await expect(table.heap(2)).toHaveAccessibleName("Heap 2 of 3, 3 stones");
  await table.expectShown(3, 0);
  await table.button("Next hint").click();
  await table.expectShown(3, 3);
  await expect(mexplorer.node("(1,2,3)")).toHaveAccessibleName("(1,2,3), hidden");
  await table.heap(3).focus();
  await mexplorer.page.keyboard.type("3");
  await mexplorer.page.keyboard.press("Enter");
  await expect(table.says).toHaveText(YOURS);
  await expect(table.button("Hint")).toHaveAttribute("aria-disabled", "false");
  await expect(table.heap(3)).not.toHaveAccessibleName(/hint/);
});

test("under misère play and in Chinese hints are those of that game", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,1,2)", `play=misere&${BESIDE}&lang=zh`);
  await table.button("提示").click();
  await expect(table.told).toHaveText("从这里你能赢。");
  await table.button("再提示").click();
  await expect(table.told).toHaveText("从这里你能赢。最好的走法在标出的地方。");
  await table.button("再提示").click();
  await expect(table.told).toHaveText("从 2 枚的一堆取 1 枚，剩下 (1,1,1)。");
  await table.button("再提示").click();
  await expect(table.told).toContainText("轮到谁在 (1,1,1) 走，谁就输：那里的每一步都有应对。");
});

test("three players are told who wins at best", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,3)", "play=last-mover&players=3&view=graph,board&seats=person,solver,solver");
  await table.button("Hint").click();
  await expect(table.told).toHaveText(
    /^\s*(You can win from here|You cannot win from here. The best you can do: P[₀₁₂] wins)\.\s*$/,
  );
  for (let degree = 0; degree < 3; degree++) await table.button("Next hint").click();
  await expect(table.told).toHaveText(
    /^\s*Take \d from the heap of \d: then (\S+) is left\. From \1, P[₀₁₂] wins\./,
  );
});

test("a move that wins is not held back, on a board of edges either", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("hackenbush(0-1-2-3,0-5-6,1-4)", BESIDE);
  await table.check("Warn me").check();
  await table.press(table.edge("0–1"), "mouse");
  await expect(table.says).toHaveText(/^Careful:/);
  await table.press(table.edge("1–2"), "mouse");
  await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
  await expect(mexplorer.line).toContainText("(0-1-4,0-5-6)");
});
