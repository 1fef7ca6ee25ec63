import { html, render } from "lit/html.js";
import type { Language } from "../../model/values.ts";
import { glossaries, type Term } from "../../messages/glossary/index.ts";

/** Space that it keeps to the edges of the window, in pixels. */
const MARGIN = 8;

/** The one popover in which words are explained, and the word that it explains. */
let popover: HTMLElement | undefined;
let explained: HTMLElement | undefined;

/** Shows what a word means beside it, until it is closed by Escape, by a click elsewhere or by scrolling. */
export async function explainTerm(button: HTMLElement, term: Term, language: Language): Promise<void> {
  const glossary = await glossaries.load(language);
  if (!button.isConnected) return;
  const { name, meaning } = glossary[term];
  popover ??= createPopover();
  popover.hidePopover();
  render(html`<p><strong>${name}</strong> ${meaning}</p>`, popover);
  popover.ariaLabel = name;
  explained = button;
  popover.showPopover();
  placeAt(popover, button.getBoundingClientRect());
  // It is read at once; Escape leads back to the word.
  popover.focus({ preventScroll: true });
}

function createPopover(): HTMLElement {
  const element = document.createElement("div");
  element.className = "meaning";
  element.popover = "auto";
  element.tabIndex = -1;
  element.role = "dialog";
  document.body.append(element);
  element.addEventListener("beforetoggle", ({ newState }) => {
    if (explained) explained.ariaExpanded = String(newState === "open");
  });
  // The word would move away from under it.
  const onScroll = ({ target }: Event): void => {
    if (target !== element) element.hidePopover();
  };
  addEventListener("scroll", onScroll, { capture: true });
  return element;
}

/** Puts a popover that is open under a place in the window, or above it where there is more room. */
function placeAt(popover: HTMLElement, place: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height, style } = popover;
  const room = document.documentElement.clientWidth;
  const isBelow = place.bottom + height + MARGIN <= innerHeight || place.top < innerHeight - place.bottom;
  style.left = `${Math.max(MARGIN, Math.min(place.left, room - width - MARGIN))}px`;
  style.top = `${isBelow ? place.bottom + 4 : Math.max(MARGIN, place.top - height - 4)}px`;
}
