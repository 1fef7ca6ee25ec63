// What a page says by itself: one place in it is read out, which no search or locator finds.
import type { Page } from "@playwright/test";

interface Heard {
  utterances: string[];
  /** Where they are said. */
  places: ShadowRoot[];
}

/** Keeps what is said in a document from now on. It runs in a page that knows nothing of this file. */
export function hear(): void {
  const own = globalThis as Partial<Heard> & typeof globalThis;
  const isListening = own.utterances !== undefined;
  own.utterances = [];
  own.places = [];
  if (isListening) return;
  const attach: Element["attachShadow"] = Reflect.get(Element.prototype, "attachShadow");
  Element.prototype.attachShadow = function (how) {
    const root = attach.call(this, how);
    const listen = (records: MutationRecord[]): void => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const said = added.map(({ textContent }) => textContent ?? "").filter((text) => text !== "");
      if (said.length > 0) own.utterances?.push(said.join(" "));
    };
    if (how.mode === "closed") {
      own.places?.push(root);
      new MutationObserver(listen).observe(root, { childList: true, subtree: true });
    }
    return root;
  };
}

/** What was said since this was last asked. */
export const utterances = (): string[] => (globalThis as unknown as Heard).utterances.splice(0);

/** What can still be read where it was said. */
export const readable = (): string =>
  (globalThis as unknown as Heard).places.map(({ textContent }) => textContent).join("");

/** Listens to a page that is opened after this; what comes back gives what was said since it was last asked. */
export async function listening(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(hear);
  return () => page.evaluate(utterances);
}
