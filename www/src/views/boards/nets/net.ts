// A drawn graph: its lines and points, what of it can be pressed, by mouse, finger and keyboard, and how much room it takes.
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Touch } from "../../../solver/requests.ts";
import type { Point } from "../../../scene/shapes.ts";
import { keptStop, pressedBoard } from "../kit/pointing.ts";
import { towards } from "../kit/towards.ts";
import type { Playing } from "../playing.ts";

/** A line, as path data, and a point of it from which it is found. */
export interface NetEdge {
  path: string;
  middle: Point;
}

export interface NetVertex extends Point {
  vertex: number;
}

/** A graph as lines and points, each in their order. */
export interface DrawnNet {
  edges: readonly NetEdge[];
  vertices: readonly NetVertex[];
}

/** The room of a drawing, in its own units; it is scaled to its place. */
export interface NetFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where little is drawn there is room all the same. */
const LEAST_WIDTH = 220;

export function wideEnough(frame: NetFrame): NetFrame {
  const width = Math.max(LEAST_WIDTH, frame.width);
  return { ...frame, left: frame.left - (width - frame.width) / 2, width };
}

/** What can be pressed, by its number: where the arrow keys find it unless it has gone, and what is touched by it. */
interface PressedThing extends Point {
  thing: number;
  touch: Touch | undefined;
  isGone?: boolean;
}

interface Net {
  /** Its name among the styles. */
  look: string;
  /** What it is called when it is read aloud. */
  name: string;
  frame: NetFrame;
  things: readonly PressedThing[];
}

/** A graph, and what is drawn of it. */
export function netBoard(
  playing: Playing,
  { look, name, frame, things }: Net,
  drawn: unknown,
): TemplateResult {
  const { left, top, width, height } = wideEnough(frame);
  return pressedNet(
    playing,
    { look, things },
    html`<svg
      viewBox="${left} ${top} ${width} ${height}"
      .style=${`--wide: ${width}; --high: ${height}`}
      role="group"
      aria-label=${name}
    >
      ${drawn}
      <g ${keptStop()}></g>
    </svg>`,
  );
}

/** Whatever is shown of a graph, with what can be pressed. */
export function pressedNet(
  playing: Playing,
  { look, things }: Pick<Net, "look" | "things">,
  shown: TemplateResult,
): TemplateResult {
  const thingAt = (at: number): PressedThing | undefined => things.find(({ thing }) => thing === at);
  return pressedBoard(
    playing,
    `net ${look}`,
    {
      touchOf: (at) => thingAt(at)?.touch,
      next: (key, from) => {
        const at = thingAt(from);
        const stay = things.filter(({ isGone }) => !isGone);
        return at && towards(key, at, stay)?.thing;
      },
    },
    shown,
  );
}

interface NetThing {
  thing: number;
  /** What it is called when it is read aloud. */
  name: string;
  look: string;
  at?: Point;
  canBePressed: boolean;
  /** Nothing is said of what has gone long ago. */
  isSilent?: boolean;
  /** Whether play is there. */
  isHere?: boolean;
  /** Whether the Tab key stops at it; else at one of them all. */
  isStop?: boolean;
}

/** Something on a graph that can be pressed. */
export function netThing(
  { thing, name, look, at, canBePressed, isSilent = false, isHere = false, isStop = false }: NetThing,
  drawn: unknown,
): TemplateResult {
  return svg`<g
    class="thing ${look}"
    data-at=${thing}
    transform=${at ? `translate(${at.x},${at.y})` : nothing}
    role="button"
    tabindex=${isStop ? 0 : -1}
    aria-label=${name}
    aria-current=${isHere ? "true" : nothing}
    aria-disabled=${canBePressed ? nothing : "true"}
    aria-hidden=${isSilent ? "true" : nothing}
  >${drawn}</g>`;
}

/** An edge that can be pressed, as long as it stands. */
export function edgeLine({ path, middle: { x, y } }: NetEdge, stands = true): TemplateResult {
  return svg`<path class="around" d=${path}></path><path class="reach" d=${stands ? path : ""}></path><circle class="extent" cx=${x} cy=${y} r="6"></circle><path class="stroke" d=${path}></path>`;
}

/** A vertex by its number. */
export function pointOf({ vertex, x, y }: NetVertex, look = ""): TemplateResult {
  const size = { width: widthOf(String(vertex).length), height: 20 };
  return svg`<g class="point ${look}" transform="translate(${x},${y})">${pill("body", size)}<text y="4">${vertex}</text></g>`;
}

/** How wide a vertex is whose number has so many digits. */
export function widthOf(digits: number): number {
  return Math.max(20, 7 * digits + 8);
}

/** A point, round where it is as wide as high, with so much around it. */
export function pill(
  look: string,
  { width, height }: { width: number; height: number },
  around = 0,
): TemplateResult {
  const [across, high] = [width + 2 * around, height + 2 * around];
  return svg`<rect class=${look} x=${-across / 2} y=${-high / 2} width=${across} height=${high} rx=${high / 2}></rect>`;
}
