/**
 * The picture as routes see it, whichever way the layers follow one another: "along" is from layer to layer, "across"
 * is within a layer. Each layer is a band with nodes in it; a route passes a band through one of the gaps between them.
 */
export interface Bands {
  /** The middle of each band. */
  along: Float64Array;
  /** The middles of the nodes of each layer, from the least. */
  across: Float64Array[];
  /** Half a node's extent in either direction. */
  halfAlong: number;
  halfAcross: number;
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
  halfAcross: number,
  halfAlong: number,
): Bands {
  const members: number[][] = [];
  const middles: number[] = [];
  layer.forEach((index, position) => {
    (members[index] ??= []).push(across[position] ?? 0);
    middles[index] = along[position] ?? 0;
  });
  const between = middles.reduce(
    (least, middle, index) => (index === 0 ? least : Math.min(least, middle - (middles[index - 1] ?? 0))),
    Infinity,
  );
  return {
    along: Float64Array.from(middles),
    across: members.map((list) => Float64Array.from(list).sort()),
    halfAlong,
    halfAcross,
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
export function gapEnds(bands: Bands, nodes: Float64Array, gap: number): [number, number] {
  const low = gap > 0 ? (nodes[gap - 1] ?? 0) + bands.halfAcross : -Infinity;
  const high = gap < nodes.length ? (nodes[gap] ?? 0) - bands.halfAcross : Infinity;
  const clear = Math.min(bands.clearAcross, (high - low) * 0.25);
  return [low + clear, high - clear];
}
