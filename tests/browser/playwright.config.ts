import { defineConfig } from "@playwright/test";
import { chromium, findBrowser } from "../../www/scripts/browsers.mjs";

// test.mjs chooses a free port, so that two runs do not meet.
const port = process.env["PORT"] ?? "4321";
const executablePath = findBrowser(chromium);
if (!executablePath) throw new Error("No Chromium was found: run `npm test`, or set CHROME.");

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 20_000,
  forbidOnly: !!process.env["CI"],
  reporter: "list",
  use: { baseURL: `http://127.0.0.1:${port}/`, actionTimeout: 5000 },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        launchOptions: {
          executablePath,
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // Letters are drawn the same on every screen.
            "--font-render-hinting=none",
            "--disable-lcd-text",
            "--force-color-profile=srgb",
          ],
        },
      },
    },
  ],
  webServer: {
    command: `node ../../www/scripts/serve.mjs ../../dist/site ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
