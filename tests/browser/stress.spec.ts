// The page in languages that are not there yet: words that are longer, shorter, from right to left or with accents have room in every
// view, all of them go through the words of the page, and nobody counts on being asked first.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { start } from "../../www/scripts/serve.mjs";
import { everyDialog, OPEN, settled, VIEWS } from "./everyView.ts";
import { expect, test as base, watch } from "./fixture.ts";
import { cut } from "./narrow.ts";
import { isGate } from "./tier.ts";

const folder = path.resolve(import.meta.dirname, "../../dist/stress");

const test = base.extend<{ faults: string[] }, { strained: string }>({
  strained: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
    async ({}, use, { workerIndex }) => {
      if (!existsSync(folder)) throw new Error("dist/stress is missing: run `node www/scripts/stress.mjs`");
      const { address, stop } = await start(folder, 5200 + workerIndex);
      await use(address);
      stop();
    },
    { scope: "worker" },
  ],
  faults: async ({ page }, use) => {
    const faults = await watch(page);
    await use(faults);
    expect(faults).toEqual([]);
  },
});

test.skip(isGate, "the page with switches is built before a release");

const PHONE = { width: 390, height: 844 };

/** How what is read is strained, by words of another kind or by letters twice as large as usual, and the windows it is looked at in. */
const STRAINS = [
  ...["double", "long", "short", "rtl"].map((strings) => ({
    what: `words that are ${strings}`,
    query: `?strings=${strings}&listeners=${strings.length}`,
    letters: 16,
    sizes: [{ width: 1440, height: 900 }, PHONE],
  })),
  { what: "letters of 200 %", query: "", letters: 32, sizes: [{ width: 1280, height: 900 }, PHONE] },
].flatMap(({ sizes, ...strain }) => sizes.map((size) => ({ ...strain, size })));

/** The size of window and letters that a reader has chosen, in pixels. */
async function read(page: Page, size: { width: number; height: number }, letters: number): Promise<void> {
  await page.setViewportSize(size);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: letters } });
}

/** What has no room on the page, or in what is open over it: what is wider than its window, words that are cut, controls that lie on one another. */
async function crowded(page: Page): Promise<string[]> {
  const found = await page.evaluate((open) => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
    /** What has the page for itself. */
    const over = [document, document.querySelector("mex-graph")?.shadowRoot]
      .flatMap((root) => [...(root?.querySelectorAll(open) ?? [])])
      .at(-1);
    for (const { left, top, right, bottom } of over ? [over.getBoundingClientRect()] : [])
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        found.add(
          `what is open goes beyond the window: ${[left, top, right, bottom].map(Math.round).join(" ")}`,
        );
    const named = (element: Element): string =>
      `${element.localName}.${element.classList.value} “${element.textContent.trim().replace(/\s+/g, " ").slice(0, 30)}”`;
    /** What is to be seen of a box in all that scrolls around it. */
    const seen = (box: DOMRect, element: Element): DOMRect => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const edge = around.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const controls: Array<{ element: Element; boxes: DOMRect[] }> = [];
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) visit(element.shadowRoot);
        // What is drawn small, such as a page for paper, is larger for its place than it is seen.
        if (
          element.closest("svg, .spoken, .canvas, [role=img]") ||
          (over && !over.contains(element)) ||
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue;
        const style = getComputedStyle(element);
        const isCut = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
        if (isCut && element.clientWidth > 2 && style.textOverflow !== "ellipsis")
          found.add(`cut: ${named(element)}`);
        // Words that are explained stand in lines of text, whose boxes meet.
        if (element.matches("button:not(.term), input, select, textarea, a[href]"))
          controls.push({ element, boxes: [...element.getClientRects()].map((box) => seen(box, element)) });
      }
    };
    visit(document);
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
    for (const [place, one] of controls.entries())
      for (const other of controls.slice(place + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.boxes.some((box) => other.boxes.some((each) => meet(box, each))))
          found.add(`on one another: ${named(one.element)}, ${named(other.element)}`);
      }
    return [...found];
  }, OPEN);
  return [...found, ...(await cut(page, OPEN))];
}

