import { html, type TemplateResult } from "lit/html.js";
import type { Playing } from "../../playing.ts";
import { en } from "./en.ts";
import { touchOf } from "./squares.ts";
import { zh } from "./zh.ts";

/** A bar too large to be drawn: how long its rows are, and fields for the square that is bitten. */
export function squareForm(playing: Playing): TemplateResult {
  const { code, course, isOpen } = playing;
  const words = { en, zh }[code];
  const rows = course.at(-1)?.tokens ?? [];
  const field = (name: "row" | "column", most: number): TemplateResult =>
    html`<label
      >${words[name]} <input type="number" name=${name} min="1" max=${most} required ?readonly=${!isOpen}
    /></label>`;
  return html`<form
    class="bar-form"
    @submit=${(event: Event) => {
      event.preventDefault();
      const given = new FormData(event.currentTarget as HTMLFormElement);
      if (isOpen)
        playing.touch(
          touchOf({ row: Number(given.get("row")) - 1, column: Number(given.get("column")) - 1 }),
        );
    }}
  >
    <p>${words.size(rows)}</p>
    ${field("row", rows.length)} ${field("column", rows[0] ?? 1)}
    <button type="submit" aria-disabled=${String(!isOpen)}>${words.eat}</button>
  </form>`;
}
