// Everything that a reader can do that makes the page fetch something: with these visits every file of the site is fetched.
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { VIEWS } from "./everyView.ts";
import { expect } from "./fixture.ts";

const prose = path.resolve(import.meta.dirname, "../../www/src/solver/prose/theorems");
const shelf = path.resolve(import.meta.dirname, "../../www/src/model/lessons/stories");
const STORIES = readdirSync(shelf)
  .filter((file) => file.endsWith(".json"))
  .map((file) => path.basename(file, ".json"));
export const THEOREMS = readdirSync(prose).map((file) => path.basename(file, ".json"));

/** What a reader does that makes the page fetch something, and what is there when it has come. */
export interface Visit {
  name: string;
  link: string;
  /** What there is to do once the page is open; it may be done again. */
  act?: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
  before?: (page: Page) => Promise<void>;
}

const nodes = (page: Page): Locator => page.locator(".nodes .node");
const click =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("button", { name, exact: true }).first().click();
  };
const shareAs =
  (way: string) =>
  async (page: Page): Promise<void> => {
    const sheet = page.locator("dialog.share");
    if (!(await sheet.isVisible())) await click("Share")(page);
    await sheet.getByText(way, { exact: true }).first().click();
  };
const checkFormula = async (page: Page): Promise<void> => {
  await page
    .getByRole("region", { name: "Your own formula" })
    .getByRole("button", { name: "Check", exact: true })
    .click();
};
const agrees = (page: Page): Locator => page.getByText("Agrees on 286 positions").first();
const FORMULA = "nim(1,2,3)?view=theorems&formula=nimsum(heaps)=0";

export const OPENINGS: readonly Visit[] = [
  { name: "the page is opened for the first time", link: "/", shown: nodes },
  { name: "the page is opened", link: "/#nim(1,2,3)", shown: nodes },
  { name: "a figure is opened", link: "/embed.html#nim(1,2,3)", shown: nodes },
  {
    name: "the page is opened in Chinese",
    link: "/#nim(1,2,3)?lang=zh",
    shown: (page) => page.getByRole("button", { name: "绘制" }),
  },
];

/** Opens each story. */
export const TELLINGS: readonly Visit[] = STORIES.map((id) => ({
  name: `the story ${id} is opened`,
  link: `/#?lesson=${id}`,
  shown: (page) => page.locator(".lesson .words"),
}));

