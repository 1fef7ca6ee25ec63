import { nothing, svg, type TemplateResult } from "lit/html.js";
import type { Change } from "../../../../solver/wire.ts";
import type { Touch } from "../../../../solver/requests.ts";
import { cellBoard } from "../../cells/cells.ts";
import { warning } from "../../kit/signs.ts";
import type { Playing } from "../../playing.ts";
import { wordsBy } from "./words.all.ts";

/** Rows and columns up to which a sheet is drawn. */
const MOST = 16;

/**
 * Two numbers as the column and the row of a piece on a sheet of squares, where play may add to them: the corner (0,0) is at the top
 * left. Nothing where it would be too large, or where there are not two.
 */
export function sheet(playing: Playing): TemplateResult | undefined {
  const { course, code, preview, hinted, isWarned } = playing;
  const now = course.at(-1)?.tokens ?? [];
  const moves = playing.moves();
  const all = [...course.map(({ tokens }) => tokens), ...moves.map(({ left }) => left)];
  const side = Math.max(...all.flat()) + 1;
  if (now.length !== 2 || side > MOST) return undefined;
  const words = wordsBy[code];
  // A move that is shown may be listed twice.
  const ways = new Map(moves.map((move) => [move.left.join(), move.changes]));
  const shown =
    preview && now.map((token, place) => preview.find((change) => change.place === place)?.to[0] ?? token);
  const been = new Set(course.slice(0, -1).map(({ tokens }) => tokens.join()));
  return cellBoard(playing, {
    look: "sheet-play",
    name: words.sheet,
    rows: Array.from({ length: side }, () => side),
    reached: Array.from({ length: side }, () => side),
    viewBox: "0 0 44 44",
    cell(row, column) {
      const square = [column, row].join();
      const changes = ways.get(square);
      const isHere = square === now.join();
      const isNext = square === shown?.join();
      const looks = [
        (row + column) % 2 === 0 ? "light" : "dark",
        isHere ? "here" : "",
        isHere && hinted.length > 0 ? "hinted" : "",
        isNext ? "coming" : changes ? "way" : "",
      ];
      return {
        look: looks.join(" "),
        name: words.square({ column, row, isHere, isWay: changes !== undefined }),
        isCarried: isHere,
        touch: isHere ? undefined : touchOf(changes ?? awayTo([column, row], now), [...ways.values()]),
        shown: svg`<rect class="square" width="44" height="44"></rect>${coordinate(row, column)}${mark(isHere, isNext, changes !== undefined, been.has(square))}${
          isNext && isWarned ? warning({ x: 22, y: 22 }) : nothing
        }`,
      };
    },
  });
}

/** The number of a column or a row, in its first square. */
function coordinate(row: number, column: number): unknown {
  if (row > 0 && column > 0) return nothing;
  return svg`<text class="coordinate" x="4" y="14">${row === 0 ? column : row}</text>`;
}

/** What a square has on it. */
function mark(isHere: boolean, isNext: boolean, isWay: boolean, hasBeen: boolean): unknown {
  if (isHere) return svg`<circle class="piece" cx="22" cy="22" r="14"></circle>`;
  if (isNext) return svg`<circle class="piece coming" cx="22" cy="22" r="14"></circle>`;
  if (isWay) return svg`<circle class="dot" cx="22" cy="22" r="6"></circle>`;
  return hasBeen ? svg`<circle class="trace" cx="22" cy="22" r="13"></circle>` : nothing;
}

/** What would change on the way to a square that no move leads to. */
function awayTo(square: readonly number[], now: readonly number[]): Change[] {
  return now.flatMap((from, place) => {
    const to = square[place] ?? from;
    return to === from ? [] : [{ place, from, to: [to] }];
  });
}

/** One number that changes so in no other move says all; else the first one, and the others are asked for. */
function touchOf(changes: readonly Change[], ways: ReadonlyArray<readonly Change[]>): Touch | undefined {
  const isLike = (one: Change, other: Change): boolean =>
    one.place === other.place && one.to[0] === other.to[0];
  const isAlone = (change: Change): boolean =>
    ways.filter((way) => way.some((other) => isLike(change, other))).length === 1;
  const said = changes.find(isAlone) ?? changes[0];
  return said && { place: said.place, to: [...said.to] };
}
