// A class: values are hidden so that nothing tells of them, guessed, shown, and presented with a clicker.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

test("what is hidden is neither sorted nor picked out, and theorems are not spoken of", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?view=table&sort=grundy&only=0&hide=values&shown=(1,1)");
  const rows = page.locator(".table tbody tr");
  await expect(rows).toHaveCount(14);
  await expect(rows.first()).toContainText("(1,2,3)");
  await expect(rows.filter({ hasText: "?" })).toHaveCount(13);
  await expect(page.getByRole("columnheader", { name: "Grundy value" }).getByRole("button")).toHaveCount(0);
  await expect(mexplorer.radio("Theorems")).toHaveCount(0);
  await mexplorer.open("nim(1,2,3)?view=theorems&hide=values");
  await expect(page.locator(".nodes .node")).toHaveCount(14);
});

test("beside the first values that are shown nothing tells the theorem, and no arrow the answer", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?color=outcome&hide=values&shown=(),(1)&at=(1)");
  await expect(mexplorer.panel).toContainText("(1) can be won");
  for (const untold of ["theorem", "Grundy", "nim-sum", "moves to the end"])
    await expect(mexplorer.panel).not.toContainText(untold);
  const wins = page.locator(".layers path.wins").first();
  await expect(wins).not.toHaveAttribute("d", "");
  await mexplorer.node("(2)").click();
  await expect(wins).toHaveAttribute("d", "");
  // Once all values are shown everything is told.
  await mexplorer.button("all").click();
  await expect(mexplorer.panel).toContainText("Bouton’s theorem");
});

test("the end of a game that has been played is told", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2)?color=outcome&hide=values&line=(2),()");
  await expect(mexplorer.panel).toContainText("The second player made the last move and has won.");
  await mexplorer.open("nim(1,2)?color=outcome&hide=values&at=()");
  await expect(mexplorer.heading).toContainText("?");
});

const ask = ({ page }: Mexplorer) => page.locator(".says");

test("where positions are told by their stones, so they are in questions", async ({ mexplorer }) => {
  const stones = ask(mexplorer).locator(".stones");
  for (const [link, count] of [
    ["nim(1,2,3)?hide=values&labels=stones", 1],
    ["nim(1,2,3)?hide=values", 0],
    ["nim(8,9)?hide=values&labels=stones", 0],
  ] as const) {
    await mexplorer.open(link);
    await expect(ask(mexplorer)).toContainText("its options come first");
    await expect(stones).toHaveCount(count);
  }
});

test("values are shown one by one, by layer, as they follow, all, and hidden again", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?color=outcome");
  await mexplorer.button("Class").click();
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome&hide=values");
  const hidden = page.locator(".nodes .node.hidden");
  await expect(hidden).toHaveCount(14);
  const before = await page
    .locator(".nodes .node")
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("transform")));
  await mexplorer.button("this position").click();
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome&hide=values&shown=(1,2,3)");
  await expect(hidden).toHaveCount(13);
  await mexplorer.button("back").click();
  await expect(hidden).toHaveCount(14);
  await page.keyboard.press("r");
  await expect(hidden).toHaveCount(13);
  await mexplorer.button("back").click();
  await mexplorer.button("what follows").click();
  await expect(hidden).toHaveCount(13);
  await mexplorer.button("what follows").click();
  // With () known to lose, (1), (2) and (3) are known to win.
  await expect(hidden).toHaveCount(10);
  await mexplorer.button("all").click();
  await expect(hidden).toHaveCount(0);
  const after = await page
    .locator(".nodes .node")
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("transform")));
  expect(after).toEqual(before);
  await mexplorer.button("Show all values and end the class").click();
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome");
  await expect(page.locator(".classroom")).toHaveCount(0);
});

test("Grundy values are guessed by digits, beyond them in a field", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(12)?hide=values&shown=(),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11)");
  await expect(ask(mexplorer)).toHaveText("What is the Grundy value of (12)?");
  await page.keyboard.press("5");
  await expect(ask(mexplorer)).toHaveText("You said 5, but (5) can be reached and has 5.");
  await page.getByRole("spinbutton", { name: "The value" }).fill("12");
  await page.keyboard.press("Enter");
  await expect(ask(mexplorer)).toContainText("Right. (12) has 12");
  await expect(page.locator(".nodes .node.hidden")).toHaveCount(0);
});

for (const [words, said, lang] of [
  ["shapes", "(1) is outlined: its option () is solid.", "en"],
  ["win", "(1) is won: its option () is lost.", "en"],
  ["outcome", "(1) is N: its option () is P.", "en"],
  ["shapes", "(1) 是空心：它的选项 () 是实心。", "zh"],
  ["win", "(1) 是必胜：它的选项 () 是必败。", "zh"],
] as const)
  test(`with the words for ${words} nothing else is said (${lang})`, async ({ mexplorer, page }) => {
    await mexplorer.open(`nim(1,2,3)?at=(1)&hide=values&shown=(),(1)&words=${words}&lang=${lang}`);
    await expect(ask(mexplorer)).toHaveText(said);
    const shown = await page.locator("body").evaluate((body) => {
      const figure = body.querySelector("mex-graph")?.shadowRoot;
      // The choice of words has all of them.
      for (const choice of figure?.querySelectorAll(".named") ?? []) choice.remove();
      return [body.querySelector(".panel"), figure?.querySelector(".figure")]
        .map((each) => (each as HTMLElement).innerText)
        .join("\n");
    });
    expect(shown).not.toMatch(/Grundy|SG 值|mex\b|nim-sum/);
    if (words !== "outcome") expect(shown).not.toMatch(/\b[PN]\b|P 局面|N 局面/);
  });
