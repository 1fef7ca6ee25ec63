import { keyed } from "lit/directives/keyed.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { keptStop, pointedBoard, type BoardPointing } from "../kit/pointing.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import { towards } from "../kit/towards.ts";
import type { PlayBoard, Stop } from "../playing.ts";
import { drawEdges, roomOf, type EdgeDrawing, type EdgeList, type Spacing, placesIn } from "./places.ts";
import own from "./play.css?inline";
import { en } from "./play/words.en.ts";
import { zh } from "./play/words.zh.ts";

/** Edges between the same two vertices, and the loops at one, are so far apart that a finger finds each. */
const FINGER = 24;

const CLOSE = { column: 1, row: 1, beside: 0, loop: 0, nested: 0, margin: 0 };

const LETTER = 7;

export const styles = signs + own;

/** Around the drawing: a vertex, and what is drawn around that. */
const PADDING = 26;
const LEAST_GROUND = 220;
/** A drawing grows with its pane up to so many times its size, as long as it is not higher than this, in pixels. */
const LARGEST = 2;
const HIGHEST = 400;
/** Smaller, its letters could not be read, nor a finger find each edge: then the board scrolls. */
const SMALLEST = 0.85;
/** What is said above it and what can be done below it are to be seen as well, where the screen is low. */
const ROOM = "56vh";
/** An edge is found within some way of its line, the nearest one first: wide strokes lie below narrow ones. */
const REACHES = ["far", "near"];

/** The drawn graph whose edges are cut. What is left stands where it stood at the start. */
export const board: PlayBoard = (playing) => {
  const { part, code, course, isMoving, isOpen, isRefused, isWarned, preview, touched, hinted } = playing;
  const ends = part.edges;
  const words = { en, zh }[code];
  const places = standingPlaces(course);
  const now = places.at(-1) ?? [];
  const before = places.at(-2) ?? now;
  const left = [...ends.keys()].filter((edge) => now[edge] !== undefined);
  const fell = [...ends.keys()].filter((edge) => now[edge] === undefined && before[edge] !== undefined);
  const wasCut = edgesAt(before, course.at(-1)?.changes ?? []);
  const cut = edgesAt(now, preview ?? touched);
  const free = loosened(ends, left, cut);
  const hints = edgesAt(
    now,
    hinted.map((place) => ({ place })),
  );

  const drawn = drawEdges(ends, spacingOf(ends));
  const room = roomOf(drawn, PADDING);
  const width = Math.max(LEAST_GROUND, room.width);
  const leftmost = room.left - (width - room.width) / 2;
  const height = room.height + HATCH;
  const scale = Math.max(1, Math.min(LARGEST, HIGHEST / height));
  const path = (edge: number): string => drawn.edges[edge]?.path ?? "";
  const paths = (edges: Iterable<number>): string => [...edges].map(path).join("");
  const joined = (edges: readonly number[]): Set<number> =>
    new Set(edges.flatMap((edge) => ends[edge] ?? []));
  const stay = joined(left.filter((edge) => !cut.has(edge) && !free.has(edge)));
  const stood = joined(left);
  const went = [...joined(fell)].filter((vertex) => !stood.has(vertex));

  const pointing: BoardPointing = {
    isOpen,
    show: (edge) => {
      const place = edge === undefined ? undefined : now[edge];
      playing.show(place === undefined ? undefined : { place });
    },
    press: (edge) => {
      const place = now[edge];
      if (place !== undefined) playing.touch({ place });
    },
    next: (key, from) => {
      const points = left.map((edge) => ({ edge, ...middleOf(drawn, edge) }));
      return towards(key, middleOf(drawn, from), points)?.edge;
    },
  };
  const looks = (edge: number): string => {
    if (now[edge] === undefined) return "gone";
    return cut.has(edge) ? "cut" : free.has(edge) ? "free" : "";
  };
  const name = (edge: number): string => {
    const pair = ends[edge] ?? [];
    if (now[edge] === undefined) return words.fallen({ ends: pair.join("–") });
    return words.edge({
      ends: pair.join("–"),
      falling: loosened(ends, left, new Set([edge])).size,
      isHinted: hints.has(edge),
    });
  };
  return pointedBoard(
    "edge-play",
    pointing,
    html`<svg
      class=${isRefused ? "refused" : isOpen ? "open" : ""}
      viewBox="${leftmost} ${room.top} ${width} ${height}"
      .style=${`min-width: ${width * SMALLEST}px; max-width: ${width * scale}px; max-height: max(${height * SMALLEST}px, ${ROOM})`}
      role="group"
      aria-label=${words.board}
    >
      ${ground(leftmost, width, drawn.ground)}
      ${hints.size > 0 ? svg`<path class="hinted" d=${paths(hints)}></path>` : nothing}
      <path class="trace" d=${paths(fell)}></path>
      ${[...wasCut].map((edge) => scissors(drawn, edge, "was"))}
      ${REACHES.map((reach) =>
        left.map((edge) => svg`<path class="reach ${reach}" data-at=${edge} d=${path(edge)}></path>`),
      )}
      ${[...ends.keys()].map(
        (edge) => svg`<g
          class="edge ${looks(edge)}"
          data-at=${edge}
          role="button"
          tabindex="-1"
          aria-label=${name(edge)}
          aria-disabled=${isOpen && now[edge] !== undefined ? nothing : "true"}
          aria-hidden=${now[edge] === undefined && !fell.includes(edge) ? "true" : nothing}
        ><path class="around" d=${path(edge)}></path><path class="reach" d=${now[edge] === undefined ? "" : path(edge)}></path><circle class="extent" cx=${middleOf(drawn, edge).x} cy=${middleOf(drawn, edge).y} r="6"></circle><path class="stem" d=${path(edge)}></path></g>`,
      )}
      ${vertices(drawn, [...stood], (vertex) => (stay.has(vertex) ? "" : "free"))}
      ${
        isMoving
          ? keyed(
              course.length,
              svg`<path class="going cut" d=${paths(wasCut)}></path><g class="going">
              <path d=${paths(fell.filter((edge) => !wasCut.has(edge)))}></path>${vertices(drawn, went, () => "")}
            </g>`,
            )
          : nothing
      }
      ${[...cut].map((edge) =>
        now[edge] === undefined
          ? nothing
          : isWarned
            ? warning(middleOf(drawn, edge))
            : scissors(drawn, edge, "is"),
      )}
      <g ${keptStop()}></g>
    </svg>`,
  );
};

