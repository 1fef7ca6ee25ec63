// Several players: how many, who wins, whom each would rather see win; what the picture and the panel make of it.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";
import { listening } from "./utterances.ts";

const OWN = "nim(1,2,3)?play=last-mover&players=3&prefer=021-102-210";

const preferences = ({ page }: Mexplorer): Locator =>
  page.getByRole("region", { name: /^(Preferences|联盟矩阵)$/ });
/** The players of a row, in order. */
const row = (mexplorer: Mexplorer, player: number): Locator =>
  preferences(mexplorer).locator(".matrix > li").nth(player).locator(".chip");

async function drag(chip: Locator, to: Locator): Promise<void> {
  const { mouse } = chip.page();
  const [from, end] = [await chip.boundingBox(), await to.boundingBox()];
  if (!from || !end) throw new Error("a chip is not shown");
  await mouse.move(from.x + 16, from.y + 16);
  await mouse.down();
  await mouse.move(end.x + 8, end.y + 20, { steps: 4 });
  await mouse.move(end.x + 16, end.y + 16);
  await mouse.up();
}

test("several players are chosen, counted and told who wins, and the moves made stay", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?line=(2,3)");
  await mexplorer.choosePlay("3 players");
  await mexplorer.expectAddress("nim(1,2,3)?play=first-stuck&players=3&line=(2,3)");
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
  await expect(page.getByRole("main")).toContainText("3 players: the first who cannot move wins.");
  await mexplorer.choosePlay("4 players");
  await (
    await mexplorer.more()
  )
    .getByRole("combobox", { name: "Who wins" })
    .selectOption("The last to move wins");
  await mexplorer.expectAddress("nim(1,2,3)?play=last-mover&players=4&line=(2,3)");
  await mexplorer.choosePlay("normal play");
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)");
  await mexplorer.choosePlay("4 players");
  await mexplorer.expectAddress("nim(1,2,3)?play=last-mover&players=4&line=(2,3)");
  await page.goBack();
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)");
});

test("the picture has the game values, the legend picks them out, and the panel says why @once", async ({
  mexplorer,
  page,
}) => {
  const said = await listening(page);
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3");
  await expect(mexplorer.node("()")).toHaveAccessibleName("(), game value 0, no options");
  await expect(mexplorer.node("(1,1)")).toHaveAccessibleName("(1,1), game value 2, 1 option");
  await expect(mexplorer.radio("Game value")).toBeChecked();
  await expect(mexplorer.counts).toHaveText(/14 positions\s*38 moves\s*24 of 38 moves drawn/);
  await page.getByRole("button", { name: "2 who has just moved wins: solid" }).click();
  await mexplorer.expectAddress("nim(1,2,3)?play=first-stuck&players=3&only=2");
  await expect(page.locator(".nodes .node:not(.dimmed)[aria-label^='(1,1), ']")).toHaveCount(1);
  await mexplorer.button("Show all").click();
  await expect(mexplorer.panel).toContainText(
    "In (1,2,3), whoever moves 1 turn later wins. When P₀ is to move, that is P₁: no move lets P₀ win, and P₁ is the best that P₀ can reach.",
  );
  await expect(mexplorer.panel).toContainText("All options have values from 0 to 1, and one has 0");
  await expect(mexplorer.option("(1,2)")).toHaveAccessibleName(
    "Move to (1,2), game value 0 (take 3 from the heap of 3)",
  );
  await mexplorer.node("(1,1,1)").click();
  await expect(mexplorer.panel).toContainText("An option has 2");
  await expect.poll(said).toContain("In (1,1,1), whoever is to move wins.");
  await mexplorer.node("()").click();
  await expect(mexplorer.panel).toContainText("whoever should move now has won");
});

