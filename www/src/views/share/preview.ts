import { html, type TemplateResult } from "lit/html.js";
import type { Shared } from "./snippets.ts";

/** So high is a figure until it has said how high it would be. */
const UNKNOWN = 420;

/** The figure as it will stand in a column, at work. */
export class Preview {
  readonly #figure = document.createElement("mex-graph");
  readonly #onHeight: () => void;
  readonly #resized: ResizeObserver;
  #height = UNKNOWN;
  #names = new Set<string>();

  /** `onHeight` is called when the figure has become higher or lower. */
  constructor(onHeight: () => void) {
    this.#onHeight = onHeight;
    this.#resized = new ResizeObserver(() => {
      const height = Math.ceil(this.#figure.getBoundingClientRect().height);
      if (height === 0 || Math.abs(height - this.#height) < 2) return;
      this.#height = height;
      this.#onHeight();
    });
    this.#resized.observe(this.#figure);
  }

  /** How high the figure is, in pixels. */
  get height(): number {
    return this.#height;
  }

  template({ game, fields }: Shared, width: number): TemplateResult {
    const attributes = new Map([["game", game], ...fields]);
    for (const name of this.#names) if (!attributes.has(name)) this.#figure.removeAttribute(name);
    for (const [name, text] of attributes)
      if (this.#figure.getAttribute(name) !== text) this.#figure.setAttribute(name, text);
    this.#names = new Set(attributes.keys());
    this.#figure.style.width = `${width}px`;
    return html`<div class="column">${this.#figure}</div>`;
  }

  dispose(): void {
    this.#resized.disconnect();
    this.#figure.remove();
  }
}
