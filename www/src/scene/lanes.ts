import { keptApart } from "./apart.ts";
import type { Gap } from "./bands.ts";

/** Lines beside one another keep this distance where there is room: between nodes, outside them, and at their sides. */
const APART = 4.5;
const APART_OUTSIDE = 6;
const APART_AT_NODE = 8;

/** Lines that pass the same place, by the keys that order them, with their distances from its beginning. */
interface Bundle {
  keys: number[];
  offsets: number[];
  /** One of their gaps, unless it is at a node. */
  gap: Gap | undefined;
}

/** What lines share: sides of gaps, for those that a node pushes aside there, and sides of nodes, where they end. */
export type SharedLanes = Map<number, Bundle>;

/** What a line needs to know to find its lanes: its gaps, and where it would leave and arrive if it were alone. */
export interface Passage {
  gaps: readonly Gap[];
  from: number;
  to: number;
  leaves: number;
  arrives: number;
  /** Of lines that are pushed aside equally far the one of which this is more runs outside. */
  rank: number;
}

/**
 * Lines that turn round the same corner run beside one another instead of coinciding. The farther a node pushes a line
 * aside, the nearer it passes to it: so they keep the order that they come in, and need not cross. Among equals the
 * longer one runs outside. At a node they end apart, and as near as that allows to where they would end alone.
 */
export function lanesOf(
  passages: readonly Passage[],
  outerRoom: number,
  roomAt: (node: number) => number,
): SharedLanes {
  const lanes: SharedLanes = new Map();
  const add = (id: number, key: number, gap?: Gap): void => {
    const bundle = lanes.get(id);
    if (bundle) bundle.keys.push(key);
    else lanes.set(id, { keys: [key], offsets: [], gap });
  };
  for (const { gaps, from, to, leaves, arrives, rank } of passages) {
    add(endId(from, "leaves"), leaves);
    add(endId(to, "arrives"), arrives);
    for (const gap of gaps) {
      const side = sideOf(gap);
      if (side !== 0) add(gapId(gap, side), keyOf(gap, rank), gap);
    }
  }
  for (const [id, bundle] of lanes) {
    const { keys, gap } = bundle;
    if (keys.length > 1) keys.sort((one, other) => one - other);
    if (!gap) {
      bundle.offsets = endsApart(keys, roomAt(nodeOf(id)));
      continue;
    }
    const lines = keys.length + (lanes.get(id ^ 1)?.keys.length ?? 0);
    const apart = gap.isOuter
      ? Math.min(APART_OUTSIDE, outerRoom / lines)
      : Math.min(APART, (gap.high - gap.low) / lines);
    bundle.offsets = keys.map((_, rank) => rank * apart);
  }
  return lanes;
}

/** The part of a gap that is left to a line of this rank; its lane is from the first lanes that know it. */
export function laneOf(gap: Gap, rank: number, known: readonly SharedLanes[]): [number, number] {
  const side = sideOf(gap);
  if (side === 0) return [gap.low, gap.high];
  const offset = offsetOf(known, gapId(gap, side), keyOf(gap, rank)) ?? 0;
  return side < 0 ? [gap.low + offset, gap.high] : [gap.low, gap.high - offset];
}

/** Where on its nodes a line leaves and arrives, from their middles. */
export function endsAt(
  { from, to, leaves, arrives }: Passage,
  known: readonly SharedLanes[],
): [number, number] {
  return [
    offsetOf(known, endId(from, "leaves"), leaves) ?? leaves,
    offsetOf(known, endId(to, "arrives"), arrives) ?? arrives,
  ];
}

function offsetOf(known: readonly SharedLanes[], id: number, key: number): number | undefined {
  for (const lanes of known) {
    const bundle = lanes.get(id);
    if (!bundle) continue;
    const { keys, offsets } = bundle;
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    if (keys[low] === key) return offsets[low];
  }
  return undefined;
}

/** Ends of lines at a node, in the same order; equals share a place. */
function endsApart(wanted: readonly number[], room: number): number[] {
  const distinct = wanted.filter((place, index) => place !== wanted[index - 1]);
  const apart = Math.min(APART_AT_NODE, (2 * room) / distinct.length);
  if (distinct.every((place, index) => index === 0 || place - (distinct[index - 1] ?? 0) >= apart))
    return [...wanted];
  // A line that could be straight stays so.
  const weightOf = (place: number): number => (place === 0 ? 100 : 1);
  const places = keptApart(distinct, () => apart, weightOf, [-room, room]);
  let rank = -1;
  return wanted.map((place, index) => places[place === wanted[index - 1] ? rank : ++rank] ?? 0);
}

/** Which end of the gap a line touches that would rather be elsewhere: -1 the low one, 1 the high one. */
function sideOf({ wanted, low, high }: Gap): number {
  if (wanted < low) return -1;
  return wanted > high ? 1 : 0;
}

/** The least is the nearest to the node. */
function keyOf(gap: Gap, rank: number): number {
  return -sideOf(gap) * gap.wanted + rank / 100;
}

/** The two sides of a gap differ in the last bit. */
function gapId({ layer, index }: Gap, side: number): number {
  return (layer * 0x10000 + index) * 2 + (side < 0 ? 0 : 1);
}

function endId(node: number, end: "leaves" | "arrives"): number {
  return -2 * node - (end === "leaves" ? 1 : 2);
}

/** The node of such a number. */
function nodeOf(endId: number): number {
  return Math.ceil(-endId / 2) - 1;
}
