/**
 * The picture as routes see it, whichever way the layers follow one another: "along" is from layer to layer, "across"
 * is within a layer. Each layer is a band with nodes in it; a route passes a band through one of the gaps between them.
 */
export interface Bands {
  /** The middle of each band. */
  along: Float64Array;
  /** The middles of the nodes of each layer, from the least. */
  across: Float64Array[];
  /** Half the extent across of each of them. */
  halves: Float64Array[];
  /** The same by position. */
  halfAcross: Float64Array;
  /** Half a node's extent along. */
  halfAlong: number;
  /** How far from the nodes a route passes them, along and across; less across where nodes are close. */
  clearAlong: number;
  clearAcross: number;
  /** Beyond the outermost nodes of a layer lines use this much at most. */
  outerRoom: number;
  /** The middle of the picture across. */
  axis: number;
}

/** Sorts the nodes once, so that any route finds the gaps of a layer by binary search. */
export function bandsOf(
  across: Float64Array,
  along: Float64Array,
  layer: Uint32Array,
  axis: number,
  outerRoom: number,
  halfAcross: Float64Array,
  halfAlong: number,
): Bands {
  const members: number[][] = [];
  const middles: number[] = [];
  layer.forEach((index, position) => {
    (members[index] ??= []).push(position);
    middles[index] = along[position] ?? 0;
  });
  const between = middles.reduce(
    (least, middle, index) => (index === 0 ? least : Math.min(least, middle - (middles[index - 1] ?? 0))),
    Infinity,
  );
  for (const list of members) list.sort((one, other) => (across[one] ?? 0) - (across[other] ?? 0));
  const by = (values: Float64Array): Float64Array[] =>
    members.map((list) => Float64Array.from(list, (position) => values[position] ?? 0));
  return {
    along: Float64Array.from(middles),
    across: by(across),
    halves: by(halfAcross),
    halfAcross,
    halfAlong,
    clearAlong: Math.min(3, (between - 2 * halfAlong) * 0.15),
    clearAcross: 9,
    outerRoom,
    axis,
  };
}

/** The first gap of a layer is before its first node, the last one after its last; how many nodes stand before. */
export function gapNear(nodes: Float64Array, place: number): number {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodes[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a gap begins and ends for a line that keeps clear of the nodes; outer gaps have no end. */
export function gapEnds(bands: Bands, layer: number, gap: number): [number, number] {
  const nodes = bands.across[layer] ?? NO_NODES;
  const halves = bands.halves[layer] ?? NO_NODES;
  const low = gap > 0 ? (nodes[gap - 1] ?? 0) + (halves[gap - 1] ?? 0) : -Infinity;
  const high = gap < nodes.length ? (nodes[gap] ?? 0) - (halves[gap] ?? 0) : Infinity;
  const clear = Math.min(bands.clearAcross, (high - low) * 0.25);
  return [low + clear, high - clear];
}

export const NO_NODES = new Float64Array(0);
