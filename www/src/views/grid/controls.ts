// What is chosen below a grid: its size, the heaps that are the same in all cells, and what it is compared with.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { FigureContext } from "../kit/context.ts";
import { isAnyOrder, refixed } from "./cells.ts";
import type { GridWords } from "./en.ts";
import { nameOf } from "./names.ts";
import { gridOf, sweptStart } from "./sizes.ts";
import { grid, lay } from "./slice.ts";

/** Sizes that are worth a look. */
const SIDES = [16, 32, 64, 256, 1000, 5000];

export function sizeFields(context: FigureContext, words: GridWords): TemplateResult {
  const { state, store, messages } = context;
  const { rows, columns, places } = gridOf(state);
  // Of heaps in any order rows and columns are the same.
  const swept = (place: number): string =>
    isAnyOrder(state) ? "" : words.named(nameOf(state, place, words, messages));
  const most = state.catalogue?.limits.gridSide ?? 1;
  const field = (name: "rows" | "columns", value: number): TemplateResult =>
    html`<label class="count"
      >${words[name]}${swept(places[name === "rows" ? 0 : 1])}
      <input
        type="number"
        min="1"
        max=${most}
        step="1"
        .value=${String(value)}
        @change=${({ target }: Event) => {
          const input = target as HTMLInputElement;
          if (input.reportValidity() && input.value !== "") lay(store, { [name]: input.valueAsNumber });
          else input.value = String(value);
        }}
      />
    </label>`;
  return html`<span class="group"
    >${field("rows", rows)} ${field("columns", columns)}
    <label class="choice"
      ><span class="spoken">${words.sizes}</span
      ><select
        .value=${rows === columns && SIDES.includes(rows) ? String(rows) : ""}
        @change=${({ target }: Event) => {
          const side = Number((target as HTMLSelectElement).value);
          if (side > 0) lay(store, { rows: side, columns: side });
        }}
      >
        <option value="" ?selected=${!(rows === columns && SIDES.includes(rows))} disabled>
          ${words.sizes}
        </option>
        ${SIDES.filter((side) => side <= most).map(
          (side) =>
            html`<option value=${String(side)} ?selected=${rows === side && columns === side}>
              ${side} × ${side}
            </option>`,
        )}
      </select></label
    ></span
  >`;
}

/** A slider for each heap that is the same in all cells. */
export function sliders({ state, store, messages }: FigureContext, words: GridWords): unknown {
  const shown = gridOf(state);
  const { fixed, places, rows, columns } = shown;
  const numbers = sweptStart(state) ?? [];
  const hasOrder = !isAnyOrder(state);
  const name = (place: number): string => nameOf(state, place, words, messages);
  const others = numbers.flatMap((_, place) => (places.includes(place) ? [] : [place]));
  const most = Math.max(rows, columns) - 1;
  return html`${hasOrder && numbers.length > 2 ? placeChoice(numbers.length, places, store, words, name) : nothing}
  ${fixed.map((size, index) => {
    const put = ({ target }: Event): void => {
      const input = target as HTMLInputElement;
      if (input.value !== "" && input.checkValidity())
        lay(store, { fix: refixed(shown, index, input.valueAsNumber) });
      else {
        input.reportValidity();
        input.value = String(size);
      }
    };
    const label = name(others[index] ?? index);
    return html`<label class="slider"
      >${label}
      <input type="range" min="0" max=${Math.max(most, size)} .value=${String(size)} @input=${put} />
      <input
        type="number"
        aria-label=${label}
        min="0"
        max=${state.catalogue?.limits.gridSide ?? most}
        .value=${String(size)}
        @change=${put}
      />
    </label>`;
  })}`;
}

/** Which two of the numbers of a position are swept over. */
function placeChoice(
  count: number,
  places: readonly [number, number],
  store: FigureContext["store"],
  words: GridWords,
  name: (place: number) => string,
): TemplateResult {
  const pairs = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count - row - 1 }, (__, step) => [row, row + step + 1] as const),
  ).flat();
  return html`<label class="choice named"
    >${words.swept}
    <select
      @change=${({ target }: Event) => {
        const pair = pairs[(target as HTMLSelectElement).selectedIndex];
        // Other numbers are fixed then, as they are at the start.
        if (pair) lay(store, { places: pair, fix: undefined });
      }}
    >
      ${pairs.map(
        ([row, column]) =>
          html`<option ?selected=${row === places[0] && column === places[1]}>
            ${words.sweptPair(name(row), name(column))}
          </option>`,
      )}
    </select></label
  >`;
}

export function lineChoice({ state, store }: FigureContext, words: GridWords): TemplateResult {
  return html`<label class="check" title=${words.linesHint}
    ><input
      type="checkbox"
      .checked=${grid.of(state).lines}
      @change=${({ target }: Event) => lay(store, { lines: (target as HTMLInputElement).checked })}
    />${words.lines}</label
  >`;
}
