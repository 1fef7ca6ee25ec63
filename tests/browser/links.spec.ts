// The address holds everything: reload, a link sent to somebody else, the browser's back and forward.
import { settled } from "./everyView.ts";
import { expect, frames, Mexplorer, test, watch } from "./fixture.ts";

// Others are in tests/flows.
const link = "nim(1,2,3)?line=(2,3),(2,2)&at=(2,3)";

test(`${link} is restored by a reload and in a browser that never saw the page`, async ({
  mexplorer,
  page,
  browser,
  baseURL,
}) => {
  await mexplorer.open(link);
  await expect(mexplorer.notice).toHaveCount(0);
  await mexplorer.expectAddress(link);
  const said = await mexplorer.whatIsSaid();

  await page.reload();
  await expect(mexplorer.heading).toBeVisible();
  await mexplorer.expectAddress(link);
  expect(await mexplorer.whatIsSaid()).toBe(said);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await context.newPage();
  const faults = await watch(elsewhere);
  const other = new Mexplorer(elsewhere);
  await other.open(link);
  expect(await other.whatIsSaid()).toBe(said);
  expect(faults).toEqual([]);
  await context.close();
});

test("what is done on the page is in the link that is sent on", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await mexplorer.chooseGame("Subtraction game");
  await page.getByRole("textbox", { name: "Stones to take" }).fill("2 3");
  await mexplorer.drawPosition("7 6");
  await expect(page).toHaveTitle("subtraction[set={2,3}](6,7) · Mexplorer");
  await mexplorer.choosePlay("misère play");
  // A move made before the answer is there would still belong to the game before.
  await expect(page.getByRole("main")).toContainText("last move loses");
  await mexplorer.option("(4,6)").click();
  await mexplorer.option("(4,4)").click();
  await mexplorer.button("Undo").click();
  await mexplorer.expectAddress("subtraction[set={2,3}](6,7)?play=misere&line=(4,6),(4,4)&at=(4,6)");
  const said = await mexplorer.whatIsSaid();
  await page.reload();
  await expect(mexplorer.heading).toBeVisible();
  expect(await mexplorer.whatIsSaid()).toBe(said);
});

test("back and forward go from game to game, with the moves that were made in each @both", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  await mexplorer.option("(2,3)").click();
  await mexplorer.option("(2,2)").click();
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3),(2,2)");
  await mexplorer.chooseGame("Bachet’s game");
  await mexplorer.expectAddress("bash[m=3](21)");
  await mexplorer.choosePlay("misère play");
  await mexplorer.expectAddress("bash[m=3](21)?play=misere");

  await page.goBack();
  await mexplorer.expectAddress("bash[m=3](21)");
  await mexplorer.expectPlay("normal play");
  await page.goBack();
  await mexplorer.expectSelected("(2,2)");
  await mexplorer.expectLine("(1,2,3)", "(2,3)", "[(2,2)]");
  await expect(mexplorer.nodes).toHaveCount(14);
  await page.goForward();
  await expect(page).toHaveTitle("bash[m=3](21) · Mexplorer");
  await page.goForward();
  await mexplorer.expectAddress("bash[m=3](21)?play=misere");
  await mexplorer.expectPlay("misère play");
});

test("back twice in quick succession shows the game before the last", async ({ mexplorer, page }) => {
  await mexplorer.open();
  for (let round = 0; round < 10; round++) {
    await mexplorer.chooseGame("Bachet’s game");
    await mexplorer.expectAddress("bash[m=3](21)");
    await mexplorer.choosePlay("misère play");
    await mexplorer.expectAddress("bash[m=3](21)?play=misere");
    await page.evaluate(async () => {
      history.back();
      await new Promise((resolve) => {
        addEventListener("hashchange", resolve, { once: true });
      });
      history.back();
    });
    await expect(page).toHaveTitle("nim(1,2,3) · Mexplorer");
    await mexplorer.expectAddress("nim(1,2,3)");
  }
});

test("a move made just before another game is opened is there on the way back", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  await mexplorer.expectAddress("nim(1,2,3)");
  // Quicker than the address of the move is written.
  await mexplorer.option("(2,3)").click();
  await mexplorer.chooseGame("Bachet’s game");
  await mexplorer.expectAddress("bash[m=3](21)");
  await page.goBack();
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
});

test("after a link that cannot be read a reload shows the same game again", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)");
  await mexplorer.option("(2,3)").click();
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)");
  await mexplorer.follow("nim(2,x)");
  await expect(mexplorer.notice).toBeVisible();
  await mexplorer.expectAddress("nim(1,2,3)?line=(2,3)");
  await page.reload();
  await mexplorer.expectSelected("(2,3)");
});

test("a link that a mail program has encoded is read all the same", async ({ mexplorer }) => {
  await mexplorer.open("subtraction%5Bset=%7B1,3%7D%5D%287%29?line=%286%29");
  await mexplorer.expectLine("(7)", "[(6)]");
});

test("today’s puzzle does not come in place of a link that was followed after it", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)");
  await mexplorer.button("Examples").click();
  const daily = mexplorer.button("Today’s puzzle");
  await expect(daily).toBeVisible();
  await settled(page);
  // Its code has not come by then.
  await daily.evaluate((button: HTMLElement) => {
    button.click();
    location.hash = "nim(2,2)";
  });
  await mexplorer.expectAddress("nim(2,2)");
  await frames(page, 60);
  await settled(page);
  await expect(page).toHaveTitle("nim(2,2) · Mexplorer");
});
