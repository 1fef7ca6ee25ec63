// Pages of somebody who has installed the package, looked at in Chromium.
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect } from "vitest";
import { chromium as installed, findBrowser } from "../../www/scripts/browsers.mjs";
import { serve } from "../../www/scripts/serve.mjs";

let browser: Browser;

beforeAll(async () => {
  const executablePath = findBrowser(installed);
  if (!executablePath) throw new Error(`No ${installed.name} was found: set ${installed.variable}.`);
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
});

afterAll(() => browser.close());

/** Opens an address, looks at what is there, and answers what went wrong on the way. */
export async function visit(address: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address);
  await look(page);
  await page.close();
  return faults;
}

/** The same where no script runs. */
export async function visitStill(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  await look(page);
  await page.close();
}

/** What is in a folder, as a site. */
export const served = (folder: string): Promise<string> => serve(folder, 6700 + (process.pid % 1000));

/** Waits until a figure, the first one or another, shows so many positions. */
export async function shows(page: Page, positions: number, figure = 0): Promise<void> {
  const nodes = page.locator("mex-graph").nth(figure).locator(".nodes .node");
  await nodes.nth(positions - 1).waitFor({ timeout: 30_000 });
  expect(await nodes.count()).toBe(positions);
}

/** How much has moved on the page that nobody moved, as browsers count it. */
export function moved(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

export const ICON = `<link rel="icon" href="data:," />`;
