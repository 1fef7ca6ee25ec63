import { gapEnds, gapNear, type Bands } from "./bands.ts";

/** So many gaps to either side of the straight line are looked at in each layer. */
const GAPS_ASIDE = 3;
/** Of two ways round that cost the same, the outer one: it is less crowded. A cost in squared pixels for each pixel. */
const OUTWARD = 1;

/** Beyond the last node of a layer lines spread over this much. */
const OUTER_ROOM = 20;
/** A line that is pushed so far aside by a node keeps 1/e of the distance from it that one does which is not pushed. */
const PUSH = 50;

/** A point that a route passes. */
export interface Knot {
  across: number;
  along: number;
}

/** Where a move leaves and arrives: the middles of its nodes across, with their layers. */
export interface Ends {
  from: number;
  to: number;
  fromLayer: number;
  toLayer: number;
  /** How far from the middle of a node's side a line may begin or end. */
  room: number;
  /** The middle of the picture across. */
  axis: number;
}

/**
 * The points that a move passes on its way, clear of all nodes: first the gaps, one in each layer between, that keep
 * near the straight line; then the tightest string through them. This is the division of labour of dot: E. R. Gansner,
 * E. Koutsofios, S. C. North, K.-P. Vo, A technique for drawing directed graphs, IEEE Trans. Softw. Eng. 19 (1993) 214–230.
 */
export function route(bands: Bands, ends: Ends): Knot[] {
  const { fromLayer, toLayer } = ends;
  const start = (bands.along[fromLayer] ?? 0) + bands.halfAlong;
  const end = (bands.along[toLayer] ?? 0) - bands.halfAlong;
  const gaps = chooseGaps(bands, ends);
  const along = [start];
  const low = [0];
  const high = [0];
  const depth = bands.halfAlong + bands.clearAlong;
  const outer = Math.max(0, outerLane(gaps.filter(({ isOuter }) => isOuter).length) - OUTER_ROOM);
  for (const gap of gaps) {
    for (const place of [gap.along - depth, gap.along + depth]) {
      const [least, most] = lane(gap, (gap.isOuter ? outer : 0) * arch((place - start) / (end - start)));
      along.push(place);
      low.push(least);
      high.push(most);
    }
  }
  along.push(end);
  const first = gaps[0];
  const last = gaps.at(-1);
  const pitch = (2.5 * (end - start + 2 * bands.halfAlong)) / (gaps.length + 1);
  const leaves = ends.from + lean((first?.place ?? ends.to) - ends.from, pitch, ends.room);
  const arrives = ends.to + lean((last?.place ?? ends.from) - ends.to, pitch, ends.room);
  low[0] = high[0] = leaves;
  low.push(arrives);
  high.push(arrives);
  const across = tightString(along, low, high);
  return along.map((place, index) => ({ along: place, across: across[index] ?? 0 }));
}

/** How far outside its row a line runs that passes so many layers on the outside: longer ones run around shorter ones. */
export function outerLane(layers: number): number {
  return layers > 0 ? OUTER_ROOM + 5 * Math.pow(layers - 1, 0.8) : 0;
}

/** A gap that a route may take. */
interface Gap {
  along: number;
  low: number;
  high: number;
  /** Where the straight line would be. */
  wanted: number;
  /** The nearest place to it in the gap. */
  place: number;
  isOuter: boolean;
  /** The least cost of getting here, and the gap before on that way. */
  cost: number;
  before: Gap | undefined;
}

/**
 * The cheapest sequence of gaps, by dynamic programming over the layers. A step costs the square of how far it departs
 * from the straight line's direction: so detours are short, begin early, and are spread over several layers.
 */
