// What a screen reader says while somebody acts by keyboard: where the keyboard is, and what the page tells on its own, in order.
import type { Page } from "@playwright/test";
import { settled } from "./everyView.ts";

export class Ear {
  readonly #page: Page;
  readonly #heard: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Everything heard so far, a line each. */
  get heard(): string {
    return `${this.#heard.join("\n")}\n`;
  }

  /** Does something, and hears what follows from it once nothing changes any more. */
  async after(what: string, act: (page: Page) => Promise<void>): Promise<void> {
    const [place, told] = [await this.#place(), await this.#told()];
    await act(this.#page);
    await settled(this.#page);
    this.#heard.push("", `» ${what}`);
    const now = await this.#place();
    if (now !== place && now !== "") this.#heard.push(`at: ${now}`);
    const before = new Map(told);
    for (const [region, text] of await this.#told())
      if (text !== "" && before.get(region) !== text) this.#heard.push(`says: ${text}`);
  }

  /** A key, or several in a row. */
  async press(...keys: string[]): Promise<void> {
    await this.after(keys.join(", "), async () => {
      for (const key of keys) await this.#page.keyboard.press(key);
    });
  }

  /** What is read where a part of the page is read from its beginning. */
  async read(selector: string): Promise<void> {
    this.#heard.push("", `» reads ${selector}`, await this.#page.locator(selector).first().ariaSnapshot());
  }

  /** Role, name, state and value of what has the keyboard, and in which dialog it is. */
  async #place(): Promise<string> {
    const focused = this.#page.locator(":focus").last();
    if ((await focused.count()) === 0) return "";
    const [first = ""] = (await focused.ariaSnapshot()).split("\n");
    const [value, dialog] = await focused.evaluate((element) => {
      const within = element.closest("dialog");
      return [
        element.ariaValueText ?? element.ariaValueNow,
        within && within.querySelector("h2")?.textContent,
      ];
    });
    return [
      first.replace(/^- /, "").replace(/:$/, ""),
      value === null ? "" : `, value ${value}`,
      dialog ? `, in the dialog ${dialog}` : "",
    ].join("");
  }

  /** What stands in each part of the page that tells on its own when it changes. */
  #told(): Promise<Array<[region: number, text: string]>> {
    return this.#page.evaluate(() => {
      const numbers = ((globalThis as { regions?: WeakMap<Element, number> }).regions ??= new WeakMap());
      let next = ((globalThis as { nextRegion?: number }).nextRegion ??= 0);
      const voiced = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || node.ariaHidden === "true") return "";
        if (!node.checkVisibility({ visibilityProperty: true })) return "";
        if (node.role === "img") return node.ariaLabel ?? "";
        const inner = [...node.childNodes].map(voiced).join("");
        if (node.localName === "button") return ` [${(node.ariaLabel ?? inner).trim()}] `;
        return /^(p|div|li|h\d)$/.test(node.localName) ? ` ${inner} ` : inner;
      };
      const roots = [document, document.querySelector("mex-graph")?.shadowRoot];
      const regions = roots.flatMap((root) => [
        ...(root?.querySelectorAll(
          "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]",
        ) ?? []),
      ]);
      const told = regions.map((region): [number, string] => {
        if (!numbers.has(region)) numbers.set(region, next++);
        return [numbers.get(region) ?? NaN, voiced(region).replace(/\s+/g, " ").trim()];
      });
      (globalThis as { nextRegion?: number }).nextRegion = next;
      return told;
    });
  }
}
