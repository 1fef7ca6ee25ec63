import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Point } from "../../scene/shapes.ts";
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
const NAMES: readonly Point[] = [
  { x: 40, y: 26 },
  { x: 360, y: 26 },
  { x: 66, y: 338 },
];

interface VennFigure {
  label: string;
  sets: Sets;
  names: readonly [string, string, string];
  /** Whether the regions in an odd number of sets stand out. */
  isJudged: boolean;
  /** Powers that stand out: they have just come. */
  fresh?: readonly number[];
  /** Another number in the place of a set: what it takes out and puts in is drawn. */
  move?: { place: number; to: number };
  /** What is done when a region of two sets is pressed. */
  press?: ((lens: Lens) => void) | undefined;
}

/** Three heaps as sets of powers of two; a list beside it says the same. */
export function vennSvg({
  label,
  sets,
  names,
  isJudged,
  fresh = [],
  move,
  press,
}: VennFigure): TemplateResult {
  const bit = move ? 2 ** move.place : 0;
  const { out, put } = move ? change(sets[move.place] ?? 0, move.to) : { out: [], put: [] };
  return html`<svg class="venn" viewBox="0 0 400 372" role="img" aria-label=${label}>
    ${REGIONS.map((region) => {
      const lens = (Object.keys(LENSES) as Lens[]).find((each) => LENSES[each] === region);
      const isLit = isJudged && isOdd(region) && inRegion(region, sets).length > 0;
      const isOpen = press !== undefined && lens !== undefined;
      return svg`<path
        class="region ${isLit ? "odd" : ""} ${isOpen ? "open" : ""} ${fresh.some((power) => regionOf(power, sets) === region) ? "fresh" : ""}"
        d=${outline(region)}
        @click=${() => {
          if (isOpen) press(lens);
        }}
      ></path>`;
    })}
    ${CENTRES.map(({ x, y }) => svg`<circle class="set" cx=${x} cy=${y} r=${RADIUS}></circle>`)}
    ${names.map((name, place) => {
      const { x = 0, y = 0 } = NAMES[place] ?? {};
      return svg`<text class="name" x=${x} y=${y}>${name}</text>`;
    })}
    ${[0, ...REGIONS].map((region) => {
      const here = region === 0 ? [] : inRegion(region, sets);
      const changed = [...out, ...put].filter((power) => (regionOf(power, sets) ^ bit) === region);
      const all = [
        ...here.map((power) => ({
          power,
          look: out.includes(power) || put.includes(power) ? "leaves" : fresh.includes(power) ? "fresh" : "",
        })),
        ...changed.map((power) => ({ power, look: "comes" })),
      ];
      return all.map(({ power, look }, place) => powerIn(region, power, place, all.length, look));
    })}
  </svg>`;
}

/** A power at its place among those of a region. */
function powerIn(region: number, power: number, place: number, count: number, look: string): unknown {
  const { x, y, across } = MIDDLES[region] ?? { x: 0, y: 0, across: 1 };
  const columns = count > 6 ? across + 1 : across;
  const size = count > 12 ? 10.5 : count > 6 ? 13 : 19;
  const rows = Math.ceil(count / columns);
  const inRow = Math.min(columns, count - Math.floor(place / columns) * columns);
  const step = size * 1.9;
  const left = x + ((place % columns) - (inRow - 1) / 2) * step;
  const top = y + (Math.floor(place / columns) - (rows - 1) / 2) * size * 1.35;
  if (rows * size * 1.35 > 150)
    return place === 0
      ? svg`<text class="power" x=${x} y=${y} dy="0.36em" font-size="16">${count} × 2ⁿ</text>`
      : nothing;
  const ring =
    look === "comes" || look === "leaves" || look === "fresh"
      ? svg`<circle class="ring ${look}" cx=${left} cy=${top} r=${size * 0.86}></circle>`
      : nothing;
  return svg`${ring}<text class="power ${look}" x=${left} y=${top} dy="0.36em" font-size=${size}>${writtenPower(power)}</text>`;
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
