// Every file of the page that does not come once: that is said, and the file can be loaded again.
import { readdirSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";

const site = path.resolve(import.meta.dirname, "../../dist/site/assets");
const prose = path.resolve(import.meta.dirname, "../../www/src/solver/prose/theorems");

/** What a reader does that makes the page fetch something, and what is there when it has come. */
interface Visit {
  name: string;
  link: string;
  /** What there is to do once the page is open; it may be done again. */
  act?: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
  before?: (page: Page) => Promise<void>;
}

const nodes = (page: Page): Locator => page.locator(".node");
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

const VISITS: readonly Visit[] = [
  { name: "the page is opened", link: "/#nim(1,2,3)", shown: nodes },
  { name: "a figure is opened", link: "/embed.html#nim(1,2,3)", shown: nodes },
  {
    name: "a figure is opened in Chinese",
    link: "/embed.html#nim(1,2,x)?lang=zh",
    shown: (page) => page.getByText("因此未能打开此地址"),
  },
  {
    name: "Chinese is chosen",
    link: "/#nim(1,2,3)",
    act: click("中文"),
    shown: (page) => page.getByRole("button", { name: "画图" }),
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
    name: "a game of several players is opened",
    link: "/#nim(1,2,3)?play=first-stuck&players=3",
    shown: (page) => page.locator(".alliance select, .alliance input").first(),
  },
  {
    name: "a game with edges is opened",
    link: "/#hackenbush(0-1-2-3,0-5-6,1-4)",
    shown: (page) => page.locator(".panel svg").first(),
  },
  {
    name: "a game too large to draw is opened",
    link: "/#nim(40,40,40)",
    shown: (page) => page.locator(".absence"),
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
    name: "the theorems are opened",
    link: "/#nim(1,2,3)?view=theorems",
    shown: (page) => page.locator(".theorems .body").first(),
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
  ...readdirSync(prose).map((file) => ({
    name: `${file} is read`,
    link: `/#nim(1,2,3)?view=theorems&theorem=${path.basename(file, ".json")}`,
    shown: (page: Page) => page.locator(".theorems .body").first(),
  })),
];

/** The site's own files that a page has asked for. */
function asked(page: Page): Set<string> {
  const names = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/assets\/([^/?#]+)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

async function visit(page: Page, { link, before }: Visit): Promise<void> {
  await before?.(page);
  await page.goto(link);
}

/** Does what is to be done, as soon as it can be done, until what shall come has come or is missed. */
async function go(page: Page, { act, shown }: Visit, isEnough: Locator): Promise<void> {
  await expect(async () => {
    if (await shown(page).or(isEnough).first().isVisible()) return;
    await act?.(page);
    await expect(shown(page).or(isEnough).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
}

/** One file does not come, and comes when it is asked for again. */
async function failOnce(context: BrowserContext, file: string, visited: Visit): Promise<void> {
  const page = await context.newPage();
  const blocked = `**/assets/${file}`;
  await page.route(blocked, (route) => route.abort());
  await visit(page, visited);
  const said = page
    .getByText("Part of the page could not be loaded")
    .or(page.getByText("页面有一部分未能加载"));
  await go(page, visited, said);
  await expect(said.first(), file).toBeVisible();
  // When a game has been opened, the page asks again by itself for what it lacks.
  await page.waitForLoadState("networkidle");
  await expect(said.first(), file).toBeVisible();
  await page.unroute(blocked);
  await page
    .getByRole("button", { name: /^(Load again|Load the page again|再次加载|重新加载本页)$/ })
    .first()
    .click();
  await expect(said).toHaveCount(0);
  await go(page, visited, visited.shown(page));
  await expect(visited.shown(page).first(), file).toBeVisible();
  await page.close();
}

/** Each file is tried in the first visit that asks for it. */
const tried = new Set<string>();

test.describe("@once", () => {
  test.describe.configure({ mode: "default", timeout: 180_000 });

  for (const visited of VISITS)
    test(`what does not come when ${visited.name} is said, and comes when it is asked for again`, async ({
      context,
    }) => {
      const page = await context.newPage();
      const names = asked(page);
      await visit(page, visited);
      await go(page, visited, visited.shown(page));
      await page.waitForLoadState("networkidle");
      await page.close();
      for (const name of names) {
        if (tried.has(name)) continue;
        tried.add(name);
        // Where a worker cannot be had, the page does its work.
        if (!/^worker-/.test(name)) await failOnce(context, name, visited);
      }
    });

  test("every file of the site was tried", () => {
    expect(readdirSync(site).filter((name) => !tried.has(name))).toEqual([]);
  });
});
