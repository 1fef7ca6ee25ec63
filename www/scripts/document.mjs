// A document without a screen, for what the page's own code draws outside a browser. It comes before that code.
import { Window } from "happy-dom";

export const window = new Window();

/** @type {Record<string, unknown>} */
const globals = /** @type {never} */ (globalThis);
for (const name of /** @type {const} */ ([
  "document",
  "customElements",
  "HTMLElement",
  "Element",
  "Text",
  "CustomEvent",
  "CSSStyleSheet",
]))
  globals[name] = window[name];
for (const name of /** @type {const} */ (["getComputedStyle", "matchMedia", "addEventListener"]))
  globals[name] = window[name].bind(window);
// There is no screen from which anything could take its size.
globals["ResizeObserver"] = class {
  observe() {}
  disconnect() {}
};
// Nobody would see a frame, or hear what is said in it.
globals["requestAnimationFrame"] = () => 0;
// A text that is set as a style is one in every browser.
for (const { prototype } of [window.HTMLElement, window.SVGElement])
  Object.defineProperty(prototype, "style", {
    /** @this {import("happy-dom").Element} @param {string} text */
    set(text) {
      this.setAttribute("style", text);
    },
    get: () => ({}),
  });
