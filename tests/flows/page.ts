// The page as Playwright drives it, without a browser: its own program, from its first line, in a document without a screen.
import "./site.ts";
import { press, type } from "./hands.ts";
import { Locator } from "./locator.ts";
import { forget } from "./popovers.ts";
import { address, go, goTo, startAnew } from "./tab.ts";
import { turn, until } from "./waiting.ts";

type Work<T, A> = (given: A) => T;
/** What the page that is open listens to, besides its own elements, is given up by these. */
const unlisten: Array<() => void> = [];
for (const target of [globalThis, document]) {
  const own = {
    listen: target.addEventListener.bind(target),
    leave: target.removeEventListener.bind(target),
  };
  target.addEventListener = (kind: string, listener: EventListener, options?: AddEventListenerOptions) => {
    own.listen(kind, listener, options);
    unlisten.push(() => {
      own.leave(kind, listener, options);
    });
  };
}

let opened = 0;

export class Page {
  readonly #root = new Locator(() => [document.documentElement], "in the page");
  readonly #scripts: Array<() => unknown> = [];
  readonly keyboard = {
    press: async (keys: string): Promise<void> => {
      press(keys);
      await turn();
    },
    type: async (text: string): Promise<void> => {
      type(text);
      await turn();
    },
  };

  readonly locator = this.#root.locator.bind(this.#root);
  readonly getByRole = this.#root.getByRole.bind(this.#root);
  readonly getByText = this.#root.getByText.bind(this.#root);
  readonly getByLabel = this.#root.getByLabel.bind(this.#root);

  constructor() {
    startAnew();
  }

  /** What is wrong is told; all else of a browser’s events is not. */
  on(event: string, hear: (message: { type: () => string; text: () => string }) => void): void {
    if (event !== "console") return;
    for (const [name, kind] of [
      ["error", "error"],
      ["warn", "warning"],
    ] as const)
      console[name] = (...said: unknown[]) => {
        hear({ type: () => kind, text: () => said.map(String).join(" ") });
      };
  }

  async addInitScript<A>(work: Work<unknown, A>, given?: A): Promise<void> {
    this.#scripts.push(() => work(given as A));
    await Promise.resolve();
  }

  async goto(next: string): Promise<void> {
    if (next === "about:blank") {
      this.leave();
      goTo(next);
    } else if (goTo(next)) await this.#load();
    else await turn();
  }

  async reload(): Promise<void> {
    await this.#load();
  }

  async goBack(): Promise<void> {
    go(-1);
    await turn();
  }

  async goForward(): Promise<void> {
    go(1);
    await turn();
  }

  url(): string {
    return address.href;
  }

  title(): Promise<string> {
    return Promise.resolve(document.title);
  }

  async evaluate<T, A>(work: Work<T, A>, given?: A): Promise<Awaited<T>> {
    const answer = await work(given as A);
    await turn();
    return answer;
  }

  async waitForFunction<A>(work: Work<unknown, A>, given?: A): Promise<void> {
    await until(
      () => (work(given as A) ? true : undefined),
      () => `it never holds that ${String(work)}`,
    );
  }

  /** What is under way has come once nothing has changed for some turns. */
  async waitForLoadState(): Promise<void> {
    let [before, still] = ["", 0];
    while (still < 5) {
      await turn();
      const now = document.body.textContent;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  }

  /** The page is closed, and hears of nothing any more. */
  leave(): void {
    if (opened > 0) dispatchEvent(new Event("pagehide"));
    for (const give of unlisten.splice(0)) give();
    forget();
    document.body.replaceChildren();
    for (const name of ["lang", "data-theme"]) document.documentElement.removeAttribute(name);
    document.title = "";
  }

  async #load(): Promise<void> {
    this.leave();
    for (const script of this.#scripts) script();
    const place = document.createElement("div");
    place.id = "page";
    place.dataset["stage"] = "1032 630";
    document.body.append(place);
    opened++;
    // A module with another address is run again; those that it imports are there already.
    await import(/* @vite-ignore */ `../../www/src/main.ts?${opened}`);
    await turn();
  }
}
