// Every file of the page that does not come once: that is said, and the file can be loaded again.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, frames, test } from "./fixture.ts";
import { go, OPENINGS, READINGS, THEOREMS, VISITS, type Visit } from "./visits.ts";

const site = path.resolve(import.meta.dirname, "../../dist/site/assets");

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
      await frames(page, 2);
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
  test.describe.configure({ timeout: 900_000 });

  for (const [what, visits, isOwn] of [
    ["what is fetched at once", OPENINGS, isAtOnce],
    ["what is fetched later", VISITS, isLater],
  ] as const)
    test(`where a file of ${what} does not come, that is said, and it can be loaded again @full`, async ({
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

  test("where the text of a theorem does not come, that is said, and it can be loaded again @full", async ({
    page,
  }) => {
    const failing = new Failing(isTheorem);
    await failing.watch(page);
    for (const reading of READINGS)
      await test.step(reading.name, async () => {
        await failing.everyFile(page, reading);
      });
    expect(files.filter((name) => isTheorem(name) && !failing.tried.has(name))).toEqual([]);
  });
});
