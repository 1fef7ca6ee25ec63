// The board and whoever sits at it, by the names that a reader, or a screen reader, knows its parts by.
import type { Locator, Page } from "@playwright/test";
import { expect, type Mexplorer } from "./fixture.ts";

/** How something is pressed. */
export type Means = "mouse" | "touch" | "keyboard";

/** Stands at the end of what is said while a person can move. */
export const YOURS = /(Your move\.|轮到你走。)$/;
export const OVER = /No move is left|无步可走/;
/** What is said as soon as a person has moved. */
const MOVED = new RegExp(`${YOURS.source}|${OVER.source}|thinking|思考|Several|有几种| to move\\.$|^轮到`);

/** A person against the solver that never errs. */
export const AGAINST = "view=board&seats=person,solver";

export class BoardTable {
  readonly mexplorer: Mexplorer;
  readonly page: Page;
  readonly board: Locator;
  /** What there is to say about the game, and below it what was hinted. */
  readonly says: Locator;
  readonly told: Locator;
  /** What a hint points to. */
  readonly hinted: Locator;
  readonly heaps: Locator;
  readonly edges: Locator;
  /** Moves among which to choose, by their names. */
  readonly offers: Locator;
  /** Where the graph is beside the board, of which a part may be shown. */
  readonly picture: Locator;
  /** A position that is pointed at is found in the picture. */
  readonly pointed: Locator;
  /** The marks of a game that was played, a place each, and where it turned. */
  readonly course: Locator;
  readonly turned: Locator;
  readonly sheet: Locator;
  readonly record: Locator;

  constructor(mexplorer: Mexplorer) {
    const { page } = mexplorer;
    this.mexplorer = mexplorer;
    this.page = page;
    this.board = page.getByRole("region", { name: /^(Board|棋盘)$/ });
    this.says = this.board.locator(".says");
    this.told = this.board.locator(".told p");
    this.hinted = this.board.locator(".hinted");
    this.heaps = this.board.getByRole("spinbutton");
    this.edges = this.board.getByRole("button", { name: /^(Cut|删去) / });
    this.offers = this.board.locator(".offers").getByRole("button");
    this.picture = page.locator(".company > .picture");
    this.pointed = page.locator(".ring.pointed");
    this.course = this.board.getByRole("button", { name: /^(Start|Move \d+|开局|第 \d+ 步)[,，]/ });
    this.turned = this.board.locator(".turned");
    this.sheet = page.getByRole("dialog", { name: /^(The game as text|棋谱文字)$/ });
    this.record = this.sheet.getByRole("textbox", { name: /^(Record|棋谱)$/ });
  }

  /** Opens a game on its board, and waits until somebody can move. */
  async open(game: string, fields = AGAINST): Promise<void> {
    await this.mexplorer.open(`${game}?${fields}`);
    await expect(this.says).not.toBeEmpty();
    await expect(this.board.locator(".part > *").first()).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.board.getByRole("button", { name, exact: true });
  }

  choice(name: string): Locator {
    return this.board.getByRole("combobox", { name, exact: true });
  }

  /** A switch is its label, too. */
  check(name: string): Locator {
    return this.board.getByRole("checkbox", { name });
  }

  /** A vertex of a graph of arrows by its name. */
  vertex(name: string): Locator {
    return this.board.locator(".vertex").filter({ hasText: new RegExp(`^${name}$`) });
  }

  /** A heap by its number, counted from 1. */
  heap(number: number): Locator {
    return this.heaps.nth(number - 1);
  }

  /** A stone of a heap. It goes, and all beyond it go with it. */
  stone(heap: number, number: number): Locator {
    return this.heap(heap)
      .locator("[data-touch]")
      .nth(number - 1);
  }

  /** A place of the first row, which has the number 1 at its left end whatever has gone. */
  pin(number: number): Locator {
    return this.board
      .locator(".row")
      .first()
      .locator("i")
      .nth(number - 1);
  }

  edge(ends: string): Locator {
    return this.board.getByRole("button", { name: new RegExp(`^(Cut|删去) ${ends}(\\D|$)`) });
  }

  /** Pulls from one place to another with the button down. */
  async drag(from: Locator, to: Locator): Promise<void> {
    await this.pull(from, to);
    await this.page.mouse.up();
  }

