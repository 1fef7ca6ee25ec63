// Every file of the page that does not come once: that is said, and the file can be loaded again.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";

const site = path.resolve(import.meta.dirname, "../../dist/site/assets");
const prose = path.resolve(import.meta.dirname, "../../www/src/solver/prose/theorems");
const shelf = path.resolve(import.meta.dirname, "../../www/src/model/lessons/stories");
const STORIES = readdirSync(shelf)
  .filter((file) => file.endsWith(".json"))
  .map((file) => path.basename(file, ".json"));
const THEOREMS = readdirSync(prose).map((file) => path.basename(file, ".json"));

/** What a reader does that makes the page fetch something, and what is there when it has come. */
interface Visit {
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
const checkFormula = async (page: Page): Promise<void> => {
  await page
    .getByRole("region", { name: "Your own formula" })
    .getByRole("button", { name: "Check", exact: true })
    .click();
};
const agrees = (page: Page): Locator => page.getByText("Agrees on 286 positions").first();
const FORMULA = "nim(1,2,3)?view=theorems&formula=nimsum(heaps)=0";

const OPENINGS: readonly Visit[] = [
  { name: "the page is opened for the first time", link: "/", shown: nodes },
  { name: "the page is opened", link: "/#nim(1,2,3)", shown: nodes },
  { name: "a figure is opened", link: "/embed.html#nim(1,2,3)", shown: nodes },
  {
    name: "the page is opened in Chinese",
    link: "/#nim(1,2,3)?lang=zh",
    shown: (page) => page.getByRole("button", { name: "绘制" }),
  },
];

const VISITS: readonly Visit[] = [
  {
    name: "a figure is opened in Chinese",
    link: "/embed.html#nim(1,2,x)?lang=zh",
    shown: (page) => page.getByText("未能打开此链接"),
  },
  {
    name: "Chinese is chosen",
    link: "/#nim(1,2,3)",
    act: click("中文"),
    shown: (page) => page.getByRole("button", { name: "绘制" }),
  },
  {
    name: "the table is opened",
    link: "/#nim(1,2,3)?view=table",
    shown: (page) => page.getByRole("table", { name: /Positions of/ }),
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
  ...(
    [
      ["nim(1,2,3)", "Heaps"],
      ["staircase(2,0,2)", "Steps"],
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
    "fibonacci(8)",
    "staircase(2,0,2)",
    "hackenbush(0-1-2)",
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
    shown: (page) => page.getByText("at most 2"),
  },
  {
    name: "a game too large to draw is opened",
    link: "/#nim(40,40,40)",
    shown: (page) => page.locator(".absence"),
  },
  {
    name: "sharing is opened",
    link: "/#nim(1,2,3)",
    act: click("Share"),
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
  ...STORIES.map((id): Visit => ({
    name: `the story ${id} is opened`,
    link: `/#?lesson=${id}`,
    shown: (page) => page.locator(".lesson .words"),
  })),
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

/** Opens the link and does what is to be done, as soon as it can be done, until what shall come has come or is missed. */
async function go(page: Page, { act, shown }: Visit, isEnough: Locator): Promise<void> {
  await expect(async () => {
    if (await shown(page).or(isEnough).first().isVisible()) return;
    // What cannot be done without what is missing is not waited for.
    if (act) await Promise.any([act(page), isEnough.first().waitFor({ timeout: 5_000 })]);
    await expect(shown(page).or(isEnough).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
}

/** What nothing needs once the page is there: without it the page comes all the same. */
const MEANWHILE = /^(first|drawn|foreseen)-/;

/** No visit fetches more files than that. */
const MOST_FILES = 20;

/** Lets files fail, each once and alone, and remembers which. */
class Failing {
  readonly tried = new Set<string>();
  readonly #isOwn: (name: string) => boolean;
  /** Whether the next file that was not tried fails. */
  #isArmed = false;
  #failing: string | undefined;
  /** Files on their way. */
  #coming = 0;
  /** Files that came and are still to be tried. */
  readonly #untried = new Set<string>();

  constructor(isOwn: (name: string) => boolean) {
    this.#isOwn = isOwn;
  }

  async watch(page: Page): Promise<void> {
    page.on("request", () => this.#coming++);
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", () => this.#coming--);
    await page.route("**/assets/*", (route) => {
      const name = path.basename(new URL(route.request().url()).pathname);
      if (this.#isOwn(name) && !this.tried.has(name)) {
        if (this.#isArmed && !this.#failing) {
          this.#failing = name;
          this.tried.add(name);
        } else this.#untried.add(name);
      }
      return name === this.#failing ? route.abort() : route.continue();
    });
  }

  /** All that is fetched in a visit and was not tried fails. */
  async everyFile(page: Page, visited: Visit): Promise<void> {
    for (let round = 0; round < MOST_FILES; round++) {
      this.#untried.clear();
      this.#isArmed = true;
      await page.goto(visited.link);
      await this.#once(page, visited);
      if (this.#untried.size === 0) return;
      // What is here stays here, until the page is left.
      await page.goto("about:blank");
    }
    throw new Error(`there is no end of files: ${[...this.#untried].join(", ")}`);
  }

  /** One file does not come, and comes when it is asked for again. */
  async #once(page: Page, visited: Visit): Promise<void> {
    const said = page
      .getByText("Part of the page could not be loaded")
      .or(page.getByText("页面有一部分未能加载"));
    await go(page, visited, said);
    // When a game has been opened, the page asks again by itself for what it lacks.
    await this.#rest(page);
    const file = this.#failing;
    this.#isArmed = false;
    if (file !== undefined && !MEANWHILE.test(file)) {
      await expect(said.first(), file).toBeVisible();
      this.#failing = undefined;
      await page
        .getByRole("button", { name: /^(Load again|Load the page again|再次加载|重新加载本页)$/ })
        .first()
        .click();
    }
    await expect(said, file).toHaveCount(0);
    await go(page, visited, visited.shown(page));
    await expect(visited.shown(page).first(), file).toBeVisible();
    this.#failing = undefined;
    await this.#rest(page);
  }

  /** Nothing is on its way, and what has come has been taken up. */
  async #rest(page: Page): Promise<void> {
    let atRest = 0;
    // Of a worker's script not every end is told.
    for (let turn = 0; atRest < 3 && turn < 20; turn++) {
      await page.waitForTimeout(30);
      atRest = this.#coming > 0 ? 0 : atRest + 1;
    }
  }
}

/** The files that the site's pages name, those that are texts of theorems, and those that are fetched later. */
const files = readdirSync(site);
const pages = ["index.html", "embed.html"].map((file) => readFileSync(path.join(site, "..", file), "utf8"));
const isAtOnce = (name: string): boolean => pages.some((text) => text.includes(name));
const isTheorem = (name: string): boolean =>
  !isAtOnce(name) &&
  THEOREMS.some((id) => new RegExp(`^${id}-[\\w-]{8}\\.js$`).test(name)) &&
  // A story may have the name of a theorem.
  readFileSync(path.join(site, name), "utf8").includes("statement:");
// Where a worker cannot be had, the page does its work.
const isWorker = (name: string): boolean => name.startsWith("worker-");
const isLater = (name: string): boolean => !isAtOnce(name) && !isTheorem(name) && !isWorker(name);

test.describe("@once", () => {
  test.describe.configure({ timeout: 480_000 });

  for (const [what, visits, isOwn] of [
    ["what is fetched at once", OPENINGS, isAtOnce],
    ["what is fetched later", VISITS, isLater],
  ] as const)
    test(`where a file of ${what} does not come, that is said, and it can be loaded again`, async ({
      context,
    }) => {
      const failing = new Failing(isOwn);
      for (const visited of visits)
        await test.step(visited.name, async () => {
          const page = await context.newPage();
          await failing.watch(page);
          await visited.before?.(page);
          await failing.everyFile(page, visited);
          await page.close();
        });
      expect(files.filter((name) => isOwn(name) && !failing.tried.has(name))).toEqual([]);
    });

  test("where the text of a theorem does not come, that is said, and it can be loaded again", async ({
    page,
  }) => {
    const failing = new Failing(isTheorem);
    await failing.watch(page);
    for (const id of THEOREMS)
      await test.step(id, async () => {
        await failing.everyFile(page, {
          name: id,
          link: `/#nim(1,2,3)?view=theorems&theorem=${id}`,
          shown: () => page.locator(".theorems .body").first(),
        });
      });
    expect(files.filter((name) => isTheorem(name) && !failing.tried.has(name))).toEqual([]);
  });
});
