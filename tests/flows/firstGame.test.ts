// Who comes for the first time plays a game, and is told its graph along the game just played.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const FIRST =
  "nim(1,2,3)?color=outcome&labels=stones&view=graph,board&seats=person,solver&hide=values&shown=()&first=game";
const open = async (mexplorer: Mexplorer, link = FIRST): Promise<void> => {
  await mexplorer.page.goto(`/#${link}`);
  await expect(button(mexplorer, "You begin")).toBeVisible();
  await expect(mexplorer.nodes).toHaveCount(14);
};
const strip = ({ page }: Mexplorer) => page.getByRole("region", { name: "The first game" });
const button = (mexplorer: Mexplorer, name: string) =>
  strip(mexplorer).getByRole("button", { name, exact: true });
const untold = ({ page }: Mexplorer) => page.locator(".nodes .node.hidden");

/** Both are moved by hand, so that the game is always the same. */
async function play(mexplorer: Mexplorer): Promise<void> {
  await open(mexplorer, FIRST.replace("&seats=person,solver", ""));
  for (const label of ["(1,1,3)", "(1,3)", "(1,1)", "(1)", "()"]) await mexplorer.node(label).click();
}

test("the game is there with its rule and two ways to begin, and nothing of it is told but its end", async ({
  mexplorer,
}) => {
  await open(mexplorer);
  await expect(strip(mexplorer)).toContainText("says who wins from each of them");
  await expect(strip(mexplorer)).toContainText("take any number of stones from it");
  await expect(button(mexplorer, "You begin")).toBeVisible();
  await expect(untold(mexplorer)).toHaveCount(13);
  await expect(mexplorer.panel).toHaveCount(0);
  await button(mexplorer, "The computer begins").click();
  await expect(mexplorer.page.locator(".play .says")).toContainText("Your move.");
  await expect(untold(mexplorer)).toHaveCount(13);
});

test("the graph is told from the end of the game up, step by step, each with its reason", async ({
  mexplorer,
}) => {
  await play(mexplorer);
  await expect(untold(mexplorer)).toHaveCount(13);
  await button(mexplorer, "Step by step").click();
  const says = strip(mexplorer).locator(".tells");
  await expect(says).toHaveText(/^\(\): no move is left\. Whoever has to move here has lost/);
  for (const [text, hidden] of [
    [/^\(1\): here .+ could win, and did: .+ moved to \(\), where the other has to lose\.$/, 12],
    [/^\(1,1\): here .+ had to lose, whatever .+: every move leaves a place/, 11],
    [/^\(1,3\): here .+ could win, and did: .+ moved to \(1,1\)/, 7],
    [/^\(1,1,3\): here .+ could win by moving to \(1,1\), but moved to \(1,3\)\.$/, 4],
    [/^\(1,2,3\): here .+ had to lose/, 0],
  ] as const) {
    await button(mexplorer, "Next").click();
    await expect(says).toHaveText(text);
    await expect(untold(mexplorer)).toHaveCount(hidden);
  }
  await expect(strip(mexplorer)).toContainText("P, for the previous player wins");
});

test("all is told at once, the game is played again, and nothing is told then", async ({ mexplorer }) => {
  await play(mexplorer);
  await button(mexplorer, "All at once").click();
  await expect(untold(mexplorer)).toHaveCount(0);
  await expect(mexplorer.node("(1,2,3)")).toHaveAccessibleName(/P-position/);
  await button(mexplorer, "Play again").click();
  await expect(untold(mexplorer)).toHaveCount(13);
  await expect(button(mexplorer, "You begin")).toBeVisible();
});

test("whoever lost by beginning lets the computer begin, and two persons are offered no computer", async ({
  mexplorer,
}) => {
  const says = mexplorer.page.locator(".play .says");
  const swap = button(mexplorer, "Again: the computer begins");
  await open(mexplorer);
  for (const [move, answer] of [
    ["(1,1,3)", "The computer’s move: take 3 from the heap of 3. Your move."],
    ["(1)", "No move is left: the computer wins."],
  ] as const) {
    await mexplorer.node(move).click();
    await expect(says).toHaveText(answer);
  }
  await button(mexplorer, "All at once").click();
  await swap.click();
  await expect(says).toContainText(/^The computer’s move: .+\. Your move\./);
  await expect(untold(mexplorer)).toHaveCount(13);
  await play(mexplorer);
  await button(mexplorer, "All at once").click();
  await expect(button(mexplorer, "Play again")).toBeVisible();
  await expect(swap).toHaveCount(0);
});

test("the whole graph is one press away, and another game is shown whole as well", async ({ mexplorer }) => {
  await open(mexplorer);
  await button(mexplorer, "Show me the whole graph").click();
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome&labels=stones");
  await expect(untold(mexplorer)).toHaveCount(0);
  await expect(strip(mexplorer)).toHaveCount(0);
  await expect(mexplorer.panel).toContainText("(1,2,3) is lost for whoever moves");
  await open(mexplorer);
  await expect(button(mexplorer, "You begin")).toBeVisible();
  await mexplorer.drawPosition("2,2");
  await mexplorer.expectAddress("nim(2,2)?color=outcome&labels=stones");
  await expect(untold(mexplorer)).toHaveCount(0);
});
