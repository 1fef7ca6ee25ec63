// What is chosen below a grid: its size, the heaps that are the same in all cells, and what it is compared with.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { FigureContext } from "../kit/context.ts";
import { count, fieldControl, select, slider } from "../kit/controls.ts";
import { isAnyOrder, refixed } from "./cells.ts";
import type { Words as GridWords } from "./words.en.ts";
import { gridOf, sweptStart } from "./sizes.ts";
import { grid, setGrid } from "./slice.ts";
import { playersOf } from "../../model/mover.ts";
import type { State } from "../../model/state.ts";
import type { Locale } from "../../messages/locale.ts";
import { boardWords } from "../boards/boards.ts";

/** Sizes that are worth a look. */
const SIDES = [16, 32, 64, 256, 1000, 5000];

export function sizeFields(context: FigureContext, words: GridWords): TemplateResult {
  const { state, store, messages } = context;
  const { rows, columns, places } = gridOf(state);
  // Of heaps in any order rows and columns are the same.
  const swept = (place: number): string =>
    isAnyOrder(state) ? "" : words.named({ name: tokenName(state, place, words, messages) });
  const most = state.catalogue?.limits.gridSide ?? 1;
  const field = (name: "rows" | "columns", size: number): TemplateResult =>
    fieldControl(grid, name, context, {
      look: "count",
      label: `${words[name]}${swept(places[name === "rows" ? 0 : 1])}`,
      text: String(size),
    });
  const sides = SIDES.filter((side) => side <= most).map((side) => ({
    value: String(side),
    label: `${side} × ${side}`,
  }));
  const isOffered = rows === columns && SIDES.includes(rows);
  return html`<span class="group"
    >${field("rows", rows)} ${field("columns", columns)}
    ${select(
      words.sizes,
      isOffered ? String(rows) : "",
      [{ value: "", label: words.sizes, isNone: true }, ...sides],
      (side) => setGrid(store, { rows: Number(side), columns: Number(side) }),
      { isSpoken: true },
    )}</span
  >`;
}

/** A slider for each heap that is the same in all cells. */
export function sliders({ state, store, messages }: FigureContext, words: GridWords): unknown {
  const shown = gridOf(state);
  const { fixed, places, rows, columns } = shown;
  const numbers = sweptStart(state) ?? [];
  const hasOrder = !isAnyOrder(state);
  const name = (place: number): string => tokenName(state, place, words, messages);
  const others = numbers.flatMap((_, place) => (places.includes(place) ? [] : [place]));
  const most = Math.max(rows, columns) - 1;
  return html`${hasOrder && numbers.length > 2 ? placeChoice(numbers.length, places, store, words, name) : nothing}
  ${fixed.map((size, index) => {
    const put = (size: number): void => setGrid(store, { fix: refixed(shown, index, size) });
    const label = name(others[index] ?? index);
    return html`<label class="slider"
      ><span aria-hidden="true">${label}</span> ${slider(label, size, [0, Math.max(most, size)], put)}
      ${count(label, size, [0, state.catalogue?.limits.gridSide ?? most], put, { isSpoken: true })}</label
    >`;
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
  return select(
    words.swept,
    places.join(","),
    pairs.map(([row, column]) => ({
      value: [row, column].join(","),
      label: words.sweptPair({ row: name(row), column: name(column) }),
    })),
    (chosen) => {
      const pair = pairs.find((each) => each.join(",") === chosen);
      // Other numbers are fixed then, as they are at the start.
      if (pair) setGrid(store, { places: pair, fix: undefined });
    },
  );
}

export function lineChoice(context: FigureContext, words: GridWords): TemplateResult {
  return fieldControl(grid, "lines", context, {
    title: words.linesHint({ isLevel: playersOf(context.state) > 2 }),
  });
}

/** The number at a place of a position: of a sum by its component, of steps and the like as their board says. */
function tokenName(state: State, place: number, words: GridWords, locale: Locale): string {
  const { catalogue, game } = state;
  const component = game?.components[place];
  if (component !== undefined) return component.split("(", 1)[0] ?? component;
  if (isAnyOrder(state)) return words.heap({ place: place + 1 });
  const card = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  return (card && boardWords(card.board, locale).part?.(place)) ?? words.number({ place: place + 1 });
}
