// Words that explain themselves, the help, and the lines on how the picture is read.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const meaning = ({ page }: Mexplorer, name: string) => page.getByRole("dialog", { name, exact: true });

test("all words stand in the help, in either language", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await mexplorer.button("Help and glossary").click();
  const help = meaning(mexplorer, "Help and glossary");
  await expect(help.getByRole("term").filter({ hasText: "Remoteness" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await mexplorer.button("中文").click();
  await mexplorer.button("帮助和术语").click();
  await expect(
    meaning(mexplorer, "帮助和术语").getByRole("term").filter({ hasText: "必败态" }),
  ).toBeVisible();
});

test("without Grundy values the lines do not speak of them", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?play=misere");
  const lines = mexplorer.panel.getByRole("region", { name: "How to read this picture" });
  await expect(lines).toContainText("The letters say who wins");
  await expect(lines).not.toContainText("Grundy");
});
