import { html, nothing, type TemplateResult } from "lit/html.js";
import type { State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";
import type { Intents } from "./intents.ts";
import type { Lazy } from "./local.ts";

/** The start as heaps with + and −, beside its text. What is changed is opened at once. */
export class Heaps {
  #isOpen = false;
  #intents: Intents | undefined;
  /** Whether the starts of a ruleset are heaps, as far as a graph has said so. */
  readonly #boards = new Map<string, string>();
  readonly #sheets: Lazy<typeof import("./sheets.ts")>;
  readonly #onChange: () => void;

  constructor(sheets: Lazy<typeof import("./sheets.ts")>, onChange: () => void) {
    this.#sheets = sheets;
    this.#onChange = onChange;
  }

  /** A button that shows the heaps. */
  button(state: State, messages: Messages, intents: Intents): TemplateResult | typeof nothing {
    if (!this.#isKnown(state)) return nothing;
    return html`<button
      type="button"
      class="quiet opens"
      aria-expanded=${this.#isOpen ? "true" : "false"}
      aria-controls="heaps"
      title=${messages.form.heapsHint}
      @keydown=${(event: KeyboardEvent) => {
        this.#onKey(event, intents);
      }}
      @click=${() => {
        if (this.#isOpen) this.#close(intents);
        else this.#open(intents);
      }}
    >
      ${messages.form.heaps}
    </button>`;
  }

  editor(state: State, messages: Messages, intents: Intents): TemplateResult | typeof nothing {
    if (!this.#isOpen || !this.#isKnown(state)) return nothing;
    return html`<div
      class="heaps"
      id="heaps"
      role="group"
      aria-label=${messages.form.heapsHint}
      @keydown=${(event: KeyboardEvent) => {
        this.#onKey(event, intents);
      }}
    >
      ${this.#sheets.part?.heapList(state, messages, intents) ?? nothing}
    </div>`;
  }

  /** A ruleset whose graph is too large to be shown is still played with what it was played with before. */
  #isKnown({ picture, game }: State): boolean {
    if (!game) return false;
    if (picture.kind === "graph") this.#boards.set(game.ruleset, picture.exploration.board);
    return this.#boards.get(game.ruleset) === "heaps";
  }

  #open(intents: Intents): void {
    this.#isOpen = true;
    this.#sheets.fetch();
    this.#onChange();
    addEventListener("pointerdown", this.#onPointer);
    this.#intents = intents;
  }

  /** Where the heaps lie over the picture, a click beside them closes them. */
  readonly #onPointer = ({ target }: Event): void => {
    const place = document.getElementById("heaps")?.parentElement;
    const isInside = target instanceof Element && target.closest("form.game") !== null;
    if (!isInside && place && getComputedStyle(place).position !== "static" && this.#intents)
      this.#close(this.#intents);
  };

  #onKey(event: KeyboardEvent, intents: Intents): void {
    if (event.key !== "Escape" || !this.#isOpen) return;
    this.#close(intents);
    document.querySelector<HTMLElement>("[aria-controls=heaps]")?.focus();
  }

  #close(intents: Intents): void {
    this.#isOpen = false;
    removeEventListener("pointerdown", this.#onPointer);
    intents.forgetEmptyHeaps();
    this.#onChange();
  }
}
