// Games, views and commands, found by name in either language.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const field = ({ page }: Mexplorer) => page.getByRole("combobox", { name: /^(A game, a view|游戏、视图)/ });
const entries = ({ page }: Mexplorer) => page.getByRole("option").filter({ has: page.locator(".name") });

async function open(mexplorer: Mexplorer, link = "nim(1,2,3)"): Promise<void> {
  await mexplorer.open(link);
  await mexplorer.page.keyboard.press("Control+k");
  await expect(entries(mexplorer).first()).toBeVisible();
}

test("what is typed finds a game, which Enter opens", async ({ mexplorer }) => {
  await open(mexplorer);
  await field(mexplorer).fill("wythoff");
  await expect(entries(mexplorer).first()).toContainText("Wythoff’s game");
  await field(mexplorer).press("Enter");
  await mexplorer.expectAddress("wythoff(3,5)");
  await expect(field(mexplorer)).toHaveCount(0);
});

test("a position behind the name of a game is opened, as it is typed", async ({ mexplorer }) => {
  for (const [typed, address] of [
    ["wythoff 5,8", "wythoff(5,8)"],
    ["威佐夫（5、8）", "wythoff(5,8)"],
    ["nim 3 4 5", "nim(3,4,5)"],
  ] as const) {
    await open(mexplorer);
    await field(mexplorer).fill(typed);
    await expect(entries(mexplorer).first()).toContainText(address);
    await field(mexplorer).press("Enter");
    await mexplorer.expectAddress(address);
  }
});

for (const lang of ["en", "zh"] as const)
  test(`a game is found by its name in either language (${lang})`, async ({ mexplorer }) => {
    await open(mexplorer, `nim(1,2,3)?lang=${lang}`);
    for (const typed of ["威佐夫", "Wythoff’s g", "wythoff's game"]) {
      await field(mexplorer).fill(typed);
      await expect(entries(mexplorer).first()).toContainText(lang === "en" ? "Wythoff’s game" : "威佐夫博弈");
    }
    await field(mexplorer).press("Enter");
    await mexplorer.expectAddress(`wythoff(3,5)?lang=${lang}`);
  });

test("a command is given, a view chosen, and a theorem opened by name", async ({ mexplorer, page }) => {
  await open(mexplorer);
  const steps: ReadonlyArray<readonly [typed: string, address: string]> = [
    ["dark", "nim(1,2,3)?theme=dark"],
    ["colours outcome", "nim(1,2,3)?color=outcome&theme=dark"],
    ["table", "nim(1,2,3)?color=outcome&view=table&theme=dark"],
    ["bouton", "nim(1,2,3)?color=outcome&view=theorems&theorem=bouton&theme=dark"],
  ];
  for (const [typed, address] of steps) {
    await field(mexplorer).fill(typed);
    await field(mexplorer).press("Enter");
    await mexplorer.expectAddress(address);
    await page.keyboard.press("Control+k");
    await expect(entries(mexplorer).first()).toBeVisible();
  }
});

test("a game that is an example of another is found by what is said of it", async ({ mexplorer }) => {
  await open(mexplorer);
  for (const typed of ["kayles", "dawson"]) {
    await field(mexplorer).fill(typed);
    await expect(entries(mexplorer).first()).toContainText("octal[code=0.");
  }
});

test("a story and an example are found, too", async ({ mexplorer, page }) => {
  await open(mexplorer);
  await field(mexplorer).fill("21");
  await expect(entries(mexplorer).filter({ hasText: "The game of 21" })).toHaveCount(1);
  await expect(entries(mexplorer).filter({ hasText: "bash[m=3](21)" }).first()).toBeVisible();
  await field(mexplorer).fill("three heaps");
  await field(mexplorer).press("Enter");
  await expect(page.locator(".lesson")).toContainText("Three heaps: who wins?");
});

test("arrow keys go through the list, Escape closes it and gives the keyboard back", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  await page.getByRole("button", { name: "Find a game, a view or a command" }).click();
  await expect(entries(mexplorer).first()).toHaveAttribute("aria-selected", "true");
  await field(mexplorer).press("ArrowDown");
  await expect(entries(mexplorer).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(field(mexplorer)).toHaveAttribute("aria-activedescendant", "palette-1");
  await field(mexplorer).press("ArrowUp");
  await field(mexplorer).press("ArrowUp");
  await expect(entries(mexplorer).last()).toHaveAttribute("aria-selected", "true");
  await field(mexplorer).fill("nothing is called that");
  await expect(page.getByText("Nothing here is called “nothing is called that”.")).toBeVisible();
  await field(mexplorer).press("Escape");
  await expect(field(mexplorer)).toHaveCount(0);
});

test("what leads has its commands there, with their keys; what cannot be done is not there", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?step=1");
  await expect(page.locator(".labelling")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(entries(mexplorer).filter({ hasText: "Next step" })).toContainText("Page Down");
  await expect(entries(mexplorer).filter({ hasText: "Take a move back" })).toHaveCount(0);
  await field(mexplorer).fill("next step");
  await field(mexplorer).press("Enter");
  await mexplorer.expectAddress("nim(1,2,3)?step=2");
  await open(mexplorer, "nim(1,2,3)?line=(2,3)&hide=values");
  await expect(entries(mexplorer).filter({ hasText: "Take a move back" })).toContainText("Ctrl+Z");
  await field(mexplorer).fill("theorem");
  await expect(entries(mexplorer).filter({ hasText: "Bouton" })).toHaveCount(0);
});
