import { nothing, svg } from "lit/html.js";
import cells from "../cells/cells.css?inline";
import { cellBoard } from "../cells/cells.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import type { PlayBoard } from "../playing.ts";
import own from "./play/bar.css?inline";
import { squareForm } from "./play/squareForm.ts";
import { wordsBy } from "./play/words.all.ts";

export const styles = [signs, cells, own];

/** Squares, whether they are there or not, beyond which a bar is not drawn. */
const MOST_SQUARES = 400;

/**
 * A bar of chocolate as it was at the start, of which what is eaten leaves a trace; of one that is too large to be drawn the
 * square is told by its row and column. The row of a square is left as long as what stands before it.
 */
export const board: PlayBoard = (playing) => {
  const { code, course, hinted, isWarned, preview } = playing;
  const words = wordsBy[code];
  const stops = course.map(({ tokens }) => tokens);
  const now = stops.at(-1) ?? [];
  const before = stops.at(-2) ?? now;
  // How long each row was at its longest.
  const rows = Array.from({ length: Math.max(0, ...stops.map(({ length }) => length)) }, (_, row) =>
    Math.max(...stops.map((lengths) => lengths[row] ?? 0)),
  );
  if (Math.max(0, ...rows) * rows.length > MOST_SQUARES) return squareForm(playing);
  const bites = new Map(
    playing.moves().map(({ changes: [bite], left }) => [`${bite?.place},${bite?.to[0] ?? 0}`, left]),
  );
  const chosen = preview?.map(({ place, to }) => `${place},${to[0] ?? 0}`)[0];
  const kept = bites.get(chosen ?? "") ?? now;
  return cellBoard(playing, {
    look: "bar-play",
    name: words.board,
    rows,
    reached: now,
    viewBox: "0 0 44 44",
    cell(row, column) {
      const isThere = column < (now[row] ?? 0);
      const was = column < (before[row] ?? 0);
      const isHinted = isThere && hinted.includes(row);
      const isPoisoned = row + column === 0;
      const at = { row: row + 1, column: column + 1 };
      const left = bites.get(`${row},${column}`);
      const going = left && total(now) - total(left);
      return {
        look: `square ${isThere ? (column >= (kept[row] ?? 0) ? "goes" : isHinted ? "hinted" : "") : `gone ${was ? "last" : ""}`}`,
        name: !isThere
          ? words.eaten(at)
          : isPoisoned
            ? words.poisoned
            : words.square({ ...at, going, isHinted }),
        touch: isThere ? { place: row, to: [column] } : undefined,
        isSilent: !isThere && !was,
        shown: svg`<rect class="piece" x="1.5" y="1.5" width="41" height="41" rx="5"></rect>${
          isPoisoned
            ? skull
            : svg`<path class="edge" d="M8,36V8H36"></path><path class="shade" d="M36,8V36H8"></path>`
        }${isWarned && chosen === `${row},${column}` ? warning({ x: 22, y: 22 }) : nothing}`,
      };
    },
  });
};

function total(rows: readonly number[]): number {
  return rows.reduce((sum, length) => sum + length, 0);
}

/** What marks the poisoned square. */
const skull = svg`<path class="skull" d="M22,9a11,10.5 0 0,0 -7,18.5v4.5h3v3h2.6v-3h2.8v3h2.6v-3h3v-4.5a11,10.5 0 0,0 -7,-18.5z"></path><path class="eyes" d="M17.5,21h.1M26.5,21h.1"></path>`;
