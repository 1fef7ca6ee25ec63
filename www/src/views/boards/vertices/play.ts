import { keyed } from "lit/directives/keyed.js";
import { nothing, svg, type TemplateResult } from "lit/html.js";
import type { Point } from "../../../scene/shapes.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import net from "../nets/net.css?inline";
import { netBoard, netThing, pill } from "../nets/net.ts";
import { placedByDistance, type Joined } from "../nets/places/byDistance.ts";
import type { PlayBoard } from "../playing.ts";
import own from "./play.css?inline";
import { en } from "./play/words.en.ts";
import { zh } from "./play/words.zh.ts";
import { vertexOf } from "./tokens.ts";

export const styles = signs + net + own;

/** Around the vertices: their circles, and what is drawn around these. */
const PADDING = 30;
/** How wide a vertex is, and the trace of one. */
const FACE = { width: 34, height: 34 };
const TRACE = { width: 8, height: 8 };

/** The drawn graph whose vertices are chosen. What is left stands where it stood at the start. */
export const board: PlayBoard = (playing) => {
  const { part, code, course, isMoving, isOpen, isWarned, preview, touched, hinted } = playing;
  const words = { en, zh }[code];
  const { width, height, places, edges } = placedByDistance(part.edges);
  const stops = course.map(({ tokens }) => tokens.map(vertexOf));
  const now = stops.at(-1) ?? [];
  const before = stops.at(-2) ?? now;
  const went = before.filter((vertex) => !now.includes(vertex));
  const verticesAt = (all: readonly number[], of: ReadonlyArray<{ readonly place: number }>): Set<number> =>
    new Set(of.flatMap(({ place }) => all[place] ?? []));
  const wasChosen = verticesAt(before, course.at(-1)?.changes ?? []);
  const chosen = verticesAt(now, preview ?? touched);
  const hints = new Set(hinted.map((place) => now[place]));
  const moves = playing.moves();
  /** The vertices that go with one that is chosen. */
  const goWith = (vertex: number): number[] => {
    const place = now.indexOf(vertex);
    const move = moves.find(({ changes }) => changes.some((change) => change.place === place));
    const left = move?.left.map(vertexOf);
    return left ? now.filter((other) => other !== vertex && !left.includes(other)) : [];
  };
  const going = new Set([...chosen].flatMap(goWith));

  const unit = Math.min(96, Math.max(58, 400 / Math.max(1, width)), Math.max(58, 300 / Math.max(1, height)));
  const at = (vertex: number): Point => {
    const { x, y } = places.get(vertex) ?? { x: 0, y: 0 };
    return { x: x * unit, y: y * unit };
  };
  const line = ([one, other]: Joined): TemplateResult => {
    const [from, to] = [at(one), at(other)];
    const goes = [one, other].some((end) => chosen.has(end) || going.has(end));
    const stands = now.includes(one) && now.includes(other);
    return svg`<g class=${stands && goes ? "goes" : ""}><line class="stroke ${stands ? "" : "trace"}" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line></g>`;
  };
  const looks = (vertex: number): string => {
    if (!now.includes(vertex)) return `gone ${wasChosen.has(vertex) ? "last" : ""}`;
    return `${chosen.has(vertex) ? "chosen" : going.has(vertex) ? "goes" : ""} ${hints.has(vertex) ? "hinted" : ""}`;
  };
  const draw = (vertex: number): TemplateResult => {
    const stands = now.includes(vertex);
    const name = stands
      ? words.vertex({
          vertex: String(vertex),
          neighbours: goWith(vertex).length,
          isHinted: hints.has(vertex),
        })
      : words.gone({ vertex: String(vertex) });
    return netThing(
      {
        thing: vertex,
        name,
        look: `vertex ${looks(vertex)}`,
        at: at(vertex),
        canBePressed: isOpen && stands,
        isSilent: !stands && !went.includes(vertex),
      },
      svg`${pill("around", FACE, 7)}${pill("reach", stands ? FACE : TRACE, stands ? 9 : 2)}${pill("body", stands ? FACE : TRACE)}${
        stands ? svg`<text y="5">${vertex}</text>` : nothing
      }`,
    );
  };
  const vanishing = went.map((vertex) => {
    const { x, y } = at(vertex);
    return svg`<g transform="translate(${x},${y})">${pill("", FACE)}</g>`;
  });
  return netBoard(
    playing,
    {
      look: "vertices-play",
      name: words.board,
      frame: {
        left: -PADDING,
        top: -PADDING,
        width: width * unit + 2 * PADDING,
        height: height * unit + 2 * PADDING,
      },
      things: [...places.keys()].map((vertex) => {
        const place = now.indexOf(vertex);
        const isGone = place < 0;
        return { thing: vertex, ...at(vertex), touch: isGone ? undefined : { place }, isGone };
      }),
    },
    svg`${edges.map(line)} ${[...places.keys()].map(draw)}
    ${isMoving ? keyed(course.length, svg`<g class="going">${vanishing}</g>`) : nothing}
    ${isWarned ? [...chosen].map((vertex) => warning(at(vertex))) : nothing}`,
  );
};
