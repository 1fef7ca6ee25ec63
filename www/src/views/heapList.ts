import { html, svg, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";
import type { State } from "../model/state.ts";
import type { Messages } from "../messages/index.ts";
import type { Intents } from "./intents.ts";

/** Up to so many stones are drawn beside their number. */
const DRAWN = 12;

/** A row for each heap. One that was emptied stays, so that it can be filled again. */
export function heapList(
  { draft: { tokens }, catalogue }: State,
  messages: Messages,
  intents: Intents,
): TemplateResult {
  const { heaps = 1, heapSize = 1 } = catalogue?.limits ?? {};
  const isFull = tokens.filter((size) => size > 0).length >= heaps;
  return html`<ol>
      ${tokens.map((_, place) => heap(tokens, place, heapSize, messages, intents))}
    </ol>
    <button
      type="button"
      class="quiet add"
      aria-disabled=${isFull ? "true" : "false"}
      @click=${() => {
        if (!isFull) void intents.arrange([...tokens, 1]);
      }}
    >
      ${messages.form.addHeap}
    </button>`;
}

function heap(
  tokens: readonly number[],
  place: number,
  most: number,
  messages: Messages,
  intents: Intents,
): TemplateResult {
  const { form: words } = messages;
  const size = tokens[place] ?? 0;
  const name = words.heap(place + 1);
  const change = (next: number): void => {
    const within = Math.max(0, Math.min(next, most));
    if (within !== size) void intents.arrange(tokens.with(place, within));
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
      @click=${() => {
        change(size + by);
      }}
    >
      ${sign}
    </button>`;
  return html`<li>
    ${step("−", -1, words.less(name))}
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
      @change=${(event: Event) => {
        take(event.target as HTMLInputElement);
      }}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === "Enter") take(event.target as HTMLInputElement);
        const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        change(size + by);
      }}
    />
    ${step("+", 1, words.more(name))} ${stones(size)}
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
