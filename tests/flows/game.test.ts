// Choosing another game: ruleset, parameters, convention, start; and what is said of input that is wrong.
import { expect, literal, test } from "../browser/fixture.ts";

test.beforeEach(async ({ mexplorer }) => {
  await mexplorer.open();
});

test("another ruleset keeps a start that was typed, another parameter gives another graph", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.drawPosition("1 2 3");
  await mexplorer.chooseGame("Bachet’s game");
  await mexplorer.expectAddress("bash[m=3](1,2,3)");
  await expect(page.getByRole("main")).toContainText("at least one and at most 3 stones");
  await expect(mexplorer.counts).toContainText("38 moves");
  const most = page.getByRole("textbox", { name: "Stones at most" });
  await most.fill("1");
  await mexplorer.draw.click();
  await mexplorer.expectAddress("bash[m=1](1,2,3)");
  // Every position has one move for each size among its heaps, 21 in all: 1 from each of (1), (1,1), (1,1,1), (2),
  // (2,2), (3); 2 from each of (1,2), (1,1,2), (1,2,2), (1,3), (2,3), (1,1,3); and 3 from (1,2,3).
  await expect(mexplorer.counts).toHaveText(/14 positions\s*21 moves/);
});

test("another ruleset shows its first example", async ({ mexplorer }) => {
  await mexplorer.chooseGame("Bachet’s game");
  await mexplorer.expectAddress("bash[m=3](21)");
  await mexplorer.chooseGame("Wythoff’s game");
  await mexplorer.expectAddress("wythoff(3,5)");
  await expect(mexplorer.notice).toHaveCount(0);
});

test("a start that was typed and does not fit gives way to an example, and the page says so", async ({
  mexplorer,
}) => {
  await mexplorer.drawPosition("(1,2,3)");
  await mexplorer.chooseGame("Wythoff’s game");
  await mexplorer.expectAddress("wythoff(3,5)");
  await expect(mexplorer.notice).toHaveText(/\(1,2,3\) does not fit here.*Wythoff’s game/);
  await expect(mexplorer.nodes).toHaveCount(18);
  await expect(mexplorer.position).toHaveValue("(3,5)");
});

test("misère play turns the terminal position over and has no Grundy values", async ({ mexplorer, page }) => {
  await expect(mexplorer.node("()")).toHaveAccessibleName(/^\(\), P-position, value 0,/);
  await mexplorer.choosePlay("misère play");
  await expect(mexplorer.node("()")).toHaveAccessibleName(/^\(\), N-position,/);
  await expect(page.getByRole("main")).toContainText("last move loses");
  await expect(mexplorer.radio("Grundy value")).toBeDisabled();
  await expect(mexplorer.radio("Outcome")).toBeChecked();
  await expect(mexplorer.panel).not.toContainText("Grundy");
  await mexplorer.node("()").click();
  await expect(mexplorer.panel).toContainText("whoever should move now has won");
  await mexplorer.choosePlay("normal play");
  await expect(mexplorer.node("()")).toHaveAccessibleName(/^\(\), P-position, value 0,/);
  await expect(mexplorer.radio("Grundy value")).toBeChecked();
});

test("the line of moves stays when the convention changes", async ({ mexplorer }) => {
  await mexplorer.option("(2,3)").click();
  await mexplorer.choosePlay("misère play");
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
});

test("colours by outcome are two, and the picture stays where it is", async ({ mexplorer }) => {
  const places = (): Promise<Array<string | null>> =>
    mexplorer.nodes.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("transform")));
  const before = await places();
  await mexplorer.choose("Outcome");
  await expect(mexplorer.node("()")).toHaveAccessibleName(/^\(\), P-position,/);
  const values = await mexplorer.nodes.locator(".value").allTextContents();
  expect(new Set(values)).toEqual(new Set(["P", "N"]));
  expect(await places()).toEqual(before);
  await mexplorer.expectAddress("nim(1,2,3)?color=outcome");
});

/** Each step is one case by its own name; the first that fails does not hide the others. */
const soft = expect.configure({ soft: true });

test("a start may be typed in many ways", async ({ mexplorer }) => {
  for (const [typed, canonical] of [
    ["3 2 1", "(1,2,3)"],
    ["1^3, 2", "(1,1,1,2)"],
    ["（４，２）", "(2,4)"],
    ["2、2", "(2,2)"],
    ["()", "()"],
  ] as const) {
    await test.step(`${typed} is read as ${canonical}`, async () => {
      await mexplorer.drawPosition(typed);
      await soft(mexplorer.heading).toHaveText(new RegExp(`^\\s*[PN]\\s*${literal(canonical)}\\s*$`));
      await soft(mexplorer.position).toHaveValue(canonical);
      await mexplorer.expectAddress(`nim${canonical}`);
    });
  }
});

