import { html, type TemplateResult } from "lit/html.js";
import { pileWords } from "../../stones/pile.ts";
import { numberIn } from "../../stones/takeField.ts";
import type { Playing } from "../../playing.ts";
import { wordsBy } from "./words.all.ts";
import { textLine } from "../../../kit/controls.ts";

/** A bar too large to be drawn: how long its rows are, and fields for the square that is bitten. */
export function squareForm(playing: Playing): TemplateResult {
  const { code, course, isOpen } = playing;
  const words = wordsBy[code];
  const rows = course.at(-1)?.tokens ?? [];
  const fields = [
    { text: words.row, most: rows.length },
    { text: words.column, most: rows[0] ?? 1 },
  ];
  const bite = (form: HTMLFormElement): void => {
    const [row, column] = fields.map(({ most }, place) => {
      const input = form.querySelectorAll("input")[place];
      const number = numberIn(input?.value ?? "", 1, most);
      // Said in the page's language: the browser's own words are in that of the browser.
      if (number === undefined) input?.setCustomValidity(pileWords[code].range({ most }));
      return number;
    });
    if (row === undefined || column === undefined) form.reportValidity();
    else playing.touch({ place: row - 1, to: [column - 1] });
  };
  return html`<form
    class="bar-form"
    novalidate
    @input=${({ target }: Event) => (target as HTMLInputElement).setCustomValidity("")}
    @submit=${(event: Event) => {
      event.preventDefault();
      if (isOpen) bite(event.currentTarget as HTMLFormElement);
    }}
  >
    <p>${words.size({ rows: rows.map((value) => pileWords[code].number({ value })) })}</p>
    ${fields.map(({ text }) =>
      textLine(text, "", () => undefined, {
        look: "",
        holds: "digits",
        wide: 6,
        isShut: !isOpen,
        stays: true,
      }),
    )}
    <button type="submit" aria-disabled=${String(!isOpen)}>${words.eat}</button>
  </form>`;
}
