import { gapEnds, gapNear, type Bands } from "./bands.ts";

/** So many gaps to either side of the straight line are looked at in each layer. */
const GAPS_ASIDE = 3;
/** Of two ways round that cost about the same, the outer one: it is less crowded. In squared pixels for each pixel. */
const OUTWARD = 1;

/** Where a move leaves and arrives: the middles of its nodes across, with their layers. */
export interface Ends {
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

/** A gap with the least cost of getting there, and the gap before on that way. */
interface Reached extends Gap {
  cost: number;
  before: Reached | undefined;
}

/**
 * The gaps that a move takes, one in each layer between: the cheapest sequence, by dynamic programming over the layers.
 * A step costs the square of how far it departs from the direction of the straight line: so detours are short, begin
 * early, and are spread over several layers.
 */
export function gapsOf(bands: Bands, { from, to, fromLayer, toLayer }: Ends): Gap[] {
  const [start, end] = [bands.along[fromLayer] ?? 0, bands.along[toLayer] ?? 0];
  let reached: Reached[] = [];
  for (let layer = fromLayer + 1; layer < toLayer; layer++) {
    const nodes = bands.across[layer] ?? NO_NODES;
    const wanted = from + ((to - from) * ((bands.along[layer] ?? 0) - start)) / (end - start);
    const nearest = gapNear(nodes, wanted);
    const next: Reached[] = [];
    const until = Math.min(nodes.length, nearest + GAPS_ASIDE);
    for (let index = Math.max(0, nearest - GAPS_ASIDE); index <= until; index++) {
      const [low, high] = gapEnds(bands, nodes, index);
      const place = Math.max(low, Math.min(high, wanted));
      const aside = place - wanted;
      let before: Reached | undefined;
      let cost = layer === fromLayer + 1 ? aside * aside : Infinity;
      for (const gap of reached) {
        const step = aside - gap.place + gap.wanted;
        const total = gap.cost + step * step;
        if (total < cost) {
          cost = total;
          before = gap;
        }
      }
      if (layer === toLayer - 1) cost += aside * aside;
      cost -= OUTWARD * Math.abs(place - bands.axis);
      const isOuter = (index === 0 || index === nodes.length) && place !== wanted;
      next.push({ layer, index, low, high, wanted, place, isOuter, cost, before });
    }
    reached = next;
  }
  let last = reached[0];
  for (const gap of reached) if (last && gap.cost < last.cost) last = gap;
  const gaps: Gap[] = [];
  for (; last; last = last.before) gaps.push(last);
  return gaps.reverse();
}

const NO_NODES = new Float64Array(0);
