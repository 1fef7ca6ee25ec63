// The positions in rows: sorted, paged, filtered, played, by mouse and by keyboard alone.
import type { Locator } from "@playwright/test";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const table = ({ page }: Mexplorer): Locator => page.getByRole("table", { name: /Positions of|的全部局面/ });
const rows = (mexplorer: Mexplorer): Locator => table(mexplorer).locator("tbody tr");
const sortBy = (mexplorer: Mexplorer, name: string): Promise<void> =>
  table(mexplorer).getByRole("columnheader", { name }).getByRole("button").click();
const column = (mexplorer: Mexplorer, name: string): Promise<string[]> =>
  table(mexplorer).locator(`tbody .${name}`).allInnerTexts();

test("every column sorts both ways, those alike as p1, p2, …", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?view=table");
  const header = (name: string): Locator => page.getByRole("columnheader", { name });
  await expect(header("No.")).toHaveAttribute("aria-sort", "descending");
  await sortBy(mexplorer, "No.");
  await expect(header("No.")).toHaveAttribute("aria-sort", "ascending");
  expect(await column(mexplorer, "number")).toEqual(
    Array.from({ length: 14 }, (_, index) => String(index + 1)),
  );
  await sortBy(mexplorer, "Position");
  await expect(header("No.")).not.toHaveAttribute("aria-sort");
  expect(await column(mexplorer, "go")).toEqual(
    "() (1) (2) (3) (1,1) (1,2) (1,3) (2,2) (2,3) (1,1,1) (1,1,2) (1,1,3) (1,2,2) (1,2,3)".split(" "),
  );
  await sortBy(mexplorer, "Grundy value");
  await sortBy(mexplorer, "Grundy value");
  await expect(header("Grundy value")).toHaveAttribute("aria-sort", "descending");
  expect(await column(mexplorer, "grundy")).toEqual(Array.from("33322211110000"));
  expect((await column(mexplorer, "go")).slice(0, 3)).toEqual(["(1,2)", "(3)", "(1,1,3)"]);
  await sortBy(mexplorer, "Layer");
  expect(await column(mexplorer, "layer")).toEqual(Array.from("12334445556667"));
});

test("the legend filters the rows", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?view=table&only=0");
  await expect(rows(mexplorer)).toHaveCount(4);
  await expect(page.getByText("4 of 14 positions")).toBeVisible();
  await mexplorer.button("Show all").click();
  await expect(rows(mexplorer)).toHaveCount(14);
  await mexplorer.choosePlay("misère play");
  await expect(page.getByRole("columnheader", { name: "Grundy value" })).toHaveCount(0);
});
