// What a screen reader says while somebody acts by keyboard: where the keyboard is, and what the page tells on its own, in order.
import type { Page } from "@playwright/test";
import { settled } from "./everyView.ts";
import { listening } from "./utterances.ts";

export class Ear {
  readonly #page: Page;
  readonly #said: () => Promise<string[]>;
  readonly #heard: string[] = [];

  private constructor(page: Page, said: () => Promise<string[]>) {
    this.#page = page;
    this.#said = said;
  }

  /** For a page that is opened after this. */
  static async for(page: Page): Promise<Ear> {
    return new Ear(page, await listening(page));
  }

  /** Everything heard so far, a line each. */
  get heard(): string {
    return `${this.#heard.join("\n")}\n`;
  }

  /** Does something, and hears what follows from it once nothing changes any more. */
  async after(what: string, act: (page: Page) => Promise<void>): Promise<void> {
    const place = await this.#place();
    await this.#said();
    await act(this.#page);
    await settled(this.#page);
    this.#heard.push("", `» ${what}`);
    const now = await this.#place();
    if (now !== place && now !== "") this.#heard.push(`at: ${now}`);
    for (const text of await this.#said()) this.#heard.push(`says: ${text}`);
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
}
