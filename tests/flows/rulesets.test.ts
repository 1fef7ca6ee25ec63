// Every ruleset of the catalogue on the page, in both languages, and the boards that only some of them have.
import { offeredAs, ruleOf } from "../../www/src/model/opening/ownRules.ts";
import type { RulesetCard } from "../../www/src/solver/wire.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { expect, test, type Mexplorer } from "../browser/fixture.ts";

const { rulesets } = valueOf(mex.catalogue());
const LANGUAGES = ["en", "zh"] as const;

/** The text of a rule between its holes. */
function fragmentsOf(rules: string): string[] {
  return rules.split(/\{\w+\}/).map((part) => part.trim());
}

/** What is said of a position of a ruleset, once it is shown. */
async function expectReason(mexplorer: Mexplorer, notation: string, language: "en" | "zh"): Promise<void> {
  const { ruleset, params, label } = valueOf(mex.parse(notation));
  await expectReasonOf(mexplorer, { ruleset, params }, label, language);
}

async function expectReasonOf(
  mexplorer: Mexplorer,
  game: { ruleset: string; params: Record<string, unknown> },
  label: string,
  language: "en" | "zh",
): Promise<void> {
  const explained = valueOf(await mex.explain(game as Parameters<typeof mex.explain>[0], label));
  await mexplorer.expectSelected(label);
  const why =
    language === "en"
      ? `Why Grundy value ${explained.value.grundy}?`
      : `SG 值为什么是 ${explained.value.grundy}？`;
  await expect(mexplorer.panel.getByRole("heading", { level: 3 }).first()).toContainText(why);
  await expect(mexplorer.panel.locator(".why .go")).toHaveCount(explained.options.length);
}

test("a graph that lacks the old start opens at one of its sources, and says so", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("graph[arrows={a>b,b>c}](a)");
  const arrows = page.getByRole("textbox", { name: "arrows" });
  await arrows.fill("from,to\n12,11\n12,10\n11,10");
  await arrows.press("Control+Enter");
  await mexplorer.expectAddress("graph[arrows={12>11,12>10,11>10}](12)");
  await expect(mexplorer.notice).toContainText("The graph has no a; it is opened at 12.");
});

for (const card of rulesets) {
  for (const language of LANGUAGES) {
    const how = language === "en" ? "by mouse" : "by keyboard";
    test(`${card.id} is opened, explained and played ${how}`, async ({ mexplorer, page }) => {
      const notation = card.examples[0]?.notation ?? "";
      await mexplorer.open(`${notation}?lang=${language}`);
      const { ruleset, params, label: start } = valueOf(mex.parse(notation));
      const rules = page.locator(".rules");
      const { rules: wording, name = card.name } =
        card.wordings.find(({ of }) =>
          Object.entries(of).every(
            ([key, value]) => JSON.stringify(params[key] ?? "∞").replaceAll('"', "") === value,
          ),
        ) ?? card;
      const offered = offeredAs(card, rulesets);
      await expect(mexplorer.game).toHaveText((offered === card ? name : offered.name)[language]);
      for (const fragment of fragmentsOf(wording[language])) await expect(rules).toContainText(fragment);
      await expect(rules).not.toContainText(/[{}]/);
      await expectReason(mexplorer, notation, language);
      const { options } = valueOf(await mex.explain({ ruleset, params }, start));
      const option = options.find(({ winning }) => winning) ?? options[0];
      const button = mexplorer.option(option?.label ?? "");
      if (language === "en") await button.click();
      else await button.press("Enter");
      await expectReasonOf(mexplorer, { ruleset, params }, option?.label ?? "", language);
      await mexplorer.expectLine(start, `[${option?.label ?? ""}]`);
    });
  }

  test(`a wrong parameter of ${card.id} is named, and nothing is lost`, async ({ mexplorer, page }) => {
    const notation = card.examples[0]?.notation ?? "";
    await mexplorer.open(notation);
    for (const { key, name, range } of typed(card)) {
      // A rule of the reader's own has one field, whatever its ruleset calls it; how it is written says which that is.
      const isOwn = ruleOf(card)?.key === key;
      const field = page.locator(`#parameter-${isOwn ? "rule" : key}`);
      if (!(await field.isVisible())) await mexplorer.more();
      const before = await field.inputValue();
      const wrong = isOwn ? `${before} (` : "a>";
      await field.fill(wrong);
      await mexplorer.draw.click();
      await expect(mexplorer.fault).toContainText(name.en);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue(wrong);
      await expectReason(mexplorer, notation, "en");
      await field.fill(before);
      await expect(mexplorer.fault).toHaveCount(0);
      expect(range.kind).not.toBe("choice");
    }
  });
}

/** The parameters that are typed. */
function typed({ parameters }: RulesetCard): RulesetCard["parameters"] {
  return parameters.filter(({ range }) => range.kind !== "choice");
}

test("a choice counts at once, and a bound that is left out is shown as none", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("half(15)");
  await page.getByRole("combobox", { name: "Half is rounded" }).selectOption("down");
  await mexplorer.expectAddress("half[rounding=down](15)");
  await expect(page.locator(".rules")).toContainText("rounded down");
  await mexplorer.open("small-nim[B=5](1,7,8)");
  const bound = page.getByRole("textbox", { name: "Stones at most" });
  await bound.fill("");
  await bound.press("Enter");
  await mexplorer.expectAddress("small-nim(1,7,8)");
  await expect(bound).toHaveAttribute("placeholder", "∞");
  await expect(page.locator(".rules")).toContainText(
    "Choose a smallest heap and take any number of stones from it",
  );
});

