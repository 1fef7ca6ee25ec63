// Cells in shapes for files: whole pixels each, and beyond so many of them one image.
import type { Paint } from "../../scene/paint.ts";
import type { Size } from "../../scene/shapes.ts";
import { cellsPart, rectangle, type StillPart } from "../../scene/still.ts";
import { FONT_SIZE, textWidth } from "../../scene/text.ts";
import { OPEN } from "../kit/cells/inBoth.ts";
import { LEGIBLE, sizeFor } from "./lettering.ts";
import { ladder } from "./tiles/ladder.ts";
import type { Margin } from "./tiles/room.ts";
import type { PlacedCells } from "./tiles/placed.ts";

/** What the cells show. */
export interface PaintedCells {
  rows: number;
  columns: number;
  /** Where there is no paint, there is no cell. */
  paints: ReadonlyArray<Paint | undefined>;
  /** The place of each cell’s paint among these, row by row. */
  places: Uint8Array;
  /** What is written on a cell; the text may be empty. */
  written: (cell: number) => { text: string; ink: Paint };
  /** Whether those that tell nothing are blanks for a hand, with lines around all cells. */
  areBlanks?: boolean | undefined;
}

/** No cell is larger, in pixels. */
const LARGEST = 64;
/** So many cells are a shape each. */
const SHAPES = 3600;
/** Cells that are larger have a pixel between them, as those of the solver’s painter (crate/painter/near.rs). */
const GAP = 8;

/** How large a cell is: as where a page has so much room for all of them, and whole pixels. */
export function sizeIn(
  stage: Size,
  cells: Pick<PaintedCells, "rows" | "columns">,
  { left, top }: Margin,
): number {
  const room = { left, top, width: stage.width - left, height: stage.height - top };
  const [size = 1] = ladder({ ...room, ...cells, nearest: LARGEST, ratio: 1 });
  return Math.max(1, Math.floor(size));
}

/** The cells from the corner on, each so many pixels wide and high. */
export async function cellParts(cells: PaintedCells, size: number): Promise<StillPart[]> {
  const { rows, columns, paints, places } = cells;
  if (rows * columns <= SHAPES) return [...shapesOf(cells, size), ...letters(cells, size)];
  const image = await cellsPart({ left: 0, top: 0, rows, columns, size }, paints, places);
  return [image, ...(size >= GAP ? [linesBetween(rows, columns, size)] : []), ...letters(cells, size)];
}

/** Where they are. */
export function placedWhole(rows: number, columns: number, size: number): PlacedCells {
  const at = (place: number): number => place * size;
  return {
    ...{ x: at, y: at, size },
    columns: { from: 0, to: columns },
    rows: { from: 0, to: rows },
    ...{ left: 0, top: 0, width: columns * size, height: rows * size },
    ratio: 1,
  };
}

/** A path for all cells of a paint. */
function shapesOf({ columns, paints, places, areBlanks = false }: PaintedCells, size: number): StillPart[] {
  const side = size - (size >= GAP && !areBlanks ? 1 : 0);
  const stroke = { paint: "ink", width: 0.8 } as const;
  const squares = Array.from(places, (place, cell) => {
    const [x, y] = [(cell % columns) * size, Math.floor(cell / columns) * size];
    return { place, d: rectangle(x, y, side, side) };
  });
  return paints.flatMap((fill, place): StillPart[] => {
    const d = squares.flatMap((each) => (each.place === place ? each.d : [])).join("");
    if (d === "" || !fill) return [];
    return [
      { kind: "path", d, ...(areBlanks ? { fill: fill === OPEN ? "#ffffff" : fill, stroke } : { fill }) },
    ];
  });
}

function linesBetween(rows: number, columns: number, size: number): StillPart {
  const down = Array.from(
    { length: columns },
    (_, column) => `M${(column + 1) * size - 0.5} 0v${rows * size}`,
  );
  const across = Array.from({ length: rows }, (_, row) => `M0 ${(row + 1) * size - 0.5}h${columns * size}`);
  return { kind: "path", d: [...down, ...across].join(""), stroke: { paint: "paper", width: 1 } };
}

/** What is written on cells, where it can be read. */
function letters({ columns, places, written }: PaintedCells, cell: number): StillPart[] {
  if (cell < LEGIBLE) return [];
  const texts = Array.from(places, (_, index) => written(index));
  const size = sizeFor(
    texts.map(({ text }) => text),
    cell,
    (text) => textWidth(text) / FONT_SIZE,
  );
  if (size === undefined) return [];
  return texts.flatMap(({ text, ink }, index): StillPart[] => {
    const x = ((index % columns) + 0.5) * cell - 0.5;
    const y = (Math.floor(index / columns) + 0.5) * cell - 0.5 + MIDDLE * size;
    return text === "" ? [] : [{ kind: "text", text, x, y, anchor: "middle", size, fill: ink }];
  });
}

/** From the middle of a line down to the baseline of its letters, in units of their size. */
const MIDDLE = 0.36;
