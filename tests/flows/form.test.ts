// The start as heaps, the examples, the colours of the page, and what the form says of itself.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const heaps = ({ page }: Mexplorer) => page.getByRole("group", { name: "Heaps of the start" });
const heap = (mexplorer: Mexplorer, number: number) =>
  heaps(mexplorer).getByRole("spinbutton", { name: `Heap ${number}`, exact: true });

test("there are no more heaps to add than the ruleset plays with", async ({ mexplorer }) => {
  await mexplorer.open("wythoff(3,5)");
  await mexplorer.button("Heaps").click();
  const add = mexplorer.button("Add a heap");
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await add.dispatchEvent("click");
  await expect(heaps(mexplorer).getByRole("spinbutton")).toHaveCount(2);
  await heap(mexplorer, 1).fill("0");
  await heap(mexplorer, 1).press("Enter");
  await mexplorer.expectAddress("wythoff(5)");
  await add.click();
  await mexplorer.expectAddress("wythoff(1,5)");
  await expect(mexplorer.fault).toHaveCount(0);
});

test("who wins is said in plain words, with the name beside it", async ({ mexplorer, page }) => {
  await mexplorer.open();
  const plays = mexplorer.convention.locator("option");
  await expect(plays.nth(0)).toHaveText("Last move wins · normal play");
  await expect(plays.nth(1)).toHaveText("Last move loses · misère play");
  await expect(plays.nth(3)).toHaveText("3 players");
  await expect(page.locator("form.game .two > .chosen")).toHaveText(/^Last move wins\s*normal play$/);
  await mexplorer.choosePlay("3 players");
  await expect(page.locator("form.game .two > .chosen")).toHaveText(/^3 players\s*in turn$/);
});

test("a notation takes what the form starts with, typed or in a link", async ({ mexplorer, page }) => {
  await mexplorer.open("bash(8)");
  await mexplorer.expectAddress("bash[m=3](8)");
  await mexplorer.drawPosition("moore(2,2)");
  await mexplorer.expectAddress("moore[k=2](2,2)");
  // What stands in the form is asked for as it stands there.
  await page.getByRole("textbox", { name: "Heaps at most" }).fill("");
  await mexplorer.draw.click();
  await expect(mexplorer.fault).toContainText("is missing here");
});

test("a link to a ruleset that is not there offers those that are", async ({ mexplorer, page }) => {
  await mexplorer.open("chess(1)");
  await expect(mexplorer.notice).toContainText("There is no ruleset “chess”.");
  await mexplorer.notice.getByRole("link", { name: "Wythoff’s game" }).click();
  await mexplorer.expectAddress("wythoff(3,5)");
  await expect(page.getByRole("link", { name: "Wythoff’s game" })).toHaveCount(0);
});

test("any position can become the start", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await expect(mexplorer.button("Start here")).toHaveCount(0);
  await mexplorer.option("(2,3)").click();
  await mexplorer.button("Start here").click();
  await mexplorer.expectAddress("nim(2,3)");
  await expect(mexplorer.button("Start here")).toHaveCount(0);
  await page.goBack();
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
});

test("of a thousand options the first are shown, and the rest when asked for", async ({ mexplorer }) => {
  await mexplorer.open("nim(300)?play=misere");
  const options = mexplorer.panel.getByRole("button", { name: /^Move to / });
  // One wins, and six of those that lose.
  await expect(options).toHaveCount(7);
  await mexplorer.button("Show 293 more").press("Enter");
  await expect(options).toHaveCount(300);
  await expect(options.nth(7)).toBeFocused();
  // With as many values as options, the values are cut short, and the last is the one that none has.
  await mexplorer.choosePlay("normal play");
  const valued = mexplorer.panel.locator(".why").getByRole("button", { name: /^Move to / });
  await expect(valued).toHaveCount(20);
  await expect(mexplorer.panel).toContainText("no option has 300, so the mex is 300");
  await mexplorer.button("Show 280 more values").press("Enter");
  await expect(valued).toHaveCount(300);
  await expect(valued.nth(20)).toBeFocused();
});
