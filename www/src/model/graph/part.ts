import type { Exploration } from "../../solver/wire.ts";
import { type BareExploration, type CompressedRows, type PositionGraph, row } from "./positionGraph.ts";
import { SolvedGraph, solved } from "./solvedGraph.ts";

/** Rows of which some items are left, and the places that these had. */
interface KeptRows extends CompressedRows {
  places: readonly number[];
}

/**
 * Some positions of a graph, in the order in which they are given, with the covering and winning moves between them; all that
 * is known of each, its number and its layer included, is what it is in the whole graph. Those `beside` come after them, without
 * moves to them or from them.
 */
export function partOf(
  graph: PositionGraph,
  core: readonly number[],
  beside: readonly number[] = [],
): { graph: PositionGraph; exploration: BareExploration } {
  const exploration = partIn(solved(graph).exploration, core, beside);
  return { graph: new SolvedGraph(exploration), exploration };
}

function partIn(exploration: Exploration, core: readonly number[], beside: readonly number[]): Exploration {
  const positions = [...core, ...beside];
  const inPart = new Map(positions.map((position, index) => [position, index]));
  // Not all options of its positions are in a part: so it has none, rather than some that could be taken for all.
  const { optionOffsets, options, ...known } = exploration;
  const { tokenOffsets, tokens, coverOffsets, covers } = exploration;
  const { winningOffsets, winning, winningFor, players, outcome, winners } = exploration;
  const { infiniteOffsets, infinite } = exploration;
  const within = (offsets: Uint32Array, items: Uint32Array): KeptRows => {
    const places: number[] = [];
    const rows = rowsOf(positions, (position, add, index) => {
      for (let place = offsets[position] ?? 0; place < (offsets[position + 1] ?? 0); place++) {
        const item = inPart.get(items[place] ?? 0);
        if (item === undefined || Math.max(item, index) >= core.length) continue;
        places.push(place);
        add(item);
      }
    });
    return { ...rows, places };
  };
  const covering = within(coverOffsets, covers);
  const wins = within(winningOffsets, winning);
  const own = tokensOf(positions, tokenOffsets, tokens);
  return {
    ...known,
    positionCount: positions.length,
    moveCount: covering.items.length,
    ...(outcome && { pPositionCount: positions.filter((position) => outcome[position] === 0).length }),
    tokenOffsets: own.offsets,
    tokens: own.items,
    labels: positions.map((position) => exploration.labels[position] ?? ""),
    coverOffsets: covering.offsets,
    covers: covering.items,
    winningOffsets: wins.offsets,
    winning: wins.items,
    ...(winningFor && { winningFor: Uint32Array.from(wins.places, (place) => winningFor[place] ?? 0) }),
    ...(winners && {
      winners: Uint8Array.from(
        positions.flatMap((position) => [...winners.subarray(position * players, (position + 1) * players)]),
      ),
    }),
    ...(infinite && infiniteOffsets && infiniteIn({ offsets: infiniteOffsets, items: infinite }, positions)),
    ...picked(exploration, positions),
  };
}

function infiniteIn(
  sets: CompressedRows,
  positions: readonly number[],
): Pick<Exploration, "infinite" | "infiniteOffsets"> {
  const { offsets, items } = rowsOf(positions, (position, add) => row(sets, position).forEach(add));
  return { infiniteOffsets: offsets, infinite: items };
}

/** What has one entry for each position. */
function picked(exploration: Exploration, positions: readonly number[]): Partial<Exploration> {
  const { number, layer, x, y, outcome, grundy, remoteness, gameValue, distance, stepsBack } = exploration;
  const from = (values: ArrayLike<number>) => (_: unknown, index: number) =>
    values[positions[index] ?? 0] ?? 0;
  const like = { length: positions.length };
  return {
    number: Uint32Array.from(like, from(number)),
    layer: Uint32Array.from(like, from(layer)),
    x: Float32Array.from(like, from(x)),
    y: Float32Array.from(like, from(y)),
    ...(outcome && { outcome: Uint8Array.from(like, from(outcome)) }),
    ...(grundy && { grundy: Float64Array.from(like, from(grundy)) }),
    ...(remoteness && { remoteness: Int32Array.from(like, from(remoteness)) }),
    ...(stepsBack && { stepsBack: Int32Array.from(like, from(stepsBack)) }),
    ...(gameValue && { gameValue: Uint8Array.from(like, from(gameValue)) }),
    ...(distance && { distance: Uint8Array.from(like, from(distance)) }),
  };
}

function rowsOf(
  positions: readonly number[],
  each: (position: number, add: (item: number) => void, index: number) => void,
): CompressedRows {
  const offsets = new Uint32Array(positions.length + 1);
  const items: number[] = [];
  for (const [index, position] of positions.entries()) {
    each(position, (item) => items.push(item), index);
    offsets[index + 1] = items.length;
  }
  return { offsets, items: Uint32Array.from(items) };
}

function tokensOf(
  positions: readonly number[],
  offsets: Uint32Array,
  tokens: Float64Array,
): { offsets: Uint32Array; items: Float64Array } {
  const own = new Uint32Array(positions.length + 1);
  const items: number[] = [];
  for (const [index, position] of positions.entries()) {
    items.push(...tokens.subarray(offsets[position], offsets[position + 1]));
    own[index + 1] = items.length;
  }
  return { offsets: own, items: Float64Array.from(items) };
}
