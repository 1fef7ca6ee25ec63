// The page's main flows in WebKit. `--if-there` leaves them out where there is no WebKit of GTK, as on any system but Linux.
import { spawn } from "node:child_process";
import path from "node:path";
import { Complaint, main, root, runScript } from "./shared.mjs";
import { isThere } from "./webkit.mjs";

/** Longer, in milliseconds, only a browser takes that hangs. */
const PATIENCE = 300_000;

await main(async () => {
  await runScript("setup.mjs", "--webkit");
  if (!isThere()) {
    if (!process.argv.includes("--if-there"))
      throw new Complaint("There is no WebKit for tests here: install WebKitGTK with its driver, and Xvfb.");
    console.log("There is no WebKit for tests here, so none is tried.");
    return;
  }
  await runUnseen(
    path.join(root, "node_modules/.bin/vitest"),
    "run",
    "--config",
    "tests/webkit/vitest.config.ts",
  );
});

/** Runs a command with a screen that nobody sees. What it leaves behind, be it the browser, ends with it.
 * @param {string[]} command
 * @returns {Promise<void>} */
function runUnseen(...command) {
  return new Promise((resolve, reject) => {
    const child = spawn("xvfb-run", ["--auto-servernum", ...command], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid);
      } catch {
        // Nothing is left.
      }
    };
    const timer = setTimeout(end, PATIENCE);
    process.once("SIGTERM", end);
    process.once("SIGINT", end);
    child.on("close", (code) => {
      clearTimeout(timer);
      end();
      if (code === 0) resolve();
      else reject(new Complaint("The tests in WebKit failed."));
    });
  });
}
