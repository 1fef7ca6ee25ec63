// Words that explain themselves, the help, and the lines on how the picture is read.
import { expect, test, type Mexplorer } from "./fixture.ts";

const meaning = ({ page }: Mexplorer, name: string) => page.getByRole("dialog", { name, exact: true });

test("a word shows what it means, and closes again by another click", async ({ mexplorer, page }) => {
  await mexplorer.open();
  const word = mexplorer.panel.getByRole("button", { name: "mex", exact: true });
  await word.click();
  await expect(meaning(mexplorer, "mex")).toContainText("The mex of {0, 1, 3} is 2.");
  await expect(meaning(mexplorer, "mex")).toBeInViewport({ ratio: 1 });
  await word.click();
  await expect(meaning(mexplorer, "mex")).toBeHidden();
  await word.click();
  await expect(meaning(mexplorer, "mex")).toBeVisible();
  await mexplorer.panel.getByRole("button", { name: "options", exact: true }).click();
  await expect(meaning(mexplorer, "Option")).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("by keyboard it is read at once, and Escape leads back to the word", async ({ mexplorer, page }) => {
  await mexplorer.open();
  const word = mexplorer.panel.getByRole("button", { name: "P-position", exact: true });
  await word.press("Enter");
  await expect(meaning(mexplorer, "P-position")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(word).toBeFocused();
});

test("the help leads to the licences of all that the page is made of @once", async ({ mexplorer, page }) => {
  await mexplorer.open();
  await mexplorer.button("Help and glossary").click();
  const link = meaning(mexplorer, "Help and glossary").getByRole("link", { name: "Licences" });
  await expect(link).toBeVisible();
  const answer = await page.request.get(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
  const text = await answer.text();
  for (const name of ["Mexplorer (MIT OR Apache-2.0)", "lit-html", "wasm-bindgen"])
    expect(text).toContain(name);
});

test("how to read the picture is closed for good, without moving the picture, and opened from the help", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open();
  const lines = mexplorer.panel.getByRole("region", { name: "How to read this picture" });
  await expect(lines.getByRole("listitem")).toHaveCount(3);
  const before = await mexplorer.node("(1,2,3)").boundingBox();
  await mexplorer.button("Hide these lines").click();
  await expect(lines).toHaveCount(0);
  expect(await mexplorer.node("(1,2,3)").boundingBox()).toEqual(before);
  await page.reload();
  await expect(mexplorer.heading).toBeVisible();
  await expect(lines).toHaveCount(0);
  await mexplorer.button("Help and glossary").click();
  await mexplorer.button("How to read this picture").click();
  await expect(lines).toBeVisible();
});

test("where nothing can be stored the lines are shown on every visit", async ({ mexplorer, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await mexplorer.open();
  await mexplorer.button("Hide these lines").click();
  await expect(mexplorer.button("Hide these lines")).toHaveCount(0);
});
