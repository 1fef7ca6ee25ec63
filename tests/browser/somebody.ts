// Tests of figures in a page of somebody else.
import { expect, test as base, watch } from "./fixture.ts";
import { host, type Host } from "./host.ts";

export const test = base.extend<{ somebody: Host; faults: string[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  somebody: async ({}, use) => {
    const page = await host();
    await use(page);
    page.close();
  },
  /** What goes wrong in the page; nothing may but what is tolerated. */
  faults: async ({ page, tolerated }, use) => {
    const faults = await watch(page);
    await use(faults);
    expect(faults.filter((fault) => !tolerated?.test(fault))).toEqual([]);
  },
});
