import { html, nothing, type TemplateResult } from "lit/html.js";
import { draftCard, type State } from "../../model/state.ts";
import type { StartWords } from "../../messages/board/en.ts";
import type { Messages } from "../../messages/index.ts";
import type { PageIntents } from "../kit/intents.ts";
import type { Lazy } from "../../loading/lazy.ts";

/** The start beside its text as heaps with + and −, as steps, or as the games of a sum. What is changed is opened at once. */
export class StartEditor {
  #isOpen = false;
  #intents: PageIntents | undefined;
  readonly #sheets: Lazy<typeof import("../shell/sheets.ts")>;
  readonly #onChange: () => void;

  constructor(sheets: Lazy<typeof import("../shell/sheets.ts")>, onChange: () => void) {
    this.#sheets = sheets;
    this.#onChange = onChange;
  }

  /** A button that opens it, for starts that can be put together. */
  button(state: State, messages: Messages, intents: PageIntents): TemplateResult | typeof nothing {
    const words = wordsOf(state, messages);
    if (!words) return nothing;
    return html`<button
      type="button"
      class="quiet opens"
      aria-expanded=${this.#isOpen ? "true" : "false"}
      aria-controls="start"
      title=${words.label}
      @keydown=${(event: KeyboardEvent) => {
        this.#onKey(event, intents);
      }}
      @click=${() => {
        if (this.#isOpen) this.#close(intents);
        else this.#open(intents);
      }}
    >
      ${words.open}
    </button>`;
  }

  template(state: State, messages: Messages, intents: PageIntents): TemplateResult | typeof nothing {
    const words = wordsOf(state, messages);
    if (!this.#isOpen || !words) return nothing;
    const part = this.#sheets.get();
    const list = draftCard(state)?.board === "sum" ? part?.componentList : part?.heapList;
    return html`<div
      class="editor"
      id="start"
      role="group"
      aria-label=${words.label}
      @keydown=${(event: KeyboardEvent) => {
        this.#onKey(event, intents);
      }}
    >
      ${list?.(state, messages, intents) ?? nothing}
    </div>`;
  }

  #open(intents: PageIntents): void {
    this.#isOpen = true;
    this.#sheets.ask();
    this.#onChange();
    addEventListener("pointerdown", this.#onPointer);
    this.#intents = intents;
  }

  /** Where it lies over the picture, a click beside it closes it. */
  readonly #onPointer = ({ target }: Event): void => {
    const place = document.getElementById("start")?.parentElement;
    const isInside = target instanceof Element && target.closest("form.game") !== null;
    if (!isInside && place && getComputedStyle(place).position !== "static" && this.#intents)
      this.#close(this.#intents);
  };

  #onKey(event: KeyboardEvent, intents: PageIntents): void {
    if (event.key !== "Escape" || !this.#isOpen) return;
    this.#close(intents);
    document.querySelector<HTMLElement>("[aria-controls=start]")?.focus();
  }

  #close(intents: PageIntents): void {
    this.#isOpen = false;
    removeEventListener("pointerdown", this.#onPointer);
    intents.forgetEmptyHeaps();
    this.#onChange();
  }
}

/** The words for the start of the game in the form, once there is one, if it can be put together. */
function wordsOf(state: State, messages: Messages): StartWords | undefined {
  const card = draftCard(state);
  return card && state.game?.ruleset === card.id ? messages.board.editors[card.board] : undefined;
}
