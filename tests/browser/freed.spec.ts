// Whatever is opened and closed again is freed: after very many times the page has as many nodes and listeners as after the first few.
import type { Page } from "@playwright/test";
import { OPEN, settled, VIEWS } from "./everyView.ts";
import { expect, test, type Mexplorer } from "./fixture.ts";
import { counting, measuring } from "./left.ts";
import { isGate } from "./tier.ts";

const TIMES = isGate ? 20 : 160;
/** What is fetched, and what is kept once it has been made, is there after so many. */
const FIRST = isGate ? 4 : 20;

/**
 * What is pressed, by its name, or the link that is followed, or with "!" what is closed by itself; and what is to be found then, or
 * with "!" no more.
 */
type Step = readonly [what: string, found: string];

interface Part {
  name: string;
  link: string;
  steps: readonly Step[];
}

const NIM = "nim(1,2,3)";
const graph: Step = [`#${NIM}`, ".nodes .node"];

/** What is in a view when it has been drawn. */
const DRAWN: Readonly<Record<string, string>> = {
  board: ".play .part",
  grid: ".grid .counts",
  structures: ".structures svg.points",
  theorems: ".theorems .body",
};

/** A link that is followed, to what it shows, and back. */
const followed = (name: string, link: string, found: string): Part => ({
  name,
  link: NIM,
  steps: [[`#${link}`, found], [graph[0], `!${found}`], graph],
});

const PARTS: readonly Part[] = [
  ...VIEWS.filter((view) => view !== "graph").map((view): Part => {
    const last = view.split(",").at(-1) ?? "";
    const chosen = `input[name=view][value=${last}]:checked`;
    const name = `the view ${view}${view === "structures" ? "" : " @full"}`;
    const { steps, ...part } = followed(name, `${NIM}?view=${view}`, chosen);
    const [there, ...back] = steps as [Step, ...Step[]];
    return { ...part, steps: [there, [there[0], DRAWN[last] ?? chosen], ...back] };
  }),
  followed(
    "a kind of structure @full",
    `${NIM}?view=structures&structure=sets`,
    ".structures .venn, .structures svg",
  ),
  followed("a lesson @full", "?lesson=why-lost", ".lesson .words"),
  followed("a kernel @full", `${NIM}?hide=values&kernel={}`, "[aria-label=Kernel]"),
  followed("another kind of game @full", "chomp(3,2)", ".nodes .miniature"),
  followed("a game too large for nodes @full", "nim(40,40,40)", ".far [data-seen]"),
  {
    name: "what is shown, shared in each way",
    link: NIM,
    steps: [
      ["Share", "dialog.share img"],
      ["Frame", "dialog.share mex-graph"],
      ["Close", "!dialog.share"],
    ],
  },
  {
    name: "the labelling",
    link: NIM,
    steps: [
      ["Step by step", "[aria-label*=Labelling]"],
      ["Step by step", "![aria-label*=Labelling]"],
    ],
  },
  {
    name: "a class @full",
    link: NIM,
    steps: [
      ["Class", ".classroom"],
      ["Class", "!.classroom"],
    ],
  },
  {
    name: "the part around a position @full",
    link: NIM,
    steps: [
      ["Around the selection", ".around .ways"],
      ["Whole graph", "!.around .ways"],
    ],
  },
  {
    name: "the editor of a start @full",
    link: NIM,
    steps: [
      ["Heaps", "#start input"],
      ["Heaps", "!#start input"],
    ],
  },
  {
    name: "words @full",
    link: NIM,
    steps: [
      ["mex", ".meaning[aria-label=mex]:popover-open"],
      ["option", ".meaning[aria-label=Option]:popover-open"],
    ],
  },
  {
    name: "the page in another language @full",
    link: NIM,
    steps: [
      ["中文", "html[lang^=zh]"],
      ["English", "html[lang=en]"],
    ],
  },
  {
    name: "the editor of a lesson @full",
    link: NIM,
    steps: [
      ["#?lesson=why-lost", ".lesson .words"],
      ["Edit", ".lesson .editor"],
      ["Close the lesson", "!.lesson"],
    ],
  },
  {
    name: "a presentation @full",
    link: "?lesson=why-lost",
    steps: [
      ["Present", "[fills-window]"],
      ["Leave", "![fills-window]"],
    ],
  },
  {
    name: "a graph that is presented",
    link: NIM,
    steps: [
      ["Present: on the whole screen, to be read from afar", "[fills-window]"],
      ["Leave", "![fills-window]"],
    ],
  },
  {
    name: "a theorem on the graph @full",
    link: `${NIM}?view=theorems&theorem=bouton`,
    steps: [
      ["Check on this graph", ".spotlight"],
      ["Show all", "!.spotlight"],
      ["Theorems", ".theorems .body"],
    ],
  },
];

