// Figures in other pages: the element on another origin under a strict policy, and the page that is one figure.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { library, site } from "./host.ts";
import { test } from "./somebody.ts";

const nodesOf = (page: Page, index = 0) => page.locator("mex-graph").nth(index).locator(".nodes .node");

test("two figures under a strict policy of another origin share one solver @both", async ({
  page,
  somebody,
  faults,
}) => {
  somebody.body = `<p>Before</p><mex-graph game="nim(1,2,3)"></mex-graph>
    <mex-graph game="bash[m=3](2,5)" play="misere" color="outcome" lang="zh-CN" labels="position"></mex-graph>`;
  await page.goto(somebody.origin);
  await expect(nodesOf(page, 0)).toHaveCount(14);
  await expect(nodesOf(page, 1)).toHaveCount(15);
  expect(page.workers()).toHaveLength(1);
  await expect(page.locator("mex-graph").nth(1)).toContainText("先手必败");
  // Moves in one are none in the other.
  await page
    .locator("mex-graph")
    .nth(0)
    .getByRole("button", { name: /^\(2,3\),/ })
    .click();
  await expect(page.locator("mex-graph").nth(0).locator(".verdict")).toContainText("(2,3)");
  await expect(page.locator("mex-graph").nth(1).locator(".verdict")).toContainText("(2,5)");
  expect(faults).toEqual([]);
});

/** A page beside what was built, as somebody has it who copied the files there. */
async function beside(built: Promise<string>, page: Page, html: string): Promise<void> {
  const address = `${await built}page.html`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(address);
}

const documented = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");

test("the README's figure is there as it is written", async ({ page, faults }) => {
  const [snippet = ""] = (await documented("README.md")).split("```html\n")[1]?.split("```") ?? [];
  expect(snippet).toContain("<mex-graph");
  await beside(site, page, `<!doctype html><link rel="icon" href="data:," />${snippet}`);
  await expect(nodesOf(page)).toHaveCount(14);
  await expect(page.locator("mex-graph .node.N .value").first()).toHaveText("N");
  expect(faults).toEqual([]);
});

test("the README's frame is there as it is written", async ({ page, faults }) => {
  const [, , block = ""] = (await documented("README.md")).split("```html\n");
  const [snippet = ""] = block.split("```");
  expect(snippet).toContain("<iframe");
  await beside(site, page, `<!doctype html><link rel="icon" href="data:," />${snippet}`);
  await expect(page.frameLocator("iframe").locator("mex-graph .nodes .node")).toHaveCount(14);
  expect(faults).toEqual([]);
});

test("the figure in the element's documentation is there as it is written", async ({ page, faults }) => {
  const [example = ""] = (await documented("www/element.d.ts")).split("@example\n")[1]?.split("*/") ?? [];
  expect(example).toContain("createElement");
  const names = JSON.stringify({ imports: { "mexplorer/element": "./mex-graph.js" } });
  await beside(
    library,
    page,
    `<!doctype html><link rel="icon" href="data:," /><body><script type="importmap">${names}</script>
    <script type="module">${example.replace(/^ \* ?/gm, "")}</script></body>`,
  );
  await expect(nodesOf(page)).toHaveCount(14);
  expect(faults).toEqual([]);
});

