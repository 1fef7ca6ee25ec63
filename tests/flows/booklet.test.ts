// A lesson on paper: its steps two by two, and its answers by themselves.
import { expect, test } from "../browser/fixture.ts";

test("a story is laid out on pages with what is asked, and its answers on one of their own", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("?lesson=bash-21&lang=en");
  await mexplorer.button("Booklet").click();
  const sheet = page.getByRole("dialog", { name: "Booklet" });
  const thumbs = sheet.locator(".thumb");
  await expect(thumbs).toHaveCount(5);
  await expect(sheet.locator("[data-says]")).toHaveText("4 pages");
  await expect(thumbs.first()).toContainText("Four stones lie there, and it is your turn. Can you win?");
  await expect(thumbs.first().locator(".step")).toHaveCount(2);
  await expect(thumbs.first().locator(".step").nth(1).locator("li")).toHaveCount(2);
  await expect(thumbs.first().locator(".qr")).toHaveAccessibleName(/lesson=bash-21/);
  const answers = thumbs.last();
  await expect(answers.locator(".told p")).toHaveCount(7);
  await expect(answers).toContainText("1 a multiple of four It leaves 16");
  await expect(answers).toContainText("3 (8): P-position P: wherever you go");
  // No value is told on the pages that are filled in, but where the story tells it.
  const pictures = await thumbs
    .nth(1)
    .locator("img")
    .evaluateAll((all) => all.map((image) => decodeURIComponent((image as HTMLImageElement).src)));
  expect(pictures[0]?.match(/>P</g)).toHaveLength(2);
  await expect(mexplorer.page.locator(".lesson .place")).toHaveText("1/7");
});
