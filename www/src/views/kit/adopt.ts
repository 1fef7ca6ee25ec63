// Styles that come with a part of a page or a figure: they are adopted by whatever the part stands in.
import type { DirectiveResult } from "lit/directive.js";
import { ref } from "lit/directives/ref.js";

const sheets = new Map<string, CSSStyleSheet>();

/** A style sheet of a text, the same for the same text. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Gives style sheets to the page or the figure in which an element stands. */
export function adopt(element: Element, ...given: readonly CSSStyleSheet[]): void {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  for (const sheet of given)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** The same for an element that is about to be put in its place. */
export function adoptSoon(element: Element | undefined, ...given: readonly CSSStyleSheet[]): void {
  queueMicrotask(() => {
    if (element) adopt(element, ...given);
  });
}

/** The styles of a part, given where the part is drawn: `<section ${styledBy(css)}>`. */
export const styledBy = (text: string): DirectiveResult =>
  ref((element) => adoptSoon(element, sheetOf(text)));
