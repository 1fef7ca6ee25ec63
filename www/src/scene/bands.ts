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
  /** How far nodes of neighbouring layers are from one another along. */
  between: number;
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
    between: middles.length > 1 ? between - 2 * halfAlong : 2 * halfAlong,
    outerRoom,
    axis,
  };
}

/** The first gap of a layer is before its first node, the last one after its last; how many nodes stand before. */
function gapNear(nodes: Float64Array, place: number): number {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodes[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a gap begins and ends for a line that keeps clear of the nodes; outer gaps have no end. */
function gapEnds(bands: Bands, layer: number, gap: number): [number, number] {
  const nodes = bands.across[layer] ?? NO_NODES;
  const halves = bands.halves[layer] ?? NO_NODES;
  const low = gap > 0 ? (nodes[gap - 1] ?? 0) + (halves[gap - 1] ?? 0) : -Infinity;
  const high = gap < nodes.length ? (nodes[gap] ?? 0) - (halves[gap] ?? 0) : Infinity;
  const clear = Math.min(bands.clearAcross, (high - low) * 0.25);
  return [low + clear, high - clear];
}

const NO_NODES = new Float64Array(0);

/** So many gaps to either side of the straight line are looked at in each layer. */
const GAPS_ASIDE = 2;
/** Of two ways round that cost about the same, the outer one: it is less crowded. In squared pixels for each pixel. */
const OUTWARD = 4;

/** Where a move leaves and arrives: the middles of its nodes across, with their layers. */
export interface MoveEnds {
  from: number;
  to: number;
  fromLayer: number;
  toLayer: number;
}

/** A gap between the nodes of a layer, as one line passes it. */
export interface Gap {
  layer: number;
  /** How many of the layer's nodes are before it. */
  index: number;
  low: number;
  high: number;
  /** Where the straight line would be, and the nearest place to that in the gap. */
  wanted: number;
  place: number;
  /** Whether the line is pushed out of its layer, past all the nodes there. */
  isOuter: boolean;
}

/**
 * The gaps that a move takes, one in each layer between: the cheapest sequence, by dynamic programming over the layers.
 * A step costs the square of how far it departs from the direction of the straight line: so detours are short, begin
 * early, and are spread over several layers.
 */
export function gapsOf(bands: Bands, { from, to, fromLayer, toLayer }: MoveEnds): Gap[] {
  const [start, end] = [bands.along[fromLayer] ?? 0, bands.along[toLayer] ?? 0];
  const wantedAt = (layer: number): number =>
    from + ((to - from) * ((bands.along[layer] ?? 0) - start)) / (end - start);
  // By candidate, layer after layer: how far aside of the straight line, the least cost of getting there, and the
  // candidate before on that way; by layer: its first candidate and that one's gap.
  const [asides, costs, before, firsts, gaps] = [[0], [0], [0], [0], [0]];
  for (let layer = fromLayer + 1; layer < toLayer; layer++) {
    const nodes = bands.across[layer] ?? NO_NODES;
    const wanted = wantedAt(layer);
    const nearest = gapNear(nodes, wanted);
    const first = Math.max(0, nearest - GAPS_ASIDE);
    const until = Math.min(nodes.length, nearest + GAPS_ASIDE);
    const [reached, next] = [firsts.at(-1) ?? 0, asides.length];
    firsts.push(next);
    gaps.push(first);
    for (let index = first; index <= until; index++) {
      const [low, high] = gapEnds(bands, layer, index);
      const aside = Math.max(low, Math.min(high, wanted)) - wanted;
      let [cost, best] = [Infinity, reached];
      for (let candidate = reached; candidate < next; candidate++) {
        const step = aside - (asides[candidate] ?? 0);
        const total = (costs[candidate] ?? 0) + step * step;
        if (total < cost) {
          cost = total;
          best = candidate;
        }
      }
      if (layer === toLayer - 1) cost += aside * aside;
      asides.push(aside);
      costs.push(cost - OUTWARD * Math.abs(wanted + aside - bands.axis));
      before.push(best);
    }
  }
  let chosen = firsts.at(-1) ?? 0;
  for (let candidate = chosen; candidate < costs.length; candidate++)
    if ((costs[candidate] ?? 0) < (costs[chosen] ?? 0)) chosen = candidate;
  const way: Gap[] = [];
  for (let layer = toLayer - 1; layer > fromLayer; layer--) {
    const nodes = bands.across[layer] ?? NO_NODES;
    const step = layer - fromLayer;
    const index = (gaps[step] ?? 0) + chosen - (firsts[step] ?? 0);
    const [low, high] = gapEnds(bands, layer, index);
    const [wanted, aside] = [wantedAt(layer), asides[chosen] ?? 0];
    const isOuter = (index === 0 || index === nodes.length) && aside !== 0;
    way.push({ layer, index, low, high, wanted, place: wanted + aside, isOuter });
    chosen = before[chosen] ?? 0;
  }
  return way.reverse();
}
