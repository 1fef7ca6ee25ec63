// Writes licences.txt, for the site and for the package: this project's licence, and those of all that is built into it. What
// that is, is said by those who build: Vite of packages (www/bundled.ts), cargo of crates.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Complaint, outputOf, root } from "./shared.mjs";

/** @typedef {{ name: string, version: string, licence: string, folder: string }} Part */

/** The licences that may be met, the one that is taken where there is a choice before the others, and how files of it are named. */
const PERMISSIVE = new Map([
  ["MIT", "MIT"],
  ["BSD-3-Clause", "BSD"],
  ["Apache-2.0", "APACHE"],
  ["ISC", "ISC"],
  ["Unicode-3.0", "UNICODE"],
]);

/** @param {string} dist */
export function writeLicences(dist) {
  const parts = [...bundledPackages(path.join(dist, "bundled")), ...linkedCrates()];
  /** Many have the same text.
   * @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { name, version, licence, folder } of parts) {
    for (const chosen of chosenOf(licence, name)) {
      const text = textOf(chosen, folder, name);
      byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${chosen})`]);
    }
  }
  const rust = readFileSync(path.join(import.meta.dirname, "rustLibrary.txt"), "utf8");
  byText.set(rust, ["The Rust standard library (MIT)"]);
  const own = readFileSync(path.join(root, "LICENSE-MIT"), "utf8");
  const apache = "https://www.apache.org/licenses/LICENSE-2.0";
  const sections = [
    `Mexplorer (MIT OR Apache-2.0)\n\n${own.trim()}\n\nOr, as you like, the Apache License, Version 2.0: ${apache}`,
    ...[...byText].map(([text, names]) => `${names.join("\n")}\n\n${text.trim()}`),
  ];
  const whole = `${sections.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
  for (const folder of ["site", "lib"]) writeFileSync(path.join(dist, folder, "licences.txt"), whole);
}

/** @param {string} folder
 * @returns {Part[]} */
function bundledPackages(folder) {
  const names = readdirSync(folder).flatMap((file) => {
    /** @type {unknown} */
    const list = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    return /** @type {string[]} */ (list);
  });
  return [...new Set(names)].sort().map((name) => {
    const home = path.join(root, "node_modules", name);
    /** @type {unknown} */
    const card = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));
    const { version, license } = /** @type {{ version: string, license: string }} */ (card);
    return { name, version, licence: license, folder: home };
  });
}

/**
 * @typedef {object} Metadata What cargo says, as far as it is asked.
 * @property {{ name: string, version: string, license: string, manifest_path: string, source: string | null }[]} packages
 */

/** The crates of others that the wasm is linked from: neither those that run while it is compiled, nor those of tests.
 * @returns {Part[]} */
function linkedCrates() {
  const platform = "wasm32-unknown-unknown";
  const printed = outputOf(
    "cargo",
    "metadata",
    "--locked",
    "--format-version",
    "1",
    "--filter-platform",
    platform,
  );
  // Cargo tells of a package alone which features its crates have there; of the workspace, all that any member asks for.
  const asked = ["--package", "mexplorer-wasm", "--edges", "normal,no-proc-macro", "--target", platform];
  const tree = outputOf("cargo", "tree", "--locked", ...asked, "--prefix", "none", "--format", "{p}");
  if (printed === undefined || tree === undefined)
    throw new Complaint("cargo does not tell of what the wasm is made.");
  /** @type {unknown} */
  const read = JSON.parse(printed);
  const { packages } = /** @type {Metadata} */ (read);
  const linked = new Set(
    [...tree.matchAll(/^(\S+) v(\S+)/gm)].map(([, name, version]) => `${name} ${version}`),
  );
  return packages
    .filter(({ name, version, source }) => linked.has(`${name} ${version}`) && source !== null)
    .map(({ name, version, license, manifest_path: manifest }) => ({
      name,
      version,
      licence: license,
      folder: path.dirname(manifest),
    }));
}

/** Those licences of an expression that are taken: of each choice one.
 * @param {string} expression @param {string} name */
function chosenOf(expression, name) {
  return expression
    .replaceAll("/", " OR ")
    .split(" AND ")
    .map((choice) => {
      const words = choice.replaceAll(/[()]/g, "").split(" OR ");
      const chosen = [...PERMISSIVE.keys()].find((licence) => words.some((word) => word.trim() === licence));
      if (chosen === undefined) throw new Complaint(`${name} is under ${choice}, which is not permissive.`);
      return chosen;
    });
}

/** @param {string} licence @param {string} folder @param {string} name */
function textOf(licence, folder, name) {
  const suffix = PERMISSIVE.get(licence) ?? "";
  const files = [`LICENSE-${suffix}`, "LICENSE", "LICENSE.md", "LICENSE.txt"];
  const file = files.map((each) => path.join(folder, each)).find((each) => existsSync(each));
  if (file === undefined) throw new Complaint(`${name} comes without the text of its licence, ${licence}.`);
  return readFileSync(file, "utf8");
}
