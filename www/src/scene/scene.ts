import type { BareExploration, PositionGraph } from "../model/graph/positionGraph.ts";
import type { ToldValues } from "../model/graph/toldValues.ts";
import type { DrawnMove, EdgeShape, Frame, NodeShape, Policy, Scene } from "./shapes.ts";
import { edgeShapes, startArrow, withBackground } from "./edges.ts";
import { broken, namesOf } from "./text.ts";
import { frameOf, outlineOf } from "./measure.ts";
import { scaleOf } from "./scale.ts";

/** Above this many covering moves to a position they are left out of the picture. */
const FEW_COVERS = 3;

/** The whole picture: the one source of what is on screen and of every file that is written from it. */
export function scene(graph: PositionGraph, exploration: BareExploration, policy: Policy): Scene {
  return withValues(withoutValues(graph, exploration, policy), graph, policy);
}

/** All of a picture that stays as it is while values are shown and hidden. */
export type Bare = Omit<Scene, "nodes" | "scale" | "hasLetters">;

/** Where everything is, and the lines of the background. */
export function withoutValues(graph: PositionGraph, exploration: BareExploration, policy: Policy): Bare {
  const names = namesOf(graph, exploration, policy);
  const main = backgroundMoves(graph, drawsCovers(graph, policy), policy.moves === "all", winsIn(policy));
  const background = policy.isUniform ? main.map((move) => ({ ...move, role: "move" as const })) : main;
  const longest = { all: longestMove(graph, policy.told), cover: longestPlain(graph, background) };
  const { frame, edges } = withBackground(frameOf(exploration, names, longest, policy), background);
  // Neighbours follow one another, so that whoever paints in pieces finds together what is together.
  const across = frame.direction === "down" ? frame.x : frame.y;
  edges.sort(
    (one, other) =>
      graph.layer(one.from) - graph.layer(other.from) || (across[one.from] ?? 0) - (across[other.from] ?? 0),
  );
  // The first position of a part need not be the start.
  const hasStart = frame.hasHeads && !exploration.around && policy.stage.cells === undefined;
  const start = hasStart ? startArrow(frame, 0) : undefined;
  return { ...outlineOf(frame, longest), frame, edges, start, names, policy };
}

/** Whether all covering moves are drawn. */
export function drawsCovers(graph: PositionGraph, { moves }: Pick<Policy, "moves">): boolean {
  return moves === "all" || graph.coverCount <= FEW_COVERS * graph.count;
}

/** The same with what is known of the values; moves win as soon as both their ends are known. */
export function withValues(bare: Bare, graph: PositionGraph, policy: Policy): Scene {
  const { names, frame } = bare;
  const nodes = names.map((name, position) => nodeShape(graph, frame, policy, position, name));
  const numbers = nodes.map(({ tint }) => (typeof tint === "number" ? tint : 0));
  const scale = (policy.scale ?? scaleOf(graph, policy.told, policy.colourBy)) || Math.max(0, ...numbers);
  const edges = withWins(bare, graph, policy);
  return {
    ...bare,
    nodes,
    edges,
    scale,
    hasLetters: policy.signs === undefined && policy.colourBy !== "distance",
    policy,
  };
}

function withWins({ frame, edges }: Bare, graph: PositionGraph, { told, colourBy }: Policy): EdgeShape[] {
  if (told.tellsAll) return edges;
  const wins: DrawnMove[] = [];
  for (let from = 0; from < graph.count; from++)
    for (const to of told.goodMovesOf(from, colourBy)) wins.push({ from, to, role: "winning" });
  if (wins.length === 0) return edges;
  const own = new Set(wins.map(({ from, to }) => from * graph.count + to));
  const others = edges.filter(({ from, to }) => !own.has(from * graph.count + to));
  return [...others, ...edgeShapes(frame, wins)];
}

/** The moves of a position that are drawn as winning ones from the beginning; none is where values are hidden. */
function winsIn({ told, colourBy }: Policy): WinsFrom | undefined {
  return told.tellsAll ? (from) => told.goodMovesOf(from, colourBy) : undefined;
}

type WinsFrom = (from: number) => Uint32Array;

function moverOf(colourBy: Policy["colourBy"]): number {
  return typeof colourBy === "number" ? colourBy : 0;
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
): NodeShape {
  const { told, signs, colourBy } = policy;
  const tint = told.value(position, colourBy);
  const [x, y] = [frame.x[position] ?? 0, frame.y[position] ?? 0];
  const miniature = frame.miniatures?.of(graph.tokens(position));
  const lines = frame.isBroken ? broken(name) : [name];
  const width = frame.widths[position] ?? 0;
  return {
    position,
    x,
    y,
    width,
    outcome: told.outcome(position, moverOf(colourBy)) ?? "hidden",
    label: graph.label(position),
    name: lines,
    miniature,
    value: valueOf(tint),
    tint,
    change: policy.changes?.of(position),
  };

  function valueOf(tint: NodeShape["tint"]): string {
    if (tint === undefined) return policy.showsNumbers ? `p${graph.number(position)}` : "";
    return typeof tint === "string" && tint !== "∞" && signs ? signs[tint] : String(tint);
  }
}

/**
 * Covering moves, and those that win; a move that is both is drawn once, as the latter. Where covering moves are many,
 * they are drawn of those positions alone that no other line leaves: else these would look like ends of play. While values
 * are hidden, that would tell which they are.
 */
function backgroundMoves(
  graph: PositionGraph,
  showsCovers: boolean,
  showsAll: boolean,
  winsFrom: WinsFrom | undefined,
): DrawnMove[] {
  const moves: DrawnMove[] = [];
  for (let from = 0; from < graph.count; from++) {
    const winning = [...(winsFrom?.(from) ?? [])];
    const isBare = winsFrom !== undefined && winning.length === 0;
    const covers = [...(showsCovers || isBare ? graph.coversOf(from) : [])];
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

/** The most layers that a move leads onward or back, be it drawn now or only when its position is selected. */
function longestMove(graph: PositionGraph, told: ToldValues): number {
  let longest = 1;
  for (let position = 0; position < graph.count; position++) {
    for (const option of graph.optionsOf(position) ?? told.winningOf(position)) {
      longest = Math.max(longest, Math.abs(graph.layer(option) - graph.layer(position)));
    }
  }
  return longest;
}

/** The same of the moves in the background that do not win. */
function longestPlain(graph: PositionGraph, moves: readonly DrawnMove[]): number {
  const depth = ({ from, to }: DrawnMove): number => Math.abs(graph.layer(to) - graph.layer(from));
  return moves.reduce(
    (most, move) => (move.role === "cover" || move.role === "other" ? Math.max(most, depth(move)) : most),
    1,
  );
}
