import { html } from "lit/html.js";

/** A label that may go on in the next line after each of its parts, and not within a number. */
export function breakable(label: string): unknown[] {
  return label.split(/(?<=[,+])/).map((part, index) => (index === 0 ? part : html`<wbr />${part}`));
}
