// Pages of somebody who has installed the package: written by hand, built by Vite, and made by Eleventy; all looked at in Chromium.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { build, createLogger, createServer } from "vite";
import { expect, test } from "vitest";
import { node, root, scratch } from "./scratch.ts";
import { ICON, served, shows, visit } from "./visiting.ts";

test("a page without a bundler has the element and the solver by addresses of files", async () => {
  const folder = await scratch({
    "index.html": `<!doctype html>${ICON}<title>By hand</title>
      <script type="module" src="node_modules/mexplorer/dist/lib/mex-graph.js"></script>
      <mex-graph game="nim(1,2,3)" color="outcome" style="display: block; height: 400px"></mex-graph>
      <script type="module">
        import { load } from "./node_modules/mexplorer/dist/lib/split.js";
        const answer = (await load()).parse("wythoff(5,3)");
        document.title = answer.value.label;
      </script>`,
  });
  const faults = await visit(await served(folder), async (page) => {
    await shows(page, 14);
    await page.waitForFunction(() => document.title === "(3,5)");
  });
  expect(faults).toEqual([]);
});

test("Vite builds and serves a page of every entry that belongs in a page, with the wasm as a file of its own", async () => {
  const folder = await scratch({
    "index.html": `<!doctype html>${ICON}<title>Vite</title>
      <mex-graph game="nim(1,2)"></mex-graph><script type="module" src="./main.js"></script>`,
    "main.js": `
      import "mexplorer/element";
      import { load } from "mexplorer";
      import { load as fromSplit } from "mexplorer/split";
      import { figure } from "mexplorer/figure";
      const [one, two] = await Promise.all([load(), fromSplit()]);
      const [{ value: graph }, { value: table }, drawn] = await Promise.all([
        one.explore({ ruleset: "nim" }, [1, 2, 3]),
        two.sequence({ ruleset: "octal", params: { code: "0.137" } }, { length: 9 }),
        figure("bash[m=3](5)"),
      ]);
      document.body.insertAdjacentHTML("beforeend", drawn.value);
      document.title = [graph.positionCount, ...table.values].join(" ");`,
    // What is imported and not used is left out.
    "unused.js": `import { load } from "mexplorer"; import { figure } from "mexplorer/figure"; document.title = "nothing";`,
  });
  const warned: string[] = [];
  // How long plugins take is a matter of the machine.
  const checks = { pluginTimings: false };
  const logger = createLogger("warn");
  logger.warn = (text) => warned.push(text);
  const settings = {
    root: folder,
    base: "./",
    configFile: false,
    logLevel: "warn",
    customLogger: logger,
  } as const;
  await build({
    ...settings,
    build: { chunkSizeWarningLimit: 2000, target: "es2022", rolldownOptions: { checks } },
  });
  expect(warned).toEqual([]);
  const built = await readdir(path.join(folder, "dist/assets"));
  expect(built.filter((file) => /^mexplorer-.*\.wasm$/.test(file))).toHaveLength(1);
  // The element and the solver have the packed one in common.
  expect(built.filter((file) => /^mexplorer-wasm-.*\.js$/.test(file))).toHaveLength(1);
  const looked = async (page: Page): Promise<void> => {
    await shows(page, 5);
    await page.waitForFunction(() => document.title !== "Vite");
    expect(await page.title()).toBe("14 0 1 1 2 0 3 1 1 0");
    expect(await page.locator("body > svg > title").textContent()).toMatch(/^Bachet’s game .*\(5\)/);
  };
  expect(await visit(await served(path.join(folder, "dist")), looked)).toEqual([]);

  // While it is being written, the same files are served one by one.
  const server = await createServer({
    ...settings,
    server: { host: "127.0.0.1", port: 7700 + (process.pid % 1000) },
  });
  await server.listen();
  expect(await visit(server.resolvedUrls?.local[0] ?? "", looked)).toEqual([]);
  await server.close();

  await build({
    ...settings,
    build: { outDir: "unused", rolldownOptions: { input: path.join(folder, "unused.js") } },
  });
  const [unused = ""] = await readdir(path.join(folder, "unused/assets"));
  expect((await readFile(path.join(folder, "unused/assets", unused), "utf8")).length).toBeLessThan(2000);
});

test("Eleventy writes figures while it makes a site, and one in it is live", async () => {
  const folder = await scratch({
    "eleventy.config.js": `
      import { figure } from "mexplorer/figure";
      export default function (site) {
        site.addPassthroughCopy({ "node_modules/mexplorer/dist/lib/script": "." });
        site.addAsyncShortcode("figure", async (link) => {
          const answer = await figure(link);
          if (!answer.ok) throw new Error(link + ": " + answer.error.code);
          return answer.value;
        });
        return { dir: { input: "pages", output: "made" } };
      }`,
    "pages/index.md":
      `---\ntitle: Games\n---\n${ICON}\n\n# {{ title }}\n\n` +
      `{% figure "wythoff(1,2)?color=outcome" %}\n\n{% figure "nim(2,2)?hide=values" %}\n\n` +
      `<script src="mex-graph.js" defer></script>\n<mex-graph game="kayles(4)"></mex-graph>\n`,
  });
  const { said, code } = await node(
    folder,
    path.join(root, "node_modules/@11ty/eleventy/cmd.cjs"),
    "--quiet",
  );
  // It says how long some of it took.
  expect({ said: said.replace(/^\[11ty\] Benchmark .*\n/gm, ""), code }).toEqual({ said: "", code: 0 });
  const html = await readFile(path.join(folder, "made/index.html"), "utf8");
  expect(html.match(/<svg [^]*?<\/svg>/g)?.map((svg) => /<title>(.*?)<\/title>/.exec(svg)?.[1])).toEqual([
    "Wythoff’s game (1,2), normal play",
    "Nim (2,2), normal play",
  ]);
  const faults = await visit(await served(path.join(folder, "made")), async (page) => {
    await page.locator("svg").first().waitFor();
    await shows(page, 7);
  });
  expect(faults).toEqual([]);
});
