import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";
import { draftCard, type State } from "../../../model/state.ts";
import { editorWords } from "../../../messages/editor/index.ts";
import type { Messages } from "../../../messages/index.ts";
import type { PageIntents } from "../../kit/intents.ts";

/** Up to so many stones are drawn beside their number. */
const DRAWN = 12;

/**
 * A row for each heap, or for each step, or for the stones and the quota. A heap that was emptied stays, so that it can
 * be filled again.
 */
export function heapList(state: State, messages: Messages, intents: PageIntents): TemplateResult {
  const { tokens } = state.draft;
  const { board = "", mostHeaps } = draftCard(state) ?? {};
  const { editors } = messages.board;
  const { removeLast } = editorWords(messages);
  // Empty heaps are none; an empty step is one all the same.
  const count = tokens.filter((size) => size > 0 || board !== "heaps").length;
  const isFull = count >= (mostHeaps ?? 0);
  const size = state.catalogue?.limits.heapSize ?? 1;
  const button = (words: string, isPossible: boolean, next: () => readonly number[]): TemplateResult =>
    html`<button
      type="button"
      class="quiet add"
      aria-disabled=${isPossible ? "false" : "true"}
      @click=${() => {
        if (isPossible) void intents.arrange(next());
      }}
    >
      ${words}
    </button>`;
  return html`<ol>
      ${tokens.map((_, place) => heap(tokens, place, board, size, messages, intents))}
    </ol>
    ${mostHeaps === undefined ? nothing : button(editors[board]?.add ?? "", !isFull, () => [...tokens, 1])}
    ${board === "steps" ? button(removeLast, count > 1, () => tokens.slice(0, -1)) : nothing}`;
}

function heap(
  tokens: readonly number[],
  place: number,
  board: string,
  largest: number,
  messages: Messages,
  intents: PageIntents,
): TemplateResult {
  const words = editorWords(messages);
  const size = tokens[place] ?? 0;
  const name = words.item(board, place + 1);
  const isQuota = board === "quota" && place === 1;
  // There is no quota beyond the stones.
  const most = isQuota ? (tokens[0] ?? 0) : largest;
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
    ${board === "heaps" ? nothing : html`<span class="item">${name}</span>`}
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
    ${step("+", 1, words.more(name))} ${isQuota ? nothing : stones(size)}
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
