// Games against the computer, to their ends.
import { mex, valueOf } from "../boundary/built.ts";
import { BoardTable, YOURS, type Means } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";
import { lost } from "../browser/lost.ts";

const { rulesets } = valueOf(mex.catalogue());

const WAYS: readonly Means[] = ["mouse", "touch", "keyboard"];

for (const [index, card] of rulesets.entries())
  for (const [place, convention] of (["normal", "misere"] as const).entries()) {
    const by = WAYS[(index + place) % WAYS.length] ?? "mouse";
    test(`${card.id} is lost to the computer by ${by} under ${convention} play`, async ({ mexplorer }) => {
      const table = new BoardTable(mexplorer);
      const [game = "", fields] = await lost(card, convention);
      await table.open(game, fields);
      expect(await table.playOut(by)).toContain("No move is left: the computer wins.");
    });
  }

test("three play, two of them computers", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,2)", "play=last-mover&players=3&view=graph,board&seats=person,solver,solver");
  const heard = await table.listen();
  await table.stone(3, 2).click();
  await expect(table.says).toHaveText(/^P₂’s move: .+\. Your move\.$/);
  expect(await heard()).toEqual(
    expect.arrayContaining(["P₁ (computer) is thinking…", "P₂ (computer) is thinking…"]),
  );
  const said = await table.playOut("mouse");
  expect(said).toMatch(/No move is left: (P₁|P₂|you, P₀,) wins?\.$/);
  await expect(page.locator(".history .winner").last()).toHaveText(/^P[₀₁₂]$/);
});

test("the computer begins where it sits first, sides are changed, and a game begins anew", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)");
  await expect(table.says).toHaveText("Your move.");
  await table.button("Change sides").click();
  await expect(table.choice("First")).toHaveValue("solver");
  // It makes the one move that wins.
  await expect(table.says).toHaveText("The computer’s move: take 3 from the heap of 4. Your move.");
  await table.expectHeaps(2, 3, 1);
  await table.stone(2, 1).click();
  await expect(table.says).toHaveText("The computer’s move: take 1 from the heap of 2. Your move.");
  await table.button("New game").click();
  await expect(table.says).toHaveText("The computer’s move: take 3 from the heap of 4. Your move.");
  await mexplorer.expectAddress("nim(2,3,4)?view=board&seats=solver,person&line=(1,2,3)");
  await table.choice("First").selectOption({ label: "person" });
  await expect(table.says).toHaveText("It is the second player’s turn.");
  await expect(table.choice("Computer")).toHaveCount(0);
  await expect(table.button("Change sides")).toHaveCount(0);
});

test("moves are taken back to the person's last one, and the computer waits to be told", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,3)");
  await expect(table.button("Take back")).toHaveAttribute("aria-disabled", "true");
  await table.stone(3, 3).click();
  await expect(table.says).toHaveText(YOURS);
  await expect.poll(() => table.played()).toBe(2);
  await table.button("Take back").click();
  await table.expectHeaps(1, 2, 3);
  await expect(table.says).toHaveText("Your move.");
  // One move of the two: it would be the computer's.
  await mexplorer.button("Redo").click();
  await expect(table.says).toHaveText("You went back. It would be the computer’s move. Let it move");
  await table.button("Let it move").click();
  await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
});

test("a computer that sees one move ahead gives the game away, by its seed", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(3,4,5)", "view=board&seats=solver,person&level=1&seed=2");
  await expect(table.says).toHaveText(YOURS);
  const { ruleset } = valueOf(mex.parse("nim(3,4,5)"));
  const line = await mexplorer.line.getByRole("button", { name: /^\(/ }).last().innerText();
  expect(valueOf(await mex.explain({ ruleset }, line)).value.outcome).toBe("N");
  await table.choice("Computer").selectOption({ label: "Master: never errs" });
  await table.button("New game").click();
  await expect(table.says).toHaveText("The computer’s move: take 2 from the heap of 3. Your move.");
});

test("two computers play a game between them", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2)", "view=board&seats=solver,solver");
  await expect(table.says).toHaveText(/No move is left: the first player wins\.$/);
  // Whoever only looks on can press nothing.
  await expect(table.heap(1)).toHaveAttribute("aria-disabled", "true");
});

test("heaps of a million millions are taken from by a number, and the answer comes by a theorem", async ({
  mexplorer,
  page,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(5,1000000000000)");
  const take = table.board.getByRole("textbox", { name: "Heap 2 of 2: how many to take" });
  await take.fill("1");
  await table.expectShown(2, 1);
  await expect(table.board).toContainText("take 1, leaves 999,999,999,999");
  await take.press("Enter");
  await expect(table.says).toHaveText(
    "The computer’s move: take 999,999,999,994 from the heap of 999,999,999,999. Your move.",
  );
  await table.button("Take back").click();
  await take.fill("2,000,000,000,000");
  await expect(take).toHaveAttribute("aria-invalid", "true");
  await take.fill("９９９９９９９９９９９５");
  await table.button("Take").click();
  await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
  await table.expectHeaps(5, 4);
  await expect(page.locator(".notice:has(p)")).toHaveCount(0);
});
