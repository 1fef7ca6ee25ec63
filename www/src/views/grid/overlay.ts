// What is drawn over the cells: how many stones each row and column has, which cell is meant, and where P-positions lie.
import type { Cell, PlacedCells } from "../picture/tiles/placed.ts";
import type { Pen } from "../picture/recording.ts";
import { ticks } from "../picture/tiles/ticks.ts";
import type { PageColours } from "../kit/cells/look.ts";

interface GridMarks {
  colours: PageColours;
  font: string;
  rows: number;
  columns: number;
  /** The cells of the selected position. */
  selected: readonly Cell[];
  /** The cell that the pointer is over, or that the keyboard has come to. */
  at: Cell | undefined;
  /** The cells of a position that is pointed at elsewhere. */
  pointed: readonly Cell[];
  /** The slopes of lines that are drawn from the corner, in rows a column. */
  lines: readonly number[];
}

/** Ticks are at least so far from one another, in CSS pixels. */
const APART = { x: 12, y: 18 };
/** What a digit takes besides, along the row of columns. */
const DIGIT = 8;
/** What is written at the axes, in CSS pixels. */
const LETTERS = 12;
const TICK = 4;
/** A mark around a cell too small to be seen. */
const RING = 7;

/** What the axes need of the canvas, in CSS pixels: as many digits as there are. */
export function marginFor(rows: number, columns: number): { left: number; top: number } {
  return { left: 16 + 8 * String(Math.max(rows - 1, 0)).length, top: columns > 0 ? 26 : 0 };
}

export function drawGridMarks(context: Pen, place: PlacedCells, marks: GridMarks): void {
  drawFrame(context, place, marks);
  drawLines(context, place, marks);
  markSelected(context, place, marks.selected, marks.colours);
  for (const cell of marks.pointed) mark(context, place, cell, marks.colours.ink, 1.5, marks.colours.paper);
  if (marks.at) mark(context, place, marks.at, marks.colours.ink, 1.5, marks.colours.paper);
  drawAxes(context, place, marks);
}

export function markSelected(
  context: Pen,
  place: PlacedCells,
  cells: readonly Cell[],
  { accent, paper }: PageColours,
): void {
  for (const cell of cells) mark(context, place, cell, accent, 3, paper);
}

/** Where all cells will be: those that are far off, or hidden, come later or not at all. */
function drawFrame(context: Pen, place: PlacedCells, { rows, columns, colours }: GridMarks): void {
  const { x, y, ratio } = place;
  // The last pixel may be one of which the cells take a part.
  const end = (edge: number): number => Math.ceil(edge * ratio - 1e-6) / ratio;
  const [left, top] = [x(0) - 0.5, y(0) - 0.5];
  context.save();
  clipCells(context, place);
  context.strokeStyle = colours.hairline;
  context.lineWidth = 1;
  context.strokeRect(left, top, end(x(columns)) + 0.5 - left, end(y(rows)) + 0.5 - top);
  context.restore();
}

function drawLines(context: Pen, place: PlacedCells, { lines, rows, columns, colours }: GridMarks): void {
  context.save();
  clipCells(context, place);
  context.strokeStyle = colours.accent;
  context.lineWidth = 1.25;
  context.setLineDash([6, 4]);
  for (const slope of lines) {
    const across = Math.min(columns, rows / slope);
    context.beginPath();
    context.moveTo(place.x(0), place.y(0));
    context.lineTo(place.x(across), place.y(across * slope));
    context.stroke();
  }
  context.restore();
}

function clipCells(context: Pen, { left, top, width, height }: PlacedCells): void {
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
}

/** A frame around a cell, or a ring where the cell is too small for one. */
function mark(
  context: Pen,
  place: PlacedCells,
  { row, column }: Cell,
  colour: string,
  width: number,
  halo: string,
): void {
  context.save();
  clipCells(context, place);
  const [x, y, size] = [place.x(column), place.y(row), place.size];
  for (const [style, line] of [
    [halo, width + 2],
    [colour, width],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = line;
    context.beginPath();
    if (size >= 2 * RING) context.rect(x + width / 2, y + width / 2, size - width - 1, size - width - 1);
    else context.arc(x + size / 2, y + size / 2, RING, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

/** The axes stand at the cells, and stay in sight when these have gone beyond the edge. */
function drawAxes(context: Pen, place: PlacedCells, { colours, font, at, rows, columns }: GridMarks): void {
  const [right, bottom] = [place.left + place.width, place.top + place.height];
  const [left, top] = [Math.max(place.left, place.x(0)), Math.max(place.top, place.y(0))];
  context.save();
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, right, top);
  context.fillRect(0, 0, left, bottom);
  context.strokeStyle = colours.muted;
  context.lineWidth = 1;
  context.textBaseline = "middle";
  const write = (text: string, x: number, y: number, isMeant: boolean): void => {
    context.fillStyle = isMeant ? colours.ink : colours.muted;
    context.font = `${isMeant ? 600 : 400} ${LETTERS}px ${font}`;
    context.fillText(text, x, y);
  };
  context.textAlign = "center";
  for (const column of ticks(
    place.columns,
    columns,
    place.size,
    APART.x + DIGIT * String(columns - 1).length,
    at?.column,
  )) {
    const x = place.x(column) + place.size / 2;
    if (x < left || x > right) continue;
    write(String(column), x, top - TICK - LETTERS / 2 - 2, column === at?.column);
    line(context, x, top - TICK, x, top - 1);
  }
  context.textAlign = "right";
  for (const row of ticks(place.rows, rows, place.size, APART.y, at?.row)) {
    const y = place.y(row) + place.size / 2;
    if (y < top || y > bottom) continue;
    write(String(row), left - TICK - 3, y, row === at?.row);
    line(context, left - TICK, y, left - 1, y);
  }
  context.restore();
}

function line(context: Pen, x: number, y: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(Math.round(x) + 0.5, Math.round(y) + 0.5);
  context.lineTo(toX === x ? Math.round(x) + 0.5 : toX, toY === y ? Math.round(y) + 0.5 : toY);
  context.stroke();
}
