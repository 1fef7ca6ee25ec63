// Every view there is, as the document of links has them from the registry, with games of which there is something to see in it: what
// holds for all views is tried on all of them, and on a new one from its first day.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Part } from "./axe.ts";
import { expect, type Mexplorer } from "./fixture.ts";
import { isGate } from "./tier.ts";

const links = readFileSync(path.resolve(import.meta.dirname, "../../www/docs/links.md"), "utf8");

/** What a link can ask for: a view, or the picture with one beside it. */
export const VIEWS: readonly string[] = (/^- `view`: .* \((.*)\)$/m.exec(links)?.[1] ?? "")
  .replace(" by default", "")
  .split(", ");

/** A small graph, single heaps, a board of another kind, a graph too large for nodes, and several players. */
const GAMES = [
  ...["nim(1,2,3)?", "kayles(9)?", "hackenbush(0-1-2-3,0-5-6,1-4)?", "nim(40,40,40)?"],
  "nim(1,2)?play=last-mover&players=3&",
];

/** Shows every game of which there is something to see in this view, with these fields besides, one after another; the first is enough for the gate. */
export async function everyGame(
  mexplorer: Mexplorer,
  view: string,
  fields: string,
  look: (link: string) => Promise<void>,
): Promise<void> {
  let seen = 0;
  for (const game of GAMES) {
    const link = `${game}view=${view}${fields}`;
    await mexplorer.open(link);
    await settled(mexplorer.page);
    if (await isInstead(mexplorer.page, view)) continue;
    seen += 1;
    await look(link);
    if (isGate) break;
  }
  expect(seen, `games that are seen as ${view}${fields}`).toBeGreaterThan(0);
}

/** Whether something else is shown: a game of which there is nothing to see in a view is shown as a graph. */
async function isInstead(page: Page, view: string): Promise<boolean> {
  const chosen = page.locator("mex-graph input[name=view]:checked");
  return (await chosen.count()) > 0 && (await chosen.inputValue()) !== view.split(",").at(-1);
}

/** All that was fetched and computed is there: nothing on the page has changed for a while. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // So many frames with no change in between.
        let quiet = 0;
        const observer = new MutationObserver(() => {
          quiet = 0;
        });
        const look = (): void => {
          if (quiet++ < 20) requestAnimationFrame(look);
          else resolve();
        };
        look();
        const what = { subtree: true, childList: true, characterData: true };
        observer.observe(document.body, what);
        const figure = document.querySelector("mex-graph")?.shadowRoot;
        if (figure) observer.observe(figure, what);
      }),
  );
}

/** What is open over the page. */
export const OPEN = "dialog[open], [popover]:popover-open";

/** Opens all that can be opened on the page, one after another: dialogs and popovers. */
export async function everyDialog(
  page: Page,
  look: (name: string, where: Part) => Promise<void>,
): Promise<void> {
  const buttons = page.locator("[aria-haspopup=dialog]:visible, [popovertarget]:visible");
  const count = await buttons.count();
  expect(count).toBeGreaterThan(0);
  for (let at = 0; at < count; at++) {
    const button = buttons.nth(at);
    const name = await button.evaluate((element) => element.ariaLabel ?? element.textContent.trim());
    await button.click();
    const opened = page.locator(OPEN);
    await expect(opened, name).toBeVisible();
    await settled(page);
    const isInFigure = await opened.evaluate((element) => element.getRootNode() instanceof ShadowRoot);
    await look(name, isInFigure ? { fromShadowDom: ["mex-graph", OPEN] } : OPEN);
    await page.keyboard.press("Escape");
    await expect(opened, name).toBeHidden();
  }
}
