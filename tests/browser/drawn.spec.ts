// The picture that stands in the page since the site was built: seen before the program is there, and without it.
import type { Page } from "@playwright/test";
import { BoardTable } from "./boardTable.ts";
import { expect, frames, layoutShift, test } from "./fixture.ts";

const SOLVER = "**/*.wasm";
/** The answers that were found when the site was built. */
const FORESEEN = "**/foreseen-*.json";

/** Keeps files back until the function that comes back is called. */
async function without(page: Page, ...files: string[]): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const file of files)
    await page.route(file, async (route) => {
      await held;
      await route.continue();
    });
  return release;
}

/** Where everything in the picture is on the screen, and the shapes of its lines. */
function pictureOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll("mex-graph")];
    const canvases = figures.flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll(".canvas") ?? []),
    ]);
    const shown = canvases.filter((canvas) => canvas.checkVisibility());
    return shown.flatMap((canvas) =>
      [...canvas.querySelectorAll("path, rect, text, circle")].map((shape) => {
        const { x, y, width, height } = shape.getBoundingClientRect();
        const { fill, stroke, visibility } = getComputedStyle(shape);
        const [at, outline] = [[x, y, width, height].map(Math.round).join(), shape.getAttribute("d") ?? ""];
        return [shape.localName, at, outline, fill, stroke, visibility, shape.textContent].join(" ");
      }),
    );
  });
}

const WINDOWS = [
  ["a desktop window", { width: 1440, height: 900 }],
  ["a window in between", { width: 1000, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const;

for (const [name, viewport] of WINDOWS) {
  test(`the page takes over in ${name}, and nothing moves`, async ({ mexplorer, page }) => {
    await page.setViewportSize(viewport);
    const release = await without(page, SOLVER, FORESEEN);
    await page.goto("/");
    await expect(mexplorer.heading).toContainText("(1,2,3)");
    const shifts = await layoutShift(page, "*");
    const words = await page.locator(".drawn[data-for=other]:lang(en)").innerText();
    const drawn = await pictureOf(page);
    expect(drawn.length).toBeGreaterThan(80);
    release();
    await expect(page.locator(".drawn")).toHaveCount(0);
    expect(await pictureOf(page)).toEqual(drawn);
    // What comes later for a screen reader alone is left out.
    const told = await page.locator("#page").evaluate((page) => {
      const summary = page.querySelector<HTMLElement>("section.spoken")?.innerText ?? "";
      return (page as HTMLElement).innerText.replace(summary, "");
    });
    expect(told.replace(/\s+/g, " ")).toBe(words.replace(/\s+/g, " "));
    expect(await shifts()).toEqual({ score: 0, moved: [] });
    await mexplorer.node("(2,2)").click();
    await mexplorer.expectSelected("(2,2)");
  });
}

test.describe("on a first visit", () => {
  test.use({ hasBeenThere: false });

  test("the first game is played before the solver has come @both", async ({ mexplorer, page }) => {
    await without(page, SOLVER);
    await page.goto("/");
    const table = new BoardTable(mexplorer);
    await expect(page.locator(".drawn")).toHaveCount(0);
    await table.stone(3, 3).click();
    await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
    await table.heap(1).focus();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect(table.says).toHaveText(/^The computer’s move: .+\. Your move\.$/);
    await expect(mexplorer.nodes.and(page.locator("[aria-current]"))).toHaveCount(1);
  });

  for (const [name, viewport] of WINDOWS)
    test(`the board and the graph stand in ${name} as they will stay`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const release = await without(page, SOLVER, FORESEEN);
      await page.goto("/");
      await expect(page.locator(".drawn[data-for=first]:lang(en) .boards i").first()).toBeVisible();
      const shifts = await layoutShift(page, "*");
      const drawn = await pictureOf(page);
      expect(drawn.length).toBeGreaterThan(60);
      release();
      await expect(page.locator(".drawn")).toHaveCount(0);
      expect(await pictureOf(page)).toEqual(drawn);
      expect(await shifts()).toEqual({ score: 0, moved: [] });
    });
});

test("every position of the picture answers before the solver has come, and another game waits for it @both", async ({
  mexplorer,
  page,
}) => {
  const release = await without(page, SOLVER);
  await mexplorer.open("");
  await expect(mexplorer.nodes).toHaveCount(14);
  const names = await mexplorer.nodes.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute("aria-label") ?? ""),
  );
  for (const name of names.reverse()) {
    const [label = ""] = /^\([^)]*\)/.exec(name) ?? [];
    await mexplorer.node(label).click();
    await mexplorer.expectSelected(label);
  }
  await mexplorer.option("(2,3)").click();
  await mexplorer.expectSelected("(2,3)");
  await mexplorer.button("Undo").click();
  await mexplorer.expectSelected("(1,2,3)");
  await mexplorer.drawPosition("3,3");
  await frames(page);
  await expect(mexplorer.nodes).toHaveCount(14);
  release();
  await expect(mexplorer.nodes).toHaveCount(10);
  await mexplorer.expectSelected("(3,3)");
});

