import type { Exploration } from "../solver/wire.ts";
import type { PositionGraph } from "../model/graph/positionGraph.ts";
import type { Drawn, EdgeShape, Frame, NodeShape, Policy, Scene } from "./shapes.ts";
import { edgeShapes, withBackground } from "./edges.ts";
import { namesOf } from "./labels.ts";
import { frameOf, outlineOf } from "./measure.ts";
import { broken } from "./text.ts";

/** Above this many covering moves to a position they are left out of the picture. */
const FEW_COVERS = 3;

/** The whole picture: the one source of what is on screen and of every file that is written from it. */
export function scene(graph: PositionGraph, exploration: Exploration, policy: Policy): Scene {
  const names = namesOf(graph, exploration, policy);
  const showsCovers = policy.moves === "all" || exploration.covers.length <= FEW_COVERS * graph.count;
  const mover = typeof policy.colourBy === "number" ? policy.colourBy : 0;
  const background = backgroundMoves(graph, showsCovers, policy.moves === "all", mover);
  const longest = { all: longestMove(graph), cover: longestPlain(graph, background) };
  const { frame, edges } = withBackground(frameOf(exploration, names, longest, policy), background);
  // Neighbours follow one another, so that whoever paints in pieces finds together what is together.
  const across = frame.direction === "down" ? frame.x : frame.y;
  edges.sort(
    (one, other) =>
      graph.layer(one.from) - graph.layer(other.from) || (across[one.from] ?? 0) - (across[other.from] ?? 0),
  );
  const nodes = Array.from({ length: graph.count }, (_, position) =>
    nodeShape(graph, frame, policy, position, names[position] ?? "", mover),
  );
  const numbers = nodes.map(({ tint }) => (typeof tint === "number" ? tint : 0));
  const scale = graph.players > 2 ? "players" : Math.max(0, ...numbers);
  return { ...outlineOf(frame, longest), frame, nodes, edges, scale };
}

/** The moves of one position, drawn over the others. */
export function movesOf(
  frame: Frame,
  position: number,
  options: Iterable<number>,
  role: EdgeShape["role"],
): EdgeShape[] {
  return edgeShapes(
    frame,
    Array.from(options, (to) => ({ from: position, to, role })),
  );
}

function nodeShape(
  graph: PositionGraph,
  frame: Frame,
  policy: Policy,
  position: number,
  name: string,
  mover: number,
): NodeShape {
  const outcome = graph.outcome(position, mover);
  const tint = graph.value(position, policy.colourBy);
  const [x, y] = [frame.x[position] ?? 0, frame.y[position] ?? 0];
  const lines = frame.isBroken ? broken(name) : [name];
  const width = frame.widths[position] ?? 0;
  return {
    position,
    x,
    y,
    width,
    outcome,
    label: graph.label(position),
    name: lines,
    value: String(tint),
    tint,
  };
}

/**
 * Covering moves, and those that win; a move that is both is drawn once, as the latter. Where covering moves are many,
 * they are drawn of those positions alone that no other line leaves: else these would look like ends of play.
 */
function backgroundMoves(
  graph: PositionGraph,
  showsCovers: boolean,
  showsAll: boolean,
  mover: number,
): Drawn[] {
  const moves: Drawn[] = [];
  for (let from = 0; from < graph.count; from++) {
    const winning = graph.winningOf(from, mover);
    const covers = [...(showsCovers || winning.length === 0 ? graph.coversOf(from) : [])];
    for (const to of covers) {
      if (!winning.includes(to)) moves.push({ from, to, role: "cover" });
    }
    for (const to of showsAll ? (graph.optionsOf(from) ?? []) : []) {
      if (!winning.includes(to) && !covers.includes(to)) moves.push({ from, to, role: "other" });
    }
    for (const to of winning) moves.push({ from, to, role: "winning" });
  }
  return moves;
}

/** The most layers that a move leads onward, be it drawn now or only when its position is selected. */
function longestMove(graph: PositionGraph): number {
  let longest = 1;
  for (let position = 0; position < graph.count; position++) {
    for (const option of graph.optionsOf(position) ?? graph.winningOf(position)) {
      longest = Math.max(longest, graph.layer(option) - graph.layer(position));
    }
  }
  return longest;
}

/** The same of the moves in the background that do not win. */
function longestPlain(graph: PositionGraph, moves: readonly Drawn[]): number {
  const depth = ({ from, to }: Drawn): number => graph.layer(to) - graph.layer(from);
  return moves.reduce(
    (most, move) => (move.role === "cover" || move.role === "other" ? Math.max(most, depth(move)) : most),
    1,
  );
}
