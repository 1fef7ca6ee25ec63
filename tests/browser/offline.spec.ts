// The page without a network: what it has been opened for once it shows again, whatever becomes of the server.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findings } from "./axe.ts";
import { kept, newTab, test, type Tab } from "./deployed.ts";
import { expect } from "./fixture.ts";
import { go, READINGS, TELLINGS, VISITS, type Visit } from "./visits.ts";

const root = path.resolve(import.meta.dirname, "../..");

// What a page keeps is tried in a browser that has kept nothing.
test.use({ serviceWorkers: "allow", reuseContext: false });
// A worker is registered some seconds after its page is there, and keeps a hundred files; here that happens several times.
test.describe.configure({ timeout: 240_000 });

/** The file of the page's script, by which versions differ. */
function version({ page }: Tab): Promise<string | null> {
  return page.locator("script[type=module]").last().getAttribute("src");
}

/** The first example of each ruleset is opened. */
function games(): readonly Visit[] {
  const catalogue = path.join(root, "www/src/solver/prose/catalogue.json");
  const { rulesets } = JSON.parse(readFileSync(catalogue, "utf8")) as {
    rulesets: Array<{ examples: Array<{ notation: string }> }>;
  };
  return rulesets.map(({ examples: [example] }) => {
    const notation = example?.notation ?? "";
    return { name: notation, link: `/#${notation}`, shown: (page) => page.locator(".panel h2") };
  });
}

const NEW = "There is a new version of this page.";

test("after a first visit the page opens without a network, whatever its address @both", async ({
  open,
  site,
}) => {
  const first = await open("");
  await kept(first);
  site.stop();
  // The tab that was there first was opened before anything was kept.
  await first.mexplorer.button("Examples").click();
  await expect(first.page.locator("#examples li").first()).toBeVisible();
  for (const [link, notation] of [
    ["#wythoff(3,5)", "wythoff(3,5)"],
    ["index.html#nim(2,2)?play=misere&lang=zh", "nim(2,2)"],
    ["?from=mail#bash[m=3](9)", "bash[m=3](9)"],
    ["index.html?from=mail", "nim(1,2,3)"],
  ] as const) {
    const { page, mexplorer } = await open(link);
    await expect(page, link).toHaveTitle(`${notation} · Mexplorer`);
    // What nobody has foreseen is answered, too.
    await mexplorer.nodes.last().click();
    await expect(mexplorer.graph.locator("[aria-current=true]")).toHaveCount(1);
    await expect(mexplorer.heading).toBeVisible();
  }
  const figure = await open("embed.html#nim(2,2)");
  await expect(figure.page.locator(".nodes .node")).toHaveCount(6);
});

test("what the browser has thrown away is kept again @both", async ({ open, site }) => {
  const first = await open("");
  await kept(first);
  const count = () =>
    first.page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().length;
    });
  const all = await count();
  expect(all).toBeGreaterThan(50);
  await first.page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await open("#wythoff(3,5)");
  await expect.poll(count).toBe(all);
  site.stop();
  const { mexplorer } = await open("#nim(2,2)");
  await mexplorer.button("Examples").click();
  await expect(mexplorer.page.locator("#examples li").first()).toBeVisible();
});

