// What this project is made of: where it comes from, under which licences, and that nothing of it runs when it is installed. What
// is built into the package has its licences looked at in `tests/package/contents.test.ts`, too.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };

/** The licences of tools and of what is linked; of a choice one is enough. MPL-2.0 is that of tools alone. */
const LICENCES =
  "MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Python-2.0 MPL-2.0 Zlib Unicode-3.0".split(
    " ",
  );

interface Package {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const packages = Object.entries(lock.packages as Record<string, Package>).filter(([name]) => name !== "");
const namesOf = (is: (each: Package) => boolean): string[] =>
  packages.filter(([, each]) => is(each)).map(([name]) => name);

/** Whether an expression of licences may be chosen from. */
function isAllowed(expression = ""): boolean {
  return expression
    .replaceAll("/", " OR ")
    .split(" AND ")
    .every((choice) =>
      choice
        .replaceAll(/[()]/g, "")
        .split(" OR ")
        .some((licence) => LICENCES.includes(licence.trim())),
    );
}

test("every package is a tool, from a registry and with a checksum, under an allowed licence, and runs nothing when it is installed", () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(namesOf(({ integrity = "" }) => !/^sha512-/.test(integrity))).toEqual([]);
  // The lock file names no addresses of registries (.npmrc): what has one is from somewhere else.
  expect(namesOf(({ resolved, link }) => link === true || resolved !== undefined)).toEqual([]);
  expect(namesOf(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  expect(namesOf(({ license }) => !isAllowed(license))).toEqual([]);
  const direct = Object.values(lock.packages[""].devDependencies);
  expect(direct.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

/** The crates of the lock file that are not this project's. */
const crates = readFileSync(new URL("../../Cargo.lock", import.meta.url), "utf8")
  .split("[[package]]")
  .slice(1)
  .map(
    (entry) =>
      Object.fromEntries(
        [...entry.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, key, value]) => [key, value]),
      ) as Record<string, string>,
  )
  .filter(({ name = "" }) => !/^mexplorer(-|$)/.test(name));

test("every crate is from the registry and has a checksum", () => {
  expect(crates.length).toBeGreaterThan(50);
  const elsewhere = crates.filter(
    ({ source = "", checksum = "" }) => !source.startsWith("registry+") || checksum.length !== 64,
  );
  expect(elsewhere).toEqual([]);
});

interface Metadata {
  readonly packages: ReadonlyArray<{ name: string; license: string | null; source: string | null }>;
}

test("every crate is under an allowed licence, and nothing linked into the wasm is there twice", () => {
  const cargo = (...parameters: string[]): string =>
    execFileSync("cargo", parameters, {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
  const wasm = ["--filter-platform", "wasm32-unknown-unknown"];
  const { packages: told } = JSON.parse(
    cargo("metadata", "--locked", "--format-version", "1", ...wasm),
  ) as Metadata;
  expect(told.filter(({ license }) => !isAllowed(license ?? "")).map(({ name }) => name)).toEqual([]);
  const edges = [
    "--edges",
    "normal,no-proc-macro",
    "--target",
    "wasm32-unknown-unknown",
    "--prefix",
    "none",
    "--format",
    "{p}",
  ];
  const tree = cargo("tree", "--locked", "--package", "mexplorer-wasm", ...edges);
  const linked = new Set([...tree.matchAll(/^(\S+ v\S+)/gm)].map(([, crate = ""]) => crate));
  const names = [...linked].map((crate) => crate.split(" ")[0] ?? "");
  expect(names).toContain("wasm-bindgen");
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The packages that a script imports as it starts, itself or by what it imports. */
function imported(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  const text = readFileSync(script, "utf8");
  return [...text.matchAll(/^import [^;]*?from "([^"]+)"/gm)].flatMap(([, from = ""]) => {
    if (from.startsWith("node:")) return [];
    return from.startsWith(".")
      ? imported(path.join(path.dirname(script), from), seen)
      : [`${script}: ${from}`];
  });
}

test("every command begins where nothing is installed yet", () => {
  const commands = Object.values(manifest.scripts).map((command) => command.replace(/^node (\S+).*$/, "$1"));
  expect(commands.length).toBeGreaterThan(9);
  expect(imported("www/scripts/pictures.mjs")).toHaveLength(2);
  expect(commands.flatMap((script) => imported(script))).toEqual([]);
});
