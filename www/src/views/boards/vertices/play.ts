import { keyed } from "lit/directives/keyed.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Point } from "../../../scene/shapes.ts";
import { keptStop, pointedBoard, type BoardPointing } from "../kit/pointing.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import { towards } from "../kit/towards.ts";
import type { PlayBoard } from "../playing.ts";
import { drawGraph, vertexOf, type EdgeEnds } from "./places.ts";
import own from "./play.css?inline";
import { en } from "./play/words.en.ts";
import { zh } from "./play/words.zh.ts";

export const styles = signs + own;

/** Around the vertices: their circles, and what is drawn around these. */
const PADDING = 30;
const LEAST_WIDTH = 220;
/** Smaller, its letters could not be read, nor a finger find each vertex: then the board scrolls. */
const SMALLEST = 0.8;
/** What is said above it and what can be done below it are to be seen as well, where the screen is low. */
const ROOM = "56vh";

/** The drawn graph whose vertices are chosen. What is left stands where it stood at the start. */
export const board: PlayBoard = (playing) => {
  const { part, code, course, isMoving, isOpen, isRefused, isWarned, preview, touched, hinted } = playing;
  const words = { en, zh }[code];
  const { width, height, places, edges } = drawGraph(part.edges);
  const stops = course.map(({ tokens }) => tokens.map(vertexOf));
  const now = stops.at(-1) ?? [];
  const before = stops.at(-2) ?? now;
  const went = before.filter((vertex) => !now.includes(vertex));
  const verticesAt = (all: readonly number[], of: ReadonlyArray<{ readonly place: number }>): Set<number> =>
    new Set(of.flatMap(({ place }) => all[place] ?? []));
  const wasChosen = verticesAt(before, course.at(-1)?.changes ?? []);
  const chosen = verticesAt(now, preview ?? touched);
  const hints = verticesAt(
    now,
    hinted.map((place) => ({ place })),
  );
  const neighbours = (vertex: number): number[] =>
    edges
      .filter((pair) => pair.includes(vertex))
      .map(([one, other]) => (one === vertex ? other : one))
      .filter((other) => now.includes(other));
  const going = new Set([...chosen].flatMap(neighbours));

  const unit = Math.min(96, Math.max(58, 400 / Math.max(1, width)), Math.max(58, 300 / Math.max(1, height)));
  const at = (vertex: number): Point => {
    const { x, y } = places.get(vertex) ?? { x: 0, y: 0 };
    return { x: x * unit, y: y * unit };
  };
  const across = Math.max(LEAST_WIDTH, width * unit + 2 * PADDING);
  const left = -PADDING - (across - width * unit - 2 * PADDING) / 2;
  const down = height * unit + 2 * PADDING;

  const pointing: BoardPointing = {
    isOpen,
    show: (vertex) => {
      const place = vertex === undefined ? -1 : now.indexOf(vertex);
      playing.show(place < 0 ? undefined : { place });
    },
    press: (vertex) => {
      const place = now.indexOf(vertex);
      if (place >= 0) playing.touch({ place });
    },
    next: (key, from) => {
      const points = now.map((vertex) => ({ vertex, ...at(vertex) }));
      return towards(key, at(from), points)?.vertex;
    },
  };
  const line = ([one, other]: EdgeEnds): TemplateResult => {
    const [from, to] = [at(one), at(other)];
    const stays = [one, other].every((end) => !chosen.has(end) && !going.has(end));
    const look = now.includes(one) && now.includes(other) ? (stays ? "" : "goes") : "gone";
    return svg`<line class=${look} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
  };
  const looks = (vertex: number): string => {
    if (!now.includes(vertex)) return "gone";
    return `${chosen.has(vertex) ? "chosen" : going.has(vertex) ? "goes" : ""} ${hints.has(vertex) ? "hinted" : ""}`;
  };
  const vertex = (vertex: number): TemplateResult => {
    const { x, y } = at(vertex);
    const stands = now.includes(vertex);
    const name = stands
      ? words.vertex({
          vertex: String(vertex),
          neighbours: neighbours(vertex).length,
          isHinted: hints.has(vertex),
        })
      : words.gone({ vertex: String(vertex) });
    return svg`<g
      class="vertex ${looks(vertex)} ${wasChosen.has(vertex) ? "last" : ""}"
      data-at=${vertex}
      role="button"
      tabindex="-1"
      transform="translate(${x},${y})"
      aria-label=${name}
      aria-disabled=${isOpen && stands ? nothing : "true"}
      aria-hidden=${stands || went.includes(vertex) ? nothing : "true"}
    ><circle class="around" r="24"></circle><circle class="reach" r=${stands ? 26 : 6}></circle><circle class="face" r=${stands ? 17 : 4}></circle>${stands ? svg`<text y="5">${vertex}</text>` : nothing}</g>`;
  };
  return pointedBoard(
    "vertices-play",
    pointing,
    html`<svg
      class=${isRefused ? "refused" : isOpen ? "open" : ""}
      viewBox="${left} ${-PADDING} ${across} ${down}"
      .style=${`min-width: ${across * SMALLEST}px; max-width: ${across}px; max-height: max(${down * SMALLEST}px, ${ROOM})`}
      role="group"
      aria-label=${words.board}
    >
      ${edges.map(line)} ${[...places.keys()].map(vertex)}
      ${
        isMoving
          ? keyed(
              course.length,
              svg`<g class="going">${went.map((vertex) => svg`<circle cx=${at(vertex).x} cy=${at(vertex).y} r="17"></circle>`)}</g>`,
            )
          : nothing
      }
      ${isWarned ? [...chosen].map((vertex) => warning(at(vertex))) : nothing}
      <g ${keptStop()}></g>
    </svg>`,
  );
};
