import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { signButton } from "./button.ts";
import { speaks } from "./voice.ts";

/** Rows on a page. */
export const ROWS = 100;

/** Paths in a square of 16. */
const ICONS = {
  first: "M4.5,3.5V12.5M11.5,3.5L7,8L11.5,12.5",
  previous: "M10,3.5L5.5,8L10,12.5",
  next: "M6,3.5L10.5,8L6,12.5",
  last: "M11.5,3.5V12.5M4.5,3.5L9,8L4.5,12.5",
} as const;

interface PagerWords {
  first: string;
  previous: string;
  next: string;
  last: string;
  pages: string;
  /** So many rows are shown of all, the others being left out. */
  filtered: (holes: { shown: number; all: number }) => string;
  rows: (holes: { first: number; last: number; all: number }) => string;
}

/** How many rows there are and which of them are shown; nothing where all positions are. */
export function pager(
  rows: number,
  positions: number,
  page: number,
  words: PagerWords,
  onPage: (page: number) => void,
): TemplateResult | typeof nothing {
  const last = Math.max(0, Math.ceil(rows / ROWS) - 1);
  if (rows === positions && last === 0) return nothing;
  const turning = (icon: keyof typeof ICONS, to: number): TemplateResult => {
    const isPossible = to >= 0 && to <= last && to !== page;
    const sign = html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      ${svg`<path d=${ICONS[icon]}></path>`}
    </svg>`;
    return signButton(sign, words[icon], () => onPage(to), { isPossible });
  };
  return html`<nav class="pager" aria-label=${words.pages}>
    <span ${speaks()}>
      ${rows < positions ? html`<span>${words.filtered({ shown: rows, all: positions })}</span>` : nothing}
      ${
        last > 0
          ? html`<span
              >${words.rows({ first: page * ROWS + 1, last: Math.min(rows, (page + 1) * ROWS), all: rows })}</span
            >`
          : nothing
      }
    </span>
    ${
      last > 0
        ? html`<span class="buttons">
            ${turning("first", 0)} ${turning("previous", page - 1)} ${turning("next", page + 1)}
            ${turning("last", last)}
          </span>`
        : nothing
    }
  </nav>`;
}