  /** The same, and the button stays down. */
  async pull(from: Locator, to: Locator): Promise<void> {
    const { mouse } = this.page;
    const [start, end] = [await middle(from), await middle(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await mouse.move(end.x, end.y);
  }

  async expectHeaps(...sizes: number[]): Promise<void> {
    await expect
      .poll(() => this.heaps.evaluateAll((heaps) => heaps.map((heap) => Number(heap.ariaValueMax))))
      .toEqual(sizes);
  }

  /** So many stones, or what is drawn as they are, would go from a heap. */
  async expectShown(heap: number, taken: number): Promise<void> {
    await expect(this.heap(heap)).toHaveAttribute("aria-valuenow", String(taken));
  }

  /** Presses a place by mouse, finger or keyboard. */
  async press(place: Locator, by: Means): Promise<void> {
    if (by === "keyboard") {
      await place.press("Enter");
      return;
    }
    await place.scrollIntoViewIfNeeded();
    const { x, y } = await middle(place);
    // Playwright's touchscreen does nothing in Firefox, where the mouse stands in for the finger.
    const isFirefox = this.page.context().browser()?.browserType().name() === "firefox";
    if (by === "touch" && !isFirefox) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async hover(place: Locator): Promise<void> {
    const { x, y } = await middle(place);
    await this.page.mouse.move(x, y);
  }

  /** It is the person's turn, and the board tells so; or nobody's any more. Whether play goes on. */
  async isOpen(): Promise<boolean> {
    await expect(this.says).toHaveText(new RegExp(`${YOURS.source}|${OVER.source}`));
    return !OVER.test(await this.says.innerText());
  }

  /** Makes some move that the board permits, as somebody would who just tries. */
  async makeSome(by: Means): Promise<void> {
    const before = await this.played();
    const said = await this.says.innerText();
    for (const { place, keys } of await this.places(by)) {
      if (keys) {
        await place.focus();
        for (const key of keys) await this.page.keyboard.press(key);
      } else await this.press(place, by);
      if (!(await this.answered(before, said))) {
        // What the next place is answered must not be taken for what this one was.
        await this.page.keyboard.press("Escape");
        await expect(this.says).toHaveText(said);
        continue;
      }
      if ((await this.played()) === before) await this.press(this.offers.first(), by);
      await expect.poll(() => this.played()).toBeGreaterThan(before);
      return;
    }
    throw new Error(`no move is found on the board: ${await this.board.ariaSnapshot()}`);
  }

  /** Whether what was touched is a move, or the beginning of several; neither is refused in words. */
  private async answered(before: number, said: string): Promise<boolean> {
    let isTaken = false;
    await expect
      .poll(async () => {
        const says = await this.says.innerText();
        isTaken = (await this.offers.count()) > 0 || (await this.played()) > before;
        return isTaken || (says !== said && !MOVED.test(says));
      })
      .toBe(true);
    return isTaken;
  }

  /** What could be pressed, and where a number is said, the keys that say it. */
  private async places(by: Means): Promise<Array<{ place: Locator; keys?: string[] }>> {
    const open = "[aria-disabled=false]";
    const piles = this.board.locator(`.reach[role=spinbutton]${open}`);
    const others = this.board.locator(
      `.row i[role=button]${open}, .vertex.next, :is(.cells, .net:not(.vertex-play)) [data-at][role=button]:not([aria-disabled]), .pass-play li:first-child button${open}`,
    );
    const heaps = (await piles.all()).map((pile) =>
      by === "keyboard"
        ? { place: pile, keys: ["ArrowUp", "Enter"] }
        : { place: pile.locator("[data-touch]").last() },
    );
    const more: Array<{ place: Locator; keys?: string[] }> = [];
    for (const pile of (await piles.all()).reverse())
      for (const [index, stone] of (await pile.locator("[data-touch]").all()).reverse().entries())
        if (index > 0)
          more.push(
            by === "keyboard"
              ? { place: pile, keys: [...Array<string>(index + 1).fill("ArrowUp"), "Enter"] }
              : { place: stone },
          );
    const coins = (await this.board.locator(`.coin[role=spinbutton]${open}`).all()).map((coin) => ({
      place: coin,
      ...(by === "keyboard" && { keys: ["ArrowLeft", "Enter"] }),
    }));
    // More than one stone of a heap is tried last.
    return [...heaps.reverse(), ...coins, ...(await others.all()).map((place) => ({ place })), ...more];
  }

  /** All that is said from now on, though it may not stay for long. */
  async listen(): Promise<() => Promise<string[]>> {
    const heard = await this.says.evaluateHandle((says) => {
      const texts = [says.textContent];
      new MutationObserver(() => texts.push(says.textContent)).observe(says, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return texts;
    });
    return async () => (await heard.jsonValue()).map((text) => text.trim());
  }

  /** How many moves were made. */
  async played(): Promise<number> {
    return (await this.mexplorer.line.getByRole("listitem").count()) - 1;
  }

  /** Plays on until nobody can move, and tells what is said then. */
  async playOut(by: Means, most = 20): Promise<string> {
    for (let move = 0; move < most && (await this.isOpen()); move++) await this.makeSome(by);
    await expect(this.says).toHaveText(OVER);
    return this.says.innerText();
  }
}

/** Where something is pressed: in its middle. */
async function middle(place: Locator): Promise<{ x: number; y: number }> {
  await expect(place).toBeAttached();
  return place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
}
