// What is drawn over the cells of a large graph: moves, and the positions that are meant.
import { FAN } from "../../../scene/emphasis.ts";
import type { PageColours } from "../../kit/cells/look.ts";
import type { Pen } from "../../picture/recording.ts";
import type { PlacedCells } from "../../picture/tiles/placed.ts";
import type { Mosaic } from "./mosaic.ts";

export interface FarMove {
  from: number;
  to: number;
  /** Whether it is known to win. */
  isWin: boolean;
}

export interface FarMarks {
  mosaic: Mosaic;
  selected: number | undefined;
  /** The position that the pointer is over, or that the keyboard has come to. */
  at: number | undefined;
  /** The moves of the background, where there are few enough in sight. */
  covers: readonly FarMove[];
  /** The moves of the selected position. */
  moves: readonly FarMove[];
  /** The positions of the played line. */
  played: readonly number[];
}

/** A mark around a cell too small to be seen. */
const RING = 7;
const HAIRLINE = 0.75;

export function drawFarMarks(context: Pen, place: PlacedCells, colours: PageColours, marks: FarMarks): void {
  const { mosaic } = marks;
  context.save();
  context.beginPath();
  context.rect(place.left, place.top, place.width, place.height);
  context.clip();
  const centre = (position: number): [x: number, y: number] => {
    const { row, column } = mosaic.cellOf(position);
    return [place.x(column) + place.size / 2, place.y(row) + place.size / 2];
  };
  const line = (positions: readonly number[], colour: string, width: number): void => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (const [index, position] of positions.entries()) {
      const [x, y] = centre(position);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  };
  for (const { from, to, isWin } of marks.covers)
    line([from, to], isWin ? colours.accent : colours.muted, HAIRLINE);
  if (marks.played.length > 1) {
    line(marks.played, colours.paper, 5);
    line(marks.played, colours.ink, 3);
  }
  // What wins is drawn last.
  const moves = [...marks.moves].sort((one, other) => Number(one.isWin) - Number(other.isWin));
  const isFan = moves.length > FAN;
  for (const { from, to, isWin } of moves) {
    const isFaint = isFan && !isWin;
    context.globalAlpha = isFaint ? FAN / (2 * moves.length) : 1;
    if (!isFaint) line([from, to], colours.paper, 3);
    line([from, to], isWin ? colours.accent : colours.ink, isFaint ? HAIRLINE : 1.5);
  }
  context.globalAlpha = 1;
  const mark = (position: number, colour: string, width: number): void => {
    const [x, y] = centre(position);
    const half = place.size / 2;
    for (const [style, breadth] of [
      [colours.paper, width + 2],
      [colour, width],
    ] as const) {
      context.strokeStyle = style;
      context.lineWidth = breadth;
      context.beginPath();
      if (half >= RING)
        context.rect(x - half + width / 2, y - half + width / 2, place.size - width, place.size - width);
      else context.arc(x, y, RING, 0, 2 * Math.PI);
      context.stroke();
    }
  };
  if (marks.selected !== undefined) mark(marks.selected, colours.accent, 3);
  if (marks.at !== undefined) mark(marks.at, colours.ink, 1.5);
  context.restore();
}
