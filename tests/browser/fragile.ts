// Workers that break down, end or hang when a test says so: no browser but Chromium lets a test run code in one.
import type { Page } from "@playwright/test";

declare global {
  /** The workers that the page has started, the newest last. */
  var workers: Worker[];
}

/** What a worker can be told: to fail as by a fault in its own code, to end without a word, to answer nothing any more. */
export type Fate = "break" | "end" | "hang";

export async function makeFragile(page: Page): Promise<void> {
  await page.route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // The test is over meanwhile.
    if (!response) return;
    const trap = `addEventListener("message", (event) => {
      if (!["break", "end", "hang"].includes(event.data)) return;
      event.stopImmediatePropagation();
      if (event.data === "end") self.close();
      else if (event.data === "hang") for (;;);
      else throw new Error("broken on purpose");
    });`;
    await route.fulfill({ response, body: trap + (await response.text()) });
  });
  await page.addInitScript(() => {
    globalThis.workers = [];
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        globalThis.workers.push(this);
      }

      override terminate(): void {
        globalThis.workers = globalThis.workers.filter((each) => each !== this);
        super.terminate();
      }
    };
  });
}

/** Lets one of the workers that there are, counted from the newest, meet its fate; whether there is one. */
export function strike(page: Page, fate: Fate, which = 0): Promise<boolean> {
  return page.evaluate(
    ({ fate, which }) => {
      const worker = globalThis.workers.at(-1 - (which % Math.max(1, globalThis.workers.length)));
      worker?.postMessage(fate);
      return worker !== undefined;
    },
    { fate, which },
  );
}
