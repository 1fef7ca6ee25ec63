import { html, render, type TemplateResult } from "lit/html.js";
import type { Messages } from "../messages/index.ts";
import { glossaryIn, loadGlossary, type Term } from "../messages/glossary/index.ts";
import { placeAt } from "./popover.ts";

/** A text in which `[[key|words]]` are words that the glossary explains. */
export function rich(text: string, messages: Messages): unknown[] {
  return partsOf(text).map((part) =>
    typeof part === "string" ? part : termButton(part.term, part.words, messages),
  );
}

/** The same text without its marks. */
export function plain(text: string): string {
  return partsOf(text)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
}

/** A text taken apart at its marks. */
export function partsOf(text: string): Array<string | { term: Term; words: string }> {
  return text
    .split(/(\[\[\w+\|[^\]]*\]\])/)
    .filter(Boolean)
    .map((part) => {
      const [, term, words] = /^\[\[(\w+)\|([^\]]*)\]\]$/.exec(part) ?? [];
      return term !== undefined && words !== undefined ? { term: term as Term, words } : part;
    });
}

/** Words with what they mean behind them. */
function termButton(term: Term, words: string, messages: Messages): TemplateResult {
  const fetch = (): void => {
    // Without a network it is tried again when it is needed.
    loadGlossary(messages.code).catch(() => undefined);
  };
  return html`<button
    type="button"
    class="term"
    @pointerenter=${fetch}
    @focus=${fetch}
    @pointerdown=${keepClosed}
    @click=${(event: MouseEvent) => {
      void define(event.currentTarget as HTMLElement, term, messages);
    }}
    .textContent=${words}
  ></button>`;
}

/** The one popover in which terms are explained. */
let popover: HTMLElement | undefined;
/** The term that it explains. */
let explained: HTMLElement | undefined;
/** The term whose explanation the click that is under way has closed. */
let closing: EventTarget | null = null;

/** A click beside a popover closes it; on the word that opened it, that is all it does. */
function keepClosed({ currentTarget }: Event): void {
  closing = popover?.matches(":popover-open") && explained === currentTarget ? currentTarget : null;
}

async function define(button: HTMLElement, term: Term, messages: Messages): Promise<void> {
  const isClosing = closing === button;
  closing = null;
  if (isClosing) return;
  const glossary = glossaryIn(messages.code) ?? (await loadGlossary(messages.code).catch(() => undefined));
  if (!glossary || !button.isConnected) return;
  const [name, meaning] = glossary[term];
  const shown = (popover ??= createPopover());
  shown.hidePopover();
  render(html`<p><strong>${name}</strong> ${meaning}</p>`, shown);
  shown.setAttribute("aria-label", name);
  explained = button;
  shown.showPopover();
  placeAt(shown, button.getBoundingClientRect());
  // It is read at once; Escape leads back to the word.
  shown.focus({ preventScroll: true });
}

function createPopover(): HTMLElement {
  const element = document.createElement("div");
  element.className = "meaning";
  element.popover = "auto";
  element.tabIndex = -1;
  element.setAttribute("role", "dialog");
  document.body.append(element);
  // What it points at would move away from under it.
  addEventListener(
    "scroll",
    ({ target }) => {
      if (target !== element) element.hidePopover();
    },
    { capture: true },
  );
  return element;
}