const NAMED: readonly Visit[] = [
  {
    name: "a figure is opened in Chinese",
    link: "/embed.html#nim(1,2,x)?lang=zh",
    shown: (page) => page.getByText("未能画出此图"),
  },
  {
    name: "Chinese is chosen",
    link: "/#nim(1,2,3)",
    act: click("中文"),
    shown: (page) => page.getByRole("button", { name: "绘制" }),
  },
  {
    name: "a game is looked for by its name",
    link: "/#nim(1,2,3)",
    act: click("Find a game, a view or a command"),
    shown: (page) => page.getByRole("option", { name: "Theme: Light" }),
  },
  {
    name: "the table is opened",
    link: "/#nim(1,2,3)?view=table",
    shown: (page) => page.getByRole("table", { name: /Positions of/ }),
  },
  {
    name: "the grid is opened",
    link: "/#nim(1,2,3)?view=grid",
    shown: (page) => page.locator(".grid .counts"),
  },
  {
    name: "the sequence is opened",
    link: "/#kayles(5)?view=sequence",
    shown: (page) => page.locator(".sequence .known"),
  },
  {
    name: "a sequence is listened to",
    link: "/#kayles(5)?view=sequence",
    act: click("Listen"),
    // The heap that sounds is told of, and no more the selected one.
    shown: (page) => page.locator(".sequence .told").getByText(/^Heap (?!5:)\d+: value/),
  },
  {
    name: "the structures are opened",
    link: "/#nim(1,2,3)?view=structures",
    shown: (page) => page.locator(".structures svg.points"),
  },
  {
    name: "the labelling is opened",
    link: "/#nim(1,2,3)?step=3",
    shown: (page) => page.getByRole("group", { name: /Labelling/ }),
  },
  {
    name: "a class is opened",
    link: "/#nim(1,2,3)?hide=values",
    shown: (page) => page.locator(".classroom"),
  },
  {
    name: "a kernel is looked for",
    link: "/#nim(1,2,3)?hide=values&kernel={}",
    shown: (page) => page.getByRole("group", { name: "Kernel", exact: true }),
  },
  {
    name: "a position is opened whose value is hidden",
    link: "/#nim(1,2,3)?step=0",
    shown: (page) => page.locator(".hiddenOptions"),
  },
  {
    name: "a worksheet is put together in a class",
    link: "/#nim(1,2,3)?hide=values",
    act: click("Worksheet…"),
    shown: (page) => page.getByRole("dialog", { name: "Worksheet" }),
  },
  {
    name: "a worksheet of a grid is put together",
    link: "/#wythoff(3,5)?view=grid&hide=values",
    act: click("Worksheet…"),
    shown: (page) => page.getByRole("dialog", { name: "Worksheet" }),
  },
  {
    name: "a game of several players is opened",
    link: "/#nim(1,2,3)?play=first-stuck&players=3",
    act: click("More"),
    shown: (page) => page.locator("#winner"),
  },
  {
    name: "a game with edges is opened",
    link: "/#hackenbush(0-1-2-3,0-5-6,1-4)",
    shown: (page) => page.locator("body:has(.panel .board) .nodes .miniature").first(),
  },
  ...["turtles(1,2)", "silver-dollar(1,3)", "chomp(3,2)", "node-kayles(0-1-2-0-3)"].map((game): Visit => ({
    name: `${game} is opened`,
    link: `/#${game}`,
    shown: (page) => page.locator(".nodes .miniature").first(),
  })),
  ...(
    [
      ["nim(1,2,3)", "Heaps"],
      ["vectors[moves={(k,0),(0,k)}](2,3)", "Heaps"],
      ["staircase(2,0,2)", "Steps"],
      ["chomp(3,2)", "Rows"],
      ["fibonacci(8)", "Stones"],
      ["nim(1,2)+nim(1)", "Games"],
    ] as const
  ).map(([game, button]): Visit => ({
    name: `the start of ${game} is put together`,
    link: `/#${game}`,
    act: click(button),
    shown: (page) => page.locator("#start input").first(),
  })),
  ...[
    "nim(1,2,3)",
    "kayles(3)",
    "vectors[moves={(k,0),(0,k)}](2,3)",
    "fibonacci(8)",
    "staircase(2,0,2)",
    "chomp(3,2)",
    "hackenbush(0-1-2)",
    "node-kayles(0-1-2)",
    "turtles(1,2)",
    "silver-dollar(1,3)",
    "graph[arrows={a>b,b>c}](a)",
    "nim(1,2)+nim(1)+1p",
  ].map((game): Visit => ({
    name: `${game} is played on a board`,
    link: `/#${game}?view=board`,
    shown: (page) => page.locator(".play .part:last-child > :not(.name)").first(),
  })),
  {
    name: "something is touched that is no move",
    link: "/#bash[m=2](5)?view=board",
    act: async (page) => {
      await page.getByRole("spinbutton").press("End");
      await page.keyboard.press("Enter");
    },
    // The rule itself says “at most 2”, too.
    shown: (page) => page.getByText("Take at most 2 stones."),
  },
  {
    name: "a game too large for nodes is opened",
    link: "/#nim(40,40,40)",
    shown: (page) => page.locator(".far [data-seen]"),
  },
  {
    name: "a game too large to search is opened",
    link: "/#grundy(3000)",
    shown: (page) => page.locator(".absence"),
  },
  {
    name: "sharing is opened",
    link: "/#nim(1,2,3)",
    act: click("Share"),
    shown: (page) => page.locator("dialog.share img"),
  },
  {
    name: "citing is opened",
    link: "/#nim(1,2,3)",
    act: async (page) => {
      await click("Share")(page);
      await page.getByRole("button", { name: "Cite…" }).click();
    },
    shown: (page) => page.locator("dialog.cite textarea"),
  },
  {
    name: "a grid is shared",
    link: "/#nim(1,2,3)?view=grid",
    act: shareAs("Picture"),
    shown: (page) => page.locator("dialog.share img"),
  },
  {
    name: "a sequence is shared",
    link: "/#kayles(5)?view=sequence",
    act: shareAs("Picture"),
    shown: (page) => page.locator("dialog.share img"),
  },
  {
    name: "a board is shared",
    link: "/#chomp(3,2)?view=board",
    act: shareAs("Picture"),
    shown: (page) => page.locator("dialog.share img"),
  },
  {
    name: "a structure is shared",
    link: "/#nim(1,2,3)?view=structures",
    act: shareAs("Picture"),
    shown: (page) => page.locator("dialog.share img"),
  },
  {
    name: "a frame is shared",
    link: "/#nim(1,2,3)",
    act: shareAs("Frame"),
    shown: (page) => page.locator("dialog.share mex-graph .nodes .node").first(),
  },
  {
    name: "the examples are opened",
    link: "/#nim(1,2,3)",
    act: click("Examples"),
    shown: (page) => page.locator("#examples li").first(),
  },
  {
    name: "the help is opened",
    link: "/#nim(1,2,3)",
    act: click("Help and glossary"),
    shown: (page) => page.locator("#help dl").nth(1).locator("dt").first(),
  },
  {
    name: "the help is opened in Chinese",
    link: "/#nim(1,2,3)?lang=zh",
    act: click("帮助和术语"),
    shown: (page) => page.locator("#help dl").nth(1).locator("dt").first(),
  },
  {
    name: "a word is asked for",
    link: "/#nim(1,2,3)",
    act: click("mex"),
    shown: (page) => page.getByRole("dialog", { name: "mex", exact: true }),
  },
  {
    name: "an argument is read",
    link: "/#nim(1,2,3)",
    act: async (page) => {
      await page.locator(".panel summary", { hasText: "The argument" }).click();
    },
    shown: (page) =>
      page
        .locator(".panel details[open] blockquote, .panel details[open] math, .panel details[open] p")
        .first(),
  },
  {
    name: "a theorem is shown on the graph",
    link: "/#nim(1,2,3)?view=theorems&theorem=bouton",
    act: click("Check on this graph"),
    shown: (page) => page.getByRole("group", { name: "Theorem on the graph" }),
  },
  {
    name: "the theorems are opened",
    link: "/#nim(1,2,3)?view=theorems",
    shown: (page) => page.locator(".theorems .body").first(),
  },
  ...TELLINGS,
  {
    name: "a lesson is edited",
    link: "/#?lesson=why-lost",
    act: click("Edit"),
    shown: (page) => page.locator(".lesson .editor"),
  },
  { name: "a formula is checked", link: `/#${FORMULA}`, act: checkFormula, shown: agrees },
  {
    name: "there are no workers",
    link: `/#${FORMULA}`,
    before: async (page) => {
      await page.addInitScript("delete globalThis.Worker");
    },
    act: checkFormula,
    shown: agrees,
  },
];

export const VISITS: readonly Visit[] = [
  ...NAMED,
  // A view that no visit opens by its name.
  ...VIEWS.filter(
    (view) => !/^graph\b/.test(view) && !NAMED.some(({ link }) => link.includes(`view=${view}`)),
  ).map((view) => ({
    name: `the view ${view} is opened`,
    link: `/#nim(1,2,3)?view=${view}`,
    shown: (page: Page) => page.locator("mex-graph .stage > *, mex-graph > *").first(),
  })),
];

/** Opens the text of each theorem. */
export const READINGS: readonly Visit[] = THEOREMS.map((id) => ({
  name: id,
  link: `/#nim(1,2,3)?view=theorems&theorem=${id}`,
  shown: (page) => page.locator(".theorems .body").first(),
}));

/** Opens the link and does what is to be done, as soon as it can be done, until what shall come has come or is missed. */
export async function go(page: Page, { act, shown }: Visit, isEnough: Locator): Promise<void> {
  await expect(async () => {
    if (await shown(page).or(isEnough).first().isVisible()) return;
    // What cannot be done without what is missing is not waited for.
    if (act) await Promise.any([act(page), isEnough.first().waitFor({ timeout: 5_000 })]);
    await expect(shown(page).or(isEnough).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
}
