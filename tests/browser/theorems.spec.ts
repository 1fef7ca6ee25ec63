// What is known of a game: told, checked against search, stepped through in the graph, by keyboard and in both languages.
import type { Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";

const view = ({ page }: Mexplorer): Locator => page.getByRole("region", { name: /^(Theorems|定理)$/ });
/** What is told of the theorem that is opened. */
const opened = (mexplorer: Mexplorer): Locator => view(mexplorer).locator(".body");
const press = (mexplorer: Mexplorer, name: string): Promise<void> =>
  opened(mexplorer).getByRole("button", { name, exact: true }).click();
const spotlight = ({ page }: Mexplorer): Locator =>
  page.getByRole("group", { name: /^(Theorem on the graph|图上的定理)$/ });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`axe finds nothing in the view, its results and its steps, in ${colorScheme} @once`, async ({
      mexplorer,
    }) => {
      await mexplorer.open("octal[code=0.77](9)?play=misere&view=theorems");
      await press(mexplorer, "Check");
      await expect(opened(mexplorer).locator(".differences")).toBeVisible();
      expect(await findings(mexplorer.page)).toEqual([]);
      await press(mexplorer, "Check on this graph");
      await expect(spotlight(mexplorer)).toBeVisible();
      expect(await findings(mexplorer.page)).toEqual([]);
    });
  });
}
