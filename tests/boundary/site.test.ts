// What the built site says of itself: to a system that installs it, to its own service worker, and to whoever links to it.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Window } from "happy-dom";
import { afterEach, expect, test } from "vitest";
import { absoluteTags, listPages, siteUrl, writeFeed } from "../../www/scripts/siteUrl.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const site = path.join(root, "dist/site");
const read = (file: string): string => readFileSync(path.join(site, file), "utf8");

/** Width and height of a PNG in pixels. */
function sizeOf(file: string): string {
  const bytes = readFileSync(path.join(site, file));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const [, light = "", dark = ""] =
  /--paper: [^;]*light-dark\((#\w+), (#\w+)\)/.exec(
    readFileSync(path.join(root, "www/src/styles/tokens.css"), "utf8"),
  ) ?? [];

interface Manifest {
  [key: string]: unknown;
  icons: Array<{ src: string; sizes: string; type: string; purpose?: string }>;
}

test("the page can be installed", () => {
  const { icons, ...rest } = JSON.parse(read("manifest.webmanifest")) as Manifest;
  expect(rest).toMatchObject({
    name: "Mexplorer",
    short_name: "Mexplorer",
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "standalone",
    theme_color: light,
    background_color: light,
  });
  expect(light).toMatch(/^#\w{6}$/);
  expect(rest["description"]).toMatch(/^Position graphs of impartial games/);
  const pictures = icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of pictures) expect(sizeOf(src), src).toBe(sizes);
  expect(pictures.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(icons.find(({ type }) => type === "image/svg+xml")?.sizes).toBe("any");
});

test("the first page names its icons, its colours and its manifest", () => {
  const html = read("index.html");
  for (const [attribute, file] of [
    ["icon", "icons/icon.svg"],
    ["apple-touch-icon", "icons/apple-touch-icon.png"],
    ["manifest", "manifest.webmanifest"],
  ] as const) {
    expect(html).toMatch(new RegExp(`<link rel="${attribute}"[^>]* href="\\./${file}"`));
    expect(read(file).length).toBeGreaterThan(100);
  }
  expect(sizeOf("icons/apple-touch-icon.png")).toBe("180x180");
  for (const [scheme, colour] of [
    ["light", light],
    ["dark", dark],
  ] as const)
    expect(html).toContain(
      `name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})"`,
    );
});

test("everything that the page may fetch is kept from the first visit on, and nothing that it never does", () => {
  const entries = [...read("offline.js").matchAll(/\{"url":"([^"]+)","revision":(?:null|"(\w+)")\}/g)];
  const kept = new Map(entries.map(([, url = "", revision]) => [url, revision]));
  const files = readdirSync(path.join(site, "assets")).map((file) => `assets/${file}`);
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(50);
  expect(files.filter((file) => file.endsWith(".wasm"))).toHaveLength(2);
  const icons = readdirSync(path.join(site, "icons")).map((file) => `icons/${file}`);
  const others = ["index.html", "embed.html", "policy.js", "watch.js", "manifest.webmanifest"];
  expect([...kept.keys()].sort()).toEqual([...files, ...icons, ...others].sort());
  // A file in `assets` is known by its name, any other by what is in it.
  for (const [file, revision] of kept)
    expect(revision, file).toBe(
      file.startsWith("assets/")
        ? undefined
        : createHash("md5")
            .update(readFileSync(path.join(site, file)))
            .digest("hex"),
    );
});

test("only the page itself asks for anything to be kept", () => {
  const asking = readdirSync(path.join(site, "assets")).filter((file) =>
    read(`assets/${file}`).includes("serviceWorker"),
  );
  expect(asking).toEqual([expect.stringMatching(/^page-[^.]*\.js$/)]);
  for (const file of ["mex-graph.js", "frame.js", "watch.js"])
    expect(read(file), file).not.toContain("serviceWorker");
});

afterEach(() => {
  delete process.env["SITE_URL"];
});

test("where nobody says the address of the site, nothing absolute is said", () => {
  expect(siteUrl()).toBeUndefined();
  const html = read("index.html");
  expect(html).not.toMatch(/og:url|og:image|rel="canonical"/);
  expect(html).toMatch(/property="og:title"/);
});

test("where the address of the site is known, its pages, its picture and its changes are listed by it", async () => {
  process.env["SITE_URL"] = "https://example.org/games";
  const address = siteUrl() ?? "";
  expect(address).toBe("https://example.org/games/");
  expect(absoluteTags(address)).toContain(
    'property="og:image" content="https://example.org/games/preview.png"',
  );
  expect(sizeOf("preview.png")).toBe("1200x630");
  const folder = mkdtempSync(path.join(tmpdir(), "mexplorer-pages-"));
  mkdirSync(path.join(folder, "docs/zh"), { recursive: true });
  for (const file of ["index.html", "embed.html", "docs/index.html", "docs/zh/links.html", "watch.js"])
    writeFileSync(path.join(folder, file), "");
  listPages(folder);
  const text = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  expect([...text("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page)).toEqual([
    "https://example.org/games/",
    "https://example.org/games/docs/",
    "https://example.org/games/docs/zh/links.html",
  ]);
  await writeFeed(folder);
  const feed = new Window().document;
  feed.write(text("feed.xml"));
  const [entry] = feed.querySelectorAll("entry");
  expect(entry?.querySelector("title")?.textContent).toMatch(/^Mexplorer \d/);
  expect(Date.parse(entry?.querySelector("updated")?.textContent ?? "")).not.toBeNaN();
  expect(entry?.querySelector("content")?.textContent).toContain("<li>");
  expect(text("robots.txt")).toContain("Sitemap: https://example.org/games/sitemap.xml");
  rmSync(folder, { recursive: true });
});

test.each(["example.org", "ftp://example.org/", "https://example.org/?x"])(
  "%s is no address of a site",
  (said) => {
    process.env["SITE_URL"] = said;
    expect(() => siteUrl()).toThrow("SITE_URL");
  },
);
