// The moves that are drawn over the picture: of the selected position, of the one pointed at, and those that were played.
import type { PlayedLine } from "../../model/playedLine.ts";
import type { Listing } from "../../model/state.ts";
import { FAN } from "../../scene/emphasis.ts";
import { movesOf } from "../../scene/scene.ts";
import type { Layers } from "./layers.ts";
import { isWin, type ShownGraph } from "./shown.ts";

/** What is selected of that which is shown. */
export interface Selected extends ShownGraph {
  selected: string;
  /** Knows the options of the selected position where the graph is too large to carry them. */
  explanation: Listing | undefined;
}

/** What moves are drawn for, and the parts of the picture that those which win and the others are drawn in. */
const PARTS = {
  selected: { wins: "wins", others: "moves" },
  hovered: { wins: "hoveredWins", others: "hovered" },
} as const;

/** The moves of the selected position, and what they lead to. */
export function showSelected(of: Selected, layers: Layers): void {
  const options = [...optionsOf(of)];
  layers.fan("selected", options.length > FAN);
  layers.outline("options", options, of);
  drawMoves("selected", of.graph.indexOf(of.selected), options, of, layers);
}

/** The moves of the position pointed at, what they lead to, and from where it can be reached. */
export function showHovered(position: number | undefined, shown: ShownGraph, layers: Layers): void {
  const { graph, told } = shown;
  const options = position === undefined ? [] : (graph.optionsOf(position) ?? told.winningOf(position));
  const before = position === undefined ? [] : (graph.predecessorsOf(position) ?? graph.coveredBy(position));
  layers.fan("hovered", options.length > FAN);
  drawMoves("hovered", position, options, shown, layers);
  layers.outline("reached", options, shown);
  layers.outline("before", before, shown);
}

/** The moves that were played, up to the current position. */
export function showPlayed({ positions, cursor }: PlayedLine, shown: ShownGraph, layers: Layers): void {
  const made = positions.slice(0, cursor + 1).flatMap((label) => shown.graph.indexOf(label) ?? []);
  const steps = made.slice(1).map((to, index) => moveLine(shown, made[index] ?? 0, to));
  layers.trace("played", steps.join(""));
}

/** The move from the selected position to the one that is pointed at, where there is one. */
export function showPointing(pointedAt: string | undefined, of: Selected, layers: Layers): void {
  const from = of.graph.indexOf(of.selected);
  const to = pointedAt === undefined ? undefined : of.graph.indexOf(pointedAt);
  const isMove = from !== undefined && to !== undefined && [...optionsOf(of)].includes(to);
  layers.trace("pointing", isMove ? moveLine(of, from, to) : "");
}

/** A move's line, the same that is drawn for it when its position is selected. */
export function moveLine({ scene, graph }: ShownGraph, from: number, to: number): string {
  const moves = movesOf(scene.frame, from, graph.optionsOf(from) ?? [to], "selected");
  return moves.find((move) => move.to === to)?.line ?? "";
}

function drawMoves(
  role: keyof typeof PARTS,
  from: number | undefined,
  options: Iterable<number>,
  shown: ShownGraph,
  layers: Layers,
): void {
  const moves = from === undefined ? [] : movesOf(shown.scene.frame, from, options, role);
  const { wins, others } = PARTS[role];
  layers.draw(
    wins,
    moves.filter((move) => isWin(shown, move)),
  );
  layers.draw(
    others,
    moves.filter((move) => !isWin(shown, move)),
  );
}

/** All options of the selected position, as far as they are known by now. */
function optionsOf({ graph, selected, explanation }: Selected): Iterable<number> {
  const options = graph.optionsOf(graph.indexOf(selected) ?? -1);
  if (options) return options;
  const listed = explanation?.label === selected ? explanation.options : [];
  return listed.flatMap(({ label }) => graph.indexOf(label) ?? []);
}
