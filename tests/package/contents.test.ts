// What is in the package: all that users need, and nothing besides.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { expect, inject, test } from "vitest";
import catalogue from "../../www/src/solver/prose/catalogue.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };
import card from "../../package.json" with { type: "json" };
import { ran, root } from "./scratch.ts";

const { tarball, unpackedSize, files } = inject("packed");
const read = (file: string) => readFile(path.join(root, file), "utf8");
const tool = (name: string) => path.join(root, "node_modules/.bin", name);

test("has what is built, the licences and the README, in at most 8 MB", () => {
  const others = files.filter((file) => !file.startsWith("dist/lib/"));
  expect(others.sort()).toEqual(["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"]);
  expect(files).toContain("dist/lib/licences.txt");
  expect(unpackedSize).toBeLessThanOrEqual(8_000_000);
});

test("needs no other package, and runs nothing when it is installed", () => {
  expect(card).not.toHaveProperty("dependencies");
  expect(Object.values(card.peerDependenciesMeta)).toEqual([{ optional: true }, { optional: true }]);
  expect(Object.keys(card.peerDependenciesMeta)).toEqual(Object.keys(card.peerDependencies));
  const ofInstalling = ["preinstall", "install", "postinstall", "prepare"];
  expect(Object.keys(card.scripts).filter((name) => ofInstalling.includes(name))).toEqual([]);
});

test("holds all that its modules import", async () => {
  const missing: string[] = [];
  let seen = 0;
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    for (const { fileName: name } of ts.preProcessFile(await read(file)).importedFiles) {
      seen += 1;
      const there = path.posix.join(path.dirname(file), name);
      const isType = file.endsWith(".d.ts");
      const isHere = files.includes(isType ? there.replace(/\.js$/, ".d.ts") : there);
      const isPeer = isType && ["react", "vue"].includes(name);
      if (!isHere && !isPeer && !name.startsWith("node:")) missing.push(`${file}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
  expect(seen).toBeGreaterThan(30);
});

test("has a README that tells first how to install it, and of every entry", async () => {
  const [first = "", ...rest] = (await read("README.md")).split(/^## /m);
  expect(first).toContain(`npm install ${card.name}`);
  expect(first).toContain("npx mexplorer svg");
  const told = new Set([first, ...rest].join("").match(/mexplorer\/[\w.-]+/g));
  const entries = Object.keys(card.exports).map((entry) => path.posix.join(card.name, entry));
  const ofTools = ["mexplorer", "mexplorer/package.json", "mexplorer/custom-elements.json"];
  expect(entries.filter((entry) => !told.has(entry) && !ofTools.includes(entry))).toEqual([]);
});

test("is what publint wants of a package", async () => {
  const { out, code } = await ran(root, tool("publint"), "--strict", tarball);
  expect(out).toContain("All good!");
  expect(code).toBe(0);
});

test("has types that resolve for every entry, as attw sees it", async () => {
  const { out, code } = await ran(root, tool("attw"), "--format", "ascii", "--no-emoji", tarball);
  for (const entry of Object.keys(card.exports).filter((name) => name !== "./mexplorer.wasm"))
    expect(out).toContain(`"${path.posix.join("mexplorer", entry)}"`);
  expect(out).not.toMatch(/^(node16 \(from ESM\)|bundler): (?!\(ESM\)|\(JSON\)|OK|$)/m);
  expect(code).toBe(0);
});

test("has one version, which the crates, the catalogue and the list of changes have as well", async () => {
  const { version } = card;
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const [, ofCrates] = /\[workspace\.package\]\nversion = "(.*)"/.exec(await read("Cargo.toml")) ?? [];
  const inCargosLock = (await read("Cargo.lock")).matchAll(/name = "mexplorer.*"\nversion = "(.*)"/g);
  const [, ofChanges] = /^## (\S+?),? /m.exec(await read("CHANGELOG.md")) ?? [];
  const all = [ofCrates, ofChanges, catalogue.version, lock.version, lock.packages[""].version];
  all.push(...[...inCargosLock].map(([, locked]) => locked));
  expect(all).toHaveLength(5 + 6);
  expect(all.filter((other) => other !== version)).toEqual([]);
});

test("has the licence of every package and crate that is built into it, all of them permissive", async () => {
  const text = await read("dist/lib/licences.txt");
  const [own = "", ...others] = text.split(/\n-{72}\n/);
  expect(own).toContain(await read("LICENSE-MIT").then((licence) => licence.trim()));
  const headings = others.flatMap((section) =>
    [...section.matchAll(/^(\S+) (\d\S*) \((.+)\)$/gm)].map(([, name = "", version, licence = ""]) => ({
      name,
      version,
      licence,
    })),
  );
  const named = new Map(headings.map(({ name, version }) => [name, version]));
  // Words of theirs that stand in what is built, which show that the list is of something.
  const marks = { "lit-html": ["mex-graph-figure.js", "litHtmlVersions"] };
  for (const [name, [file = "", mark = ""]] of Object.entries(marks)) {
    expect((await read(`dist/lib/${file}`)).includes(mark), name).toBe(true);
    expect(named.has(name), name).toBe(true);
  }
  const lists = (await readdir(path.join(root, "dist/bundled"))).map((file) => read(`dist/bundled/${file}`));
  expect(lists).toHaveLength(6);
  for (const name of (await Promise.all(lists)).flatMap((list) => JSON.parse(list) as string[]))
    expect(named.has(name), name).toBe(true);
  const tree = ["tree", "--offline", "--locked", "--package", "mexplorer-wasm"];
  const linked = ["--edges", "normal,no-proc-macro", "--target", "wasm32-unknown-unknown"];
  const { out } = await ran(root, "cargo", ...tree, ...linked, "--prefix", "none", "--format", "{p}");
  const crates = new Map(
    [...out.matchAll(/^(\S+) v(\S+)/gm)].map(([, name = "", version]) => [name, version]),
  );
  expect(crates.get("wasm-bindgen")).toBeDefined();
  for (const [name, version] of crates)
    if (!name.startsWith("mexplorer")) expect([name, named.get(name)]).toEqual([name, version]);
  expect(others.filter((section) => section.length < 700)).toEqual([]);
  const permissive = ["MIT", "BSD-3-Clause", "Apache-2.0", "ISC", "Unicode-3.0"];
  expect(headings.filter(({ licence }) => !permissive.includes(licence))).toEqual([]);
  expect(await read("dist/site/licences.txt")).toBe(text);
});
