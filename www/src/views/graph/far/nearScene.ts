// The scene of a part of a large graph: its nodes in the same cells that are painted from afar.
import type { BareExploration, PositionGraph } from "../../../model/graph/positionGraph.ts";
import type { ToldValues } from "../../../model/graph/toldValues.ts";
import { partOf } from "../../../model/graph/part.ts";
import { effectiveColour } from "../../../model/display.ts";
import type { State } from "../../../model/state.ts";
import type { Language } from "../../../model/values.ts";
import { frameOf } from "../../../scene/measure.ts";
import { namesOf, READ } from "../../../scene/text.ts";
import { scene } from "../../../scene/scene.ts";
import type { Frame, Policy, Scene } from "../../../scene/shapes.ts";
import { policyOf } from "../../kit/policy.ts";
import { shownScale } from "../../kit/shownScale.ts";
import type { Range } from "./mosaic.ts";

/** A large graph, and how it is shown. */
export interface FarGraph {
  exploration: BareExploration;
  graph: PositionGraph;
  /** Of its values. */
  told: ToldValues;
  state: State;
  code: Language;
}

/** What is drawn of it. */
export interface NearScene {
  graph: PositionGraph;
  scene: Scene;
  /** The positions of the graph that are in it. */
  positions: readonly number[];
}

const STAGE = { width: 1, height: 1, letters: READ, betweenRows: 0 } as const;
/** So many positions tell how large nodes are to be. */
const SAMPLE = 2_000;

/**
 * The positions in these cells with the lines between them, and others `beside`, to which lines may lead. Nodes are like those
 * of the frame `like`, wherever the reader looks.
 */
export function sceneOf(
  whole: FarGraph,
  inside: readonly number[],
  beside: Iterable<number>,
  { rows, columns }: Range,
  like: Frame,
): NearScene {
  const isInside = new Set(inside);
  const others = [...new Set([...beside, longestOf(whole)])].filter((position) => !isInside.has(position));
  const { graph, exploration } = partOf(whole.graph, inside, others);
  const positions = [...inside, ...others];
  const drawn = scene(graph, inLines(exploration), policy(whole, graph, positions, like));
  const side = drawn.frame.slotWidth;
  return {
    graph,
    positions,
    scene: {
      ...drawn,
      // What colours stand for is the same in every part.
      scale: shownScale(whole.state, whole.graph, effectiveColour(whole.state)),
      left: columns.from * side,
      top: rows.from * side,
      width: (columns.to - columns.from) * side,
      height: (rows.to - rows.from) * side,
    },
  };
}

/** The nodes of a large graph as they are alike in all of its parts: each in the form in which labels are largest. */
export function nodesOf(whole: FarGraph): Frame {
  const { graph } = whole;
  const step = Math.ceil(graph.count / SAMPLE);
  const sample = new Set([longestOf(whole), largestOf(whole)]);
  for (let position = 0; position < graph.count; position += step) sample.add(position);
  const positions = [...sample];
  const { graph: own, exploration } = partOf(graph, positions);
  const part = inLines(exploration);
  const shown = policy(whole, own, positions, "own");
  return frameOf(part, namesOf(own, part, shown), { all: 1, cover: 1 }, shown);
}

/** How these positions of the graph are shown. */
function policy(
  { state, code }: FarGraph,
  graph: PositionGraph,
  positions: readonly number[],
  cells: "own" | Frame,
): Policy {
  const { changes, ...shown } = policyOf(state, graph, code);
  return {
    ...shown,
    moves: "main",
    stage: { ...STAGE, cells },
    // Numbers in place of values would be there or not by how many positions are in sight.
    showsNumbers: false,
    // What a graph is compared with is known by the positions of the whole.
    changes: changes && { of: (position) => changes.of(positions[position] ?? 0) },
  };
}

/** The position with the longest label, which tells whether labels are shortened. */
function longestOf({ graph }: FarGraph): number {
  return most(graph, (position) => graph.label(position).length);
}

/** The position with the largest value, whose place is the widest. */
function largestOf({ graph, told }: FarGraph): number {
  return most(graph, (position) => told.grundy(position) ?? 0);
}

function most({ count }: PositionGraph, of: (position: number) => number): number {
  let best = 0;
  for (let position = 1; position < count; position++) if (of(position) > of(best)) best = position;
  return best;
}

/** With the lines of cells for layers: a move leads to a later one of them, and passes those between. */
function inLines(part: BareExploration): BareExploration {
  const along = part.direction === "down" ? part.y : part.x;
  const lines = [...new Set(along)].sort((one, other) => one - other);
  const index = new Map(lines.map((line, place) => [line, place]));
  return {
    ...part,
    layer: Uint32Array.from(along, (line) => index.get(line) ?? 0),
    layerCount: lines.length,
  };
}
