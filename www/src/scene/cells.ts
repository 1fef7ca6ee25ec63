// Positions in square cells, as a graph that is too large for a picture with its moves has them.
import type { BareExploration } from "../model/graph/positionGraph.ts";
import { bandsOf } from "./bands.ts";
import type { Frame } from "./shapes.ts";

/** Between neighbours, and from row to row, so that lines can pass. */
const GAP = { across: 14, along: 24 };

/** How large a cell is for a node of this size. */
export function sideOf(width: number, height: number): number {
  return Math.max(width + GAP.across, height + GAP.along);
}

/** Each node in the middle of its cell. */
export function inCells(
  { x, y }: Pick<BareExploration, "x" | "y">,
  slotWidth: number,
): Pick<Frame, "x" | "y" | "slotWidth"> {
  return {
    x: Float64Array.from(x, (place) => place * slotWidth),
    y: Float64Array.from(y, (place) => place * slotWidth),
    slotWidth,
  };
}

/** Positions in the cells of another frame, with nodes as large as its own, so that its parts are all alike. */
export function inCellsOf(like: Frame, exploration: BareExploration): Frame {
  const { direction, nodeHeight, slotWidth } = like;
  const { layer, positionCount } = exploration;
  const { x, y } = inCells(exploration, slotWidth);
  const width = like.widths[0] ?? 0;
  const all = (length: number): Float64Array => new Float64Array(positionCount).fill(length);
  const [across, along, ...halves] =
    direction === "down" ? [x, y, width / 2, nodeHeight / 2] : [y, x, nodeHeight / 2, width / 2];
  const axis = (Math.min(...across) + Math.max(...across)) / 2;
  const bands = bandsOf(across, along, layer, axis, like.bands.outerRoom, all(halves[0]), halves[1]);
  return { ...like, x, y, layer, widths: all(width), axis, bands, lanes: new Map() };
}
