// A document without a screen that has what the page needs besides: its files, a worker, popovers, and a size.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PropertySymbol } from "happy-dom";
import { standIn } from "../../www/src/solver/standIn.ts";

// What is written here for those who develop is said nowhere else either.
Object.assign(globalThis, { litIssuedWarnings: new Set(["dev-mode"]) });

const root = path.resolve(import.meta.dirname, "../..");

/** Files are read where they stand; a style sheet says nothing to a document without a screen. */
globalThis.fetch = async (address) => {
  const { pathname } = new URL(address as string, "http://127.0.0.1/");
  if (pathname.endsWith(".css")) return new Response("");
  const file = pathname.startsWith("/@fs/") ? pathname.slice("/@fs".length) : path.join(root, pathname);
  return new Response(await readFile(decodeURIComponent(file)));
};

/** The worker’s work is done in this thread. */
globalThis.Worker = function () {
  return standIn();
} as never;

/** As wide and as high as the picture is on a wide screen, in pixels. */
const SIZE = { clientWidth: 1032, clientHeight: 630 };
for (const [name, size] of Object.entries(SIZE))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });

Object.assign(Element.prototype, {
  checkVisibility: () => true,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
});

// A text that is set as a style is one in every browser.
for (const { prototype } of [HTMLElement, SVGElement]) {
  const own = Object.getOwnPropertyDescriptor(prototype, "style");
  Object.defineProperty(prototype, "style", {
    ...own,
    set(this: HTMLElement, text: string) {
      this.setAttribute("style", text);
    },
  });
}

// What was found before is looked for anew: now and then the document does not notice that it has changed.
type Remembering = Record<
  symbol,
  Record<"querySelector" | "querySelectorAll" | "matches", Map<string, unknown>>
>;
for (const { prototype } of [Document, DocumentFragment, Element])
  for (const name of ["querySelector", "querySelectorAll", "matches"] as const) {
    const own = (prototype as unknown as Record<string, (selector: string) => unknown>)[name];
    if (own && Object.hasOwn(prototype, name))
      Object.assign(prototype, {
        [name](this: Remembering, selector: string) {
          this[PropertySymbol.cache]?.[name].clear();
          return own.call(this, selector);
        },
      });
  }

/** Nothing has a style, but for what the page goes by. */
const PLAIN = { minHeight: "0px", containerType: "size", getPropertyValue: () => "" };
globalThis.getComputedStyle = () => PLAIN as never;