for (const { name, link, steps } of PARTS)
  test(`${name} is freed`, async ({ mexplorer, page }) => {
    await expectFreed(mexplorer, link, (times) => goThrough(page, steps, times));
  });

for (const [what, link] of Object.entries({
  "a game": NIM,
  "a class @full": `${NIM}?hide=values`,
  "a board @full": `${NIM}?view=board`,
  "a class with a grid @full": "wythoff(3,5)?view=grid&hide=values",
}))
  test(`whatever opens over ${what} is freed`, async ({ mexplorer, page }) => {
    await expectFreed(mexplorer, link, async (times) => {
      const names = await page
        .locator("[aria-haspopup=dialog]:visible, [popovertarget]:visible")
        .evaluateAll((buttons) => buttons.map((each) => each.ariaLabel ?? each.textContent.trim()));
      expect(names.length).toBeGreaterThan(3);
      await goThrough(
        page,
        names.flatMap((name): Step[] => [
          [name, OPEN],
          [`!${OPEN}`, `!${OPEN}`],
        ]),
        times,
      );
    });
  });

for (const [view, few, many] of [
  ["table", `${NIM}?`, "nim(9,9,9)?"],
  ["players", "nim(1,2)?play=last-mover&players=3&", "nim(4,4,4)?play=last-mover&players=4&"],
] as const)
  test(`what the view ${view} has drawn is freed when it is left`, async ({ mexplorer, page }) => {
    const left = await all(page);
    await mexplorer.open(NIM);
    const visit = async (game: string) => {
      await mexplorer.open(`${game}view=${view}`);
      await expect(page.locator(`input[name=view][value=${view}]`)).toBeChecked();
      await settled(page);
      const { nodes } = await left();
      await mexplorer.open(NIM);
      await expect(mexplorer.nodes).toHaveCount(14);
      await settled(page);
      return { there: nodes, after: (await left()).nodes };
    };
    const one = await visit(few);
    const other = await visit(many);
    expect(other.there - one.there).toBeGreaterThan(500);
    expect(other.after - one.after).toBeLessThan(100);
  });

test("what is held is counted @full", async ({ mexplorer, page }) => {
  const left = await all(page);
  await mexplorer.open(NIM);
  await settled(page);
  const before = await left();
  await page.evaluate(() => {
    const held = Array.from({ length: 30 }, () => document.createElement("p"));
    document.body.append(...held);
    for (const each of held) {
      each.addEventListener("click", () => undefined);
      each.remove();
    }
    Object.assign(globalThis, { held });
  });
  const after = await left();
  expect(after.nodes - before.nodes).toBeGreaterThanOrEqual(30);
  expect(after.listeners - before.listeners).toBeGreaterThanOrEqual(30);
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "held"));
  await expect.poll(async () => (await left()).nodes - before.nodes).toBeLessThan(5);
});

const all = (page: Page) =>
  page.context().browser()?.browserType().name() === "firefox" ? counting(page) : measuring(page);

/** Opens and closes something a few times, and then often: nothing stays of it. */
async function expectFreed(
  mexplorer: Mexplorer,
  link: string,
  open: (times: number) => Promise<void>,
): Promise<void> {
  const { page } = mexplorer;
  if (!isGate) test.setTimeout(180_000);
  const left = await all(page);
  // A browser gives the whole screen only to who presses a button; without it a figure fills the window.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
  await mexplorer.open(link);
  await settled(page);
  await open(FIRST);
  await settled(page);
  const early = await left();
  await open(TIMES);
  await settled(page);
  const late = await left();
  // A browser may still hold the one figure that was closed last, some 70 nodes.
  expect(late.nodes - early.nodes, "nodes").toBeLessThan(100);
  expect(late.listeners - early.listeners, "listeners").toBeLessThan(5);
}

/** Takes the steps so often, each as soon as what the one before it brings has come. */
async function goThrough(page: Page, steps: readonly Step[], times: number): Promise<void> {
  await page.evaluate(
    async ({ steps, times }) => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      const find = (selector: string): HTMLElement[] => {
        const figures = [...document.querySelectorAll("mex-graph")];
        const roots = [document, ...figures.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
        return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
      };
      const button = (name: string): HTMLElement | undefined =>
        find("button, label:has([type=radio])").find(
          (each) => (each.ariaLabel ?? each.textContent.trim()) === name && each.checkVisibility(),
        );
      for (const [what, found] of Array.from({ length: times }, () => steps).flat()) {
        if (what.startsWith("#")) location.hash = what;
        else if (what.startsWith("!"))
          for (const opened of find(what.slice(1))) {
            if (opened instanceof HTMLDialogElement) opened.close();
            else opened.hidePopover();
          }
        else {
          while (!button(what)) await frame();
          button(what)?.click();
        }
        while (found.startsWith("!") === find(found.replace("!", "")).length > 0) await frame();
        await frame();
      }
    },
    { steps, times },
  );
}
