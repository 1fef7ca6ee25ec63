import { keyed } from "lit/directives/keyed.js";
import { nothing, svg, type TemplateResult } from "lit/html.js";
import type { Point } from "../../../scene/shapes.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import net from "../nets/net.css?inline";
import { netBoard, netThing, pill, wideEnough } from "../nets/net.ts";
import type { Joined } from "../nets/places/byDistance.ts";
import type { PartMove, PlayBoard, Stop } from "../playing.ts";
import { drawEdges, roomOf, type EdgeDrawing, type Spacing, placesIn } from "./lines.ts";
import own from "./play.css?inline";
import { en } from "./play/words.en.ts";
import { zh } from "./play/words.zh.ts";

/** Edges between the same two vertices, and the loops at one, are so far apart that a finger finds each. */
const FINGER = 24;

const CLOSE = { column: 1, row: 1, beside: 0, loop: 0, nested: 0, margin: 0 };

const LETTER = 7;

export const styles = signs + net + own;

/** Around the drawing: a vertex, and what is drawn around that. */
const PADDING = 26;
/** An edge is found within some way of its line, the nearest one first: wide strokes lie below narrow ones. */
const REACHES = ["far", "near"];

/** The drawn graph whose edges are cut. What is left stands where it stood at the start. */
export const board: PlayBoard = (playing) => {
  const { part, code, course, isMoving, isOpen, isWarned, preview, touched, hinted } = playing;
  const moves = playing.moves();
  const ends = part.edges;
  const all = [...ends.keys()];
  const words = { en, zh }[code];
  const places = standingPlaces(course);
  const now = places.at(-1) ?? [];
  const before = places.at(-2) ?? now;
  const left = all.filter((edge) => now[edge] !== undefined);
  const fell = all.filter((edge) => now[edge] === undefined && before[edge] !== undefined);
  const wasCut = edgesAt(before, course.at(-1)?.changes ?? []);
  const cut = edgesAt(now, preview ?? touched);
  const falls = (edge: number): number[] => fallenWith(edge, course[0]?.tokens ?? [], now, moves);
  const free = new Set([...cut].flatMap(falls));
  const hints = new Set(hinted.map((place) => now.indexOf(place)));

  const drawn = drawEdges(ends, spacingOf(ends));
  const room = wideEnough(roomOf(drawn, PADDING));
  const path = (edge: number): string => drawn.edges[edge]?.path ?? "";
  const paths = (edges: Iterable<number>): string => [...edges].map(path).join("");
  const middle = (edge: number): Point => drawn.edges[edge]?.middle ?? { x: 0, y: 0 };
  const joined = (edges: readonly number[]): Set<number> =>
    new Set(edges.flatMap((edge) => ends[edge] ?? []));
  const stay = joined(left.filter((edge) => !cut.has(edge) && !free.has(edge)));
  const stood = joined(left);
  const went = [...joined(fell)].filter((vertex) => !stood.has(vertex));

  const name = (edge: number): string => {
    const pair = ends[edge]?.join("–") ?? "";
    if (now[edge] === undefined) return words.fallen({ ends: pair });
    return words.edge({ ends: pair, falling: falls(edge).length, isHinted: hints.has(edge) });
  };
  const draw = (edge: number): TemplateResult => {
    const stands = now[edge] !== undefined;
    const { x, y } = middle(edge);
    return netThing(
      {
        thing: edge,
        name: name(edge),
        look: `edge ${stands ? (cut.has(edge) ? "cut" : free.has(edge) ? "goes" : "") : "gone"}`,
        canBePressed: isOpen && stands,
        isSilent: !stands && !fell.includes(edge),
      },
      svg`<path class="around" d=${path(edge)}></path><path class="reach" d=${stands ? path(edge) : ""}></path><circle class="extent" cx=${x} cy=${y} r="6"></circle><path class="stroke" d=${path(edge)}></path>`,
    );
  };
  const falling = svg`<path class="going stroke" d=${paths(wasCut)}></path>
    <g class="going falling"><path class="stroke" d=${paths(fell.filter((edge) => !wasCut.has(edge)))}></path>${points(drawn, went, () => "")}</g>`;
  return netBoard(
    playing,
    {
      look: "edge-play",
      name: words.board,
      frame: { ...room, height: room.height + HATCH },
      things: all.map((edge) => {
        const place = now[edge];
        const isGone = place === undefined;
        return { thing: edge, ...middle(edge), touch: isGone ? undefined : { place }, isGone };
      }),
    },
    svg`${ground(room, drawn.ground)}
    ${hints.size > 0 ? svg`<path class="hinted" d=${paths(hints)}></path>` : nothing}
    <path class="stroke trace" d=${paths(fell)}></path>
    ${[...wasCut].map((edge) => scissors(drawn, edge, "was"))}
    ${REACHES.map((reach) =>
      left.map((edge) => svg`<path class="reach ${reach}" data-at=${edge} d=${path(edge)}></path>`),
    )}
    ${all.map(draw)} ${points(drawn, [...stood], (vertex) => (stay.has(vertex) ? "" : "goes"))}
    ${isMoving ? keyed(course.length, falling) : nothing}
    ${left
      .filter((edge) => cut.has(edge))
      .map((edge) => (isWarned ? warning(middle(edge)) : scissors(drawn, edge, "is")))}`,
  );
};

