// A document without a screen that has what the page needs besides: its files, a worker, popovers, and a size.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PropertySymbol } from "happy-dom";
import type { Call, FromWorker, ToWorker } from "../../www/src/solver/protocol.ts";
import { standIn } from "../../www/src/solver/standIn.ts";

// What is written here for those who develop is said nowhere else either.
Object.assign(globalThis, { litIssuedWarnings: new Set(["dev-mode"]) });

const root = path.resolve(import.meta.dirname, "../..");

/** Files are read where they stand; a style sheet says nothing to a document without a screen. */
globalThis.fetch = async (address) => {
  if (!address) return new Response("");
  const { pathname } = new URL(address as string, "http://127.0.0.1/");
  if (pathname.endsWith(".css")) return new Response("");
  const file = pathname.startsWith("/@fs/") ? pathname.slice("/@fs".length) : path.join(root, pathname);
  return new Response(await readFile(decodeURIComponent(file)));
};

/** Calls that the solver has not answered yet. */
const waiting = new Map<number, Call>();

/** What is done with an answer before the page hears it. */
export const onItsWay: { change?: ((call: Call, value: object) => void) | undefined } = {};

/** The worker’s work is done in this thread. */
globalThis.Worker = function () {
  const worker = standIn();
  const post = worker.postMessage.bind(worker);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind !== "answer") return;
    const call = waiting.get(data.id);
    if (call && data.answer.ok) onItsWay.change?.(call, data.answer.value as object);
    waiting.delete(data.id);
  });
  return Object.assign(worker, {
    postMessage: (message: ToWorker) => {
      if (message.kind === "call") waiting.set(message.id, message.call);
      else if (message.kind === "cancel") waiting.delete(message.id);
      post(message);
    },
  });
} as never;

/** Whether nothing is asked of the solver. */
export const isIdle = (): boolean => waiting.size === 0;

/** Where focus is in another tree, a tree has none; happy-dom would ask the document for its host. */
Object.defineProperty(ShadowRoot.prototype, "activeElement", {
  get(this: ShadowRoot) {
    let at = Reflect.get(document, PropertySymbol.activeElement) as Element | null | undefined;
    while (at && at.getRootNode() !== this) at = (at.getRootNode() as Partial<ShadowRoot>).host;
    return at ?? null;
  },
});

/** As wide and as high as the picture is on a wide screen, in pixels. */
const SIZE = { clientWidth: 1032, clientHeight: 630 };
for (const [name, size] of Object.entries(SIZE))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });

/** Every element has a place of its own, as small as a point, so that it is found by where it is. */
const placed: Element[] = [];
let places = new WeakMap<Element, number>();
Object.assign(Element.prototype, {
  getBoundingClientRect(this: Element) {
    const place = places.get(this) ?? placed.push(this);
    places.set(this, place);
    return new DOMRect(place, place, 0, 0);
  },
  getScreenCTM: () => null,
  checkVisibility: () => true,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
});

export const elementAt = (place: number): Element | null => placed[place - 1] ?? null;
for (const { prototype } of [Document, ShadowRoot]) Object.assign(prototype, { elementFromPoint: elementAt });

// What is said for screen readers by name stands in the attribute as well.
for (const name of [
  "Label",
  "ValueMax",
  "ValueNow",
  "ValueMin",
  "ValueText",
  "Checked",
  "Expanded",
  "Disabled",
  "Current",
])
  Object.defineProperty(Element.prototype, `aria${name}`, {
    get(this: Element) {
      return this.getAttribute(`aria-${name.toLowerCase()}`);
    },
    set(this: Element, text: string) {
      this.setAttribute(`aria-${name.toLowerCase()}`, text);
    },
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

/** A pause of up to a second is passed over twenty times as fast, and comes to nothing when its page is closed. */
const { setTimeout: later } = globalThis;
let page = 0;
globalThis.setTimeout = ((work: () => void, pause = 0) => {
  if (pause === 0 || pause > 1_000) return later(work, pause);
  const own = page;
  return later(() => {
    if (page === own) work();
  }, pause / 20);
}) as typeof setTimeout;

/** The page is closed. */
export function end(): void {
  page++;
  placed.length = 0;
  places = new WeakMap();
}

/** What is marked as chosen is chosen, though it was marked before it came into its list. */
const toggleAttribute = Reflect.get<Element, "toggleAttribute">(Element.prototype, "toggleAttribute");
HTMLOptionElement.prototype.toggleAttribute = function (this: HTMLOptionElement, name, isOn) {
  queueMicrotask(() => {
    if (name === "selected" && isOn === true && this.hasAttribute(name)) this.selected = true;
  });
  return toggleAttribute.call(this, name, isOn);
};

/** Nothing is painted. */
globalThis.createImageBitmap = () => Promise.resolve({ width: 1, height: 1, close: () => undefined });