test("the preferences are arranged by keyboard, and said", async ({ mexplorer, page }) => {
  const said = await listening(page);
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&line=(2,3)");
  await mexplorer.button("More").press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(row(mexplorer, 0)).toHaveText(["P₀", "P₁", "P₂"]);
  await row(mexplorer, 0).nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(row(mexplorer, 0)).toHaveText(["P₀", "P₂", "P₁"]);
  await expect(row(mexplorer, 0).nth(2)).toBeFocused();
  await expect.poll(said).toContain("P₀: P₁ is now the third choice.");
  await mexplorer.expectAddress("nim(1,2,3)?play=first-stuck&players=3&prefer=021-120-201&line=(2,3)");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(row(mexplorer, 1).nth(2)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(row(mexplorer, 1)).toHaveText(["P₁", "P₀", "P₂"]);
  await mexplorer.expectAddress("nim(1,2,3)?play=first-stuck&players=3&prefer=021-102-201&line=(2,3)");
  await expect(mexplorer.radio("Game value")).toBeDisabled();
  await mexplorer.button("Standard").press("Enter");
  await mexplorer.expectAddress("nim(1,2,3)?play=first-stuck&players=3&line=(2,3)");
  await page.keyboard.press("Escape");
  await expect(preferences(mexplorer)).toBeHidden();
  await expect(mexplorer.button("More")).toBeFocused();
});

test("a chip is dragged with the mouse, and another number of players keeps what it can", async ({
  mexplorer,
}) => {
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=4");
  await mexplorer.more();
  await drag(row(mexplorer, 2).nth(3), row(mexplorer, 2).nth(1));
  await expect(row(mexplorer, 2)).toHaveText(["P₂", "P₁", "P₃", "P₀"]);
  await mexplorer.expectAddress("nim(1,2,3)?play=first-stuck&players=4&prefer=0123-1230-2130-3012");
  // The first stays where it is, whatever is dragged there.
  await drag(row(mexplorer, 0).nth(2), row(mexplorer, 0).nth(0));
  await expect(row(mexplorer, 0)).toHaveText(["P₀", "P₂", "P₁", "P₃"]);
  await mexplorer.page.keyboard.press("Escape");
  await mexplorer.choosePlay("3 players");
  await mexplorer.expectAddress("nim(1,2,3)?play=first-stuck&players=3&prefer=021-120-210");
});

test("graphs side by side are gone through by keyboard, each position with its value there", async ({
  mexplorer,
  page,
}) => {
  const among = (count: number): Locator =>
    page.getByRole("group", { name: `${count} players; the last to move wins` });
  await mexplorer.open("nim(1,2,3)?play=last-mover&players=3&view=players");
  await expect(among(2).getByRole("button").first()).toHaveAccessibleName("(1,2,3), 0, level, 6 options");
  const [three, four] = [among(3).getByRole("button"), among(4).getByRole("button")];
  await expect(three.first()).toHaveAccessibleName("(1,2,3), 2 moves from level, 6 options");
  await three.first().focus();
  await page.keyboard.press("ArrowDown");
  const focused = page.locator(".players .node:focus");
  await expect(focused).toHaveAccessibleName("(1,2,2), 2 moves from level, 3 options");
  // What is meant in one is seen in all.
  await expect(page.locator(".players .ring.pointed[visibility=visible]")).toHaveCount(3);
  await page.keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName("(1,2,3), 3 moves from level, 6 options");
  await expect(four.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await mexplorer.expectAddress("nim(1,2,3)?play=last-mover&players=3&view=players&line=(1,2,2)");
  await expect(focused).toHaveAccessibleName("(1,2,2), 3 moves from level, 3 options");
  await expect(page.locator(".players .here")).toHaveText([/\(1,2,2\): 1 move/, /2 moves/, /3 moves/]);
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveAccessibleName("(1,2,2), 2 moves from level, 3 options");
});

test("axe finds nothing @once", async ({ mexplorer, page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("about:blank");
    await mexplorer.open(`${OWN}&mover=1`);
    await mexplorer.more();
    await expect(row(mexplorer, 2)).toHaveCount(3);
    expect(await findings(page)).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("nine players fit, and a chip is dragged by touch", async ({ mexplorer, page, browserName }) => {
    test.skip(browserName === "firefox", "Playwright cannot drag by touch in Firefox.");
    await mexplorer.open("nim(1,2,3)?play=first-stuck&players=9");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await mexplorer.more();
    await expect(row(mexplorer, 0).nth(8)).toBeInViewport({ ratio: 1 });
    const [from, to] = [
      await row(mexplorer, 0).nth(1).boundingBox(),
      await row(mexplorer, 0).nth(8).boundingBox(),
    ];
    if (!from || !to) throw new Error("a chip is not shown");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number): Promise<unknown> =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: from.y + 16 }],
      });
    await touch("touchStart", from.x + 16);
    for (let step = 1; step <= 5; step++)
      await touch("touchMove", from.x + 16 + ((to.x - from.x) * step) / 5);
    await touch("touchEnd", 0);
    await expect(row(mexplorer, 0)).toHaveText(["P₀", "P₂", "P₃", "P₄", "P₅", "P₆", "P₇", "P₈", "P₁"]);
    await expect.poll(() => page.url()).toContain("prefer=023456781-");
  });
});
