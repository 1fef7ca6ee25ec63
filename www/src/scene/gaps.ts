import { gapEnds, gapNear, NO_NODES, type Bands } from "./bands.ts";

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