/** The edges of the start that stand at the places that change. */
function edgesAt(
  places: ReadonlyArray<number | undefined>,
  changes: ReadonlyArray<{ readonly place: number }>,
): Set<number> {
  return new Set(changes.map(({ place }) => places.indexOf(place)).filter((edge) => edge >= 0));
}

/** How far the hatching below the ground reaches. */
const HATCH = 4;

function ground({ left, width }: { left: number; width: number }, y: number): TemplateResult {
  const strokes = Array.from(
    { length: Math.floor(width / 11) },
    (_, place) => `M${left + 10 + place * 11},${y}l-7,10`,
  );
  return svg`<path class="hatching" d=${strokes.join("")}></path><path class="ground" d="M${left},${y}h${width}"></path>`;
}

function points(
  { vertices }: EdgeDrawing,
  shown: readonly number[],
  looks: (vertex: number) => string,
): TemplateResult[] {
  return vertices
    .filter(({ vertex }) => shown.includes(vertex))
    .map(({ vertex, x, y }) => {
      const size = { width: widthOf(String(vertex).length), height: 20 };
      return svg`<g class="point ${looks(vertex)}" transform="translate(${x},${y})">${pill("body", size)}<text y="4">${vertex}</text></g>`;
    });
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

/** How wide a vertex is whose number has so many digits. */
function widthOf(digits: number): number {
  return Math.max(20, digits * LETTER + 8);
}

/**
 * At which place of the position each edge of the start stands, for every stop of the course. Of edges between the same two
 * vertices it is the one that was cut that has fallen, where that is known.
 */
export function standingPlaces(course: readonly Stop[]): Array<Array<number | undefined>> {
  const start = course[0]?.tokens ?? [];
  const all: Array<Array<number | undefined>> = [];
  for (const { tokens, changes = [] } of course) {
    const before = all.at(-1);
    const cut = new Set(changes.map(({ place }) => place));
    const hasFallen = (edge: number): boolean => {
      const place = before?.[edge];
      return before !== undefined && (place === undefined || cut.has(place));
    };
    all.push(placesIn(start, tokens, hasFallen));
  }
  return all;
}

/** The edges of the start that stand now and do not stand after a move that cuts one of them; that one aside. */
export function fallenWith(
  edge: number,
  start: readonly number[],
  now: ReadonlyArray<number | undefined>,
  moves: readonly PartMove[],
): number[] {
  const move = moves.find(({ changes }) => changes.some(({ place }) => place === now[edge]));
  if (!move) return [];
  const after = placesIn(start, move.left, (other) => other === edge || now[other] === undefined);
  return [...now.keys()].filter(
    (other) => other !== edge && now[other] !== undefined && after[other] === undefined,
  );
}
