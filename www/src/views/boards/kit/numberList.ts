import { live } from "lit/directives/live.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { arrange } from "../../../model/opening/typing.ts";
import type { Store } from "../../../model/store.ts";
import { actButton } from "../../kit/button.ts";
import { styledBy } from "../../kit/styledBy.ts";
import type { Context } from "../../kit/context.ts";
import type { KitWords } from "../../kit/words.ts";
import { wordsBy } from "./words.all.ts";
import styles from "./numberList.css?inline";

/** Up to so many stones are drawn beside their number. */
const DRAWN = 12;

/** A number of a start. */
interface NumberRow {
  name: string;
  /** Whether the name is shown. */
  isNamed?: boolean;
  most: number;
  /** Whether it is no number of stones. */
  isUndrawn?: boolean;
}

/** A row for each number of a start. */
export function numberList(
  tokens: readonly number[],
  row: (place: number) => NumberRow,
  context: Context,
): TemplateResult {
  const { messages, store } = context;
  return html`<ol ${styledBy(styles)}>
    ${tokens.map((size, place) =>
      numberRow(size, row(place), messages, (next) => {
        void arrange(store, tokens.with(place, next));
      }),
    )}
  </ol>`;
}

/** The row of the number that goes with a position. */
export function registerRow(most: number, { code }: KitWords): NumberRow {
  return { name: wordsBy[code].noted, isNamed: true, most, isUndrawn: true };
}

/** A button that makes more or fewer numbers of them. */
export function arrangeButton(
  words: string,
  isPossible: boolean,
  next: () => readonly number[],
  store: Store,
): TemplateResult {
  return actButton(words, isPossible, () => arrange(store, next()), { look: "quiet add" });
}

function numberRow(
  size: number,
  { name, isNamed, most, isUndrawn }: NumberRow,
  { code }: KitWords,
  onChange: (next: number) => void,
): TemplateResult {
  const words = wordsBy[code];
  const change = (next: number): void => {
    const within = Math.max(0, Math.min(next, most));
    if (within !== size) onChange(within);
  };
  const take = (input: HTMLInputElement): void => {
    const typed = input.value.normalize("NFKC").trim();
    if (/^\d{1,16}$/.test(typed)) change(Number(typed));
    else input.value = String(size);
  };
  const step = (sign: string, by: number, label: string): TemplateResult =>
    html`<button
      type="button"
      tabindex="-1"
      aria-label=${label}
      title=${label}
      aria-disabled=${size + by < 0 || size + by > most ? "true" : "false"}
      @click=${() => change(size + by)}
    >
      ${sign}
    </button>`;
  return html`<li>
    ${isNamed ? html`<span class="item">${name}</span>` : nothing}
    ${step("−", -1, words.less({ item: name }))}
    <input
      type="text"
      role="spinbutton"
      inputmode="numeric"
      autocomplete="off"
      aria-label=${name}
      aria-valuenow=${size}
      aria-valuemin="0"
      aria-valuemax=${most}
      size=${Math.max(2, String(size).length)}
      .value=${live(String(size))}
      @change=${(event: Event) => take(event.target as HTMLInputElement)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === "Enter") take(event.target as HTMLInputElement);
        const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        change(size + by);
      }}
    />
    ${step("+", 1, words.more({ item: name }))} ${isUndrawn ? nothing : stones(size)}
  </li>`;
}

function stones(size: number): TemplateResult {
  const drawn = size <= DRAWN ? size : 0;
  return html`<svg
    class="stones"
    viewBox="0 0 ${DRAWN * 12} 12"
    width=${DRAWN * 12}
    height="12"
    aria-hidden="true"
  >
    ${Array.from({ length: drawn }, (_, stone) => svg`<circle cx=${stone * 12 + 6} cy="6" r="4.5"></circle>`)}
  </svg>`;
}
