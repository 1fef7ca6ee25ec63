// Cells in rows, each of which is pressed by mouse, finger and keyboard.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Touch } from "../../../solver/requests.ts";
import { keptStop, pressedBoard } from "../kit/pointing.ts";
import type { Playing } from "../playing.ts";

interface BoardCell {
  look: string;
  /** What it is called when it is read aloud. */
  name: string;
  /** What is touched by it; nothing where it cannot be pressed. */
  touch: Touch | undefined;
  /** Whether it is touched; left out where one press makes a move. */
  isPressed?: boolean;
  /** Whether it can be carried to another cell. */
  isCarried?: boolean;
  /** Nothing is said of what has gone long ago. */
  isSilent?: boolean;
  /** What is drawn on it. */
  shown: TemplateResult;
}

interface CellRows {
  /** Its name among the styles, and what it is called when it is read aloud. */
  look: string;
  name: string;
  /** How many cells each row has, and how many of them the keyboard comes to. */
  rows: readonly number[];
  reached: readonly number[];
  /** The room of a cell, in its own units. */
  viewBox: string;
  /** A cell by its row and its column, counted from 0. */
  cell: (row: number, column: number) => BoardCell;
}

/** Rows of cells, and what is said below them. */
export function cellBoard(
  playing: Playing,
  { look, name, rows, reached, viewBox, cell }: CellRows,
  below: unknown = nothing,
): TemplateResult {
  const columns = Math.max(1, ...rows);
  const placeOf = (at: number) => ({ row: Math.floor(at / columns), column: at % columns });
  const draw = (row: number, column: number): TemplateResult => {
    const { look, name, touch, isPressed, isSilent = false, shown } = cell(row, column);
    return html`<svg
      class="cell ${look}"
      viewBox=${viewBox}
      .style=${`--row: ${row + 1}; --column: ${column + 1}`}
      data-at=${row * columns + column}
      role="button"
      tabindex="-1"
      aria-label=${name}
      aria-pressed=${isPressed ?? nothing}
      aria-disabled=${playing.isOpen && touch ? nothing : "true"}
      aria-hidden=${isSilent ? "true" : nothing}
    >
      ${shown}
    </svg>`;
  };
  const touchOf = (at: number): Touch | undefined => {
    const { row, column } = placeOf(at);
    return cell(row, column).touch;
  };
  const isCarried = (at: number): boolean => {
    const { row, column } = placeOf(at);
    return cell(row, column).isCarried === true;
  };
  const next = (key: string, at: number): number | undefined => {
    const { row, column } = placeOf(at);
    const ways: Readonly<Record<string, [row: number, column: number]>> = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: [row, 0],
      End: [row, (reached[row] ?? 0) - 1],
    };
    const [down = 0, across = 0] = ways[key] ?? [-1];
    return across >= 0 && across < (reached[down] ?? 0) ? down * columns + across : undefined;
  };
  return pressedBoard(
    playing,
    `cells ${look}`,
    { touchOf, next, isCarried },
    html`<div
        class="cell-rows"
        role="group"
        aria-label=${name}
        .style=${`--rows: ${rows.length}; --columns: ${columns}`}
      >
        ${rows.map((length, row) => Array.from({ length }, (_, column) => draw(row, column)))}<i
          hidden
          ${keptStop()}
        ></i>
      </div>
      ${below}`,
  );
}