test("attributes say what is shown, and events what happened", async ({ page, somebody, faults }) => {
  somebody.body = `<mex-graph game="nim(1,2)"></mex-graph>`;
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ["mex-open", "mex-select", "mex-change", "mex-error"])
      addEventListener(name, (event) =>
        heard.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
      );
  });
  await page.goto(somebody.origin);
  await expect(nodesOf(page)).toHaveCount(5);
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join("\n"));
  expect(await heard()).toContain(`mex-open {"notation":"nim(1,2)","positions":5,"moves":7}`);
  const figure = page.locator("mex-graph");
  await figure.evaluate((element) => {
    element.setAttribute("game", "nim(2,2)");
    element.setAttribute("at", "(1,1)");
    element.setAttribute("theme", "dark");
  });
  await expect(figure.locator(".verdict")).toContainText("(1,1)");
  // What is said of it is heard once it is known why.
  await expect
    .poll(heard)
    .toContain(`mex-select {"position":"(1,1)","outcome":"P","grundy":0,"remoteness":2}`);
  expect(await figure.evaluate((element) => (element as unknown as { link: string }).link)).toBe(
    "nim(2,2)?theme=dark&at=(1,1)",
  );
  await figure.evaluate((element) => {
    element.setAttribute("hide", "values");
    element.setAttribute("at", "(2)");
  });
  await expect.poll(heard).toMatch(/mex-select \{"position":"\(2\)"\}/);
  await figure.evaluate((element) => {
    element.removeAttribute("hide");
  });
  const paper = await figure
    .locator(".figure")
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(paper).toBe("rgb(21, 23, 27)");
  await figure.evaluate((element) => {
    element.setAttribute("game", "nim(2,x)");
  });
  await expect.poll(heard).toContain("mex-error");
  await expect(figure).toContainText("“x” does not belong here");
  expect(faults).toEqual([]);
});

test("a page gives a figure its colours", async ({ page, somebody, faults }) => {
  somebody.body = `<mex-graph game="nim(1,2)"></mex-graph>`;
  await page.goto(somebody.origin);
  await expect(nodesOf(page)).toHaveCount(5);
  const figure = page.locator("mex-graph");
  await figure.evaluate((element) => {
    (element as HTMLElement).style.setProperty("--mex-ink", "rgb(0, 0, 99)");
  });
  await expect(figure.locator(".node.P .body").first()).toHaveCSS("fill", "rgb(0, 0, 99)");
  expect(faults).toEqual([]);
});

test("fifty figures come and go and leave nothing behind", async ({ page, somebody, faults }) => {
  test.slow();
  // What a figure adds outside itself would be seen here.
  await page.addInitScript(() => {
    const counts = { listeners: 0 };
    Object.assign(globalThis, { counts });
    for (const target of [window, document]) {
      for (const [name, change] of [
        ["addEventListener", 1],
        ["removeEventListener", -1],
      ] as const) {
        const original = target[name].bind(target) as (...given: unknown[]) => void;
        target[name] = (...given: unknown[]) => {
          counts.listeners += change;
          // Some are removed by a signal.
          const { signal } = Object(given[2]) as AddEventListenerOptions;
          signal?.addEventListener("abort", () => (counts.listeners -= 1));
          original(...given);
        };
      }
    }
  });
  somebody.body = "<main></main>";
  await page.goto(somebody.origin);
  await page.waitForFunction(() => customElements.get("mex-graph") !== undefined);
  const left = await page.evaluate(async () => {
    const counts = (globalThis as unknown as { counts: { listeners: number } }).counts;
    const main = document.querySelector("main");
    const before = counts.listeners;
    const refs: WeakRef<Element>[] = [];
    for (let cycle = 0; cycle < 50; cycle++) {
      const figure = document.createElement("mex-graph");
      figure.setAttribute("game", `nim(1,2,${(cycle % 3) + 1})`);
      const opened = new Promise((resolve) => {
        figure.addEventListener("mex-select", resolve, { once: true });
      });
      main?.append(figure);
      await opened;
      figure.remove();
      refs.push(new WeakRef(figure));
    }
    return {
      listeners: counts.listeners - before,
      nodes: document.querySelectorAll("*").length,
      inside: refs.filter((ref) => ref.deref()?.shadowRoot?.childElementCount).length,
    };
  });
  expect(left).toEqual({ listeners: 0, nodes: 8, inside: 0 });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(faults).toEqual([]);
});

test("a figure that is moved goes on where it was", async ({ page, somebody, faults }) => {
  somebody.body = `<section></section><mex-graph game="nim(1,2,3)"></mex-graph>`;
  await page.goto(somebody.origin);
  await page.getByRole("button", { name: /^\(2,3\),/ }).click();
  await expect(page.locator(".verdict")).toContainText("(2,3)");
  await page.evaluate(() => {
    const figure = document.querySelector("mex-graph");
    if (figure) document.querySelector("section")?.append(figure);
  });
  await expect(nodesOf(page)).toHaveCount(14);
  await expect(page.locator(".verdict")).toContainText("(2,3)");
  expect(faults).toEqual([]);
});

