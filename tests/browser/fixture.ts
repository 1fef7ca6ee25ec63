// What every browser test starts from: a page that fails its test when anything goes wrong in the console, and the
// parts of the page by the names that a reader, or a screen reader, knows them by.
import { test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

/** What Playwright says where it keeps the page from keeping itself for later. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Collects what goes wrong on a page behind the reader's back. */
export async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on("console", (message) => {
    const isFault = message.type() === "error" || message.type() === "warning";
    if (isFault && message.text() !== BLOCKED) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("crash", () => faults.push("the page crashed"));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  // Not every violation of the policy is told in the console.
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`forbidden by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}

/** Text that stands for itself in a pattern. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Presses a button as soon as it is there: what it gives up may be over before a pointer could reach it. */
export function pressAtOnce(page: Page, name: string): Promise<void> {
  return page.evaluate((name) => {
    const find = (root: ParentNode): HTMLButtonElement | undefined => {
      for (const each of root.querySelectorAll<HTMLElement>("*")) {
        if (each instanceof HTMLButtonElement && each.textContent.trim() === name) return each;
        const found = each.shadowRoot && find(each.shadowRoot);
        if (found) return found;
      }
      return undefined;
    };
    return new Promise<void>((resolve) => {
      const look = (): void => {
        const button = find(document);
        button?.click();
        if (button) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }, name);
}

/** The page has been drawn so often: what follows at once has come by then. */
export async function frames(page: Page, count = 3): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** The parts of the page, in either language. */
export class Mexplorer {
  readonly page: Page;
  readonly graph: Locator;
  readonly nodes: Locator;
  readonly panel: Locator;
  readonly heading: Locator;
  readonly line: Locator;
  readonly position: Locator;
  /** The name of the game, which opens all games to choose from. */
  readonly game: Locator;
  /** Who wins, or how many play. */
  readonly convention: Locator;
  /** Stands for the form where the screen is narrow. */
  readonly fold: Locator;
  readonly draw: Locator;
  readonly fault: Locator;
  readonly notice: Locator;
  readonly counts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.graph = page.getByRole("group", { name: /Position graph of|的局面图/ });
    this.nodes = this.graph.getByRole("button");
    this.panel = page.getByRole("complementary", { name: /^(Position|局面)$/ });
    this.heading = this.panel.getByRole("heading", { level: 2 });
    this.line = this.panel.getByRole("navigation", { name: /Moves made|已走的各步/ });
    this.position = page.getByRole("textbox", { name: /^(Position|局面)$/ });
    this.game = page.getByRole("button", { name: /^(Game: |游戏：)/ });
    this.convention = page.getByRole("combobox", { name: /^(Play convention|胜负约定)$/ });
    this.fold = page.locator("button.fold:visible");
    this.draw = page.getByRole("button", { name: /^(Draw|绘制)$/ });
    this.fault = page.locator("[data-warns]:not(.notice)");
    this.notice = page.locator(".notice:has(p)");
    this.counts = page.locator(".counts");
  }

  /** Opens a link and waits until its game is shown; an empty one is a first visit. */
  async open(fragment = "nim(1,2,3)"): Promise<void> {
    if (fragment && this.page.url() !== "about:blank") await this.follow(fragment);
    else await this.page.goto(`/${fragment && `#${fragment}`}`);
    // What was drawn when the site was built is seen before that, and answers nothing.
    await expect(this.page.locator(".drawn")).toHaveCount(0);
    await expect(this.heading).toBeVisible();
  }

  /**
   * Another link in the address of the page that is open. Playwright's goto may wait for ever in Firefox when the page
   * writes its address at that moment.
   */
  async follow(fragment: string): Promise<void> {
    await this.page.evaluate((fragment) => {
      location.hash = fragment;
    }, fragment);
  }

  /** A position of the picture. */
  node(label: string): Locator {
    return this.graph.getByRole("button", { name: new RegExp(`^${literal(label)}[,，]`) });
  }

  /** An option in the panel, where it stands first: a move, or a look at it. */
  option(label: string): Locator {
    const name = new RegExp(`^(Move to|Look at|走到|查看) ${literal(label)}[,，]`);
    return this.panel.getByRole("button", { name }).first();
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** A radio button by its label, or by the name that stands under it. */
  radio(name: string): Locator {
    const text = literal(name);
    return this.page.getByRole("radio", { name: new RegExp(`^${text}$|\\(${text}\\)$`) });
  }

  /** Chooses a game by its name. */
  async chooseGame(name: string): Promise<void> {
    await this.unfold();
    await this.game.click();
    const games = this.page.getByRole("dialog", { name: /^(Choose a game|选择游戏)$/ });
    await games.getByRole("button", { name: new RegExp(`^${literal(name)}(?= )`) }).click();
    await expect(games).toHaveCount(0);
  }

  /** Chooses a play convention by its name, or several players by their number. */
  async choosePlay(name: string): Promise<void> {
    await this.unfold();
    const option = this.convention.locator("option", { hasText: new RegExp(`(^|· )${literal(name)}$`) });
    await this.convention.selectOption(await option.innerText());
  }

  /** A play convention by its name, or the number of players, is the one that is chosen. */
  async expectPlay(name: string): Promise<void> {
    await expect(this.convention.locator("option:checked")).toHaveText(new RegExp(`(^|· )${literal(name)}$`));
  }

  /** Opens the form where it is folded. */
  async unfold(): Promise<void> {
    const isFolded =
      (await this.fold.count()) > 0 && (await this.fold.getAttribute("aria-expanded")) === "false";
    if (isFolded) await this.fold.click();
  }

  /** Opens what the form keeps behind its button. */
  async more(): Promise<Locator> {
    await this.unfold();
    const sheet = this.page.getByRole("dialog", { name: /^(More|更多)$/ });
    if (!(await sheet.isVisible())) await this.page.getByRole("button", { name: /^(More|更多)$/ }).click();
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Chooses a radio button as a reader does, by its visible label. */
  async choose(name: string): Promise<void> {
    await this.radio(name).locator("..").click();
    await expect(this.radio(name)).toBeChecked();
  }

  /** Touches as a finger does. Playwright's tap does nothing in Firefox, where the mouse stands in for the finger. */
  async tap(place: Locator): Promise<void> {
    if (this.page.context().browser()?.browserType().name() === "firefox") await place.click();
    else await place.tap();
  }

  /** A part of the panel that can be folded, by the name that stands on it. */
  section(name: string): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }

  /** Types a start and draws it. */
  async drawPosition(text: string): Promise<void> {
    await this.unfold();
    await this.position.fill(text);
    await this.position.press("Enter");
  }

  /** This position is selected: the panel explains it and, where there is a picture, the picture shows it. */
  async expectSelected(label: string): Promise<void> {
    await expect(this.heading).toContainText(label);
    expect((await this.heading.innerText()).replace(/\s/g, "").replace(/^[PNLW负胜]/, "")).toBe(label);
    if ((await this.graph.count()) === 0) return;
    await expect(this.graph.locator("[aria-current=true]")).toHaveAttribute(
      "aria-label",
      new RegExp(`^${literal(label)}[,，]`),
    );
  }

  /** These are the moves made, of which the one in square brackets is where play stands. */
  async expectLine(...places: string[]): Promise<void> {
    const buttons = this.line.getByRole("listitem").getByRole("button");
    await expect(buttons).toHaveText(places.map((place) => place.replace(/^\[|\]$/g, "")));
    const standing = places.find((place) => place.startsWith("["))?.slice(1, -1);
    const current = this.line.locator("[aria-current=step]");
    if (standing === undefined) await expect(current).toHaveCount(0);
    else await expect(current).toHaveText(standing);
  }

  /** The address says this after its "#". */
  async expectAddress(fragment: string): Promise<void> {
    await expect.poll(() => decodeURIComponent(new URL(this.page.url()).hash)).toBe(`#${fragment}`);
  }

  /** Everything that the page says, as a screen reader finds it. */
  async whatIsSaid(): Promise<string> {
    // Parts of the page that are fetched when they are needed are there, too.
    await this.page.waitForLoadState("networkidle");
    return this.page.locator("body").ariaSnapshot();
  }
}

/** How far things moved on their own, by the browser's measure, and which they were. */
export interface LayoutShift {
  score: number;
  moved: string[];
}

/**
 * Watches an element and what is in it from now on; the function that comes back says what has moved since. Shifts
 * just after a key or a click count like all others: a reader who acts wants to find things where they were. What is
 * moved by a transform, or within an SVG, is no layout shift. Chromium alone measures this.
 */
export async function layoutShift(page: Page, within: string): Promise<() => Promise<LayoutShift>> {
  const watching = await page.evaluateHandle((within) => {
    const since = performance.now();
    const found = { score: 0, moved: [] as string[] };
    const observer = new PerformanceObserver((list) => {
      take(list.getEntries());
    });
    const take = (entries: PerformanceEntryList): void => {
      for (const entry of entries as LayoutShiftEntry[]) {
        const moved = entry.sources
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          .filter((element) => element?.closest(within));
        if (entry.startTime < since || moved.length === 0) continue;
        found.score += entry.value;
        for (const element of moved) found.moved.push(element?.outerHTML.slice(0, 80) ?? "");
      }
    };
    observer.observe({ type: "layout-shift", buffered: true });
    return async (): Promise<LayoutShift> => {
      // A shift is known when its frame has been drawn.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      take(observer.takeRecords());
      return found;
    };
  }, within);
  return () => watching.evaluate((measure) => measure());
}

/** TypeScript does not know it, since not every browser has it. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: Array<{ node: Node | null }>;
}

/** Makes a page one that its reader has been at before: who comes for the first time plays a game first. */
export async function comeAgain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("mexplorer.visited", "yes");
  });
}

interface Fixtures {
  mexplorer: Mexplorer;
  /** Whether the reader has been there before. */
  hasBeenThere: boolean;
  /** What a test provokes on purpose. */
  tolerated: RegExp | undefined;
}

export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],
  hasBeenThere: [true, { option: true }],
  mexplorer: async ({ page, tolerated, hasBeenThere }, use) => {
    const faults = await watch(page);
    if (hasBeenThere) await comeAgain(page);
    await use(new Mexplorer(page));
    expect(faults.filter((fault) => !tolerated?.test(fault))).toEqual([]);
  },
});
