// Three circles with the powers of two that lie in them, as shapes.
import type { Paint } from "../../scene/paint.ts";
import type { Point } from "../../scene/shapes.ts";
import { circle, type StillPath, type StillText } from "../../scene/still.ts";
import { widthOf } from "../kit/placed.ts";
import { middled, type PicturePiece, type StructurePicture } from "./picture.ts";
import {
  change,
  inRegion,
  isOdd,
  LENSES,
  REGIONS,
  regionOf,
  writtenPower,
  type Lens,
  type Sets,
} from "./venn.ts";

const RADIUS = 112;
const CENTRES: readonly Point[] = [
  { x: 140, y: 146 },
  { x: 260, y: 146 },
  { x: 200, y: 250 },
];
/** The middle of each region, and how many powers stand in a row there. */
const MIDDLES: Readonly<Record<number, Point & { across: number }>> = {
  0: { x: 352, y: 334, across: 2 },
  1: { x: 92, y: 122, across: 2 },
  2: { x: 308, y: 122, across: 2 },
  4: { x: 200, y: 312, across: 3 },
  3: { x: 200, y: 102, across: 2 },
  5: { x: 138, y: 222, across: 2 },
  6: { x: 262, y: 222, across: 2 },
  7: { x: 200, y: 181, across: 2 },
};
/** Where the middles of the baselines of the sets’ names are, and how wide a name may be there. */
const NAMES: ReadonlyArray<Point & { room: number }> = [
  { x: 40, y: 26, room: 190 },
  { x: 360, y: 26, room: 190 },
  { x: 66, y: 350, room: 128 },
];
const [WIDTH, HEIGHT] = [400, 372];

interface VennFigure {
  label: string;
  sets: Sets;
  names: readonly [string, string, string];
  /** Whether the regions in an odd number of sets stand out. */
  isJudged: boolean;
  /** Powers that stand out: they have just come. */
  fresh?: readonly number[];
  /** Another number in the place of a set: what it takes out and puts in is drawn. */
  move?: { place: number; to: number } | undefined;
}

/** A power that comes is put in, one that leaves is taken out, and a fresh one came with the last step. */
type PowerLook = "comes" | "leaves" | "fresh";

/** Three heaps as sets of powers of two; a list beside it says the same. */
export function vennPicture({
  label,
  sets,
  names,
  isJudged,
  fresh = [],
  move,
}: VennFigure): StructurePicture {
  const bit = move ? 2 ** move.place : 0;
  const { out, put } = move ? change(sets[move.place] ?? 0, move.to) : { out: [], put: [] };
  const powers = [0, ...REGIONS].flatMap((region) => {
    const here = region === 0 ? [] : inRegion(region, sets);
    const changed = [...out, ...put].filter((power) => (regionOf(power, sets) ^ bit) === region);
    const all = [
      ...here.map((power) => ({ power, look: lookOf(power, [...out, ...put], fresh) })),
      ...changed.map((power) => ({ power, look: "comes" as const })),
    ];
    return all.map(({ power, look }, place) => powerIn(region, power, place, all.length, look));
  });
  return {
    look: "venn",
    label,
    width: WIDTH,
    height: HEIGHT,
    pieces: [
      ...REGIONS.map((region) => regionPiece(region, sets, isJudged, fresh)),
      ...CENTRES.map(({ x, y }): PicturePiece => ({
        parts: [{ kind: "path", d: circle(x, y, RADIUS), stroke: { paint: "ink", width: 2 } }],
        look: "set",
      })),
      ...names.map((name, place): PicturePiece => ({ parts: [nameOf(name, place)] })),
      ...powers,
    ],
  };
}

/** A long name is written smaller, and no name goes beyond the picture. */
function nameOf(text: string, place: number): StillText {
  const { x, y, room } = NAMES[place] ?? { x: 0, y: 0, room: 0 };
  const size = 18 * Math.min(1, room / widthOf(text, 18));
  const half = widthOf(text, size) / 2;
  const middle = Math.max(half, Math.min(WIDTH - half, x));
  return { kind: "text", text, x: middle, y, anchor: "middle", size, fill: "ink", isBold: true };
}

function lookOf(power: number, leaves: readonly number[], fresh: readonly number[]): PowerLook | undefined {
  return leaves.includes(power) ? "leaves" : fresh.includes(power) ? "fresh" : undefined;
}

function regionPiece(region: number, sets: Sets, isJudged: boolean, fresh: readonly number[]): PicturePiece {
  const lens = (Object.keys(LENSES) as Lens[]).find((each) => LENSES[each] === region);
  const isLit = isJudged && isOdd(region) && inRegion(region, sets).length > 0;
  const isFresh = fresh.some((power) => regionOf(power, sets) === region);
  const d = outline(region);
  const filled = (fill: Paint, opacity: number): StillPath[] => [{ kind: "path", d, fill, opacity }];
  return {
    parts: isFresh ? filled("focus", 0.16) : isLit ? filled("accent", 0.26) : [],
    look: `region ${isLit ? "odd" : ""}`,
    of: { lens, outline: d },
  };
}

/** How a power is written, and what is around it. */
const LOOKS: Readonly<Record<PowerLook, { fill: Paint; ring: Partial<StillPath> }>> = {
  comes: { fill: "on-accent", ring: { fill: "accent" } },
  leaves: { fill: "muted", ring: { stroke: { paint: "accent", width: 2, dash: "3 3" } } },
  fresh: { fill: "ink", ring: { stroke: { paint: "focus", width: 2 } } },
};

