// The page as Playwright drives it, without a browser: its own program, from its first line, in a document without a screen.
import { vi } from "vitest";
import { Store } from "../../www/src/model/store.ts";
import { elementAt, end, isIdle } from "./site.ts";
import { click, point, press, type } from "./hands.ts";
import { Locator } from "./locator.ts";
import { forget } from "./popovers.ts";
import { address, go, goTo, isHere, startAnew } from "./tab.ts";
import { toldOf } from "./told.ts";
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

/** What the page that is open shows, and its figures. */
export const stores = new Set<Store>();
const subscribe = Reflect.get<Store, "subscribe">(Store.prototype, "subscribe");
Store.prototype.subscribe = function (this: Store, listener) {
  stores.add(this);
  return subscribe.call(this, listener);
};

/** What is under way is done, unless it takes long. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 3 || (turns < LONG && !isIdle()); turns++) await turn();
}

let opened = 0;
/** What takes more turns than this is not waited for. */
const LONG = 100;

export class Page {
  readonly #root = new Locator(() => [document as never], "in the page");
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

  readonly mouse = {
    click: async (x: number): Promise<void> => {
      await this.#at(x, (element) => {
        if (element) click(element);
      });
    },
    move: async (x: number): Promise<void> => {
      await this.#at(x, point);
    },
  };
  readonly touchscreen = {
    tap: async (x: number): Promise<void> => {
      await this.#at(x, (element) => {
        if (element) click(element, { pointerType: "touch" });
      });
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
    if (isHere(next)) {
      goTo(next);
      await settle();
      return;
    }
    await this.leave();
    goTo(next);
    if (next !== "about:blank") await this.#load();
  }

  async reload(): Promise<void> {
    await this.leave();
    await this.#load();
  }

  async goBack(): Promise<void> {
    go(-1);
    await settle();
  }

  async goForward(): Promise<void> {
    go(1);
    await settle();
  }

  /** There is no browser. */
  context(): { browser: () => null } {
    return { browser: () => null };
  }

  async #at(place: number, act: (element: Element | null) => void): Promise<void> {
    act(elementAt(place));
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
    await settle();
    return answer;
  }

  async waitForFunction<A>(work: Work<unknown, A>, given?: A): Promise<void> {
    await until(
      () => (work(given as A) ? true : undefined),
      () => `it never holds that ${String(work)}`,
    );
  }

  /** What is under way has come once nothing is fetched and nothing has changed for some turns. */
  async waitForLoadState(): Promise<void> {
    let [before, still] = ["", 0];
    while (still < 5) {
      await vi.dynamicImportSettled();
      await settle();
      const now = toldOf(document.documentElement);
      still = now === before ? still + 1 : 0;
      before = now;
    }
  }

  /** The page is closed, and hears of nothing any more, once it has heard what it asked. */
  async leave(): Promise<void> {
    await settle();
    this.#close();
  }

  #close(): void {
    if (opened > 0) dispatchEvent(new Event("pagehide"));
    end();
    for (const store of stores) store.dispose();
    stores.clear();
    for (const give of unlisten.splice(0)) give();
    forget();
    document.body.replaceChildren();
    for (const name of ["lang", "data-theme"]) document.documentElement.removeAttribute(name);
    document.title = "";
  }

  async #load(): Promise<void> {
    for (const script of this.#scripts) script();
    const place = document.createElement("div");
    place.id = "page";
    place.dataset["stage"] = "1032 630";
    document.body.append(place);
    opened++;
    // A module with another address is run again; those that it imports are there already.
    await import(/* @vite-ignore */ `../../www/src/main.ts?${opened}`);
    await settle();
  }
}