for (const [notation, en, zh] of [
  ["wythoff(1,2)", "or the same number from both. Normal play", "或从两堆中取走同样多的石子。正常规则"],
  ["wythoff[a=2](1,2)", "numbers that differ by less than 2. Normal play", "枚数之差小于 2。正常规则"],
  [
    "nim[passes=2](1,2)",
    "passes of all players together: 2. Normal play",
    "所有玩家合计可跳过 2 次。正常规则",
  ],
] as const)
  test(`the rule of ${notation} is in the words that suit its parameters`, async ({ mexplorer, page }) => {
    for (const [language, said] of Object.entries({ en, zh })) {
      await mexplorer.open(`${notation}?lang=${language}`);
      await expect(page.locator(".rules")).toContainText(said);
    }
  });

test("passes are a parameter of every game, and a pass is a move", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2)");
  const passes = page.getByRole("textbox", { name: "Passes" });
  await mexplorer.more();
  await passes.fill("1");
  await passes.press("Enter");
  await mexplorer.expectAddress("nim[passes=1](1,2)");
  await expect(mexplorer.position).toHaveValue("(1,2)");
  await expect(mexplorer.option("(1,2)+0p")).toHaveAccessibleName(/\(pass\)$/);
  await mexplorer.option("(1,2)+0p").click();
  await mexplorer.expectSelected("(1,2)+0p");
  await mexplorer.more();
  await passes.fill("0");
  await passes.press("Enter");
  await mexplorer.expectAddress("nim(1,2)");
});

test("a whole notation, a sum or another name of a game may be typed for a position", async ({
  mexplorer,
}) => {
  await mexplorer.open();
  await mexplorer.drawPosition("nim(1,2,3)+kayles(5)");
  await mexplorer.expectAddress("nim(1,2,3)+octal[code=0.77](5)");
  await mexplorer.open("kayles(7)");
  await mexplorer.expectAddress("octal[code=0.77](7)");
});

test("the steps of a staircase keep their order and their zeros", async ({ mexplorer, page }) => {
  await mexplorer.open("staircase(1,2,1)");
  await mexplorer.button("Steps").click();
  const steps = page.getByRole("group", { name: "Steps of the start" });
  await mexplorer.button("Step 2: one stone less").click();
  await mexplorer.expectAddress("staircase(1,1,1)");
  await mexplorer.button("Step 2: one stone less").click();
  await mexplorer.expectAddress("staircase(1,0,1)");
  await mexplorer.button("Add a step").click();
  await mexplorer.expectAddress("staircase(1,0,1,1)");
  await mexplorer.button("Remove the last step").click();
  await mexplorer.expectAddress("staircase(1,0,1)");
  await page.keyboard.press("Escape");
  await expect(steps).toHaveCount(0);
  await mexplorer.button("Steps").click();
  await expect(steps.getByRole("spinbutton")).toHaveCount(3);
});

test("the quota of a start never exceeds its stones", async ({ mexplorer, page }) => {
  await mexplorer.open("fibonacci(8,7)");
  await mexplorer.button("Stones").click();
  await mexplorer.button("Quota: one stone more").click();
  await mexplorer.expectAddress("fibonacci(8,8)");
  await expect(mexplorer.button("Quota: one stone more")).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(0);
});

test("the games of a sum are added, changed and removed one by one", async ({ mexplorer, page }) => {
  await mexplorer.open("nim(1,2)+wythoff(1,2)");
  await mexplorer.button("Games").click();
  const games = page.getByRole("group", { name: "Games of the sum" });
  await expect(games.getByRole("textbox")).toHaveCount(2);
  await expect(mexplorer.button("Remove Game 1")).toHaveAttribute("aria-disabled", "true");
  await games.getByRole("textbox", { name: "Game 1" }).fill("nim(2)");
  await page.keyboard.press("Enter");
  await mexplorer.expectAddress("nim(2)+wythoff(1,2)");
  await games.getByRole("combobox", { name: "Game to add" }).selectOption({ label: "Bachet’s game" });
  await mexplorer.expectAddress("nim(2)+wythoff(1,2)+bash[m=3](21)");
  await games.getByRole("textbox", { name: "Game 2" }).fill("chess(1)");
  await page.keyboard.press("Enter");
  await expect(mexplorer.fault).toContainText("There is no ruleset “chess”.");
  await mexplorer.expectSelected("(2)+(1,2)+(21)");
  await mexplorer.button("Remove Game 2").click();
  await mexplorer.expectAddress("nim(2)+bash[m=3](21)");
  await expect(mexplorer.fault).toHaveCount(0);
  const passes = page.getByRole("textbox", { name: "Passes" });
  await mexplorer.more();
  await passes.fill("1");
  await passes.press("Enter");
  await mexplorer.expectAddress("nim(2)+bash[m=3](21)+1p");
});

test("heaps that the first link asks too many positions for can be made fewer", async ({ mexplorer }) => {
  await mexplorer.open("nim(500,500,500)");
  await mexplorer.button("Heaps").click();
  await expect(mexplorer.button("Heap 1: one stone less")).toBeVisible();
});

test("Treblecross is typed as strips of squares, too", async ({ mexplorer, page }) => {
  await mexplorer.open("octal[code=0.007](12)");
  const strips = page.getByRole("textbox", { name: "Strip, in squares" });
  await expect(strips).toHaveValue("10");
  await strips.fill("6, 3");
  await strips.press("Enter");
  await mexplorer.expectAddress("octal[code=0.007](5,8)");
  await expect(strips).toHaveValue("3,6");
  await mexplorer.open("octal[code=0.77](12)");
  await expect(strips).toHaveCount(0);
});
