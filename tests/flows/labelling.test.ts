// The values found one after another: by mouse, by keyboard alone, by itself, in both languages, from a link.
import type { Locator } from "@playwright/test";
import { expect, literal, test, type Mexplorer } from "../browser/fixture.ts";

const bar = ({ page }: Mexplorer): Locator => page.getByRole("group", { name: /Labelling|逐步标值/ });
const reason = (mexplorer: Mexplorer): Locator => bar(mexplorer).locator("[data-says]");
const slider = (mexplorer: Mexplorer): Locator => bar(mexplorer).getByRole("slider");

/** The reason of every position, in the order p1, p2, …, with the position and the value it ends on. */
const REASONS = [
  "p1 = (): it has no options, so the least number missing is 0.",
  "p2 = (1): its only option has the value 0; the least number missing is 1.",
  "p3 = (1,1): its only option has the value 1; the least number missing is 0.",
  "p4 = (2): its options have the values 0 and 1; the least number missing is 2.",
  "p5 = (1,2): its options have the values 0, 1 and 2; the least number missing is 3.",
  "p6 = (1,1,1): its only option has the value 0; the least number missing is 1.",
  "p7 = (1,1,2): its options have the values 0, 1 and 3; the least number missing is 2.",
];

test("the steps to the end say why each position has the value that the picture gives it", async ({
  mexplorer,
}) => {
  test.slow();
  await mexplorer.open();
  await mexplorer.button("Step by step").click();
  await expect(reason(mexplorer)).toHaveText(
    "The values are found from the end of play upward. Next: the end of play.",
  );
  await expect(mexplorer.graph.getByRole("button", { name: /not found yet/ })).toHaveCount(14);
  for (let step = 1; step <= 14; step++) {
    await mexplorer.button("Next step").click();
    await expect(reason(mexplorer)).toHaveText(REASONS[step - 1] ?? new RegExp(`^\\s*p${step} = `));
    const said = await reason(mexplorer).innerText();
    const [, label = "", value = ""] = /= (\(.*?\)):.* (\d+)\.(?: All|$)/.exec(said) ?? [];
    expect(await mexplorer.graph.locator("[aria-current]").getAttribute("aria-label")).toMatch(
      new RegExp(`^${literal(label)}, .*value ${value},`),
    );
  }
  await expect(mexplorer.graph.getByRole("button", { name: /not found yet/ })).toHaveCount(0);
  await expect(reason(mexplorer)).toContainText("All 14 positions have their values.");
  await expect(mexplorer.button("Next step")).toHaveAttribute("aria-disabled", "true");
  await mexplorer.expectAddress("nim(1,2,3)?step=14");
});

test("a layer at a time", async ({ mexplorer }) => {
  await mexplorer.open("nim(3,4,5)?step=0");
  await mexplorer.choose("a layer at a time");
  await mexplorer.button("Next step").click();
  await expect(reason(mexplorer)).toContainText("Layer 1: 1 position without options.");
  await expect(reason(mexplorer)).toContainText("p1 = (): mex {} = 0");
  await slider(mexplorer).fill("7");
  await expect(reason(mexplorer)).toContainText(
    /^\s*Layer 7: 6 positions, all of whose options have their values already: 2 have 0, 1 has 2, .* 1 has 6\.\s*$/,
  );
  await mexplorer.expectAddress("nim(3,4,5)?layer=7");
});

for (const [play, terminal, some, all, places] of [
  [
    "",
    "(): no move is left, and whoever should move loses, so it is P.",
    "(1): its option () is P, so it is N.",
    "(1,1): all its options are N, so it is P.",
    [2, 3],
  ],
  [
    "play=misere&",
    "(): no move is left, and under misère play whoever should move wins, so it is N.",
    "(1,1): its option (1) is P, so it is N.",
    "(1): all its options are N, so it is P.",
    [3, 2],
  ],
] as const) {
  test(`outcomes are told by P and N${play && " under misère play"}`, async ({ mexplorer }) => {
    await mexplorer.open(`nim(1,2,3)?${play}color=outcome&step=1`);
    await expect(reason(mexplorer)).toHaveText(terminal);
    await slider(mexplorer).fill(String(places[0]));
    await expect(reason(mexplorer)).toHaveText(some);
    await slider(mexplorer).fill(String(places[1]));
    await expect(reason(mexplorer)).toHaveText(all);
  });
}

test("a link says how far it came, and what it shows is selected", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2,3)?step=7");
  await expect(reason(mexplorer)).toHaveText(REASONS[6] ?? "");
  await mexplorer.expectSelected("(1,1,2)");
  await mexplorer.expectAddress("nim(1,2,3)?step=7");
  await page.goto("/#nim(1,2,3)?layer=3&lang=zh");
  await expect(reason(mexplorer)).toContainText("第 3 层：2 个局面，其选项都已有值。");
  await expect(reason(mexplorer)).toContainText("p3 = (1,1)：mex {1} = 0");
  await expect(slider(mexplorer)).toHaveAttribute("aria-valuetext", "第 3 / 7 层");
  await mexplorer.button("下一步").click();
  await mexplorer.expectAddress("nim(1,2,3)?layer=4&lang=zh");
});
