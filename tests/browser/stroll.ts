// Somebody who does anything at all on the page, by chance that comes the same every time.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { chanceOf, one, type Chance } from "../fuzz/texts.ts";
import { strike, type Fate } from "./fragile.ts";

/** Links of every kind. */
const LINKS = (
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../years/links.json"), "utf8")) as Array<
    [string]
  >
).map(([link]) => link);

const KEYS =
  "ArrowLeft ArrowRight ArrowUp ArrowDown Enter Space Escape Tab Shift+Tab Home End PageUp PageDown Backspace Delete Control+z Control+y + - 0 1 2 9 a h n p s ?".split(
    " ",
  );

const TEXTS = [
  "1,2,3",
  "7",
  "3,3",
  "2,4,6",
  "40,40,40",
  "0",
  "",
  "x",
  "1,2,3,4,5",
  "9007199254740991",
  "3-1,2",
  "n^2",
  "P",
  "a->b, b->c",
];

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 800, height: 600 },
] as const;

/** What can be done something with. */
const CONTROLS =
  "button, a[href^='#'], input, select, textarea, summary, canvas, [role=button], [role=option], [role=menuitem], [role=gridcell], [tabindex='0']";

type Place = readonly [x: number, y: number];

interface Found {
  kind: "button" | "text" | "select";
  name: string;
  x: number;
  y: number;
}

/** Finds a control by chance, and makes a choice where it is one: first what kind of thing it is, so that a thousand positions do not hide one button. */
function find(page: Page, draws: readonly [number, number, number]): Promise<Found | undefined> {
  return page.evaluate(
    ({ selector, draws }) => {
      const groups = new Map<string, HTMLElement[]>();
      const visit = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll<HTMLElement>("*")) {
          if (element.shadowRoot) visit(element.shadowRoot);
          if (!element.matches(selector) || element.matches(":disabled, [type=file]")) continue;
          if (!element.checkVisibility() || element.closest("[inert]")) continue;
          const { classList, tagName, parentElement } = element;
          const group = `${tagName} ${classList[0] ?? ""} ${parentElement?.tagName} ${parentElement?.className}`;
          groups.set(group, [...(groups.get(group) ?? []), element]);
        }
      };
      visit(document);
      const all = [...groups.values()];
      const group = all[draws[0] % Math.max(1, all.length)] ?? [];
      const element = group[draws[1] % Math.max(1, group.length)];
      if (!element) return undefined;
      const target = element.matches("[type=radio], [type=checkbox]")
        ? (element.closest("label") ?? element)
        : element;
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = target.getBoundingClientRect();
      // A list that drops down is the browser’s own: what is clicked in it is not on the page.
      if (element instanceof HTMLSelectElement) {
        element.focus();
        element.selectedIndex = draws[2] % Math.max(1, element.options.length);
        for (const kind of ["input", "change"]) element.dispatchEvent(new Event(kind, { bubbles: true }));
      }
      const isText = element.matches(
        "textarea, input:not([type]), [type=text], [type=number], [type=search]",
      );
      return {
        kind: element.matches("select") ? "select" : isText ? "text" : "button",
        name:
          (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40) ||
          element.tagName,
        x: left + width / 2,
        y: top + height / 2,
      } as const;
    },
    { selector: CONTROLS, draws },
  );
}

export class Stroll {
  readonly #page: Page;
  readonly #chance: Chance;
  /** Whether workers die on the way. */
  readonly #isFragile: boolean;
  /** So many entries of the history are before this one at least. */
  #depth = 0;
  /** What was done, the newest last. */
  readonly done: string[] = [];

  constructor(page: Page, seed: number, isFragile: boolean) {
    this.#page = page;
    this.#chance = chanceOf(seed);
    this.#isFragile = isFragile;
  }