test("what was foreseen is fetched for the picture that was drawn, and for no other @once", async ({
  mexplorer,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const count = (): number => asked.filter((url) => url.includes("foreseen-")).length;
  await mexplorer.open("wythoff(3,5)");
  await page.waitForLoadState("networkidle");
  expect(count()).toBe(0);
  await page.goto("about:blank");
  await mexplorer.open("");
  expect(count()).toBe(1);
});

test("a link to another game never shows what was drawn", async ({ mexplorer, page }) => {
  await page.addInitScript(() => {
    const look = (): void => {
      const drawn = [...document.querySelectorAll(".drawn > *")];
      if (drawn.some((part) => part.checkVisibility())) document.documentElement.dataset["flashed"] = "";
      requestAnimationFrame(look);
    };
    look();
  });
  const flashed = page.locator("[data-flashed]");
  for (const fragment of ["wythoff(3,5)", "nim(1,2,3)", "nim(1,2,3)?color=outcome&view=table"]) {
    await page.goto("about:blank");
    await mexplorer.open(fragment);
    await expect(flashed).toHaveCount(0);
  }
  await page.goto("about:blank");
  await mexplorer.open("nim(1,2,3)?color=outcome&labels=stones");
  await expect(flashed).toHaveCount(1);
});

test("a link to the same game shows it at once, in its theme and its language", async ({ page }) => {
  await without(page, SOLVER, FORESEEN);
  await page.goto("/#nim(1,2,3)?color=outcome&labels=stones&theme=dark&lang=zh");
  await expect(page.locator(".drawn[data-for=other]:lang(zh) .panel h2")).toContainText("(1,2,3)");
  await expect(page.locator(".drawn[data-for=other]:lang(en) .panel h2")).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
});

test("the lines on how the picture is read stay closed before the program is there", async ({
  mexplorer,
  page,
}) => {
  await mexplorer.open("");
  await mexplorer.button("Hide these lines").click();
  await without(page, SOLVER, FORESEEN);
  await page.reload();
  await expect(page.locator(".drawn[data-for=other]:lang(en) .panel h2")).toBeVisible();
  await expect(page.locator(".drawn[data-for=other]:lang(en) .howTo")).toBeHidden();
});

test.describe("without a solver", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test("the page says so and answers on what was drawn", async ({ mexplorer, page }) => {
    await page.route(SOLVER, (route) => route.abort());
    await mexplorer.open("");
    await expect(mexplorer.notice).toContainText("could not be loaded: the solver.");
    await mexplorer.node("(2,2)").click();
    await mexplorer.expectSelected("(2,2)");
    await expect(mexplorer.notice).toContainText("could not be loaded: the solver.");
  });

  test("nor what was foreseen, the page says so in place of what was drawn", async ({ mexplorer, page }) => {
    for (const file of [SOLVER, FORESEEN]) await page.route(file, (route) => route.abort());
    await page.goto("/");
    await expect(mexplorer.notice).toContainText("could not be loaded: the solver.");
    await expect(page.locator(".drawn")).toHaveCount(0);
  });

  test("nor WebAssembly, the page says so and answers on what was drawn", async ({ mexplorer, page }) => {
    await page.addInitScript("delete globalThis.WebAssembly");
    await mexplorer.open("");
    await expect(mexplorer.notice).toContainText("The solver could not be started in this browser.");
    await mexplorer.option("(2,3)").click();
    await mexplorer.expectSelected("(2,3)");
    await mexplorer.node("(2,2)").click();
    await mexplorer.expectSelected("(2,2)");
    await expect(mexplorer.notice).toContainText("The solver could not be started in this browser.");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === "firefox", "Playwright does not switch scripts off there");

  test("the picture and the words in both languages are there, and nothing to operate", async ({ page }) => {
    await page.goto("/");
    for (const lang of ["en", "zh"]) {
      const drawn = page.locator(`.drawn[data-for=other]:lang(${lang})`);
      await expect(drawn.locator(".node:visible")).toHaveCount(14);
      await expect(drawn.locator(".panel h2")).toBeVisible();
      await expect(drawn.locator(":is(.tools, .game)")).toHaveCount(2);
      await expect(drawn.locator(":is(.tools, .game):visible")).toHaveCount(0);
    }
    await expect(
      page.locator(".drawn[data-for=other]").getByText("Choose a heap and take any number of stones"),
    ).toBeVisible();
    await expect(
      page.getByText("every move leaves a position the other player can win").first(),
    ).toBeVisible();
    await expect(page.locator(".drawn[data-for=other]:lang(zh) .rules")).toContainText("取");
  });
});