test.describe("@once", () => {
  // A test for each kind, with as much time as it has pages: where a machine has much else to do, all of them take minutes.
  for (const [what, visits] of Object.entries({
    ruleset: games(),
    theorem: READINGS,
    story: TELLINGS,
    "part that is fetched later": VISITS.filter((visit) => !TELLINGS.includes(visit)),
  }))
    test(`without a network every ${what} is there @full`, async ({ open, site, context }) => {
      test.setTimeout(60_000 + 5_000 * visits.length);
      await kept(await open(""));
      site.stop();
      expect(visits.length).toBeGreaterThan(12);
      for (const visited of visits)
        await test.step(visited.name, async () => {
          const tab = await newTab(context);
          await visited.before?.(tab.page);
          await tab.page.goto(site.address + visited.link.slice(1));
          await go(tab.page, visited, tab.page.getByText("Part of the page could not be loaded"));
          await expect(visited.shown(tab.page).first()).toBeVisible();
          await tab.page.close();
          expect(tab.faults, visited.name).toEqual([]);
        });
    });

  test("documents and what they show are there as they were last seen @full", async ({
    open,
    site,
    context,
  }) => {
    mkdirSync(path.join(site.folder, "docs"), { recursive: true });
    const write = (text: string): void => {
      writeFileSync(
        path.join(site.folder, "docs/visited.html"),
        `<!doctype html><link rel="icon" href="data:,"><title>${text}</title><script src="../mex-graph.js" defer></script>
          <mex-graph game="nim(2,2)" loading="eager"></mex-graph>`,
      );
    };
    write("First");
    await kept(await open(""));
    await open("docs/visited.html");
    write("Second");
    await expect((await open("docs/visited.html?again")).page).toHaveTitle("Second");
    site.stop();
    const { page } = await open("docs/visited.html#there");
    await expect(page).toHaveTitle("Second");
    await expect(page.locator("mex-graph .nodes .node")).toHaveCount(6);
    const never = await newTab(context);
    await expect(never.page.goto(`${site.address}docs/never.html`)).rejects.toThrow();
  });

  for (const [where, script] of [
    ["in a browser without service workers", "delete Navigator.prototype.serviceWorker"],
    [
      "where none may be registered",
      "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error())",
    ],
  ] as const)
    test(`${where} the page says nothing of it @full`, async ({ context, open }) => {
      await context.addInitScript(script);
      await context.clock.install();
      const { page, mexplorer } = await open("");
      await expect(mexplorer.heading).toBeVisible();
      await context.clock.fastForward(10_000);
      await expect(mexplorer.notice).toHaveCount(0);
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    });

  test("in a frame nothing is kept @full", async ({ open, site, context }) => {
    writeFileSync(
      path.join(site.folder, "frames.html"),
      `<!doctype html><link rel="icon" href="data:,"><title>Frames</title><iframe src="index.html"></iframe>
        <iframe src="embed.html#nim(1,2)"></iframe>`,
    );
    await context.clock.install();
    const { page } = await open("frames.html");
    for (const frame of await page.locator("iframe").all())
      await expect(frame.contentFrame().locator(".nodes .node").first()).toBeVisible();
    await context.clock.fastForward(10_000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  test("a host is rid of the worker as it is written @full", async ({ open, site }) => {
    await kept(await open(""));
    const [, snippet = ""] =
      /```js\n([^]*?)```/.exec(readFileSync(path.join(root, "www/docs/hosting.md"), "utf8")) ?? [];
    writeFileSync(path.join(site.folder, "offline.js"), snippet);
    const { page } = await open("");
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    );
  });
});

test("a new version waits for a yes, and no tab loses what it shows @full", async ({ open, site }) => {
  const old = await open("#nim(1,2,3)");
  await kept(old);
  await old.page.evaluate(() => {
    document.documentElement.dataset["since"] = "the first version";
  });
  const before = await version(old);

  site.replace();
  const asking = await open("#wythoff(3,5)");
  // It shows what was there, and says that there is something new; so does the other tab.
  await expect(asking.mexplorer.notice).toContainText(NEW);
  expect(await version(asking)).toBe(before);
  await expect(old.mexplorer.notice).toContainText(NEW);
  expect(await findings(asking.page, ".notice:has(p)")).toEqual([]);
  await old.mexplorer.follow("nim(1,2,3)?view=table");
  await expect(old.page.getByRole("table", { name: /Positions of/ })).toBeVisible();

  // A yes is for one tab.
  await asking.mexplorer.node("(1,2)").click();
  await asking.mexplorer.button("Load it").click();
  await expect.poll(() => version(asking).catch(() => before)).not.toBe(before);
  await expect(asking.page).toHaveTitle("wythoff(3,5) · Mexplorer");
  await asking.mexplorer.expectSelected("(1,2)");
  await expect(asking.mexplorer.notice).toHaveCount(0);
  const later = await version(asking);

  // The other one fetches what it had not fetched yet, of a version that the server has no longer.
  await old.mexplorer.follow("nim(1,2,3)?view=theorems");
  await expect(old.page.locator(".theorems .body").first()).toBeVisible();

  // And still when there is a third.
  site.replace();
  await asking.page.reload();
  await expect(asking.mexplorer.notice).toContainText(NEW);
  await asking.mexplorer.button("Load it").click();
  await expect.poll(() => version(asking).catch(() => later)).not.toBe(later);
  await old.mexplorer.follow("nim(1,2,3)?view=board");
  await expect(old.page.locator(".play .part:last-child > :not(.name)").first()).toBeVisible();
  expect(await version(old)).toBe(before);
  await expect(old.page.locator("html")).toHaveAttribute("data-since", "the first version");

  // Without a network it comes to the new version as well.
  site.stop();
  await old.mexplorer.button("Load it").click();
  await expect.poll(() => version(old).catch(() => before)).not.toBe(before);
  await expect(old.page.locator(".play .part:last-child > :not(.name)").first()).toBeVisible();
  expect(await version(old)).toBe(await version(asking));
});

test("a new version can wait, also in Chinese @once @full", async ({ open, site }) => {
  const first = await open("");
  await kept(first);
  await first.page.close();
  const tab = await open("#nim(1,2,3)?lang=zh");
  const before = await version(tab);
  site.replace();
  await tab.page.reload();
  await expect(tab.mexplorer.notice).toContainText("本页有新版本。");
  expect(await findings(tab.page, ".notice:has(p)")).toEqual([]);
  await tab.mexplorer.button("稍后").click();
  await expect(tab.mexplorer.notice).toHaveCount(0);
  await tab.page.reload();
  await expect(tab.mexplorer.notice).toContainText("本页有新版本。");
  expect(await version(tab)).toBe(before);
});

test("a lesson that no link can hold is not asked about @full @once", async ({ open, site }) => {
  const words = (number: number): string =>
    Array.from({ length: 200 }, (_, place) => ((place + 7) * (number + 3) * 7919).toString(36)).join(" ");
  const lesson = {
    lesson: 1,
    title: "Long",
    steps: Array.from({ length: 20 }, (_, number) => ({
      id: String(number + 1),
      link: "nim(1,2)",
      caption: words(number),
    })),
  };
  const tab = await open("");
  await kept(tab);
  await tab.mexplorer.button("Examples").click();
  const choosing = tab.page.waitForEvent("filechooser");
  await tab.mexplorer.button("Open a lesson…").click();
  const chooser = await choosing;
  await chooser.setFiles({
    name: "long.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(lesson)),
  });
  await expect(tab.page.locator(".lesson .words")).toBeVisible();
  site.replace();
  const other = await open("");
  await expect(other.mexplorer.notice).toContainText(NEW);
  await tab.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  await expect(tab.page.getByText(NEW)).toHaveCount(0);
});
