// What stands for Playwright where no browser is needed: its tests run in Vitest, as they are written, on the page in a document
// without a screen. What needs a screen is not here, and fails.
import { describe, test as vitest } from "vitest";
import { Page } from "./page.ts";

export { expect } from "./expect.ts";
export type { Locator } from "./locator.ts";
export type { Page };

type Fixtures = Record<string, unknown>;
/** What is called here of Vitest’s tests; its types know the fixtures by their names. */
interface Tests {
  (title: string, work: () => unknown): void;
  extend(fixtures: Fixtures): Tests;
  override(fixtures: Fixtures): void;
  beforeEach(work: () => unknown): void;
}

/** What may be set for some tests stands with that it may be. */
const plain = (fixtures: Fixtures): Fixtures =>
  Object.fromEntries(
    Object.entries(fixtures).map(([name, given]) => [
      name,
      Array.isArray(given) ? (given as unknown[])[0] : given,
    ]),
  );

function asPlaywright(tests: Tests) {
  const grouped = (...given: [string, () => void] | [() => void]): void => {
    const [title, work] = given.length === 1 ? ["", given[0]] : given;
    describe(title, work);
  };
  return Object.assign(
    (title: string, work: () => unknown) => {
      tests(title, work);
    },
    {
      extend: (fixtures: Fixtures): unknown => asPlaywright(tests.extend(plain(fixtures))),
      use: (fixtures: Fixtures) => {
        tests.override(fixtures);
      },
      beforeEach: (work: () => unknown) => {
        tests.beforeEach(work);
      },
      describe: grouped,
      step: (_title: string, work: () => unknown) => work(),
      slow: () => undefined,
      setTimeout: () => undefined,
    },
  );
}

export const test = asPlaywright(
  vitest.extend({
    // eslint-disable-next-line no-empty-pattern -- Vitest reads there what is asked for.
    page: async ({}, use: (page: Page) => Promise<void>) => {
      const page = new Page();
      await use(page);
      await page.leave();
    },
  }),
);
