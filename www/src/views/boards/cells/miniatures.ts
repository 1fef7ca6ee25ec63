import type { Miniature, Point } from "../../../scene/shapes.ts";
import { circle } from "../../../scene/still.ts";
import type { Miniaturist } from "../board.ts";

/** How the cells of a kind are drawn small. */
interface SmallCells {
  /** How many each row has. */
  rows: (start: readonly number[]) => readonly number[];
  /** Of more a name says as much as a drawing that small. */
  most: { rows: number; columns: number };
  /** From one cell to the next, and how much is around all of them. */
  pitch: number;
  around: Point;
  /** What a cell shows; its middle is at `at`. */
  cell: (tokens: readonly number[], column: number, row: number, at: Point) => Miniature;
}

/** Positions as rows of small cells, each of which stands where it stood at the start. */
export const smallCells =
  ({ rows, most, pitch, around, cell }: SmallCells): Miniaturist =>
  ({ tokens, passes }) => {
    const lengths = rows(tokens);
    const longest = Math.max(0, ...lengths);
    // A drawing does not say how many passes are left.
    if (passes > 0 || longest === 0 || lengths.length > most.rows || longest > most.columns) return undefined;
    return {
      left: -pitch / 2 - around.x,
      top: -pitch / 2 - around.y,
      width: longest * pitch + 2 * around.x,
      height: lengths.length * pitch + 2 * around.y,
      of: (shown): Miniature => {
        const left = [...shown];
        const cells = lengths.flatMap((length, row) =>
          Array.from({ length }, (_, column) =>
            cell(left, column, row, { x: column * pitch, y: row * pitch }),
          ),
        );
        const all = (part: keyof Miniature): string => cells.map((each) => each[part] ?? "").join("");
        return { lines: all("lines"), ground: all("ground"), traces: all("traces") };
      },
    };
  };

/** Something round, filled by strokes of these radii: each covers what the one around it leaves. */
export function disc({ x, y }: Point, radii: readonly number[]): string {
  return radii.map((radius) => circle(x, y, radius)).join("");
}
