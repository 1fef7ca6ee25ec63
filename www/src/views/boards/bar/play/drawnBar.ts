import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { keptStop, pressedBoard } from "../../kit/pointing.ts";
import { warning } from "../../kit/signs.ts";
import type { Playing } from "../../playing.ts";
import { en } from "./words.en.ts";
import { bitten, goesWith, squareOf, touchOf, type Square } from "./squares.ts";
import { zh } from "./words.zh.ts";

/** From one square to the next in the units of the drawing; around it there is room for what marks a square. */
const SIDE = 44;
const MARGIN = 6;
/** A square has so many pixels at least, so that a finger finds it, and at most: a small bar need not fill the screen. */
const LEAST = 28;
const MOST = "max(64px, 8.5vmin)";

const WAYS: Readonly<Record<string, Square>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** The bar as it was at the start; what is eaten leaves a trace. */
export function drawnBar(playing: Playing): TemplateResult {
  const { code, course, isOpen, isWarned, preview, touched, hinted } = playing;
  const words = { en, zh }[code];
  const rows = course.at(-1)?.tokens ?? [];
  const before = course.at(-2)?.tokens ?? rows;
  const size = largest(course.map(({ tokens }) => tokens));
  const columns = Math.max(1, ...size);
  const [change] = preview ?? touched.map(({ place, to }) => ({ place, to: [to?.[0] ?? 0] }));
  const chosen = change && squareOf(change);
  const isThere = ({ row, column }: Square): boolean => column < (rows[row] ?? 0);
  const at = ({ row, column }: Square): number => row * columns + column;
  const squareAt = (number: number): Square => ({
    row: Math.floor(number / columns),
    column: number % columns,
  });
  const name = (square: Square, isHinted: boolean): string => {
    const [row, column] = [square.row + 1, square.column + 1];
    if (!isThere(square)) return words.eaten({ row, column });
    return row + column === 2
      ? words.poisoned
      : words.square({ row, column, going: bitten(rows, square), isHinted });
  };
  const draw = (square: Square): TemplateResult => {
    const was = square.column < (before[square.row] ?? 0);
    const isHinted = isThere(square) && hinted.includes(square.row);
    const looks = isThere(square)
      ? goesWith(square, chosen)
        ? "goes"
        : isHinted
          ? "hinted"
          : ""
      : `gone ${was ? "last" : ""}`;
    return svg`<g
      class="square ${looks}"
      data-at=${at(square)}
      role="button"
      tabindex="-1"
      aria-label=${name(square, isHinted)}
      aria-disabled=${isOpen && isThere(square) ? nothing : "true"}
      aria-hidden=${isThere(square) || was ? nothing : "true"}
      transform="translate(${square.column * SIDE},${square.row * SIDE})"
    ><rect class="piece" x="1.5" y="1.5" width=${SIDE - 3} height=${SIDE - 3} rx="5"></rect>${
      at(square) === 0
        ? skull
        : svg`<path class="edge" d="M8,36V8H36"></path><path class="shade" d="M36,8V36H8"></path>`
    }</g>`;
  };
  const all = size.flatMap((length, row) => Array.from({ length }, (_, column) => ({ row, column })));
  const width = columns * SIDE + 2 * MARGIN;
  const height = Math.max(1, size.length) * SIDE + 2 * MARGIN;
  const squares = width / SIDE;
  return pressedBoard(
    playing,
    "cells bar-play",
    {
      touchOf: (number) => {
        const square = squareAt(number);
        return isThere(square) ? touchOf(square) : undefined;
      },
      next: (key, from) => {
        const [way, { row, column }] = [WAYS[key], squareAt(from)];
        const next = way && { row: row + way.row, column: column + way.column };
        return next && next.column >= 0 && isThere(next) ? at(next) : undefined;
      },
    },
    html`<svg
      viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"
      .style=${`min-width: ${squares * LEAST}px; max-width: min(${squares} * ${MOST}, ${(60 * width) / height}vh)`}
      role="group"
      aria-label=${words.board}
    >
      ${all.map(draw)}
      ${chosen && isWarned ? warning({ x: (chosen.column + 0.5) * SIDE, y: (chosen.row + 0.5) * SIDE }) : nothing}
      <g ${keptStop()}></g>
    </svg>`,
  );
}

/** How long each row was at its longest. */
function largest(course: ReadonlyArray<readonly number[]>): number[] {
  const count = Math.max(0, ...course.map((rows) => rows.length));
  return Array.from({ length: count }, (_, row) => Math.max(...course.map((rows) => rows[row] ?? 0)));
}

/** What marks the poisoned square. */
const skull = svg`<path class="skull" d="M22,9a11,10.5 0 0,0 -7,18.5v4.5h3v3h2.6v-3h2.8v3h2.6v-3h3v-4.5a11,10.5 0 0,0 -7,-18.5z"></path><path class="eyes" d="M17.5,21h.1M26.5,21h.1"></path>`;
