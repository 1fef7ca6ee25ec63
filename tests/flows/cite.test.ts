// How the program, what is shown and a theorem are cited.
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const entries = ({ page }: Mexplorer) =>
  page.getByRole("dialog", { name: /^(Cite|引用)$/ }).getByRole("textbox");

async function cite(mexplorer: Mexplorer): Promise<string> {
  const { page } = mexplorer;
  await page.getByRole("button", { name: /^(Share|分享)$/ }).click();
  await page.getByRole("button", { name: /^(Cite|引用)…$/ }).click();
  await expect(entries(mexplorer)).toBeVisible();
  return entries(mexplorer).inputValue();
}

/** The fields of each entry, by its key. */
function read(text: string): Record<string, Record<string, string>> {
  const all = text.matchAll(/^@misc\{(.*),\n((?: {2}.*\n)+)\}\n/gm);
  return Object.fromEntries(
    [...all].map(([, key = "", fields = ""]) => [
      key,
      Object.fromEntries(
        [...fields.matchAll(/^ {2}(\w+) = \{(.*)\},$/gm)].map(([, name, value]) => [name, value]),
      ),
    ]),
  );
}

test("the program is cited with its version, and what is shown with its link", async ({
  page,
  mexplorer,
}) => {
  await page.goto("/#nim(1,2,3)?play=misere");
  const found = read(await cite(mexplorer));
  expect(Object.keys(found)).toEqual(["mexplorer", "mexplorer-game"]);
  expect(found["mexplorer"]).toMatchObject({
    title: "{Mexplorer}",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(found["mexplorer-game"]).toMatchObject({
    author: found["mexplorer"]?.["author"],
    title: "{Nim (1,2,3), misère play}",
    note: `Mexplorer ${found["mexplorer"]?.["version"] ?? ""}`,
    url: expect.stringMatching(/#nim\(1,2,3\)\?play=misere$/),
  });
});

test("a theorem that is open is cited with who proved it, in both languages", async ({ page, mexplorer }) => {
  await page.goto("/#nim(1,2,3)?view=theorems&theorem=bouton&lang=zh");
  await cite(mexplorer);
  await expect
    .poll(async () => read(await entries(mexplorer).inputValue())["mexplorer-bouton"]?.["note"])
    .toContain("Annals of Math. 3 (1901)");
  // It is by whoever has proved it, and not by this project.
  expect(read(await entries(mexplorer).inputValue())["mexplorer-bouton"]).not.toHaveProperty("author");
  await expect(page.getByRole("dialog", { name: "引用" })).toContainText("也有它的条目和出处");
});