function chooseGaps(bands: Bands, ends: Ends): Gap[] {
  const { from, to, fromLayer, toLayer, axis } = ends;
  const [start, end] = [bands.along[fromLayer] ?? 0, bands.along[toLayer] ?? 0];
  let reached: Gap[] = [];
  for (let layer = fromLayer + 1; layer < toLayer; layer++) {
    const nodes = bands.across[layer] ?? new Float64Array(0);
    const along = bands.along[layer] ?? 0;
    const wanted = from + ((to - from) * (along - start)) / (end - start);
    const nearest = gapNear(nodes, wanted);
    const next: Gap[] = [];
    const until = Math.min(nodes.length, nearest + GAPS_ASIDE);
    for (let index = Math.max(0, nearest - GAPS_ASIDE); index <= until; index++) {
      const [low, high] = gapEnds(bands, nodes, index);
      const place = Math.max(low, Math.min(high, wanted));
      const aside = place - wanted;
      let before: Gap | undefined;
      let cost = layer === fromLayer + 1 ? aside * aside : Infinity;
      for (const gap of reached) {
        const step = aside - gap.place + gap.wanted;
        const total = gap.cost + step * step;
        if (total < cost) [cost, before] = [total, gap];
      }
      if (layer === toLayer - 1) cost += aside * aside;
      cost -= OUTWARD * Math.abs(place - axis);
      const isOuter = (index === 0 || index === nodes.length) && place !== wanted;
      next.push({ along, low, high, wanted, place, isOuter, cost, before });
    }
    reached = next;
  }
  let gap = reached.reduce<Gap | undefined>(
    (best, gap) => (best && best.cost <= gap.cost ? best : gap),
    undefined,
  );
  const chosen: Gap[] = [];
  for (; gap; gap = gap.before) chosen.unshift(gap);
  return chosen;
}

/**
 * The part of a gap that is left to one line. A line that is pushed aside by a node stays the farther from it the less it
 * is pushed, so lines that turn the same corner run beside one another in the order that they come in.
 */
function lane({ low, high, wanted, isOuter }: Gap, outer: number): [number, number] {
  const room = isOuter ? OUTER_ROOM : 0.45 * (high - low);
  if (wanted < low) return [low + outer + room * Math.exp((wanted - low) / PUSH), high];
  if (wanted > high) return [low, high - outer - room * Math.exp((high - wanted) / PUSH)];
  return [low, high];
}

/** The outline of lines that pass outside, from 0 at one end over 1 in the middle to 0. */
function arch(share: number): number {
  return Math.sqrt(Math.max(0, 4 * share * (1 - share)));
}

/** How far from the middle of a node's side a line begins that goes so far aside; in the order of the directions. */
function lean(aside: number, ahead: number, room: number): number {
  return (room * Math.atan(aside / ahead)) / (Math.PI / 2);
}

/**
 * The shortest line through doors, each from low to high at its place along; by the funnel of what can be seen from the
 * last turn. Source: D. T. Lee, F. P. Preparata, Euclidean shortest paths in the presence of rectilinear barriers,
 * Networks 14 (1984) 393–410; here the doors are parallel, so the funnel is a range of slopes.
 */
function tightString(along: readonly number[], low: readonly number[], high: readonly number[]): number[] {
  const last = along.length - 1;
  const line = [low[0] ?? 0];
  let apex = 0;
  while (apex < last) {
    const [origin, height] = [along[apex] ?? 0, line[apex] ?? 0];
    let [least, most, atLeast, atMost] = [-Infinity, Infinity, last, last];
    let [turn, target] = [last, low[last] ?? 0];
    for (let door = apex + 1; door <= last; door++) {
      const distance = (along[door] ?? 0) - origin;
      const lower = ((low[door] ?? 0) - height) / distance;
      const upper = ((high[door] ?? 0) - height) / distance;
      if (lower > most || upper < least) {
        [turn, target] = lower > most ? [atMost, high[atMost] ?? 0] : [atLeast, low[atLeast] ?? 0];
        break;
      }
      if (lower >= least) [least, atLeast] = [lower, door];
      if (upper <= most) [most, atMost] = [upper, door];
    }
    const slope = (target - height) / ((along[turn] ?? 0) - origin);
    for (let door = apex + 1; door < turn; door++) line.push(height + slope * ((along[door] ?? 0) - origin));
    line.push(target);
    apex = turn;
  }
  return line;
}