for (const { what, query, letters, size } of STRAINS)
  test(`there is room for ${what}, ${size.width} wide`, async ({ page, strained, faults }) => {
    test.setTimeout(240_000);
    await read(page, size, letters);
    for (const view of VIEWS) {
      await page.goto(`${strained}${query}#nim(1,2,3)?view=${view}`);
      await settled(page);
      expect.soft(await crowded(page), view).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

/** Where everything there is can be opened. */
const OPENING = [
  "nim(1,2,3)",
  "nim(1,2,3)?hide=values",
  "nim(1,2,3)?view=board",
  "nim(1,2)?play=last-mover&players=3",
  "?lesson=why-lost",
];

/** What opens over the page, as the sources have it: dialogs by their classes, and what buttons open by its id. */
function everyOpened(): string[] {
  const folder = path.resolve(import.meta.dirname, "../../www/src/views");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.(en|zh|all|each))\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .flatMap((text) => [
      ...(/kit\/dialog\.ts"/.test(text) ? [/\bname: "(\w+)"/.exec(text)?.[1] ?? "?"] : []),
      ...[...text.matchAll(/\bpopover\s+id="(\w+)"/g)].map(([, id = ""]) => id),
    ]);
}

/** Opens all that can be opened where a link leads, with all that can be chosen in it and what opens from there; which it was. */
async function openAll(page: Page, look: (name: string) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const opened = page.locator(OPEN);
  const chosen = opened.locator("label:has(input[type=radio]):visible, summary:visible");
  const further = opened.locator("[aria-haspopup=dialog]:visible");
  const lookAt = async (name: string): Promise<void> => {
    await settled(page);
    seen.push(await opened.evaluate(({ id, classList }: Element) => id || classList.value));
    await look(name);
  };
  const choose = async (name: string): Promise<void> => {
    const count = await chosen.count();
    for (let at = 0; at < Math.min(count, await chosen.count()); at++) {
      await chosen.nth(at).click();
      await lookAt(`${name}, choice ${at}`);
    }
  };
  await everyDialog(page, async (name) => {
    await lookAt(name);
    await choose(name);
    // What opens from here does so from the first choice.
    if ((await further.count()) === 0 && (await chosen.count()) > 0) await chosen.first().click();
    if ((await further.count()) === 0) return;
    await further.first().click();
    await lookAt(`${name}, further`);
  });
  await page.keyboard.press("Control+p");
  await settled(page);
  // Not everything is printed.
  if ((await opened.count()) > 0) {
    await lookAt("to print");
    await choose("to print");
  }
  return seen;
}

for (const { what, query, letters, size } of STRAINS)
  test(`there is room in all that opens for ${what}, ${size.width} wide`, async ({
    page,
    strained,
    faults,
  }) => {
    test.setTimeout(600_000);
    await read(page, size, letters);
    const seen = new Set<string>();
    for (const link of OPENING) {
      await page.goto(`${strained}${query}#${link}`);
      await settled(page);
      expect.soft(await crowded(page), link).toEqual([]);
      const fold = page.locator("button.fold[aria-expanded=false]:visible");
      if ((await fold.count()) > 0) await fold.click();
      const all = await openAll(page, async (name) => {
        expect.soft(await crowded(page), `${link}: ${name}`).toEqual([]);
      });
      for (const each of all) seen.add(each);
    }
    expect([...seen]).toEqual(expect.arrayContaining(everyOpened()));
    expect(faults).toEqual([]);
  });

/** What is the same in every language: names of this program and of formats, keys, and what is written in notations. */
const SAME =
  /^(Mexplorer|CSV|JSON|SVG|PNG|HTML|LaTeX|TikZ|DOT|BibTeX|Ctrl|Enter|Esc|Shift|Tab|Page|Down|nim|English|OEIS|Shuffle)$/;

/** Texts on the page, and names that are read aloud, with words that have gone through nothing. */
function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const look = (text: string | null): void => {
      // What is written in a notation is nobody's language.
      for (const word of (text ?? "")
        .replace(/\b[\w-]+(\[[^\]]*\])?\([^)]*\)/g, "")
        .match(/(?<![\p{L}\p{M}’])[A-Za-z]{3,}(?![\p{L}\p{M}])/gu) ?? [])
        found.add(word);
    };
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (element.closest("code, script, noscript, style, textarea, metadata, math, .source, [lang=zh-CN]"))
          continue;
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent);
        for (const name of ["aria-label", "title", "placeholder", "alt"]) look(element.getAttribute(name));
      }
    };
    visit(document.body.getRootNode() as Document);
    return [...found];
  });
}

test("every word on the page goes through the words of the page", async ({ page, strained, faults }) => {
  for (const view of VIEWS) {
    await page.goto(`${strained}?strings=accents#nim(1,2,3)?view=${view}`);
    await settled(page);
    const words = (await untranslated(page)).filter((word) => !SAME.test(word));
    expect.soft(words, view).toEqual([]);
  }
  await page.keyboard.press("Control+k");
  await expect(page.locator(OPEN)).toHaveCount(1);
  expect((await untranslated(page)).filter((word) => !SAME.test(word))).toEqual([]);
  expect(faults).toEqual([]);
});
