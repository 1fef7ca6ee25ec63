// A position graph with all its moves, as large as it can be on paper.
import type { BareExploration, PositionGraph } from "../../model/graph/positionGraph.ts";
import { everyValue } from "../../model/everyValue.ts";
import { pointsIn } from "../../scene/route.ts";
import { withoutValues, type Bare } from "../../scene/scene.ts";
import type { Letters, Policy, Size } from "../../scene/shapes.ts";
import { FONT_SIZE } from "../../scene/text.ts";

/** Of paper, as style sheets have it: pixels to a millimetre and to a point. */
const MILLIMETRE = 96 / 25.4;
const POINT = 96 / 72;

/** Letters on paper: smaller ones are not read, and larger ones take the room that lines need. */
export const LEAST_POINTS = 8;
const LETTERS: Letters = {
  least: LEAST_POINTS * POINT,
  opened: LEAST_POINTS * POINT,
  comfortable: 12 * POINT,
  largest: 14 * POINT,
};
/** So large a box is, in millimetres, a hand writes a number into it with ease. */
export const BOX = 8;
/** What its side may be in pixels of the unscaled picture: from that of a square beside a label, and less where room is short. */
const CELLS = [26, 28, 30, 32, 34, 36, 38];
const LEAST_CELL = 22;
/** A line that goes on past a row bends without touching a node. */
const BETWEEN_ROWS = 31;
/** For the width of lines around the picture, in its pixels. */
const EDGE = 3;

/** What a picture on paper shows; the stage is the room for it. */
export type PaperPolicy = Omit<Policy, "stage" | "cell" | "told" | "showsNumbers" | "moves" | "isUniform">;

/** A picture that fits into its room, with the part of it that there is anything on. */
export interface FittedPicture {
  bare: Bare;
  view: Size & { left: number; top: number };
  /** A pixel of the picture in millimetres. */
  unit: number;
  /** How large the letters are, in points. */
  points: number;
  /** The smallest box for a value, in millimetres. */
  box: Size;
}

/** The largest letters with which boxes are as large as a hand needs them; else the largest boxes with which letters can be read. */
export function fitted(
  graph: PositionGraph,
  exploration: BareExploration,
  policy: PaperPolicy,
  room: Size,
): FittedPicture | undefined {
  let best: FittedPicture | undefined;
  for (const cell of CELLS) {
    const fit = withCells(cell, graph, exploration, policy, room);
    if (fit.points < LEAST_POINTS) break;
    if (!best || side(fit.box) > side(best.box)) best = fit;
    if (side(best.box) >= BOX) break;
  }
  if (best) return best;
  const small = withCells(LEAST_CELL, graph, exploration, policy, room);
  return small.points < LEAST_POINTS ? undefined : small;
}

export function side({ width, height }: Size): number {
  return Math.min(width, height);
}

function withCells(
  cell: number,
  graph: PositionGraph,
  exploration: BareExploration,
  policy: PaperPolicy,
  room: Size,
): FittedPicture {
  const stage = {
    width: room.width * MILLIMETRE,
    height: room.height * MILLIMETRE,
    letters: LETTERS,
    betweenRows: BETWEEN_ROWS,
  };
  const bare = withoutValues(graph, exploration, {
    ...policy,
    moves: "all",
    isUniform: true,
    told: everyValue(graph, () => false),
    cell,
    stage,
  });
  const view = inked(bare);
  const scale = Math.min(stage.width / view.width, stage.height / view.height, bare.frame.largestScale);
  const unit = scale / MILLIMETRE;
  const { form, widths, nodeHeight, cap, capHeight, labels } = bare.frame;
  const narrowest = widths.reduce((least, width) => Math.min(least, width), Infinity);
  // Without values all of a node is filled.
  const [width, height] =
    labels === "position"
      ? [narrowest, nodeHeight]
      : form === "beside"
        ? [cap, nodeHeight]
        : [narrowest, capHeight];
  return {
    bare,
    view,
    unit,
    points: (FONT_SIZE * scale) / POINT,
    box: { width: width * unit, height: height * unit },
  };
}

/** The part of a picture that there is anything on: lines seldom use all the room that is kept for them. */
function inked({ frame, edges }: Bare): FittedPicture["view"] {
  const { x, y, widths, nodeHeight } = frame;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  widths.forEach((width, position) => {
    const [across, along] = [x[position] ?? 0, y[position] ?? 0];
    add(across - width / 2, along - nodeHeight / 2);
    add(across + width / 2, along + nodeHeight / 2);
  });
  // A curve lies within its control points, and an arc reaches three quarters of the way to them.
  const reach = frame.isRow ? 0.75 : 1;
  const roof = top;
  for (const { line, head = "" } of edges)
    for (const [x, y] of pointsIn(line + head)) add(x, y < roof ? roof + (y - roof) * reach : y);
  return {
    left: left - EDGE,
    top: top - EDGE,
    width: right - left + 2 * EDGE,
    height: bottom - top + 2 * EDGE,
  };
}
