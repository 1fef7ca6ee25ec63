// A grid in shapes: its cells, what marks them, its axes and what its colours mean.
import type { Paint } from "../../../scene/paint.ts";
import type { Size } from "../../../scene/shapes.ts";
import { cellsPart, rectangle, type Still, type StillPart } from "../../../scene/still.ts";
import { FONT_SIZE, textWidth } from "../../../scene/text.ts";
import type { CellKey } from "../../kit/cells/keys.ts";
import { keysParts } from "../../kit/cells/stillKeys.ts";
import { LEGIBLE, sizeFor } from "../../picture/lettering.ts";
import { ladder } from "../../picture/tiles/ladder.ts";
import type { Cell } from "../../picture/tiles/placed.ts";
import { ticks } from "../../picture/tiles/ticks.ts";
import { APART as AXES, DIGIT, LETTERS, marginFor, RING, TICK } from "../overlay.ts";

/** What the cells show. */
export interface PaintedCells {
  rows: number;
  columns: number;
  paints: readonly Paint[];
  /** The place of each cell’s paint among these, row by row. */
  places: Uint8Array;
  /** What is written on a cell; the text may be empty. */
  written: (cell: number) => { text: string; ink: Paint };
}

interface GridSurroundings {
  stage: Size;
  keys: readonly CellKey[];
  number: (value: number) => string;
  selected: readonly Cell[];
  /** The slopes of lines from the corner, in rows a column. */
  slopes: readonly number[];
  description: string;
}

/** So many cells are a shape each. */
const SHAPES = 3600;
/** Cells that are larger have a pixel between them, as those of the solver’s painter (crate/painter/near.rs). */
const GAP = 8;
/** No cell is larger, in pixels. */
const LARGEST = 64;

export async function drawnStill(painted: PaintedCells, around: GridSurroundings): Promise<Still> {
  const { rows, columns } = painted;
  const { stage, keys, number, selected, slopes, description } = around;
  const margin = marginFor(rows, columns);
  const size = sizeIn(stage, painted);
  const [width, height] = [columns * size, rows * size];
  const legend = keysParts(keys, number, {
    left: 0,
    top: height + LEGEND,
    width: Math.max(NARROW, width),
  });
  return {
    left: -margin.left,
    top: -margin.top,
    width: margin.left + Math.max(width, legend.width),
    height: margin.top + height + (legend.height > 0 ? LEGEND + legend.height : 0),
    description,
    parts: [
      ...(rows * columns <= SHAPES ? shapesOf(painted, size) : [await imageOf(painted, size)]),
      ...(size >= GAP && rows * columns > SHAPES ? [linesBetween(rows, columns, size)] : []),
      ...letters(painted, size),
      {
        kind: "path",
        d: rectangle(-0.5, -0.5, width + 1, height + 1),
        stroke: { paint: "hairline", width: 1 },
      },
      ...slopes.map((slope): StillPart => {
        const across = Math.min(columns, rows / slope);
        return {
          kind: "path",
          d: `M0 0L${across * size} ${across * slope * size}`,
          stroke: { paint: "accent", width: 1.25, dash: "6 4" },
        };
      }),
      ...selected.flatMap((cell) => markOf(cell, size)),
      ...axes(rows, columns, size),
      ...legend.parts,
    ],
  };
}

/** Between the cells and the legend, and how wide that may be beside few cells. */
const LEGEND = 10;
const NARROW = 320;

/** How large a cell is: as where a page has so much room for the grid, and whole pixels. */
function sizeIn(stage: Size, { rows, columns }: PaintedCells): number {
  const { left, top } = marginFor(rows, columns);
  const room = { left, top, width: stage.width - left, height: stage.height - top };
  const [size = 1] = ladder({ ...room, rows, columns, nearest: LARGEST, ratio: 1 });
  return Math.max(1, Math.floor(size));
}

/** A path for all cells of a paint. */
function shapesOf({ columns, paints, places }: PaintedCells, size: number): StillPart[] {
  const side = size - (size >= GAP ? 1 : 0);
  const squares = Array.from(places, (place, cell) => {
    const [x, y] = [(cell % columns) * size, Math.floor(cell / columns) * size];
    return { place, d: rectangle(x, y, side, side) };
  });
  return paints.flatMap((fill, place): StillPart[] => {
    const d = squares.flatMap((each) => (each.place === place ? each.d : [])).join("");
    return d === "" ? [] : [{ kind: "path", d, fill }];
  });
}

function imageOf({ rows, columns, paints, places }: PaintedCells, size: number): Promise<StillPart> {
  return cellsPart({ left: 0, top: 0, rows, columns, size }, paints, places);
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

/** A frame around a cell, or a ring where the cell is too small for one, with some paper beside it. */
function markOf({ row, column }: Cell, size: number): StillPart[] {
  const [x, y, middle] = [column * size, row * size, size / 2];
  const d =
    size >= 2 * RING
      ? rectangle(x + MARK / 2, y + MARK / 2, size - MARK - 1, size - MARK - 1)
      : `M${x + middle - RING} ${y + middle}a${RING} ${RING} 0 0 1 ${2 * RING} 0a${RING} ${RING} 0 0 1 ${-2 * RING} 0z`;
  return [
    { kind: "path", d, stroke: { paint: "paper", width: MARK + 2 }, isSelection: true },
    { kind: "path", d, stroke: { paint: "accent", width: MARK }, isSelection: true },
  ];
}

/** How wide the frame is. */
const MARK = 3;

function axes(rows: number, columns: number, size: number): StillPart[] {
  const numbers = (count: number, apart: number): number[] =>
    ticks({ from: 0, to: count }, count, size, apart);
  const across = numbers(columns, AXES.x + DIGIT * String(columns - 1).length);
  const down = numbers(rows, AXES.y);
  const at = (place: number): number => (place + 0.5) * size;
  const text = (place: number, x: number, y: number, anchor: "middle" | "end"): StillPart => ({
    ...{ kind: "text", text: String(place), x, y, anchor },
    ...{ size: LETTERS, fill: "muted" },
  });
  return [
    ...across.map((column) => text(column, at(column), -TICK - 3, "middle")),
    ...down.map((row) => text(row, -TICK - 3, at(row) + MIDDLE * LETTERS, "end")),
    {
      kind: "path",
      d: [
        ...across.map((column) => `M${at(column)} ${-TICK}v${TICK - 1}`),
        ...down.map((row) => `M${-TICK} ${at(row)}h${TICK - 1}`),
      ].join(""),
      stroke: { paint: "muted", width: 1 },
    },
  ];
}
