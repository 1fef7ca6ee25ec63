// Several players: how many, who wins, whom each would rather see win; what the picture and the panel make of it.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";

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

for (const [language, name, second, rule, why] of [
  [
    "en",
    "Who wins",
    "The second after the stuck one wins",
    "4 players: the second after the stuck one wins.",
    "The winner comes 2 turns after the one who cannot move, and that is whoever is to move. So the value is 2.",
  ],
  [
    "zh",
    "谁获胜",
    "最先无法行动者之后第 2 位胜",
    "4 位玩家：最先无法行动者之后第 2 位胜。",
    "胜者排在最先无法行动者之后 2 位，轮到者就是最先无法行动者。所以值是 2。",
  ],
] as const)
  test(`somebody between the first who is stuck and the last to move wins, in ${language} @once`, async ({
    mexplorer,
    page,
  }) => {
    const [here, players] = [
      `&lang=${language}`,
      (count: number) => (language === "zh" ? `${count} 位玩家` : `${count} players`),
    ];
    await mexplorer.open(`nim(1,2)?play=first-stuck&players=4${here}`);
    const choice = (await mexplorer.more()).getByRole("combobox", { name });
    await expect(choice.getByRole("option")).toHaveCount(4);
    await choice.selectOption(second);
    await mexplorer.expectAddress(`nim(1,2)?play=after-2&players=4${here}`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main")).toContainText(rule);
    await mexplorer.node("()").click();
    await expect(mexplorer.panel).toContainText(why);
    await page.reload();
    await expect(page.getByRole("main")).toContainText(rule);
    // Five players have somebody two turns later, three have not: there that is who moved last.
    await mexplorer.choosePlay(players(5));
    await expect(page).toHaveURL(/play=after-2&players=5/);
    await mexplorer.choosePlay(players(3));
    await expect(page).toHaveURL(/play=last-mover&players=3/);
  });

test("the picture has the game values, the legend picks them out, and the panel says why @once", async ({
  mexplorer,
  page,
}) => {
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
  await expect(mexplorer.option("(1,2)")).toHaveAccessibleName("Move to (1,2), game value 0 (3 → 0)");
  await mexplorer.node("(1,1,1)").click();
  await expect(mexplorer.panel).toContainText("An option has 2");
  await expect(page.locator(".spoken").last()).toHaveText("In (1,1,1), whoever is to move wins.");
  await mexplorer.node("()").click();
  await expect(mexplorer.panel).toContainText("whoever should move now has won");
});

test("the winner is shown for whoever is taken to be to move @once", async ({ mexplorer, page }) => {
  await mexplorer.open(OWN);
  await expect(mexplorer.radio("Game value")).toBeDisabled();
  await expect(mexplorer.panel).toContainText("Who wins depends on who is to move:");
  await expect(mexplorer.panel.getByRole("table", { name: "Who wins" })).toContainText("P₀P₁P₂");
  const mover = page
    .getByRole("contentinfo")
    .or(page.locator(".legend"))
    .getByRole("combobox", { name: "Who is to move" });
  await mover.selectOption("when P₁ is to move");
  await mexplorer.expectAddress(`${OWN}&mover=1`);
  await expect(mexplorer.panel).toContainText("P₁ would rather see P₁, then P₀, then P₂ win.");
  await expect(mexplorer.panel).toContainText("In (1,2,3), P₁ wins when P₁ is to move: P₁ moves to (1,2).");
  await expect(mexplorer.option("(1,2)")).toHaveAccessibleName("Move to (1,2), then P₁ wins (3 → 0)");
  await mexplorer.panel.getByRole("button", { name: "would rather see" }).click();
  await expect(page.getByRole("dialog", { name: "Alliance matrix" })).toBeVisible();
});

test("the preferences are arranged by keyboard, and said", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&line=(2,3)");
  await mexplorer.button("More").press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(row(mexplorer, 0)).toHaveText(["P₀", "P₁", "P₂"]);
  await row(mexplorer, 0).nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(row(mexplorer, 0)).toHaveText(["P₀", "P₂", "P₁"]);
  await expect(row(mexplorer, 0).nth(2)).toBeFocused();
  await expect(preferences(mexplorer).locator(".spoken")).toHaveText("P₀: P₁ is now the third choice.");
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

test("a link restores all of it, in Chinese too @once", async ({ mexplorer, page }) => {
  await mexplorer.open(`${OWN}&mover=2&lang=zh`);
  await expect(mexplorer.panel).toContainText("胜者取决于轮到谁走");
  await expect(page.getByRole("main")).toContainText(
    "3 位玩家：走最后一步者胜，联盟矩阵 0≻2≻1；1≻0≻2；2≻1≻0。",
  );
  await mexplorer.more();
  await expect(row(mexplorer, 0)).toHaveText(["P₀", "P₂", "P₁"]);
  await page.keyboard.press("Escape");
  await mexplorer.button("English").click();
  await expect(mexplorer.panel).toContainText("P₂ would rather see P₂, then P₁, then P₀ win.");
});

test("a link that is wrong about the players is named @once", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=12");
  await expect(mexplorer.notice).toContainText("Number of players: 12 is too large; at most 9 is allowed.");
  await mexplorer.open("nim(1,2,3)?play=after-3&players=4");
  await expect(mexplorer.notice).toContainText("Who wins: 3 is too large; at most 2 is allowed.");
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&prefer=012-210-201");
  await expect(mexplorer.notice).toContainText("Preferences P₁: each row names every player once");
});

test("two players are those of normal and misère play @once", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?play=last-mover&players=2");
  await expect(mexplorer.node("(1,2,3)")).toHaveAccessibleName(/^\(1,2,3\), P-position, value 0,/);
  await mexplorer.expectPlay("2 players");
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=2");
  await expect(mexplorer.node("()")).toHaveAccessibleName(/^\(\), N-position,/);
});

test("step by step and the table tell of several players @once", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&step=2");
  await expect(page.locator(".reason")).toHaveText(
    "p2 = (1): the mover’s best option is () with 0; one turn earlier that is 1.",
  );
  await mexplorer.open(`${OWN}&step=2`);
  await expect(page.locator(".reason")).toHaveText(
    "p2 = (1): P₀ prefers to move to (); the winner is then 0.",
  );
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&view=table");
  await expect(page.getByRole("main").getByRole("columnheader")).toHaveText([
    /No\./,
    /Position/,
    /Game value/,
    /Winners/,
    /Options/,
    /Layer/,
  ]);
  await expect(page.getByRole("main").getByRole("row").nth(1)).toContainText(/1\s*2\s*0/);
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
