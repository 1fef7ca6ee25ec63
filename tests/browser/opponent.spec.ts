// Games against the computer, to their ends.
import { mex, valueOf } from "../boundary/built.ts";
import { BoardTable, YOURS, type Means } from "./boardTable.ts";
import { expect, test } from "./fixture.ts";

const { rulesets } = valueOf(mex.catalogue());

/** By ruleset a start that is lost for whoever begins under normal play, and one under misère play. */
const LOST: Record<string, [normal: string, misere: string]> = {
  nim: ["nim(1,2,3)", "nim(2,2)"],
  bash: ["bash[m=2](3)", "bash[m=2](4)"],
  subtraction: ["subtraction[set={1,3,4}](7)", "subtraction[set={1,3}](5)"],
  half: ["half(6)", "half(4)"],
  moore: ["moore[k=2](1,1,1)", "moore[k=2](1,1,1,1)"],
  wythoff: ["wythoff(1,2)", "wythoff(2,2)"],
  euclid: ["euclid(5,7)", "euclid(3,4)"],
  fibonacci: ["fibonacci(5,4)", "fibonacci(4,1)"],
  staircase: ["staircase(1,0,1)", "staircase(1,1)"],
  "large-nim": ["large-nim(2,2)", "large-nim(2,2)"],
  "small-nim": ["small-nim(1,2)", "small-nim(1,3)"],
  octal: ["octal[code=0.77](2,2)", "octal[code=0.77](4)"],
  grundy: ["grundy(7)", "grundy(6)"],
  hackenbush: ["hackenbush(0-1-2,0-3-4)", "hackenbush(0-1-2-0)"],
  "node-kayles": ["node-kayles(0-1-2-3,4-5,6-7)", "node-kayles(0-1,0-2,0-3)"],
  chomp: ["chomp(3,2)", "chomp(3,1,1)"],
  turtles: ["turtles(1,2,3)", "turtles(2,3)"],
  ruler: ["ruler(1,3)", "ruler(1,3,5)"],
  "silver-dollar": ["silver-dollar(1,2,4,5)", "silver-dollar(1,3,4)"],
  graph: ["graph[arrows={a>b,b>c}](a)", "graph[arrows={a>b,b>c,c>d}](a)"],
  take: ["take[where={divides(k, n) and k < n}](7)", "take[where={divides(k, n) and k < n}](5)"],
  vectors: ["vectors[moves={(k,0),(0,k),(k,2k)}](2,2)", "vectors[moves={(k,0),(0,k),(k,2k)}](2,3)"],
  sum: ["nim(1,2)+bash[m=3](3)", "nim(2)+wythoff(1,1)"],
};

const WAYS: readonly Means[] = ["mouse", "touch", "keyboard"];

for (const [index, { id, board }] of rulesets.entries())
  test.describe(() => {
    test.use({ hasTouch: true });
    // One ruleset of each board is played in every browser, under one play convention.
    const isFirst = rulesets.findIndex((other) => other.board === board) === index;
    for (const [conventionIndex, convention] of (["normal", "misere"] as const).entries()) {
      const by = WAYS[(index + conventionIndex) % WAYS.length] ?? "mouse";
      test(`${id} is lost to the computer by ${by} under ${convention} play${isFirst && convention === "normal" ? "" : " @once"}`, async ({
        mexplorer,
      }) => {
        const table = new BoardTable(mexplorer);
        const start = LOST[id]?.[conventionIndex] ?? `none for ${id}`;
        const { ruleset, params, label } = valueOf(mex.parse(start));
        const game = { ruleset, params, convention: { kind: convention } };
        expect(valueOf(await mex.explain(game, label)).value.outcome).toBe("P");
        const play = convention === "misere" ? "play=misere&" : "";
        await table.open(start, `${play}view=board&seats=person,solver`);
        expect(await table.playOut(by)).toContain("No move is left: the computer wins.");
      });
    }
  });

test("three play, two of them computers @once", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2,2)", "play=last-mover&players=3&view=graph,board&seats=person,solver,solver");
  const heard = await table.listen();
  await table.stone(3, 2).click();
  await expect(table.says).toHaveText(/^P₂ went to \S+\. Your move\.$/);
  expect(await heard()).toEqual(
    expect.arrayContaining(["P₁ (computer) is thinking…", "P₂ (computer) is thinking…"]),
  );
  const said = await table.playOut("mouse");
  expect(said).toMatch(/No move is left: (P₁|P₂|you, P₀,) wins?\.$/);
  await expect(page.locator(".history .winner").last()).toHaveText(/^P[₀₁₂]$/);
});

