// Whatever the documents show is so: every snippet is run, every link followed, and what is live is what stands below it.
// How the pages look and what is drawn on them is in tests/browser/docs.spec.ts.
import { execFile } from "node:child_process";
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../www/docs/site/markdown.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { linkOfRecord } from "../../www/src/model/record.ts";
import { path as played } from "../../www/src/model/path.ts";
import { links } from "../../www/src/views/registry.ts";
import { solver } from "../page/shown.ts";
import { inFolder } from "../page/tools.ts";
import { mex, valueOf } from "./built.ts";
import { all, blocks, LANGUAGES, pageIn, pages, pagesIn, site, type Page } from "./documents.ts";
import { printedBy, promisedIn } from "./printed.ts";
import { faultsIn, root } from "./typed.ts";

const run = promisify(execFile);
const cli = path.join(root, "dist/lib/cli.js");

/** What a command prints on both of its streams, whether it ends well or not. */
async function said(words: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run(process.execPath, [cli, ...words]);
    return stdout + stderr;
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/** What a link of the page opens, without a fault. */
async function open(link: string): Promise<Awaited<ReturnType<typeof opened>>> {
  const shown = await opened(solver, link, { width: 600, height: 400 }, undefined, "");
  shown.store.dispose();
  expect(shown.fault, link).toBeUndefined();
  expect(shown.state.notice, link).toBeUndefined();
  expect(shown.state.game, link).toBeDefined();
  return shown;
}

/** Each command is a process of its own; a machine with much else to do takes its time. */
const PATIENCE = { timeout: 60_000 };

describe.each(LANGUAGES)("the snippets in %s", PATIENCE, (language) => {
  test.each(["javascript", "errors"])("of %s, one after the other, print what they say", async (name) => {
    const program = blocks(pageIn(language, name), "js").join("\n");
    const promised = promisedIn(program);
    expect(promised.length).toBeGreaterThan(0);
    expect(promised).toHaveLength(program.split("console.log").length - 1);
    expect(await printedBy(program)).toEqual(promised);
  });

  test("for a shell run, and write what they say", async () => {
    const commands = pagesIn(language).flatMap((page) => blocks(page, "sh"));
    expect(commands.length).toBeGreaterThan(3);
    await inFolder(async (folder) => {
      // The package is installed already; its command is found by its name.
      for (const [name, does] of [
        ["mexplorer", `exec "${process.execPath}" "${cli}" "$@"`],
        ["npm", "exit 0"],
      ] as const) {
        writeFileSync(path.join(folder, name), `#!/bin/sh\n${does}\n`);
        chmodSync(path.join(folder, name), 0o755);
      }
      const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env["PATH"] ?? ""}` };
      await run("sh", ["-e", "-c", commands.join("\n")], { cwd: folder, env });
      const written = commands.join("\n").matchAll(/> (\S+)/g);
      for (const [, file = ""] of written)
        expect(statSync(path.join(folder, file)).size, file).toBeGreaterThan(100);
    });
  });

  test("of the command line print what stands below them", async () => {
    const shown = all(pageIn(language, "cli"), `.code[data-language="console"]`);
    expect(shown.length).toBeGreaterThan(8);
    // One after the other: a command that takes more than a second tells its progress as well.
    for (const block of shown) {
      const command = block.querySelector("code")?.textContent ?? "";
      const printed = await said(wordsOf(command));
      expect(printed.trimEnd(), command).toBe(block.querySelector("samp")?.textContent);
      expect(printed.length, command).toBeGreaterThan(0);
    }
  });

  test("for React have the types that the package declares, and those for Vue draw the element", async () => {
    const page = pageIn(language, "embed");
    const [react = "", ...otherReact] = blocks(page, "tsx");
    const [vue = "", ...otherVue] = blocks(page, "ts");
    expect([...otherReact, ...otherVue]).toEqual([]);
    expect(faultsIn([react], "tsx")).toEqual([]);
    expect(faultsIn([react.replace("outcome", "pink")], "tsx").join()).toContain("pink");
    expect(faultsIn([vue])).toEqual([]);
    const { outputText } = ts.transpileModule(vue, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    const drawn = `import { renderToString } from "vue/server-renderer"; console.log(await renderToString(app));`;
    expect(await printedBy(`${outputText}\n${drawn}`)).toEqual([
      '<mex-graph game="nim(1,2,3)" color="outcome"></mex-graph>',
    ]);
  });

  test("of games as text are opened move by move", async () => {
    const lines = blocks(pageIn(language, "records"), "text").flatMap((block) => block.trim().split("\n"));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      const link = linkOfRecord(line);
      if (!link) throw new Error(`this is no record: ${line}`);
      const { state } = await open(links.write(link));
      expect(state.line.positions.slice(1), line).toEqual(played.in(link).line);
    }
  });
});

/** The addresses that a page names, with what each means. */
function addressesOf(page: Page): string[] {
  return ["a[href]", "link[href]", "script[src]", "img[src]", "iframe[src]"].flatMap((selector) =>
    all(page, selector).map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
  );
}

const BASE = "https://mexplorer.example/";

test("every address in the documents leads somewhere", () => {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  let followed = 0;
  for (const page of pages) {
    for (const address of addressesOf(page)) {
      const url = new URL(address, `${BASE}${page.file}`);
      expect(url.protocol, address).toMatch(/^(https:|data:)$/);
      if (url.origin !== new URL(BASE).origin) continue;
      const file = path.normalize(decodeURIComponent(url.pathname).slice(1));
      expect(existsSync(path.join(site, file)), `${page.file}: ${address}`).toBe(true);
      const fragment = decodeURIComponent(url.hash.slice(1));
      const target = byFile.get(file);
      if (target && fragment)
        expect(target.document.getElementById(fragment), `${page.file}: ${address}`).not.toBeNull();
      followed++;
    }
  }
  expect(followed).toBeGreaterThan(1000);
});

test("every link of the documents to the page opens there without a fault", async () => {
  const fragments = new Set(
    pages
      .flatMap(addressesOf)
      .map((address) => /index\.html#(.+)$/.exec(address)?.[1])
      .filter((link) => link !== undefined)
      .map(decodeURIComponent),
  );
  const ofPages = [...fragments].filter((link) => /[(?]/.test(link));
  expect(ofPages.length).toBeGreaterThan(150);
  for (const link of ofPages) await open(link);
});

test("both languages have the same pages with the same parts, and lead to one another", () => {
  const [english, chinese] = LANGUAGES.map((language) => pagesIn(language));
  const names = [english, chinese].map((pages) => pages?.map(({ file }) => file.replace(/docs.../, "")));
  expect(names[1]).toEqual(names[0]);
  for (const [index, page] of (english ?? []).entries()) {
    const twin = chinese?.[index];
    if (!twin) throw new Error(page.file);
    const ids = [page, twin].map((each) => all(each, "[id]").map(({ id }) => id));
    expect(ids[1], page.file).toEqual(ids[0]);
    expect(new Set(ids[0]).size, page.file).toBe(ids[0]?.length);
    for (const each of [page, twin]) {
      expect(all(each, "h1"), each.file).toHaveLength(1);
      expect(all(each, 'meta[name="description"]')[0]?.getAttribute("content"), each.file).toMatch(/.{5}/);
      const other = all(each, "a.twin")[0]?.getAttribute("href") ?? "";
      expect(path.join(path.dirname(each.file), other), each.file).toBe((each === page ? twin : page).file);
    }
    expect(page.document.documentElement.lang).toBe("en");
    expect(twin.document.documentElement.lang).toBe("zh-CN");
  }
});

test("no sign of Markdown is left in a text", () => {
  for (const page of pages)
    for (const place of all(page, "main :is(p, li, td, h1, h2, h3)")) {
      const text = place.cloneNode(true);
      for (const code of text.querySelectorAll("code")) code.remove();
      expect(text.textContent, page.file).not.toMatch(/\*|\]\(|`|\{\{/);
    }
});

test("nothing stands in a page that its policy forbids", () => {
  for (const page of pages) {
    expect(all(page, `[style], style, script:not([src], [type="application/ld+json"])`), page.file).toEqual(
      [],
    );
    expect(all(page, 'meta[http-equiv="Content-Security-Policy"]'), page.file).toHaveLength(1);
  }
});

test("what is told of rulesets, theorems and errors is all there is", () => {
  const { rulesets, theorems } = valueOf(mex.catalogue());
  for (const language of LANGUAGES) {
    const ids = (name: string, selector: string) => all(pageIn(language, name), selector).map(({ id }) => id);
    const known = rulesets.map(({ id }) => id);
    expect(ids("notation", ".ruleset h3")).toEqual(known);
    expect(ids("gallery", ".shown h3").slice(0, known.length)).toEqual(known);
    expect(ids("theorems", ".all li")).toEqual(theorems.map(({ id }) => id));
    const calls = Object.keys(mex);
    expect(new Set(ids("javascript", ".call h3"))).toEqual(new Set(calls));
    expect(ids("errors", "tbody tr")).toContain("unexpected-character");
    for (const file of readdirSync(path.join(root, "www/src/model/lessons/stories")))
      if (file.endsWith(".json"))
        expect(
          all(pageIn(language, "gallery"), ".stories code").map(({ textContent }) => textContent),
        ).toContain(path.basename(file, ".json"));
  }
});

test("the code below a figure is the code of that figure", () => {
  for (const language of LANGUAGES)
    for (const name of ["gallery", "embed"]) {
      const page = pageIn(language, name);
      const figures = all(page, ".live mex-graph");
      expect(figures.length).toBeGreaterThan(0);
      for (const figure of figures) {
        const code = figure.closest(".live")?.nextElementSibling.querySelector("code")?.textContent;
        if (code === undefined) throw new Error("there is no code below this figure");
        const place = page.document.createElement("div");
        place.innerHTML = code;
        const [written] = place.querySelectorAll("mex-graph");
        const attributes = (element: typeof figure | undefined): Array<[string, string]> =>
          [...(element?.attributes ?? [])]
            .filter(({ name }) => name !== "style" && name !== "class")
            .map(({ name, value }) => [name, value ?? ""]);
        expect(attributes(figure), code).toEqual(attributes(written));
        expect(figure.querySelector("img")?.getAttribute("alt")).toBe(
          written?.querySelector("img")?.getAttribute("alt"),
        );
      }
    }
});