/** The edges of the start that stand at the places that change. */
function edgesAt(
  places: ReadonlyArray<number | undefined>,
  changes: ReadonlyArray<{ readonly place: number }>,
): Set<number> {
  return new Set(changes.map(({ place }) => places.indexOf(place)).filter((edge) => edge >= 0));
}

function middleOf({ edges }: EdgeDrawing, edge: number): { x: number; y: number } {
  return edges[edge]?.middle ?? { x: 0, y: 0 };
}

/** How far the hatching below the ground reaches. */
const HATCH = 4;

function ground(left: number, width: number, y: number): TemplateResult {
  const strokes = Array.from(
    { length: Math.floor(width / 11) },
    (_, place) => `M${left + 10 + place * 11},${y}l-7,10`,
  );
  return svg`<path class="hatching" d=${strokes.join("")}></path><path class="ground" d="M${left},${y}h${width}"></path>`;
}

function vertices(
  { vertices }: EdgeDrawing,
  shown: readonly number[],
  looks: (vertex: number) => string,
): TemplateResult[] {
  return vertices
    .filter(({ vertex }) => shown.includes(vertex))
    .map(({ vertex, x, y }) => {
      const width = widthOf(String(vertex).length);
      return svg`<g class="point ${looks(vertex)}"><rect x=${x - width / 2} y=${y - 10} width=${width} height="20" rx="10"></rect><text x=${x} y=${y + 4}>${vertex}</text></g>`;
    });
}

/** Open scissors whose blades lie across an edge. */
function scissors(drawn: EdgeDrawing, edge: number, kind: "is" | "was"): TemplateResult {
  const { x, y } = middleOf(drawn, edge);
  const turn = (drawn.edges[edge]?.slope ?? 0) + 90;
  return svg`<g class="scissors ${kind}" transform="translate(${x},${y}) rotate(${turn})"><circle r="12"></circle><path d="M-2.5,-1.6L7.5,4.4M-2.5,1.6L7.5,-4.4M-7.6,-3.4a2.6,2.6 0 1,1 5.2,0a2.6,2.6 0 1,1 -5.2,0M-7.6,3.4a2.6,2.6 0 1,1 5.2,0a2.6,2.6 0 1,1 -5.2,0"></path></g>`;
}

/** How a drawing is spaced that fills a board: few edges are long; of many, each is still found. */
export function spacingOf(ends: EdgeList): Spacing {
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

/** Those of the edges that stand which are no longer joined to the ground, vertex 0, once some are cut. */
export function loosened(ends: EdgeList, standing: Iterable<number>, cut: ReadonlySet<number>): Set<number> {
  const left = [...standing].flatMap((edge) => {
    const pair = ends[edge];
    return pair && !cut.has(edge) ? [{ edge, pair }] : [];
  });
  const reached = new Set([0]);
  for (const vertex of reached)
    for (const { pair } of left) if (pair.includes(vertex)) pair.forEach((end) => reached.add(end));
  return new Set(left.flatMap(({ edge, pair }) => (reached.has(pair[0]) ? [] : edge)));
}
