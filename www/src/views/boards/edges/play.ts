import { keyed } from "lit/directives/keyed.js";
import { nothing, svg, type TemplateResult } from "lit/html.js";
import type { Point } from "../../../scene/shapes.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import { netCourse } from "../nets/course.ts";
import net from "../nets/net.css?inline";
import { edgeLine, netBoard, netThing, pointOf, wideEnough, widthOf } from "../nets/net.ts";
import type { Joined } from "../nets/places/byDistance.ts";
import type { PlayBoard } from "../playing.ts";
import { drawEdges, roomOf, type EdgeDrawing, takenEdges, type Spacing } from "./lines.ts";
import own from "./play.css?inline";
import { wordsBy } from "./play/words.all.ts";

/** Edges between the same two vertices, and the loops at one, are so far apart that a finger finds each. */
const FINGER = 24;

const CLOSE = { column: 1, row: 1, beside: 0, loop: 0, nested: 0, margin: 0 };

export const styles = [signs, net, own];

/** Around the drawing: a vertex, and what is drawn around that. */
const PADDING = 26;
/** An edge is found within some way of its line, the nearest one first: wide strokes lie below narrow ones. */
const REACHES = ["far", "near"];

/** The drawn graph whose edges are cut. What is left stands where it stood at the start. */
export const board: PlayBoard = (playing) => {
  const { part, code, course, isMoving, isOpen, isWarned } = playing;
  const ends = part.edges ?? [];
  const all = [...ends.keys()];
  const words = wordsBy[code];
  const kind = takenEdges(ends, course[0]?.tokens ?? []);
  const { now, was, is, stays, wasChosen, went, chosen, going, hinted, goesWith } = netCourse(playing, kind);
  const left = [...now.keys()];

  const drawn = drawEdges(ends, spacingOf(ends));
  const room = wideEnough(roomOf(drawn, PADDING));
  const path = (edge: number): string => drawn.edges[edge]?.path ?? "";
  const paths = (edges: Iterable<number>): string => [...edges].map(path).join("");
  const middle = (edge: number): Point => drawn.edges[edge]?.middle ?? { x: 0, y: 0 };
  const points = (isShown: (vertex: number) => boolean): TemplateResult[] =>
    drawn.vertices.flatMap((at) =>
      isShown(at.vertex)
        ? pointOf(at, is.vertices.has(at.vertex) && !stays.vertices.has(at.vertex) ? "goes" : "")
        : [],
    );

  const name = (edge: number): string => {
    const pair = ends[edge]?.join("–") ?? "";
    if (!now.has(edge)) return words.fallen({ ends: pair });
    return words.edge({ ends: pair, falling: goesWith(edge).length, isHinted: hinted.has(edge) });
  };
  const draw = (edge: number): TemplateResult => {
    const stands = now.has(edge);
    return netThing(
      {
        thing: edge,
        name: name(edge),
        look: `edge ${stands ? (chosen.has(edge) ? "cut" : going.has(edge) ? "goes" : "") : "gone"}`,
        canBePressed: isOpen && stands,
        isSilent: !stands && !went.includes(edge),
      },
      edgeLine({ path: path(edge), middle: middle(edge) }, stands),
    );
  };
  const falling = svg`<path class="going stroke" d=${paths(wasChosen)}></path>
    <g class="going falling"><path class="stroke" d=${paths(went.filter((edge) => !wasChosen.has(edge)))}></path>${points((vertex) => was.vertices.has(vertex) && !is.vertices.has(vertex))}</g>`;
  return netBoard(
    playing,
    {
      look: "edge-play",
      name: words.board,
      frame: { ...room, height: room.height + HATCH },
      things: all.map((edge) => {
        const place = now.get(edge);
        const isGone = place === undefined;
        return { thing: edge, ...middle(edge), touch: isGone ? undefined : { place }, isGone };
      }),
    },
    svg`${ground(room, drawn.ground)}
    ${hinted.size > 0 ? svg`<path class="hinted" d=${paths(hinted)}></path>` : nothing}
    <path class="stroke trace" d=${paths(went)}></path>
    ${[...wasChosen].map((edge) => scissors(drawn, edge, "was"))}
    ${REACHES.map((reach) =>
      left.map((edge) => svg`<path class="reach ${reach}" data-at=${edge} d=${path(edge)}></path>`),
    )}
    ${all.map(draw)} ${points((vertex) => is.vertices.has(vertex))}
    ${isMoving ? keyed(course.length, falling) : nothing}
    ${left
      .filter((edge) => chosen.has(edge))
      .map((edge) => (isWarned ? warning(middle(edge)) : scissors(drawn, edge, "is")))}`,
  );
};

/** How far the hatching below the ground reaches. */
const HATCH = 4;

function ground({ left, width }: { left: number; width: number }, y: number): TemplateResult {
  const strokes = Array.from(
    { length: Math.floor(width / 11) },
    (_, place) => `M${left + 10 + place * 11},${y}l-7,10`,
  );
  return svg`<path class="hatching" d=${strokes.join("")}></path><path class="ground" d="M${left},${y}h${width}"></path>`;
}

/** Open scissors whose blades lie across an edge. */
function scissors(drawn: EdgeDrawing, edge: number, kind: "is" | "was"): TemplateResult {
  const { middle: { x, y } = { x: 0, y: 0 }, slope = 0 } = drawn.edges[edge] ?? {};
  const turn = slope + 90;
  return svg`<g class="scissors ${kind}" transform="translate(${x},${y}) rotate(${turn})"><circle r="12"></circle><path d="M-2.5,-1.6L7.5,4.4M-2.5,1.6L7.5,-4.4M-7.6,-3.4a2.6,2.6 0 1,1 5.2,0a2.6,2.6 0 1,1 -5.2,0M-7.6,3.4a2.6,2.6 0 1,1 5.2,0a2.6,2.6 0 1,1 -5.2,0"></path></g>`;
}

/** How a drawing is spaced that fills a board: few edges are long; of many, each is still found. */
export function spacingOf(ends: readonly Joined[]): Spacing {
  const { width, ground } = drawEdges(ends, CLOSE);
  const digits = String(Math.max(...ends.flat(), 0)).length;
  const equal = ends.map(
    ([one, other]) => ends.filter((pair) => pair[0] === one && pair[1] === other).length,
  );
  const room = Math.max(34, widthOf(digits) + 10, FINGER * Math.max(...equal, 0) + 10);
  return {
    column: Math.max(room, Math.min(72, 320 / Math.max(1, width))),
    row: Math.max(44, Math.min(72, 260 / Math.max(1, ground))),
    beside: FINGER,
    loop: 44,
    nested: 36,
    margin: 0,
  };
}
