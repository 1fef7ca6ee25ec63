// The address holds everything: reload, a link sent to somebody else, the browser's back and forward.
import { expect, test } from "../browser/fixture.ts";

for (const link of [
  "bash[m=3](2,5)?play=misere&line=(2,4)",
  "wythoff[a=2](4,6)?color=outcome&line=(4,5)&lang=zh",
  "nim(2,2,2,2)?play=misere&line=(1,2,2,2),(1,1,2,2)&at=(2,2)&lang=en",
  "nim(20,20,20)?line=(19,20,20),(19,19,20)",
])
  test(`${link} is restored by a reload and in a browser that never saw the page`, async ({
    mexplorer,
    page,
  }) => {
    await mexplorer.open(link);
    await expect(mexplorer.notice).toHaveCount(0);
    await mexplorer.expectAddress(link);
    const said = await mexplorer.whatIsSaid();

    await page.reload();
    await expect(mexplorer.heading).toBeVisible();
    await mexplorer.expectAddress(link);
    expect(await mexplorer.whatIsSaid()).toBe(said);

    await page.goto("about:blank");
    localStorage.clear();
    await mexplorer.open(link);
    expect(await mexplorer.whatIsSaid()).toBe(said);
  });

test("the chosen colours are kept while misère play has none of them to show", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?color=outcome");
  await mexplorer.choosePlay("misère play");
  await mexplorer.expectAddress("nim(1,2,3)?play=misere&color=outcome");
  await mexplorer.choosePlay("normal play");
  await expect(mexplorer.radio("Outcome")).toBeChecked();
});

test("an example is a link to another game", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await mexplorer.button("Examples").click();
  await page.getByRole("link", { name: "nim(3,4,5)" }).click();
  await mexplorer.expectSelected("(3,4,5)");
  await expect(mexplorer.nodes).toHaveCount(48);
  await page.goBack();
  await mexplorer.expectSelected("(1,2,3)");
});

test("a link that cannot be read is quoted with its fault, and the page stays as it was", async ({
  mexplorer,
}) => {
  await mexplorer.open("nim(2,3)");
  const count = await mexplorer.nodes.count();
  await mexplorer.follow("nim(2,x)");
  await expect(mexplorer.notice).toContainText("nim(2,x)");
  await expect(mexplorer.notice).toContainText("“x” does not belong here");
  await expect(mexplorer.notice.locator("mark")).toHaveText("x");
  await mexplorer.expectSelected("(2,3)");
  await expect(mexplorer.nodes).toHaveCount(count);
  await mexplorer.button("Close").click();
  await expect(mexplorer.notice).toHaveCount(0);
});

test("a first link that cannot be read gives way to the first example", async ({ mexplorer }) => {
  await mexplorer.open("chess(1,2)");
  await expect(mexplorer.notice).toContainText("There is no ruleset “chess”.");
  await expect(mexplorer.nodes).toHaveCount(14);
});

test("a link to a convention there is not names it", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2)?play=scoring");
  await expect(mexplorer.notice).toContainText("There is no play convention “scoring”.");
});

test("a line that is no line of play is shown as far as it is one", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?line=(2,3),(1,1),(1)");
  await expect(mexplorer.notice).toContainText("(1,1) cannot be reached in this game");
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
});
