import { html, nothing, type TemplateResult } from "lit/html.js";
import { editPosition, forgetEmptyHeaps } from "../../model/opening/typing.ts";
import { draftCard } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import type { BoardWords } from "../boards/board.ts";
import { boardPart, BOARDS, boardWords } from "../boards/boards.ts";
import { faultIn } from "../boards/faults.ts";
import type { Context } from "../kit/context.ts";
import { wordingOf } from "../kit/rules.ts";
import { textField } from "../kit/textField.ts";
import type { Words as FormWords } from "./words.en.ts";

/** The start as a text, and beside it what it can be put together with. */
export function positionField(context: Context<FormWords>): TemplateResult {
  const { state, messages, store } = context;
  const editor = context.kept.get(startEditor);
  const { draft, game } = state;
  const card = draftCard(state);
  const hint = card && boardWords(card.board, messages).hint;
  const isTyped = draft.position !== game?.written;
  const field = textField({
    id: "position",
    label: messages.fields.position,
    ...(hint &&
      isTyped && { hint: messages.form.forExample({ hint, example: card.examples[0]?.written ?? "" }) }),
    text: draft.position,
    fault: faultIn("position", context),
    onInput: (text) => editPosition(store, text),
    beside: editor.button(context),
    below: editor.template(context),
  });
  const longer = wordingOf(card, draft.params)?.longer;
  return longer === undefined ? field : html`${field} ${stripField(longer, context)}`;
}

/** The same start as strips of squares, each of which is a heap that is so many longer. */
function stripField(longer: number, { state, messages, store }: Context<FormWords>): TemplateResult {
  const { position } = state.draft;
  const moved = (text: string, by: number): string =>
    text.replace(/\b\d+\b/g, (size) => String(Math.max(0, Number(size) + by)));
  return textField({
    id: "strips",
    label: messages.form.strips,
    text: moved(position.replace(/[()]/g, ""), -longer),
    onInput: (text) => editPosition(store, moved(text, longer)),
  });
}

/** The start beside its text as its board has it, to be changed with + and −, say. What is changed is opened at once. */
class StartEditor {
  #isOpen = false;
  #store: Store | undefined;
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** A button that opens it, for starts that can be put together. */
  button(context: Context<FormWords>): TemplateResult | typeof nothing {
    const { store } = context;
    const words = wordsOf(context);
    if (!words) return nothing;
    return html`<button
      type="button"
      class="quiet opens"
      aria-expanded=${this.#isOpen ? "true" : "false"}
      aria-controls="start"
      title=${words.label}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, store)}
      @click=${() => {
        if (this.#isOpen) this.#close(store);
        else this.#open(store);
      }}
    >
      ${words.open}
    </button>`;
  }

  template(context: Context<FormWords>): TemplateResult | typeof nothing {
    const { state, store } = context;
    const words = wordsOf(context);
    if (!this.#isOpen || !words) return nothing;
    const editor = boardPart(BOARDS[draftCard(state)?.board ?? ""]?.editor);
    return html`<div
      class="editor"
      id="start"
      role="group"
      aria-label=${words.label}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, store)}
    >
      ${editor?.(context) ?? nothing}
    </div>`;
  }

  #open(store: Store): void {
    this.#isOpen = true;
    this.#onChange();
    addEventListener("pointerdown", this.#onPointer);
    this.#store = store;
  }

  /** Where it lies over the picture, a click beside it closes it. */
  readonly #onPointer = ({ target }: Event): void => {
    const place = document.getElementById("start")?.parentElement;
    const isInside = target instanceof Element && target.closest("form.game") !== null;
    if (!isInside && place && getComputedStyle(place).position !== "static" && this.#store)
      this.#close(this.#store);
  };

  #onKey(event: KeyboardEvent, store: Store): void {
    if (event.key !== "Escape" || !this.#isOpen) return;
    this.#close(store);
    document.querySelector<HTMLElement>("[aria-controls=start]")?.focus();
  }

  #close(store: Store): void {
    this.#isOpen = false;
    removeEventListener("pointerdown", this.#onPointer);
    forgetEmptyHeaps(store);
    this.#onChange();
  }
}

/** The words for the start of the game in the form, once there is one, if it can be put together. */
function wordsOf(context: Context<FormWords>): BoardWords["start"] {
  const { state, messages } = context;
  const card = draftCard(state);
  return card && state.game?.ruleset === card.id ? boardWords(card.board, messages).start : undefined;
}

const startEditor = (redraw: () => void): StartEditor => new StartEditor(redraw);
