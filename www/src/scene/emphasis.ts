// What stands out of a picture, while all else steps back, and the moves that are drawn over it: on the screen and in files alike.
import type { PositionGraph } from "../model/graph/positionGraph.ts";
import type { Highlight } from "../model/highlight.ts";
import type { PlayedLine } from "../model/playedLine.ts";
import type { Listing } from "../model/state.ts";
import { edgeShapes } from "./edges.ts";
import { movesOf } from "./scene.ts";
import type { DrawnMove, EdgeShape, Scene } from "./shapes.ts";

/** More moves of one position than that are a fan: they are thin, and all that is behind them steps back. */
export const FAN = 15;

export interface Emphasis {
  scene: Scene;
  /** The values whose positions stand out; none: all do. */
  only: readonly string[];
  /** The positions that stand out instead, whatever their values. */
  lit: Highlight | undefined;
}

export function standsOut({ scene, only, lit }: Emphasis, position: number): boolean {
  if (lit) return lit.positions.has(position);
  const { outcome, tint, change } = scene.nodes[position] ?? {};
  if (change) return only.length === 0 ? change === "changed" : only.includes(change);
  return only.length === 0 || (outcome !== "hidden" && only.includes(String(tint)));
}

/** Whether anything steps back. */
export function stepsBack({ scene, only, lit }: Emphasis): boolean {
  return lit ? lit.positions.size < scene.nodes.length : only.length > 0;
}

/** A winning move stands out with its ends. */
function edgeStandsOut(of: Emphasis, { from, to }: DrawnMove): boolean {
  return standsOut(of, from) || (!of.lit && standsOut(of, to));
}

/** The winning moves of the background that stand out, and the others, which then look like any move. */
export function winningMoves(of: Emphasis): { out: EdgeShape[]; back: EdgeShape[] } {
  const { edges, frame } = of.scene;
  const winning = edges.filter(({ role }) => role === "winning");
  const back = winning.filter((edge) => !edgeStandsOut(of, edge));
  return {
    out: winning.filter((edge) => edgeStandsOut(of, edge)),
    back: edgeShapes(
      frame,
      back.map(({ from, to }) => ({ from, to, role: "cover" })),
    ),
  };
}

/** The moves that are drawn because they are amiss. */
export function amissMoves({ scene, lit }: Pick<Emphasis, "scene" | "lit">): EdgeShape[] {
  const moves = lit?.amiss?.moves ?? [];
  return edgeShapes(
    scene.frame,
    moves.map(([from, to]) => ({ from, to, role: "selected" })),
  );
}

/** A position of a graph that is drawn. */
export interface SelectedPosition {
  scene: Scene;
  graph: PositionGraph;
  selected: string;
  /** Knows its options where the graph is too large to carry them. */
  explanation: Listing | undefined;
}

/** All options of the selected position, as far as they are known by now. */
export function optionsOf({ graph, selected, explanation }: SelectedPosition): number[] {
  const options = graph.optionsOf(graph.indexOf(selected) ?? -1);
  if (options) return [...options];
  const listed = explanation?.label === selected ? explanation.options : [];
  return listed.flatMap(({ label }) => graph.indexOf(label) ?? []);
}

/**
 * The moves of a position: those that are known to be good, which lead to what is solid, or one move nearer to it; and the
 * others. Of a position that is hidden they would tell who wins there.
 */
export function movesFrom(
  { frame, nodes, policy }: Scene,
  from: number,
  options: Iterable<number>,
  role: EdgeShape["role"],
): { wins: EdgeShape[]; others: EdgeShape[] } {
  const moves = movesOf(frame, from, options, role);
  const { outcome, tint } = nodes[from] ?? {};
  const isNearer = (to: number): boolean => nodes[to]?.tint === Number(tint) - 1;
  const isGood = (to: number): boolean =>
    policy.colourBy === "distance" ? isNearer(to) : nodes[to]?.outcome === "P";
  const isWin = ({ to }: EdgeShape): boolean => outcome !== "hidden" && isGood(to);
  return { wins: moves.filter(isWin), others: moves.filter((move) => !isWin(move)) };
}

/** A move as it is drawn when its position is selected; nothing where an end of it is not in the picture. */
export function moveFrom(
  { frame }: Scene,
  graph: PositionGraph,
  from: number,
  to: number,
): EdgeShape | undefined {
  return movesOf(frame, from, graph.optionsOf(from) ?? [to], "selected").find((move) => move.to === to);
}

/** The moves that were played, up to the current position. */
export function playedMoves(
  scene: Scene,
  graph: PositionGraph,
  { positions, cursor }: PlayedLine,
): EdgeShape[] {
  const made = positions.slice(0, cursor + 1).flatMap((label) => graph.indexOf(label) ?? []);
  return made.slice(1).flatMap((to, index) => moveFrom(scene, graph, made[index] ?? 0, to) ?? []);
}
