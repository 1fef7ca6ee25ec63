// Builds the site (dist/site), the library (dist/lib) and, from both, the documents (dist/site/docs), and reports what a
// visitor downloads.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { writeLicences } from "./licences.mjs";
import { Complaint, main, outputOf, root, runBin, runScript } from "./shared.mjs";
import { listPages, writeFeed } from "./siteUrl.mjs";

const dist = path.join(root, "dist");

await main(async () => {
  await runScript("setup.mjs");
  await runScript("wasm.mjs");
  rmSync(dist, { recursive: true, force: true });
  await runBin("vite", ["build", "--logLevel", "warn", "--config", "www/vite.config.ts"]);
  for (const entry of ["mexplorer", "headless", "mex-graph", "classic", "offline"]) {
    const mode = ["--mode", entry];
    await runBin("vite", ["build", "--logLevel", "warn", "--config", "www/vite.lib.config.ts", ...mode]);
  }
  await runBin("tsc", ["--project", "tsconfig.lib.json"]);
  tidyDeclarations();
  copyDeclarations();
  copyScripts();
  writeManual();
  writeLicences(dist);
  await runScript("docs.mjs");
  // It needs what setup.mjs has only just installed.
  const { listKept } = await import("./offline.mjs");
  await listKept(path.join(dist, "site"));
  listPages(path.join(dist, "site"));
  await writeFeed(path.join(dist, "site"));
  report();
});

/** The sources import one another as .ts; beside the built library the same files end in .js. */
function tidyDeclarations() {
  const shipped = ["mexplorer", "split", "api", "requests", "options", "wire", "literature"].map(
    (name) => `${name}.d.ts`,
  );
  for (const file of filesOf("lib").filter((name) => name.endsWith(".d.ts"))) {
    if (!shipped.includes(path.basename(file))) rmSync(file);
    else writeFileSync(file, readFileSync(file, "utf8").replaceAll(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"'));
  }
}

/** What is written by hand, or by a test, of the element and of figures; in the library the files are side by side. */
function copyDeclarations() {
  for (const file of [
    "element.d.ts",
    "figure.d.ts",
    "attributes.d.ts",
    "react.d.ts",
    "vue.d.ts",
    "custom-elements.json",
  ]) {
    const text = readFileSync(path.join(root, "www", file), "utf8");
    writeFileSync(
      path.join(dist, "lib", file.replace("element.d", "mex-graph.d")),
      text
        .replaceAll('"./element.d.ts"', '"./mex-graph.js"')
        .replaceAll('"./src/solver/wire.ts"', '"./wire.js"')
        .replaceAll('.d.ts"', '.js"'),
    );
  }
}

/** Whoever has the package has the files for any page, too, which are scripts and no modules, beside the wasm; all in one is for who has the site. */
function copyScripts() {
  const scripts = path.join(dist, "lib/script");
  for (const name of readdirSync(path.join(dist, "site")))
    if (/^(mex-graph.*(?<!-all)\.js|mexplorer-.*\.wasm)$/.test(name))
      copyFileSync(path.join(dist, "site", name), path.join(scripts, name));
}

/** The manual page is what the command line says of itself. */
function writeManual() {
  const manual = outputOf(process.execPath, path.join(dist, "lib/cli.js"), "man");
  if (manual === undefined) throw new Complaint("The command line has no manual page.");
  writeFileSync(path.join(dist, "lib/mexplorer.1"), `${manual}\n`);
}

function report() {
  for (const file of [...filesOf("site"), ...filesOf("lib")]) {
    if (!/\.(wasm|js|css|html)$/.test(file)) continue;
    const bytes = readFileSync(file);
    const size = `${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} with gzip`;
    console.log(`${path.relative(root, file).padEnd(52)} ${size}`);
  }
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(path.join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
