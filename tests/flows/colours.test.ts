// What the colours of the positions mean, as it is chosen in the legend and written in links.
import type { Locator } from "@playwright/test";
import { expect as kept } from "vitest";
import { expect, test } from "../browser/fixture.ts";

test("where there are several players no moves to the end are offered, and nothing is told that is hidden", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?players=3&color=remoteness");
  await expect(page.getByRole("radio", { name: "Game value" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Remoteness" })).toHaveCount(0);
  await mexplorer.open("nim(1,2,3)?color=remoteness&hide=values&at=()");
  await expect(page.locator(".nodes .node.hidden")).toHaveCount(14);
  await expect(page.locator(".legend .values .badge")).toHaveCount(0);
  await expect(page.locator(".says")).toContainText("(): how many moves to the end?");
  await page.locator(".classroom").getByRole("button", { name: "0", exact: true }).click();
  await expect(page.locator(".legend .values .badge")).toHaveText(["0"]);
});

test("the colours stand for what differs from another game, which is chosen beside them", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(2,3,4)");
  const colours = page.getByRole("radiogroup", { name: "Colour" });
  await colours.getByText("Difference").click();
  await mexplorer.expectAddress("nim(2,3,4)?color=difference");
  const lit = page.locator(".nodes .node.changed:not(.dimmed)");
  await expect(lit).toHaveCount(4);
  await expect(page.locator(".nodes .node.same.dimmed")).toHaveCount(24);
  const keys = page.getByRole("group", { name: "Show only these values" });
  await expect(keys.getByRole("button")).toHaveText(["changed: 4", "unchanged: 24"]);
  const one = page.locator('.nodes .node[aria-label^="(1,1),"]');
  await expect(one).toHaveAccessibleName("(1,1), P-position, misère play: N-position, 1 option");
  await one.hover();
  await expect(page.locator(".legend .both")).toHaveText("(1,1): P-position; misère play: N-position");
  await keys.getByRole("button", { name: "unchanged" }).click();
  await mexplorer.expectAddress("nim(2,3,4)?color=difference&only=same");
  await expect(page.locator(".nodes .node.same:not(.dimmed)")).toHaveCount(24);
  await page.getByRole("combobox", { name: "Compare with" }).selectOption({ label: "another rule…" });
  const rule = page.getByRole("textbox", { name: "Rule", exact: true });
  await expect(page.locator(".legend .both")).toContainText("; half: ");
  await rule.fill("");
  await rule.pressSequentially("bash[m=2]");
  await rule.press("Enter");
  await expect(page.locator(".legend .both")).toHaveText("(2,3,4): 5; bash[m=2]: 3");
  await rule.fill("");
  await rule.pressSequentially("chess");
  await rule.press("Enter");
  await expect(page.locator(".legend").locator("[data-warns]")).toHaveText("There is no such rule.");
  // What was found before is still there.
  await expect(page.locator(".nodes .node.changed").first()).toBeAttached();
});

test("of hidden values nothing differs, and several players have other endings", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("nim(1,2,3)?color=difference&hide=values");
  await expect(page.locator(".nodes .node.hidden")).toHaveCount(14);
  await expect(page.getByRole("radio", { name: "Difference" })).toHaveCount(0);
  await expect(page.locator(".legend")).not.toContainText("changed");
  await mexplorer.open("nim(1,2,3)?players=3&color=difference&lang=zh");
  await expect(page.getByRole("radio", { name: "差异" })).toBeChecked();
  await expect(page.getByRole("group", { name: "只突出这些值" }).getByRole("button")).toHaveText([
    "有变化：8",
    "无变化：6",
  ]);
  await mexplorer.open("nim(20,25,30)?color=difference&lang=en");
  await expect(page.locator(".legend")).toContainText("changed: 4");
  await expect(page.locator(".legend .both")).toHaveText("(20,25,30): N-position; misère play: the same");
});

test("a value has one colour in the bars, their legend and the panel, however large the graph is", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("kayles(40)?view=sequence");
  await expect(page.locator(".keyed .badge")).toHaveCount(9);
  const panel = page.locator(".panel .badge");
  await expect(panel.filter({ hasText: "3" }).first()).toBeVisible();
  const colours = async (badges: Locator): Promise<Map<string, string | null>> => {
    const all = await badges.all();
    return new Map(
      await Promise.all(
        all.map(async (one) => [await one.innerText(), await one.getAttribute("style")] as const),
      ),
    );
  };
  const legend = await colours(page.locator(".keyed .badge"));
  const told = await colours(panel);
  kept(new Set(legend.values()).size).toBe(9);
  for (const value of ["1", "2", "3"]) kept([value, told.get(value)]).toEqual([value, legend.get(value)]);
});
