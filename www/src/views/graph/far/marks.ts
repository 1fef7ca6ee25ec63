// What is meant of a large graph at the moment: the moves and positions that are drawn over its cells.
import { moverOf } from "../../../model/display.ts";
import type { PlacedCells } from "../../picture/tiles/placed.ts";
import type { MosaicGraph } from "./near.ts";
import type { FarMarks, FarMove } from "./overlay.ts";

/** Lines between so many positions in sight at most can be told apart. */
const FEW = 1_500;
/** A cell is so large, in CSS pixels, before lines have room between cells. */
const ROOMY = 12;

export function marksOf(
  shown: MosaicGraph,
  place: PlacedCells,
  { selected, at }: Pick<FarMarks, "selected" | "at">,
): FarMarks {
  const { graph, mosaic, state } = shown;
  const { positions, cursor } = state.line;
  return {
    mosaic,
    selected,
    at,
    covers: place.size < ROOMY ? [] : coversIn(place, shown),
    moves: selected === undefined ? [] : movesOf(selected, shown),
    played: positions.slice(0, cursor + 1).flatMap((label) => graph.indexOf(label) ?? []),
  };
}

/** The covering moves between positions that are both in sight. */
function coversIn(place: PlacedCells, shown: MosaicGraph): FarMove[] {
  const { graph, mosaic } = shown;
  const inSight = mosaic.within(place, FEW) ?? [];
  const seen = new Set(inSight);
  return inSight.flatMap((from) =>
    Array.from(graph.coversOf(from)).flatMap((to) =>
      seen.has(to) ? { from, to, isWin: wins(from, to, shown) } : [],
    ),
  );
}

/** The moves of a position, as far as they are known by now. */
function movesOf(from: number, shown: MosaicGraph): FarMove[] {
  const { graph, state } = shown;
  const { explanation, selected } = state;
  const listed = explanation?.label === selected ? explanation.options : [];
  const options = graph.optionsOf(from) ?? listed.flatMap(({ label }) => graph.indexOf(label) ?? []);
  return Array.from(options, (to) => ({ from, to, isWin: wins(from, to, shown) }));
}

/** Whether a move is known to win. */
function wins(from: number, to: number, { told, state }: MosaicGraph): boolean {
  return told.has(from) && told.outcome(to, moverOf(state)) === "P";
}
