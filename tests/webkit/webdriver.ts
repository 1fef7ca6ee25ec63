// WebKitGTK by its own driver: the third engine, of Safari's family, which Playwright drives only in a build of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { driver, miniBrowser } from "../../www/scripts/webkit.mjs";

/** Time for what a page does by itself, in milliseconds; only a failure takes so long. */
const PATIENCE = 20_000;

/** How a reader knows a part of the page: where it is by a selector, and what it says or is called, all of it or among other things. */
export interface Part {
  css: string;
  says?: string;
  is?: string;
}

/** A key of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEY = { enter: "\uE007", down: "\uE015", right: "\uE014", escape: "\uE00C" } as const;

export class WebKit {
  readonly #child: ChildProcess;
  readonly #session: string;

  private constructor(child: ChildProcess, session: string) {
    this.#child = child;
    this.#session = session;
  }

  static async start(port: number): Promise<WebKit> {
    const child = spawn(driver(), [`--port=${port}`], { stdio: "ignore" });
    const address = `http://127.0.0.1:${port}/session`;
    const capabilities = {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    };
    for (let tries = 0; ; tries++) {
      try {
        const { sessionId } = await ask<{ sessionId: string }>("POST", address, {
          capabilities: { alwaysMatch: capabilities },
        });
        const webkit = new WebKit(child, `${address}/${sessionId}`);
        await webkit.#post("window/rect", { width: 1280, height: 900 });
        return webkit;
      } catch (cause) {
        if (tries > 50) throw cause;
        await sleep(100);
      }
    }
  }

  async end(): Promise<void> {
    await ask("DELETE", this.#session).catch(() => undefined);
    this.#child.kill();
  }

  /** Opens an address as a first visit: of the same document only the part after "#" would be another. */
  async open(address: string): Promise<void> {
    await this.#post("url", { url: "about:blank" });
    await this.#post("url", { url: address });
  }

  /** Runs a function in the page, which sees nothing of this file but its arguments. */
  run<T, Args extends unknown[]>(work: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return this.#post("execute/sync", { script: `return (${work.toString()})(...arguments)`, args });
  }

  /** Waits until a function in the page gives what is expected; what it gives at last is in the failure. */
  async until<T, Args extends unknown[]>(
    isRight: (found: Awaited<T>) => boolean,
    work: (...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T>> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await this.run(work, ...args);
      if (isRight(found)) return found;
      if (Date.now() > end)
        throw new Error(`not in time: ${work.toString()}\nlast: ${JSON.stringify(found)}`);
      await sleep(50);
    }
  }

  /** What such parts say, or are called, as far as they are seen; figures are looked into. */
  async texts(css: string): Promise<string[]> {
    return (await this.run(seen, { css }, false)).map(({ says }) => says);
  }

  /** Waits for a part. */
  async shown(part: Part): Promise<void> {
    await this.until((found) => found.length > 0, seen, part, false);
  }

  async gone(part: Part): Promise<void> {
    await this.until((found) => found.length === 0, seen, part, false);
  }

  /** Clicks with the mouse where the middle of the part is. */
  async click(part: Part): Promise<void> {
    await this.shown(part);
    const [place] = await this.run(seen, part, true);
    if (!place) throw new Error(`${part.css} has gone`);
    await this.#actions("pointer", { parameters: { pointerType: "mouse" } }, [
      { type: "pointerMove", x: place.x, y: place.y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  async press(...keys: string[]): Promise<void> {
    const strokes = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    await this.#actions("key", {}, strokes);
  }

  /** From now on it acts in a frame, or again in the page. */
  async enter(frame: number | null): Promise<void> {
    await this.#post("frame", { id: frame });
  }

  async #actions(type: string, more: object, actions: object[]): Promise<void> {
    await this.#post("actions", { actions: [{ type, id: type, ...more, actions }] });
  }

  #post<T>(path: string, body: object): Promise<T> {
    return ask<T>("POST", `${this.#session}/${path}`, body);
  }
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error ?? response.status}: ${value.message ?? ""}`);
  return value;
}

/** What is found of a part: what it says or is called, and where the middle of it is in the window. */
interface Found {
  says: string;
  x: number;
  y: number;
}

/**
 * In the page: all such parts that are seen, figures looked into; the first is brought into view where that is asked for. It is
 * sent to the page as it is written here.
 */
function seen({ css, says = "", is }: Part, isBroughtIntoView = false): Found[] {
  const found: Element[] = [];
  const textOf = (element: Element): string =>
    (
      element.getAttribute("aria-label") ??
      (element instanceof HTMLElement ? element.innerText : element.textContent)
    ).trim();
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll(css)) {
      const text = textOf(element);
      const isMeant = is === undefined ? text.includes(says) : text === is;
      if (isMeant && element.checkVisibility({ visibilityProperty: true })) found.push(element);
    }
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) look(shadowRoot);
  };
  look(document);
  if (isBroughtIntoView) found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { says: textOf(element), x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  });
}
