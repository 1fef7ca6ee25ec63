// What axe finds on a page, in a form that says where.
import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

/** A part of the page: a selector, or one for a figure and one for what is in it. */
export type Part = string | { fromShadowDom: [figure: string, part: string] };

/**
 * What axe finds within a part of the page, or on all of it, by all of its rules or only some. Only that leaves the page: all that axe has to say is
 * more than a megabyte for a large table, which takes half a minute on its way out of Firefox.
 */
export async function findings(page: Page, within?: Part, only?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const asked = { within, only };
  const { found, passes } = await page.evaluate(async ({ within, only }) => {
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations, passes } = await here.run(within ?? document, {
      resultTypes: ["violations"],
      // A link that begins with a number sign leads to another game, not to a place on this page.
      rules: { "skip-link": { enabled: false } },
      ...(only && { runOnly: [...only] }),
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`),
    );
    return { found, passes: passes.length };
  }, asked);
  // Otherwise it has looked at nothing.
  expect(passes).toBeGreaterThan(only ? 0 : within === undefined ? 10 : 5);
  return found;
}