test.describe("where workers are blocked", () => {
  test.use({ tolerated: /worker|Content.Security.Policy|forbidden by the policy/i });

  test("figures compute in the page, say nothing of it, and try it once", async ({
    page,
    somebody,
    faults,
  }) => {
    await page.addInitScript(() => {
      const tries = { count: 0 };
      Object.assign(globalThis, { tries });
      addEventListener("securitypolicyviolation", () => {
        tries.count += 1;
      });
    });
    somebody.workers = "'none'";
    somebody.body = `<mex-graph game="nim(1,2,3)"></mex-graph><mex-graph game="nim(1,2)"></mex-graph>`;
    await page.goto(somebody.origin);
    await expect(nodesOf(page, 0)).toHaveCount(14);
    await expect(nodesOf(page, 1)).toHaveCount(5);
    await expect(page.locator("mex-graph .notice").first()).toHaveText("");
    await page.getByRole("button", { name: /^\(2,3\),/ }).click();
    await expect(page.locator(".verdict").first()).toContainText("(2,3)");
    // The solver ends with the last of them, and another begins.
    await page.evaluate(async () => {
      document.body.replaceChildren();
      await new Promise((later) => setTimeout(later));
      document.body.innerHTML = `<mex-graph game="nim(2,2)"></mex-graph>`;
    });
    await expect(nodesOf(page)).toHaveCount(6);
    expect(page.workers()).toHaveLength(0);
    const tries = () =>
      page.evaluate(() => (globalThis as unknown as { tries: { count: number } }).tries.count);
    expect(await tries()).toBe(1);
    expect(faults.filter((fault) => !/worker|policy/i.test(fault))).toEqual([]);
  });
});

test.describe("where there can be no solver", () => {
  const CANNOT = /cannot be drawn/;
  test.use({ tolerated: /wasm-unsafe-eval|cannot be drawn|forbidden by the policy/i });

  test("what stands inside an element is all that is seen, and its page hears why, once for each", async ({
    page,
    somebody,
    faults,
  }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      addEventListener("mex-error", (event) =>
        heard.push((event as CustomEvent<{ code: string }>).detail.code),
      );
    });
    somebody.wasm = "";
    somebody.styles = "'unsafe-inline'";
    const inside = `<p style="margin: 0; height: 200px">The graph of Nim (1,2,3) has 14 positions.</p>`;
    somebody.body =
      `<mex-graph game="nim(1,2,3)" style="display: block; height: 200px">${inside}</mex-graph>`.repeat(2);
    await page.goto(somebody.origin);
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    await expect.poll(heard).toEqual(["no-solver", "no-solver"]);
    await expect.poll(() => faults.filter((fault) => CANNOT.test(fault))).toHaveLength(2);
    for (const place of [0, 1]) {
      const figure = page.locator("mex-graph").nth(place);
      expect(await figure.getByText("has 14 positions.").boundingBox()).toEqual(await figure.boundingBox());
      await expect(figure.locator(".notice")).toHaveText("");
    }
    expect(await heard()).toHaveLength(2);
  });

  test("a figure with nothing inside says so itself", async ({ page, somebody, faults }) => {
    await page.addInitScript("delete globalThis.WebAssembly");
    somebody.body = `<mex-graph game="nim(1,2,3)"> </mex-graph>`;
    await page.goto(somebody.origin);
    await expect(page.locator("mex-graph")).toContainText("The solver could not be started");
    expect(faults.filter((fault) => CANNOT.test(fault))).toHaveLength(1);
  });
});

