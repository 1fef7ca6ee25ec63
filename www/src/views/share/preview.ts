import { html, type TemplateResult } from "lit/html.js";
import type { Shared } from "./snippets.ts";

/** So high is a figure until it has said how high it would be. */
const UNKNOWN = 420;

/** The figure as it will stand in a column, at work. */
export class Preview {
  readonly #figure = document.createElement("mex-graph");
  readonly #onHeight: () => void;
  /** Absent in browsers that do not have it; there the figure keeps the height that is not known. */
  readonly #resized: ResizeObserver | undefined;
  #height = UNKNOWN;
  #width = 640;
  #names = new Set<string>();

  /** `onHeight` is called when the figure has become higher or lower. */
  constructor(onHeight: () => void) {
    this.#onHeight = onHeight;
    const { ResizeObserver } = globalThis as { ResizeObserver?: typeof globalThis.ResizeObserver };
    this.#resized =
      ResizeObserver &&
      new ResizeObserver(() => {
        this.#fit();
        const height = this.#figure.offsetHeight;
        if (height === 0 || Math.abs(height - this.#height) < 2) return;
        this.#height = height;
        this.#onHeight();
      });
    this.#resized?.observe(this.#figure);
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
    this.#width = width;
    this.#fit();
    return html`<div class="column">${this.#figure}</div>`;
  }

  /** Where there is less room than the column has, it is shown smaller. */
  #fit(): void {
    const room = this.#figure.closest<HTMLElement>(".preview");
    if (!room) return;
    const { paddingLeft, paddingRight } = getComputedStyle(room);
    const width = room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const zoom = String(Math.min(1, Math.floor((100 * width) / this.#width) / 100));
    if (this.#figure.style.zoom !== zoom) this.#figure.style.zoom = zoom;
  }

  dispose(): void {
    this.#resized?.disconnect();
    this.#figure.remove();
  }
}
