// Hands of a class, counted by keys, by pressing an answer, and as a number.
import { expect, test } from "../browser/fixture.ts";
import { test as ofLessons } from "../browser/lessonStrip.ts";

test("hands are counted for a position in a class, and the right answer stands out once it is shown", async ({
  mexplorer,
  page,
}) => {
  const hands = (name: string) => page.getByRole("spinbutton", { name });
  await mexplorer.open("nim(1,2,3)?color=outcome&hide=values&shown=()&at=(1)");
  await expect(mexplorer.button("Count hands")).toBeVisible();
  await page.keyboard.press("h");
  for (const key of ["p", "n", "n", "P"]) await page.keyboard.press(key);
  await expect(hands("Hands for P")).toHaveValue("2");
  await mexplorer.button("N-position: one more hand").click();
  await expect(hands("Hands for N")).toHaveValue("3");
  await expect(mexplorer.node("(1)")).not.toHaveAccessibleName(/N-position/);
  await hands("Hands for N").fill("1000");
  await hands("Hands for N").blur();
  await expect(hands("Hands for N")).toHaveValue("999");
  await page.keyboard.press("r");
  await expect(hands("Hands for N-position, which is right")).toHaveValue("999");
  // Another position is another question, and the first one keeps its hands.
  await mexplorer.node("(2)").click();
  await expect(hands("Hands for N")).toHaveValue("0");
  await mexplorer.node("(1)").click();
  await expect(hands("Hands for P")).toHaveValue("2");
  await mexplorer.button("Count anew").click();
  await expect(hands("Hands for P")).toHaveValue("0");
  await mexplorer.button("Count hands").click();
  await expect(hands("Hands for P")).toHaveCount(0);
});

ofLessons(
  "the answers of a lesson are counted in its words, step by step",
  async ({ mexplorer, lesson, page }) => {
    const yes = page.getByRole("spinbutton", { name: "Hands for Yes" });
    await mexplorer.open("?lesson=bash-21&page=four&lang=en");
    await expect(lesson.place).toHaveText("2/7");
    await page.keyboard.press("h");
    await mexplorer.button("Yes: one more hand").click();
    await expect(yes).toHaveValue("1");
    // An answer has its number as a key: here for a hand, else as an answer.
    await page.keyboard.press("2");
    await expect(page.getByRole("spinbutton", { name: "Hands for Only if" })).toHaveValue("1");
    await lesson.next.click();
    await expect(lesson.place).toHaveText("3/7");
    await expect(page.getByRole("spinbutton", { name: "Hands for P" })).toHaveValue("0");
    await lesson.back.click();
    await expect(yes).toHaveValue("1");
    await page.keyboard.press("r");
    await expect(
      page.getByRole("spinbutton", {
        name: "Hands for Only if the other player makes a mistake, which is right",
      }),
    ).toHaveValue("1");
    await page.keyboard.press("h");
    await expect(yes).toHaveCount(0);
  },
);