test("embed.html shows the figure of its address, and follows it", async ({ page, faults }) => {
  await page.goto("/embed.html#nim(2,2)?play=misere&theme=dark");
  await expect(nodesOf(page)).toHaveCount(6);
  await expect(page).toHaveTitle("nim(2,2) · Mexplorer");
  await page.evaluate(() => {
    location.hash = "#bash[m=3](5)?lang=zh";
  });
  await expect(page).toHaveTitle("bash[m=3](5) · Mexplorer");
  await expect(nodesOf(page)).toHaveCount(6);
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});

for (const [part, fields, shown] of [
  ["the board", "view=board&seats=person,solver", ".play .says"],
  ["the board in Chinese", "view=board&lang=zh", ".play .says"],
  ["the table", "view=table", "table"],
  ["the labelling", "step=2", ".labelling"],
  ["hidden values", "hide=values", ".classroom"],
] as const)
  test(`${part} in a figure brings nothing of the page with it @once`, async ({ page, faults }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(`/embed.html#nim(1,2,3)?${fields}`);
    await expect(page.locator(`mex-graph ${shown}`).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => /\/assets\/page-(?!en-|zh-)/.test(url))).toEqual([]);
    await expect(page.getByRole("banner")).toHaveCount(0);
    expect(faults).toEqual([]);
  });

test("what an attribute says last counts, whenever it is said @once", async ({ page, somebody, faults }) => {
  somebody.body = "<main></main>";
  await page.goto(somebody.origin);
  await page.waitForFunction(() => customElements.get("mex-graph") !== undefined);
  // Before the solver has answered anything.
  await page.evaluate(() => {
    const figure = document.createElement("mex-graph");
    document.querySelector("main")?.append(figure);
    figure.setAttribute("game", "nim(2,2)");
  });
  await expect(nodesOf(page)).toHaveCount(6);
  // While it is nowhere.
  await page.evaluate(() => {
    const figure = document.querySelector("mex-graph");
    figure?.remove();
    figure?.setAttribute("game", "nim(1,1)");
    if (figure) document.querySelector("main")?.append(figure);
  });
  await expect(nodesOf(page)).toHaveCount(3);
  expect(faults).toEqual([]);
});

test("another look keeps the moves made @once", async ({ page, somebody, faults }) => {
  somebody.body = `<mex-graph game="nim(1,2,3)"></mex-graph>`;
  await page.goto(somebody.origin);
  const figure = page.locator("mex-graph");
  await figure.getByRole("button", { name: /^\(2,3\),/ }).click();
  await expect(figure.locator(".verdict")).toContainText("(2,3)");
  await figure.evaluate((element) => {
    element.setAttribute("controls", "none");
    element.setAttribute("theme", "dark");
    element.setAttribute("color", "outcome");
  });
  await expect(figure.locator(".legend")).toBeHidden();
  await expect(figure.locator(".node.N .value").first()).toHaveText("N");
  expect(await figure.evaluate((element) => (element as unknown as { link: string }).link)).toBe(
    "nim(1,2,3)?color=outcome&theme=dark&line=(2,3)&controls=none",
  );
  expect(faults).toEqual([]);
});

test("a figure that goes before it has begun asks the solver for nothing @once", async ({
  page,
  somebody,
  faults,
}) => {
  somebody.body = "<main></main>";
  await page.goto(somebody.origin);
  await page.waitForFunction(() => customElements.get("mex-graph") !== undefined);
  await page.evaluate(() => {
    for (let cycle = 0; cycle < 5; cycle++) {
      const figure = document.createElement("mex-graph");
      figure.setAttribute("game", "nim(85,85,85)");
      document.querySelector("main")?.append(figure);
      figure.remove();
    }
  });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(faults).toEqual([]);
});

test("the wheel over a figure scrolls the page that it is in", async ({ page, somebody, faults }) => {
  somebody.body = `<mex-graph game="nim(1,2,3)"></mex-graph><p>After</p>`;
  await page.goto(somebody.origin);
  await expect(nodesOf(page)).toHaveCount(14);
  await page.locator("mex-graph .canvas").hover();
  await page.mouse.wheel(0, -300);
  await expect(page.locator("mex-graph .zoom .scale")).toHaveText("");
  expect(faults).toEqual([]);
});
