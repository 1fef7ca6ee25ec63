// A grid in shapes: its cells, what marks them, its axes and what its colours mean.
import type { Size } from "../../../scene/shapes.ts";
import type { Still } from "../../../scene/still.ts";
import type { CellKey } from "../../kit/cells/keys.ts";
import { inBoth } from "../../kit/cells/inBoth.ts";
import { keysParts } from "../../kit/cells/stillKeys.ts";
import { cellParts, placedWhole, sizeIn, type PaintedCells } from "../../picture/cellParts.ts";
import { Recording, stillParts } from "../../picture/recording.ts";
import type { Cell } from "../../picture/tiles/placed.ts";
import { drawGridMarks, marginFor, markSelected } from "../overlay.ts";

interface GridSurroundings {
  stage: Size;
  keys: readonly CellKey[];
  number: (value: number) => string;
  selected: readonly Cell[];
  /** The slopes of lines from the corner, in rows a column. */
  lines: readonly number[];
  description: string;
}

/** Between the cells and the legend, and how wide that may be beside few cells. */
const LEGEND = 10;
const NARROW = 320;

/** With the side of its cells. */
export async function drawnStill(
  painted: PaintedCells,
  around: GridSurroundings,
): Promise<Still & { side: number }> {
  const { rows, columns } = painted;
  const { stage, keys, number, selected, lines, description } = around;
  const margin = marginFor(rows, columns);
  const size = sizeIn(stage, painted, margin);
  const [width, height] = [columns * size, rows * size];
  const legend = keysParts(keys, number, {
    left: 0,
    top: height + LEGEND,
    width: Math.max(NARROW, width),
  });
  const marks = inBoth((colours) => {
    const recording = new Recording();
    const place = placedWhole(rows, columns, size);
    drawGridMarks(recording, place, { colours, font: "", rows, columns, lines, ...NOTHING_MEANT });
    recording.isSelection = true;
    markSelected(recording, place, selected, colours);
    return recording;
  });
  return {
    left: -margin.left,
    top: -margin.top,
    width: margin.left + Math.max(width, legend.width),
    height: margin.top + height + (legend.height > 0 ? LEGEND + legend.height : 0),
    description,
    side: size,
    parts: [...(await cellParts(painted, size)), ...stillParts(...marks), ...legend.parts],
  };
}

const NOTHING_MEANT = { selected: [], at: undefined, pointed: [] };
