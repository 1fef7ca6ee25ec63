// Writes the documents, dist/site/docs, from the sources of the program and from what was built of them.
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pageCode } from "./pageCode.mjs";
import { root } from "./shared.mjs";
import { siteUrl } from "./siteUrl.mjs";

const lib = path.join(root, "dist/lib");
const folder = path.join(root, "dist/site/docs");

const runner = await pageCode();
const { documents } = /** @type {typeof import("../docs/site/documents.ts")} */ (
  await runner.import("/docs/site/documents.ts")
);

/** What a command of the built command line prints, its faults included.
 * @param {readonly string[]} words
 * @returns {Promise<string>} */
function run(words) {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(lib, "cli.js"), ...words], (_, out, said) => resolve(out + said));
  });
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), "utf8");

/** The address of a file of the built library.
 * @param {string} file */
const built = (file) => pathToFileURL(path.join(lib, file)).href;

/** @type {unknown} */
const solver = await import(built("mexplorer.js"));
const { load } = /** @type {typeof import("../src/solver/mexplorer.ts")} */ (solver);

const files = await documents({ read, run, writer: built("figure.js"), load }, siteUrl());
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${path.relative(root, folder).padEnd(52)} ${files.size} files`);
// The server would keep the process.
process.exit();
