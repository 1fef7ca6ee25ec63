// Several players: how many, who wins, whom each would rather see win; what the picture and the panel make of it.
import type { Locator } from "@playwright/test";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const OWN = "nim(1,2,3)?play=last-mover&players=3&prefer=021-102-210";

const preferences = ({ page }: Mexplorer): Locator =>
  page.getByRole("region", { name: /^(Preferences|联盟矩阵)$/ });
/** The players of a row, in order. */
const row = (mexplorer: Mexplorer, player: number): Locator =>
  preferences(mexplorer).locator(".matrix > li").nth(player).locator(".chip");

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
  test(`somebody between the first who is stuck and the last to move wins, in ${language}`, async ({
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

test("the winner is shown for whoever is taken to be to move", async ({ mexplorer, page }) => {
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
  await expect(mexplorer.option("(1,2)")).toHaveAccessibleName(
    "Move to (1,2), then P₁ wins (take 3 from the heap of 3)",
  );
  await mexplorer.panel.getByRole("button", { name: "would rather see" }).click();
  await expect(page.getByRole("dialog", { name: "Alliance matrix" })).toBeVisible();
});

test("a link restores all of it, in Chinese too", async ({ mexplorer, page }) => {
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

test("a link that is wrong about the players is named", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=12");
  await expect(mexplorer.notice).toContainText("Number of players: 12 is too large; at most 9 is allowed.");
  await mexplorer.open("nim(1,2,3)?play=after-3&players=4");
  await expect(mexplorer.notice).toContainText("Who wins: 3 is too large; at most 2 is allowed.");
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&prefer=012-210-201");
  await expect(mexplorer.notice).toContainText("Preferences P₁: each row names every player once");
  await mexplorer.open("nim(1,2,3)?players=2..12");
  await expect(mexplorer.notice).toContainText("Number of players: 12 is too large; at most 9 is allowed.");
  await mexplorer.open("nim(1,2,3)?players=1..4");
  await expect(mexplorer.notice).toContainText("Number of players: 1 is too small; at least 2 is allowed.");
  await mexplorer.open("nim(1,2,3)?players=4..2");
  await expect(mexplorer.notice).toContainText("Number of players:");
});

test("pictures of so many players to so many stand side by side by one field of a link", async ({
  mexplorer,
  page,
}) => {
  const names = page.locator(".players figcaption");
  await mexplorer.open("nim(1,2,3)?play=last-mover&players=2..3");
  await mexplorer.expectAddress("nim(1,2,3)?play=last-mover&players=3&view=players&fewest=2&most=3");
  await expect(names).toHaveText([/^2 players/, /^3 players/]);
  const last = page.getByRole("spinbutton", { name: "to", exact: true });
  await last.fill("5");
  await last.press("Enter");
  await expect(names).toHaveText([/^2 players/, /^3 players/, /^4 players/, /^5 players/]);
  const compared = page.getByRole("combobox", { name: "Compared" });
  await compared.focus();
  await compared.selectOption("who wins at the end");
  await expect(names).toHaveCount(3);
  await expect(last).toHaveCount(0);
});

test("two players are those of normal and misère play", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?play=last-mover&players=2");
  await expect(mexplorer.node("(1,2,3)")).toHaveAccessibleName(/^\(1,2,3\), P-position, value 0,/);
  await mexplorer.expectPlay("2 players");
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=2");
  await expect(mexplorer.node("()")).toHaveAccessibleName(/^\(\), N-position,/);
});

test("step by step and the table tell of several players", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&step=2");
  await expect(page.locator(".reason")).toHaveText(
    "(1): the mover’s best option is () with 0; one turn earlier that is 1.",
  );
  await mexplorer.open(`${OWN}&step=2`);
  await expect(page.locator(".reason")).toHaveText("(1): P₀ prefers to move to (); the winner is then 0.");
  await mexplorer.open("nim(1,2,3)?play=first-stuck&players=3&view=table");
  await expect(page.getByRole("main").getByRole("columnheader")).toHaveText([
    /No\./,
    /Position/,
    /Game value/,
    /To level/,
    /Winners/,
    /Options/,
    /Layer/,
  ]);
  await expect(page.getByRole("main").getByRole("row").nth(1)).toContainText(/1\s*2\s*0/);
});

test("several players are met as two are: by level positions", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,1,1)?play=first-stuck&players=3&color=level");
  const plain = page.locator(".plain").first();
  await expect(plain).toHaveText("(1,1,1) is one move from (1,1): whoever moves now wins.");
  await mexplorer.open("nim(1,1,1)?play=first-stuck&players=3&color=level&at=(1,1)");
  await expect(plain).toHaveText(
    "(1,1) is level: whoever moves here comes out worst. Every move leaves a position that is 2 moves from a level one.",
  );
  await mexplorer.open("nim(1,2,3)?play=last-mover&players=3&view=players");
  await expect(page.locator(".players .here")).toHaveText([
    "4 level positions; (1,2,3): level",
    "2 level positions; (1,2,3): 2 moves from level",
    "1 level position; (1,2,3): 3 moves from level",
  ]);
});