/** A power at its place among those of a region. */
function powerIn(
  region: number,
  power: number,
  place: number,
  count: number,
  look: PowerLook | undefined,
): PicturePiece {
  const { x, y, across } = MIDDLES[region] ?? { x: 0, y: 0, across: 1 };
  const columns = count > 6 ? across + 1 : across;
  const size = count > 12 ? 10.5 : count > 6 ? 13 : 19;
  const rows = Math.ceil(count / columns);
  const inRow = Math.min(columns, count - Math.floor(place / columns) * columns);
  const step = size * 1.9;
  const spot = {
    x: x + ((place % columns) - (inRow - 1) / 2) * step,
    y: y + (Math.floor(place / columns) - (rows - 1) / 2) * size * 1.35,
  };
  if (rows * size * 1.35 > 150) return { parts: place === 0 ? [middled(`${count} × 2ⁿ`, { x, y }, 16)] : [] };
  const text = writtenPower(power);
  if (!look) return { parts: [middled(text, spot, size)] };
  const { fill, ring } = LOOKS[look];
  const half = (0.3 * text.length + 0.05) * size;
  const struck: StillPath = {
    kind: "path",
    d: `M${spot.x - half},${spot.y}h${2 * half}`,
    stroke: { paint: fill, width: size / 14 },
  };
  return {
    parts: [
      { kind: "path", d: circle(spot.x, spot.y, size * 0.86), ...ring },
      middled(text, spot, size, fill, look === "comes"),
      ...(look === "leaves" ? [struck] : []),
    ],
    look: `power ${look}`,
  };
}

const outlines = new Map<number, string>();

/** The outline of a region: arcs of the circles, from corner to corner. */
function outline(region: number): string {
  const known = outlines.get(region) ?? drawn(region);
  outlines.set(region, known);
  return known;
}

/** Where two circles meet, inside the third or outside of it. */
function meeting(one: number, two: number, isInside: boolean): Point {
  const [a, b] = [CENTRES[one], CENTRES[two]];
  const third = CENTRES[3 - one - two];
  if (!a || !b || !third) return { x: 0, y: 0 };
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const apart = Math.hypot(b.x - a.x, b.y - a.y);
  const off = Math.sqrt(RADIUS ** 2 - (apart / 2) ** 2);
  const side = { x: (-(b.y - a.y) / apart) * off, y: ((b.x - a.x) / apart) * off };
  const both = [
    { x: middle.x + side.x, y: middle.y + side.y },
    { x: middle.x - side.x, y: middle.y - side.y },
  ];
  const distance = (place: Point): number => Math.hypot(place.x - third.x, place.y - third.y);
  both.sort((p, q) => distance(p) - distance(q));
  return (isInside ? both[0] : both[1]) ?? middle;
}

/** An arc of a circle from one place to another: the shorter one, or the other. */
function arc(circle: number, from: Point, to: Point, isShort: boolean): string {
  const { x, y } = CENTRES[circle] ?? { x: 0, y: 0 };
  const cross = (from.x - x) * (to.y - y) - (from.y - y) * (to.x - x);
  const sweep = cross > 0 === isShort ? 1 : 0;
  return `A${RADIUS},${RADIUS} 0 ${isShort ? 0 : 1} ${sweep} ${to.x.toFixed(1)},${to.y.toFixed(1)}`;
}

function drawn(region: number): string {
  const members = [0, 1, 2].filter((place) => Math.floor(region / 2 ** place) % 2 === 1);
  const others = [0, 1, 2].filter((place) => !members.includes(place));
  const start = ({ x, y }: Point): string => `M${x.toFixed(1)},${y.toFixed(1)}`;
  const [one = 0, two = 1] = members;
  const [three = 2, four = 2] = others;
  if (members.length === 3) {
    const [ab, bc, ac] = [meeting(0, 1, true), meeting(1, 2, true), meeting(0, 2, true)];
    return `${start(ab)}${arc(1, ab, bc, true)}${arc(2, bc, ac, true)}${arc(0, ac, ab, true)}Z`;
  }
  if (members.length === 2) {
    const top = meeting(one, two, false);
    const [left, right] = [meeting(one, three, true), meeting(two, three, true)];
    return `${start(top)}${arc(one, top, left, true)}${arc(three, left, right, true)}${arc(two, right, top, true)}Z`;
  }
  const [first, last] = [meeting(one, three, false), meeting(one, four, false)];
  const inner = meeting(three, four, true);
  return `${start(first)}${arc(one, first, last, isOuterShort(one, first, last))}${arc(four, last, inner, true)}${arc(three, inner, first, true)}Z`;
}

/** Whether the arc of a circle that lies in no other is its shorter one. */
function isOuterShort(circle: number, from: Point, to: Point): boolean {
  const { x, y } = CENTRES[circle] ?? { x: 0, y: 0 };
  const middle = { x: (from.x + to.x) / 2 - x, y: (from.y + to.y) / 2 - y };
  const length = Math.hypot(middle.x, middle.y) || 1;
  const short = { x: x + (middle.x / length) * RADIUS, y: y + (middle.y / length) * RADIUS };
  return CENTRES.every(
    (other, place) => place === circle || Math.hypot(short.x - other.x, short.y - other.y) > RADIUS,
  );
}
