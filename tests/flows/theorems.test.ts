// What is known of a game: told, checked against search, stepped through in the graph, by keyboard and in both languages.
import type { Locator } from "@playwright/test";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const view = ({ page }: Mexplorer): Locator => page.getByRole("region", { name: /^(Theorems|定理)$/ });
const theorem = (mexplorer: Mexplorer, name: string): Locator =>
  view(mexplorer).getByRole("button", { name, exact: true });
/** What is told of the theorem that is opened. */
const opened = (mexplorer: Mexplorer): Locator => view(mexplorer).locator(".body");
const field = (mexplorer: Mexplorer, name: string): Locator =>
  opened(mexplorer).getByRole("textbox", { name, exact: true });
const press = (mexplorer: Mexplorer, name: string): Promise<void> =>
  opened(mexplorer).getByRole("button", { name, exact: true }).click();
const result = (mexplorer: Mexplorer): Locator => opened(mexplorer).locator(".check .result");
const spotlight = ({ page }: Mexplorer): Locator =>
  page.getByRole("group", { name: /^(Theorem on the graph|图上的定理)$/ });
const lit = ({ page }: Mexplorer): Locator => page.locator(".nodes .node:not(.dimmed)");

const LANGUAGES = [
  {
    lang: "en",
    graph: "Graph",
    views: ["Play", "Table", "Grid", "Sequence", "Structures", "Theorems"],
    bound: "Largest heap",
    heaps: "Number of heaps, at most",
    check: "Check",
    onGraph: "Check on this graph",
    next: "Next",
    all: "Show all",
    agrees: "Agrees on 1,001 positions; heaps ≤ 10, at most 4.",
    whole: "Largest heap: x is not a whole number.",
    large:
      /^Largest heap: 999999999 is too large; at most .* is allowed\.$|^Largest heap: 999,999,999 is too large/,
    missing: "Largest heap: a number is missing here.",
    steps: [
      /No move is left in 1 position\./,
      /Every N-position with a move left, 10 in all,/,
      /No other P-position, of 3/,
    ],
  },
  {
    lang: "zh",
    graph: "图",
    views: ["对局", "表格", "方格图", "数列", "结构", "定理"],
    bound: "最大的堆",
    heaps: "堆数上限",
    check: "验证",
    onGraph: "在此图上验证",
    next: "下一步",
    all: "显示全部",
    agrees: "在 1,001 个局面上一致；各堆 ≤ 10，至多 4 堆。",
    whole: "最大的堆：x 不是整数。",
    large: /^最大的堆：999,999,999 太大/,
    missing: "最大的堆：此处缺少一个数。",
    steps: [/1 个局面已无步可走。/, /尚有走法的 10 个 N 局面都有一步/, /其余 3 个 P 局面都不能/],
  },
] as const;

for (const words of LANGUAGES) {
  test(`a theorem is checked and its proof stepped through by keyboard alone, in ${words.lang}`, async ({
    mexplorer,
  }) => {
    const { page } = mexplorer;
    await mexplorer.open(`nim(1,2,3)?lang=${words.lang}`);
    // The views are radio buttons: the arrow keys go from one to the next.
    await mexplorer.radio(words.graph).focus();
    for (const next of words.views) {
      await page.keyboard.press("ArrowRight");
      await expect(mexplorer.radio(next)).toBeChecked();
    }
    await expect(view(mexplorer)).toBeVisible();
    await expect(
      theorem(mexplorer, words.lang === "zh" ? "Bouton 定理" : "Bouton’s theorem"),
    ).toHaveAttribute("aria-expanded", "true");
    await field(mexplorer, words.bound).focus();
    for (const [typed, sentence] of [
      ["x", words.whole],
      ["999999999", words.large],
      ["", words.missing],
    ] as const) {
      await page.keyboard.press("ControlOrMeta+a");
      if (typed) await page.keyboard.type(typed);
      else await page.keyboard.press("Delete");
      await page.keyboard.press("Enter");
      await expect(mexplorer.fault).toHaveText(sentence);
      await expect(field(mexplorer, words.bound)).toHaveAttribute("aria-invalid", "true");
    }
    await page.keyboard.type("10");
    await page.keyboard.press("Enter");
    await expect(result(mexplorer)).toHaveText(words.agrees);
    await expect(mexplorer.fault).toHaveCount(0);
    await mexplorer.button(words.onGraph).focus();
    await page.keyboard.press("Enter");
    await expect(spotlight(mexplorer)).toBeFocused();
    for (const [step, [sentence, many]] of [
      [words.steps[0], 1],
      [words.steps[1], 10],
      [words.steps[2], 3],
    ].entries()) {
      if (step > 0) {
        await mexplorer.button(words.next).focus();
        await page.keyboard.press("Enter");
      }
      await expect(spotlight(mexplorer).locator(".says")).toHaveText(sentence as RegExp);
      await expect(lit(mexplorer)).toHaveCount(many as number);
    }
    await page.keyboard.press("Escape");
    await expect(spotlight(mexplorer)).toHaveCount(0);
    await expect(lit(mexplorer)).toHaveCount(14);
  });
}

