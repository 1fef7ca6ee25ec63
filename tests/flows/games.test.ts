// Another game is chosen from cards: by pointing, by keys, by what is typed of its name.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const sheet = ({ page }: Mexplorer) => page.getByRole("dialog", { name: /^(Choose a game|选择游戏)$/ });
const field = (mexplorer: Mexplorer) => sheet(mexplorer).getByRole("textbox");
const cards = (mexplorer: Mexplorer) => sheet(mexplorer).getByRole("listitem").getByRole("button");
const card = (mexplorer: Mexplorer, name: string) => cards(mexplorer).filter({ hasText: name });

async function open(mexplorer: Mexplorer, link = "nim(1,2,3)"): Promise<void> {
  await mexplorer.open(link);
  await mexplorer.game.click();
  await expect(cards(mexplorer).first()).toBeVisible();
}

test("the cards stand in three groups, each with a picture, a name and a rule, and the open game is marked", async ({
  mexplorer,
}) => {
  await open(mexplorer, "octal[code=0.77](5)");
  await expect(mexplorer.game).toHaveText("Kayles");
  for (const name of ["First", "Next", "Deep"])
    await expect(sheet(mexplorer).getByRole("region", { name })).toHaveCount(1);
  const all = await cards(mexplorer).count();
  await expect(cards(mexplorer).locator("svg")).toHaveCount(all);
  await expect(card(mexplorer, "Wythoff’s game")).toContainText("or equally many stones from both");
  const marked = sheet(mexplorer).locator("[aria-current=true]");
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Knock down one pin");
});

test("a game with a name of its own opens its example, and its ruleset one that has no other name", async ({
  mexplorer,
}) => {
  await open(mexplorer);
  await card(mexplorer, "Treblecross").click();
  await mexplorer.expectAddress("octal[code=0.007](12)");
  await expect(mexplorer.game).toHaveText("Treblecross");
  await mexplorer.chooseGame("Octal game");
  await mexplorer.expectAddress("octal[code=0.8](10)");
  await expect(mexplorer.game).toHaveText("Octal game");
});

test("a start of one’s own is kept where the game takes it", async ({ mexplorer }) => {
  await mexplorer.open();
  await mexplorer.drawPosition("2,5");
  await mexplorer.chooseGame("Lasker’s Nim");
  await mexplorer.expectAddress("octal[code=4.(3)](2,5)");
  await mexplorer.chooseGame("Kayles");
  await mexplorer.expectAddress("octal[code=0.77](2,5)");
});

for (const lang of ["en", "zh"] as const)
  test(`games are found by their names in both languages, and by those of the source (${lang})`, async ({
    mexplorer,
  }) => {
    await open(mexplorer, `nim(1,2,3)?lang=${lang}`);
    for (const [typed, found] of [
      ["威佐夫", 1],
      ["wythoff's", 1],
      ["treblecross", 1],
      ["0.137", 1],
      ["octal", 6],
    ] as const) {
      await field(mexplorer).fill(typed);
      await expect(cards(mexplorer)).toHaveCount(found);
    }
    await field(mexplorer).fill("nothing");
    await expect(cards(mexplorer)).toHaveCount(0);
    await expect(sheet(mexplorer).locator(".none")).toContainText("nothing");
    await field(mexplorer).fill("kayles");
    await field(mexplorer).press("Enter");
    await mexplorer.expectAddress(`octal[code=0.77](7)?lang=${lang}`);
    await expect(sheet(mexplorer)).toHaveCount(0);
  });

test("arrow keys go from card to card and into the field, Enter chooses, Escape changes nothing", async ({
  mexplorer,
  page,
}) => {
  await open(mexplorer);
  await cards(mexplorer).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards(mexplorer).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(cards(mexplorer).last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(field(mexplorer)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cards(mexplorer).first()).toBeFocused();
  await page.keyboard.press("k");
  await expect(field(mexplorer)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet(mexplorer)).toHaveCount(0);
  await mexplorer.expectAddress("nim(1,2,3)");
  await mexplorer.game.click();
  await expect(cards(mexplorer).first()).toBeVisible();
  await cards(mexplorer).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await mexplorer.expectAddress("bash[m=3](21)");
});
