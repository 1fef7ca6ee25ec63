// Tests of a site on a server of its own, and of the tabs that have it open.
import type { BrowserContext, Page } from "@playwright/test";
import { deploy, type Deployed } from "./deploy.ts";
import { comeAgain, expect, Mexplorer, test as base, watch } from "./fixture.ts";

/** A tab, and what goes wrong in it. */
export interface Tab {
  page: Page;
  mexplorer: Mexplorer;
  faults: string[];
}

export const test = base.extend<{ site: Deployed; open: (link: string) => Promise<Tab> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  site: async ({}, use) => {
    const site = await deploy();
    await use(site);
    site.remove();
  },
  open: async ({ context, site }, use) => {
    const tabs: Tab[] = [];
    await use(async (link) => {
      const tab = await newTab(context);
      tabs.push(tab);
      await tab.page.goto(site.address + link);
      return tab;
    });
    for (const { faults } of tabs) expect(faults).toEqual([]);
  },
});

export async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const faults = await watch(page);
  await comeAgain(page);
  page.on("requestfailed", (request) => {
    // A page that is left gives up what it had asked for.
    if (!/ABORTED/.test(request.failure()?.errorText ?? "")) faults.push(`failed: ${request.url()}`);
  });
  return { page, mexplorer: new Mexplorer(page), faults };
}

/** Everything is kept, and the tab is one of those that it is kept for. */
export async function kept({ page }: Tab): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}