  /** Does one thing. */
  async step(): Promise<void> {
    const draw = this.#chance(100);
    try {
      if (draw < 56) await this.#use();
      else if (draw < 62) await this.#command();
      else if (draw < 76) await this.#press();
      else if (draw < 88) await this.#follow(one(LINKS, this.#chance));
      else if (draw < 92) await this.#travel();
      else if (draw < 97) await this.#point();
      else if (draw < 98 || !this.#isFragile) await this.#resize();
      else await this.#kill();
    } catch (error) {
      // The page was loaded again while it was asked something.
      if (!/navigat|destroyed|detached|Cannot find context|no such frame|discarded/i.test(String(error)))
        throw error;
      await this.#page.waitForLoadState();
    }
  }

  async #use(): Promise<void> {
    const draw = (): number => this.#chance(10_000);
    const found = await find(this.#page, [draw(), draw(), draw()]);
    if (!found) return;
    const { kind, name, x, y } = found;
    const text = one(TEXTS, this.#chance);
    this.#tell(`${kind} “${name}”${kind === "text" ? ` ${text}` : ""}`);
    const { width, height } = await this.#room();
    // What is cut off by the screen is no place for a pointer.
    if (kind === "select" || x < 0 || y < 0 || x >= width || y >= height) return;
    await this.#page.mouse.click(x, y);
    if (kind !== "text") return;
    await this.#page.keyboard.press("Control+a");
    await this.#page.keyboard.insertText(text);
    if (this.#chance(2) === 0) await this.#page.keyboard.press("Enter");
  }

  /** Whatever the list of all commands, games, views and stories has at a place by chance. */
  async #command(): Promise<void> {
    const place = this.#chance(14);
    this.#tell(`what is found at place ${place}`);
    const { keyboard } = this.#page;
    await keyboard.press("Control+k");
    // The list is fetched when it is first asked for.
    await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    for (let step = 0; step < place; step++) await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
  }

  async #press(): Promise<void> {
    const key = one(KEYS, this.#chance);
    this.#tell(key);
    await this.#page.keyboard.press(key);
  }

  async #follow(link: string): Promise<void> {
    this.#tell(`#${link}`);
    const isOther = await this.#page.evaluate((link) => {
      const before = location.href;
      location.hash = link;
      return location.href !== before;
    }, link);
    if (isOther) this.#depth++;
  }

  async #travel(): Promise<void> {
    const by = one([-1, -1, 1, -2], this.#chance);
    // Before the first entry there is nothing but an empty document.
    if (this.#depth + by < 0) return;
    if (by < 0) this.#depth += by;
    this.#tell(`history ${by}`);
    await this.#page.evaluate((by) => {
      history.go(by);
    }, by);
  }

  async #point(): Promise<void> {
    const { width, height } = await this.#room();
    const [from, to] = [0, 1].map(() => [this.#chance(width), this.#chance(height)] as const) as [
      Place,
      Place,
    ];
    const isWheel = this.#chance(2) === 0;
    this.#tell(`${isWheel ? "wheel" : "drag"} ${from.join()} ${to.join()}`);
    const { mouse } = this.#page;
    await mouse.move(...from);
    if (isWheel) {
      await mouse.wheel(0, to[1] - from[1]);
      return;
    }
    await mouse.down();
    await mouse.move(...to);
    await mouse.up();
  }

  /** How large the page is: in full screen it has another size than it was given. */
  #room(): Promise<{ width: number; height: number }> {
    return this.#page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  }

  async #resize(): Promise<void> {
    const size = one(SIZES, this.#chance);
    this.#tell(`${size.width} × ${size.height}`);
    // A full screen has no other size.
    await this.#page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
    await this.#page.setViewportSize(size);
  }

  async #kill(): Promise<void> {
    const fate = one<Fate>(["break", "break", "end", "end", "hang"], this.#chance);
    this.#tell(`a worker: ${fate}`);
    await strike(this.#page, fate, this.#chance(3));
  }

  #tell(what: string): void {
    this.done.push(what);
  }
}
