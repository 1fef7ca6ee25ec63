import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Quantity, Run } from "../../../solver/wire.ts";
import type { KitWords } from "../words.ts";

type Cycle = Extract<Quantity, { kind: "cycle" }>;

/** So many places are written down one by one; of more, values that follow one another are an arc. */
const MOST_PLACES = 32;

/** What is drawn at which distance from the middle, in the units of the picture. */
const RADIUS = { places: { ring: 84, step: 64 }, runs: { ring: 64, step: 46 } };

/** How much of the turn a run has at least, so that it can be seen. */
const LEAST_RUN = 0.06;

/** How much of the turn is left free between two runs. */
const GAP = 0.005;

const TURN = 2 * Math.PI;

/** The point at a distance from the middle after a part of a turn, from the top clockwise. */
function point(turn: number, radius: number): { x: number; y: number } {
  const round = (length: number): number => Math.round(length * 100) / 100;
  const angle = turn * TURN;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** A part of a circle, clockwise; less than a whole turn. */
function arc(from: number, turns: number, radius: number): string {
  const [start, end] = [point(from, radius), point(from + turns, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${turns > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

interface Arc extends Run {
  /** The place where it begins. */
  first: number;
  /** Where that is in the turn, and how much of it the run has. */
  start: number;
  turns: number;
}

/** The runs around the circle: each as long as it is, but none too short to be seen. */
function arcsOf(runs: readonly Run[], places: number): Arc[] {
  const least = places > MOST_PLACES ? LEAST_RUN : 0;
  const widths = runs.map(({ length }) => Math.max(length / places, least));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const arcs: Arc[] = [];
  let [first, start] = [0, 0];
  for (const [index, run] of runs.entries()) {
    const turns = (widths[index] ?? 0) / whole;
    arcs.push({ ...run, first, start, turns });
    first += run.length;
    start += turns;
  }
  return arcs;
}

function arcAt(arcs: readonly Arc[], place: number): Arc | undefined {
  return arcs.findLast(({ first }) => first <= place);
}

/** Where the middle of a place is in the turn. */
function turnOf(arcs: readonly Arc[], place: number): number {
  const run = arcAt(arcs, place);
  return run ? run.start + ((place - run.first + 0.5) / run.length) * run.turns : 0;
}

/** A long number in few characters. */
function short(value: number, number: KitWords["number"]): string {
  if (value < 1_000_000) return number(value);
  const [digits = "", exponent = ""] = value.toExponential(1).split("e+");
  const raised = Array.from(exponent, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `≈ ${digits}·10${raised}`;
}

/** How many places in a row have a value, beside their arc. */
function runLabel({ value, length, start, turns }: Arc, { number }: KitWords): TemplateResult {
  const { x, y } = point(start + turns / 2, RADIUS.runs.ring + 18);
  const anchor = x > 20 ? "start" : x < -20 ? "end" : "middle";
  return svg`<text x=${x} y=${y} text-anchor=${anchor}>${number(value)} × ${short(length, number)}</text>`;
}

/** A step along a cycle of values, drawn: the values clockwise from the top, an arrow from where it begins to where it ends. */
export function cycleFigure({ runs, from, to }: Cycle, messages: KitWords): TemplateResult {
  const { number, theorem } = messages;
  const places = runs.reduce((sum, { length }) => sum + length, 0);
  const isEach = places <= MOST_PLACES;
  const radius = isEach ? RADIUS.places : RADIUS.runs;
  const arcs = arcsOf(runs, places);
  const [start, end] = [turnOf(arcs, from), turnOf(arcs, to)];
  const valueAt = (place: number): number => arcAt(arcs, place)?.value ?? 0;
  // A step of whole turns ends just before it would close.
  const turns = Math.min((((end - start) % 1) + 1) % 1 || 1, 0.98);
  const head = point(start + turns, radius.step);
  const mark = (place: number, name: string): TemplateResult => {
    const { x, y } = point(turnOf(arcs, place), radius.ring);
    return svg`<circle class=${name} cx=${x} cy=${y} r="9"></circle>`;
  };
  const label = (place: number): TemplateResult => {
    const { x, y } = point(turnOf(arcs, place), radius.ring);
    return svg`<text class=${place === to ? "reached" : nothing} x=${x} y=${y}>${number(valueAt(place))}</text>`;
  };
  const labelled = isEach ? Array.from({ length: places }, (_, place) => place) : [...new Set([from, to])];
  const described = runs.map(({ value, length }) => `${number(value)} × ${number(length)}`);
  const ends = {
    from: number(from),
    value: number(valueAt(from)),
    to: number(to),
    valueThere: number(valueAt(to)),
  };
  return html`<svg viewBox="-160 -112 320 224" role="img">
    <title>${theorem.cycleStep(ends)}</title>
    <desc>${theorem.cycle({ places: number(places), runs: described })}</desc>
    ${arcs.map((run, index) => svg`<path class=${index % 2 ? "run odd" : "run"} d=${arc(run.start + GAP / 2, run.turns - GAP, radius.ring)}></path>`)}
    <path class="step" d=${arc(start, turns, radius.step)}></path>
    <path
      class="head"
      d="M-4-5L5 0L-4 5z"
      transform=${`translate(${head.x} ${head.y}) rotate(${Math.round((start + turns) * 360)})`}
    ></path>
    ${mark(from, "from")} ${mark(to, "to")} ${labelled.map(label)}
    ${isEach ? nothing : arcs.map((run) => runLabel(run, messages))}
    <text y="-8">${number(from)} → ${number(to)}</text>
    <text class="modulus" y="10">mod ${short(places, number)}</text>
  </svg>`;
}