test("a long check tells how far it is, and can be given up", async ({ mexplorer }) => {
  await mexplorer.open("large-nim(1,2,3)?play=first-stuck&players=4&view=theorems&theorem=large-nim-all");
  await field(mexplorer, "Largest heap").fill("45");
  await field(mexplorer, "Number of heaps, at most").fill("7");
  await press(mexplorer, "Check");
  const running = opened(mexplorer).locator(".running");
  await expect(running).toHaveText(/Comparing: [\d,]+ of [\d,]+ positions/);
  // The page goes on meanwhile.
  await mexplorer.panel
    .getByRole("button", { name: /^Move to/ })
    .first()
    .click();
  await expect(running).toBeVisible();
  await running.getByRole("button", { name: "Cancel" }).click();
  await expect(running).toHaveCount(0);
  await expect(result(mexplorer)).toHaveText("Cancelled.");
});

test("where the hypothesis fails that is said, and a counterexample opens as a start that stands out", async ({
  mexplorer,
}) => {
  await mexplorer.open("octal[code=0.77](4,5)?play=misere&view=theorems");
  await expect(mexplorer.panel).toContainText("It is wrong here, for its hypothesis fails:");
  await press(mexplorer, "Check");
  await expect(result(mexplorer)).toContainText("Differs on 7 of 45 positions");
  await expect(opened(mexplorer).locator(".claims")).toContainText("Fails in 1 of 6 cases.");
  const rows = opened(mexplorer).locator(".differences tbody tr");
  await expect(rows.first()).toHaveText(/^\s*\(8\)\s*P\s*N\s*Open\s*$/);
  await rows.first().getByRole("button").click();
  await mexplorer.expectSelected("(8)");
  await expect(spotlight(mexplorer)).toContainText("(8): the theorem says P, search finds N.");
  await expect(lit(mexplorer)).toHaveCount(1);
  await mexplorer.expectAddress("octal[code=0.77](8)?play=misere");
  await mexplorer.button("Show all").click();
  await expect(mexplorer.graph.locator(".dimmed")).toHaveCount(0);
  // What was found is still there, and so is the way back.
  await mexplorer.choose("Theorems");
  await expect(rows).toHaveCount(7);
  await mexplorer.page.goBack();
  await mexplorer.expectSelected("(4,5)");
});

test("the steps of a proof that fails name where, and mark what differs", async ({ mexplorer }) => {
  await mexplorer.open("octal[code=0.77](9)?play=misere&view=theorems");
  await press(mexplorer, "Check on this graph");
  await mexplorer.button("Next").click();
  await expect(spotlight(mexplorer)).toContainText(
    "Of 31 N-positions with a move left, 1 has no move to a P-position.",
  );
  await expect(spotlight(mexplorer)).toContainText(
    "The 3 positions where theorem and search differ are marked.",
  );
  await expect(mexplorer.page.locator(".marks .differing")).toHaveAttribute("d", /^M.*M.*M/);
  await spotlight(mexplorer).getByRole("button", { name: "(1,5)" }).click();
  await mexplorer.expectSelected("(1,5)");
  // Another picture has nothing to do with it.
  await mexplorer.drawPosition("(3)");
  await expect(spotlight(mexplorer)).toHaveCount(0);
});

test("all theorems that apply are checked, and others are told with an example", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?view=theorems&theorem=none");
  await mexplorer.button("Check all that apply").click();
  await expect(view(mexplorer).locator(".brief").first()).toHaveText("Agrees on 1,820 positions");
  await expect(view(mexplorer).locator(".head:has([aria-expanded]) .brief").nth(1)).toHaveText(/^Agrees on/);
  await view(mexplorer)
    .getByText(/^Other theorems/)
    .click();
  await theorem(mexplorer, "Wythoff’s theorem").click();
  await expect(view(mexplorer).locator(".others math")).toBeVisible();
  await mexplorer.expectAddress("nim(1,2,3)?view=theorems&theorem=wythoff");
  await view(mexplorer)
    .getByRole("link", { name: /^wythoff\(/ })
    .first()
    .click();
  await expect(theorem(mexplorer, "Wythoff’s theorem")).toHaveAttribute("aria-expanded", "true");
  await expect(view(mexplorer).locator(".check")).toBeVisible();
  expect(mexplorer.page.url()).toMatch(/view=theorems&theorem=wythoff$/);
});

test("a link opens the view with its theorem", async ({ mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?view=theorems&theorem=remoteness");
  await expect(view(mexplorer).locator("[aria-expanded=true]")).toHaveText("How long a game lasts");
  await mexplorer.choose("Graph");
  await mexplorer.expectAddress("nim(1,2,3)?theorem=remoteness");
  await expect(mexplorer.nodes).toHaveCount(14);
});
