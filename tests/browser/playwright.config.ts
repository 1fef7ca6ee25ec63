import { defineConfig } from "@playwright/test";
import { chromium, findBrowser, firefox, type Browser } from "../../www/scripts/browsers.mjs";
import { isGate } from "./tier.ts";

// test.mjs chooses a free port, so that two runs do not meet.
const port = process.env["PORT"] ?? "4321";

function executable(browser: Browser): string {
  const file = findBrowser(browser);
  if (!file) throw new Error(`No ${browser.name} was found: run \`npm test\`, or set ${browser.variable}.`);
  return file;
}

/**
 * Marks what no browser does in its own way: words, faults, what the solver answers, what is shown when. One browser is enough
 * for it. What is left for both: pointing, touching, focus, places and sizes, painting, storage, frames, workers, modules.
 */
const ONCE = /@once/;

/**
 * Files for one browser: what browsers do alike (words, numbers and limits, which the solver and the page's own code
 * decide), and what Playwright can ask of Chromium alone (media, layout shifts, paper).
 */
const ONE_BROWSER = /(docs|exports|game|language|large|media|shift|worksheet)\.spec/;

/** Marks what depends on the reader's settings. Playwright changes them page by page in Chromium; not in Firefox. */
const SETTINGS = /@settings/;

/** Marks what the full tier alone does: the same once more, in another game, language or colour, and what takes long. */
const FULL = /@full/;

/** Files for the full tier: the documents of the site, and what other programs read of what the page saves. */
const FULL_FILES = /(docs|exports)\.spec/;

/** Marks the flows of a person that the gate goes through in Firefox as well. */
const BOTH = /@both/;

/** Firefox as it is shipped, by WebDriver BiDi, and not a build of its own for tests; a page can ask it to free what nobody needs. */
function firefoxWith(settings: Record<string, number>) {
  const firefoxUserPrefs = { ...settings, "dom.testing.testutils.enabled": true };
  const launchOptions = { executablePath: executable(firefox), firefoxUserPrefs };
  return { browserName: "firefox", channel: "moz-firefox", launchOptions } as const;
}

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  snapshotPathTemplate: "{testDir}/heard/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  // How long a test takes is no test. What hangs ends by these, in milliseconds, on the busiest machine as well.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A test that needs its second try is named as flaky.
  retries: 1,
  forbidOnly: !!process.env["CI"],
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    actionTimeout: 30_000,
    // Every test is a first visit; what is kept for the next one has tests of its own.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "chromium",
      ...(isGate && { grepInvert: FULL, testIgnore: FULL_FILES }),
      use: {
        browserName: "chromium",
        // A page is loaded twice as fast where its context has loaded it before. Between two tests cookies, storage and caches are
        // emptied, and routes, bindings and scripts taken away.
        reuseContext: true,
        launchOptions: {
          executablePath: executable(chromium),
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // One site is all there is.
            "--disable-site-isolation-trials",
            "--renderer-process-limit=2",
            // Letters are drawn the same on every screen.
            "--font-render-hinting=none",
            "--disable-lcd-text",
            "--force-color-profile=srgb",
          ],
        },
      },
    },
    {
      name: "firefox",
      testIgnore: ONE_BROWSER,
      ...(isGate && { grep: BOTH }),
      grepInvert: [ONCE, SETTINGS],
      use: firefoxWith({}),
    },
    {
      name: "firefox with settings",
      grep: SETTINGS,
      grepInvert: isGate ? /./ : ONCE,
      use: firefoxWith({ "ui.systemUsesDarkTheme": 1, "ui.prefersReducedMotion": 1 }),
    },
  ],
  webServer: {
    command: `node ../../www/scripts/serve.mjs ../../dist/site ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