/** What is typed, what is said of it, and the piece of text under which there is a line. */
type BadInput = [typed: string, said: string, underlined?: string];

/** The place of what is missing at the end of a text. */
const MISSING = "\u2007";

const BAD_INPUT: Array<[game: string, field: string, good: string, cases: BadInput[]]> = [
  [
    "nim(1,2,3)",
    "Position",
    "(2,2)",
    [
      ["1,x,3", "“x” does not belong here.", "x"],
      ["", "a number is missing here.", MISSING],
      ["1,2,", "a number is missing here.", MISSING],
      ["(1,2", "this bracket is never closed.", "(1,2"],
      ["1,2)", "“)” does not belong here.", ")"],
      ["1.5", "“.” does not belong here.", "."],
      ["-1", "“-” does not belong here.", "-"],
      [
        "1,9007199254740992",
        "9007199254740992 is too large; at most 9,007,199,254,740,991 is allowed.",
        "9007199254740992",
      ],
      ["2 1^64", "at most 64 heaps are allowed here.", "1^64"],
      ["1,".repeat(5001), "at most 10,000 characters, not 10,002."],
    ],
  ],
  ["wythoff(3,5)", "Position", "(1,2)", [["1,2,3", "at most 2 heaps are allowed here.", "3"]]],
  [
    "bash[m=3](6)",
    "Stones at most",
    "2",
    [
      ["0", "0 is too small; at least 1 is allowed.", "0"],
      ["", "a number is missing here.", MISSING],
      ["three", "“t” does not belong here.", "t"],
      ["2.5", "“.” does not belong here.", "."],
      ["3 4", "“4” does not belong here.", "4"],
      [
        "9007199254740992",
        "9007199254740992 is too large; at most 9,007,199,254,740,991 is allowed.",
        "9007199254740992",
      ],
    ],
  ],
  [
    "subtraction[set={2,3}](6)",
    "Stones to take",
    "1, 3",
    [
      ["", "a number is missing here.", MISSING],
      ["2,0", "0 is too small; at least 1 is allowed.", "0"],
      ["{2,3", "this bracket is never closed.", "{2,3"],
      ["2;3", "“;” does not belong here.", ";"],
      [Array.from({ length: 65 }, (_, index) => index + 1).join(" "), "at most 64 numbers are allowed here."],
    ],
  ],
];

for (const [game, name, good, cases] of BAD_INPUT) {
  test(`bad input for ${name} in ${game} is named, underlined, and leaves the picture`, async ({
    mexplorer,
    page,
  }) => {
    await mexplorer.open(game);
    // The game before is still shown for a moment.
    await expect(page).toHaveTitle(`${game} · Mexplorer`);
    const field = page.getByRole("textbox", { name, exact: true });
    const before = await mexplorer.nodes.count();
    for (const [typed, said, underlined] of cases) {
      await test.step(`“${typed.slice(0, 20)}”: ${said}`, async () => {
        await field.fill(typed);
        await soft(mexplorer.fault).toHaveCount(0);
        await field.press("Enter");
        await soft(mexplorer.fault).toHaveText(`${name}: ${said}`);
        await soft(field).toHaveAttribute("aria-invalid", "true");
        await soft(field).toHaveAccessibleDescription(`${name}: ${said}`);
        await soft(field).toHaveValue(typed);
        await soft(page.getByRole("textbox").and(page.locator("[aria-invalid=true]"))).toHaveCount(1);
        if (underlined !== undefined) {
          soft(await page.locator(".underline mark").textContent()).toBe(underlined);
        }
        await soft(mexplorer.nodes).toHaveCount(before);
        await mexplorer.expectAddress(game);
      });
    }
    await field.fill(good);
    await expect(mexplorer.fault).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await field.press("Enter");
    await expect(field).toHaveValue(good);
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).not.toBe(`#${game}`);
  });
}

test("a start that is typed is the selected position, whatever was played before", async ({ mexplorer }) => {
  await mexplorer.option("(2,3)").click();
  await mexplorer.expectLine("(1,2,3)", "[(2,3)]");
  await mexplorer.drawPosition("3,4,5");
  await mexplorer.expectSelected("(3,4,5)");
  await mexplorer.expectLine("[(3,4,5)]");
});

test("the parts of a position show their nim-sum, unless a theorem shows it", async ({ mexplorer }) => {
  await expect(mexplorer.panel).not.toContainText("Part by part");
  await mexplorer.open("bash[m=3](2,5,6)");
  await expect(mexplorer.panel).toContainText("(2) has 2, (5) has 1, (6) has 2.");
  await expect(mexplorer.panel).toContainText("2 ⊕ 1 ⊕ 2 = 1");
  await mexplorer.open("nim(1,2) + bash[m=3](5)");
  await expect(mexplorer.panel).toContainText("nim(1,2) has 3, bash[m=3](5) has 1.");
});