test("the computer begins where it sits first, sides are changed, and a game begins anew @once", async ({
  mexplorer,
}) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(2,3,4)");
  await expect(table.says).toHaveText("Your move.");
  await table.button("Change sides").click();
  await expect(table.choice("First")).toHaveValue("solver");
  // It makes the one move that wins.
  await expect(table.says).toHaveText("The computer went to (1,2,3). Your move.");
  await table.expectHeaps(2, 3, 1);
  await table.stone(2, 1).click();
  await expect(table.says).toHaveText("The computer went to (1,1). Your move.");
  await table.button("New game").click();
  await expect(table.says).toHaveText("The computer went to (1,2,3). Your move.");
  await mexplorer.expectAddress("nim(2,3,4)?view=board&seats=solver,person&line=(1,2,3)");
  await table.choice("First").selectOption({ label: "person" });
  await expect(table.says).toHaveText("The second player to move.");
  await expect(table.choice("Computer")).toHaveCount(0);
  await expect(table.button("Change sides")).toHaveCount(0);
});

test("moves are taken back to the person's last one, and the computer waits to be told @once", async ({
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
  await expect(table.says).toHaveText(/^The computer went to \S+\. Your move\.$/);
});

test("a computer that sees one move ahead gives the game away, by its seed @once", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(3,4,5)", "view=board&seats=solver,person&level=1&seed=2");
  await expect(table.says).toHaveText(YOURS);
  const { ruleset } = valueOf(mex.parse("nim(3,4,5)"));
  const line = await mexplorer.line.getByRole("button", { name: /^\(/ }).last().innerText();
  expect(valueOf(await mex.explain({ ruleset }, line)).value.outcome).toBe("N");
  await table.choice("Computer").selectOption({ label: "plays perfectly" });
  await table.button("New game").click();
  await expect(table.says).toHaveText("The computer went to (1,4,5). Your move.");
});

test("two computers play a game between them @once", async ({ mexplorer }) => {
  const table = new BoardTable(mexplorer);
  await table.open("nim(1,2)", "view=board&seats=solver,solver");
  await expect(table.says).toHaveText(/No move is left: the first player wins\.$/);
  // Whoever only looks on can press nothing.
  await expect(table.heap(1)).toHaveAttribute("aria-disabled", "true");
});

test("heaps of a million millions are taken from by a number, and the answer comes by a theorem @once", async ({
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
  await expect(table.says).toHaveText("The computer went to (5,5). Your move.");
  await table.button("Take back").click();
  await take.fill("2,000,000,000,000");
  await expect(take).toHaveAttribute("aria-invalid", "true");
  await take.fill("９９９９９９９９９９９５");
  await table.button("Take").click();
  await expect(table.says).toHaveText(/^The computer went to \(\S+\)\. Your move\.$/);
  await table.expectHeaps(5, 4);
  await expect(page.locator(".notice:has(p)")).toHaveCount(0);
});

test("how soon a move is seen, and answered, is told @once", async ({ mexplorer, page }) => {
  const table = new BoardTable(mexplorer);
  for (const game of ["nim(3,5,7)", "octal[code=0.77](7)", "nim(5,1000000000000)"]) {
    await table.open(game);
    const times = page.evaluate(async () => {
      const play = document.querySelector("mex-graph")?.shadowRoot?.querySelector<HTMLElement>(".play");
      const text = (part: string): string => play?.querySelector(part)?.textContent ?? "";
      const until = async (isSo: () => boolean): Promise<number> => {
        while (!isSo()) await new Promise(requestAnimationFrame);
        return performance.now();
      };
      const pressed = new Promise<number>((resolve) => {
        for (const kind of ["pointerup", "keydown"])
          addEventListener(kind, (event) => {
            const isPress = !(event instanceof KeyboardEvent) || event.key === "Enter";
            if (isPress) resolve(performance.now());
          });
      });
      const before = text(".says");
      const [start, seen, known] = [
        await pressed,
        await until(() => text(".says") !== before),
        await until(() => text(".says").includes("went to")),
      ];
      return { seen: seen - start, answered: known - seen };
    });
    if (game.startsWith("octal")) await table.pin(7).press("Enter");
    else if (game.includes("000")) {
      const take = table.board.getByRole("textbox");
      await take.fill("1");
      await take.press("Enter");
    } else await table.stone(3, 7).click();
    const { seen, answered } = await times;
    console.log(
      `${game}: a move is seen after ${seen.toFixed(0)} ms, answered ${answered.toFixed(0)} ms later`,
    );
  }
});
