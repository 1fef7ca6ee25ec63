// Brings what the other scripts need, and only what is missing. With --test: the test tools too; with --webkit: what the tests
// in WebKit need.
import { existsSync } from "node:fs";
import { browsers, findBrowser } from "./browsers.mjs";
import { installPackages } from "./packages.mjs";
import { Complaint, main, outputOf, root, run, which } from "./shared.mjs";
import { isThere, tools } from "./tools.mjs";
import * as webkit from "./webkit.mjs";

await main(async () => {
  await installPackages(root);
  await rustTarget("wasm32-unknown-unknown");
  if (process.argv.includes("--test")) {
    await rustTarget("wasm32-wasip1");
    await rustComponent("rustfmt", "fmt");
    await rustComponent("clippy", "clippy");
    await testPrograms();
  }
  // Where it cannot be had, those tests are left out.
  if (process.argv.includes("--webkit") && !webkit.isThere()) await install(webkit.debian);
});

/** @param {string} target */
async function rustTarget(target) {
  const libraries = outputOf("rustc", "--print", "target-libdir", "--target", target);
  if (libraries === undefined) {
    throw new Complaint("Rust is missing: install it with rustup (https://rustup.rs), then run this again.");
  }
  if (existsSync(libraries)) return;
  if (!which("rustup")) {
    throw new Complaint(
      `This Rust has no ${target} target and there is no rustup to add it: install the target.`,
    );
  }
  await run("rustup", ["target", "add", target]);
}

/** @param {string} component @param {string} command */
async function rustComponent(component, command) {
  if (outputOf("cargo", command, "--version") !== undefined) return;
  if (!which("rustup")) throw new Complaint(`"cargo ${command}" is missing: install ${component}.`);
  await run("rustup", ["component", "add", component]);
}

/** What the tests drive, and what they read files with. */
async function testPrograms() {
  const missingBrowsers = () => browsers.filter((browser) => !findBrowser(browser));
  const missingTools = () => tools.filter((tool) => !isThere(tool));
  const missing = [
    ...missingBrowsers().map(({ debian }) => debian),
    ...missingTools().flatMap(({ debian }) => debian),
  ];
  if (missing.length === 0) return;
  await install(missing);
  for (const { name, variable } of missingBrowsers()) {
    throw new Complaint(`The tests need ${name}: install it, or set ${variable} to its executable.`);
  }
  for (const { name } of missingTools()) throw new Complaint(`The tests need ${name}: install it.`);
}

/** Installs packages of Debian, where packages are Debian's.
 * @param {string[]} packages */
async function install(packages) {
  if (!which("apt-get")) return;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  await runAll([...asRoot, "apt-get", "update"]);
  const command = ["apt-get", "install", "-y", "--no-install-recommends"];
  await runAll([...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", ...command, ...packages]);
}

/** @param {string[]} words */
async function runAll([command = "", ...parameters]) {
  await run(command, parameters);
}
