import { keyed } from "lit/directives/keyed.js";
import { nothing, svg, type TemplateResult } from "lit/html.js";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import { netCourse } from "../nets/course.ts";
import net from "../nets/net.css?inline";
import { netBoard, netThing, pill, type NetEdge, type NetVertex } from "../nets/net.ts";
import type { PlayBoard } from "../playing.ts";
import own from "./play.css?inline";
import { wordsBy } from "./play/words.all.ts";
import { drawVertices, takenVertices } from "./vertices.ts";

export const styles = [signs, net, own];

/** Around the vertices: their circles, and what is drawn around these. */
const PADDING = 30;
/** How wide a vertex is, and the trace of one. */
const FACE = { width: 34, height: 34 };
const TRACE = { width: 8, height: 8 };

const SPACING = {
  unit: (width: number, height: number) =>
    Math.min(96, Math.max(58, 400 / width), Math.max(58, 300 / height)),
  padding: PADDING,
};

/** The drawn graph whose vertices are chosen. What is left stands where it stood at the start. */
export const board: PlayBoard = (playing) => {
  const { part, code, course, isMoving, isOpen, isWarned } = playing;
  const { edges: ends = [] } = part;
  const words = wordsBy[code];
  const { frame, edges, vertices } = drawVertices(ends, SPACING);
  const { now, is, stays, wasChosen, went, chosen, going, hinted, goesWith } = netCourse(
    playing,
    takenVertices(ends),
  );
  const line = ({ path }: NetEdge, edge: number): TemplateResult => {
    const stands = is.edges.has(edge);
    return svg`<g class=${stands && !stays.edges.has(edge) ? "goes" : ""}><path class="stroke ${stands ? "" : "trace"}" d=${path}></path></g>`;
  };
  const looks = (vertex: number): string => {
    if (!now.has(vertex)) return `gone ${wasChosen.has(vertex) ? "last" : ""}`;
    return `${chosen.has(vertex) ? "chosen" : going.has(vertex) ? "goes" : ""} ${hinted.has(vertex) ? "hinted" : ""}`;
  };
  const draw = ({ vertex, ...at }: NetVertex): TemplateResult => {
    const stands = now.has(vertex);
    const [name, face] = [String(vertex), stands ? FACE : TRACE];
    return netThing(
      {
        thing: vertex,
        name: stands
          ? words.vertex({
              vertex: name,
              neighbours: goesWith(vertex).length,
              isHinted: hinted.has(vertex),
            })
          : words.gone({ vertex: name }),
        look: `vertex ${looks(vertex)}`,
        at,
        canBePressed: isOpen && stands,
        isSilent: !stands && !went.includes(vertex),
      },
      svg`${pill("around", FACE, 7)}${pill("reach", face, stands ? 9 : 2)}${pill("body", face)}${
        stands ? svg`<text y="5">${vertex}</text>` : nothing
      }`,
    );
  };
  const vanishing = vertices
    .filter(({ vertex }) => went.includes(vertex))
    .map(({ x, y }) => svg`<g transform="translate(${x},${y})">${pill("", FACE)}</g>`);
  return netBoard(
    playing,
    {
      look: "vertices-play",
      name: words.board,
      frame,
      things: vertices.map(({ vertex, ...at }) => {
        const place = now.get(vertex);
        const isGone = place === undefined;
        return { thing: vertex, ...at, touch: isGone ? undefined : { place }, isGone };
      }),
    },
    svg`${edges.map(line)} ${vertices.map(draw)}
    ${isMoving ? keyed(course.length, svg`<g class="going">${vanishing}</g>`) : nothing}
    ${isWarned ? vertices.filter(({ vertex }) => chosen.has(vertex)).map(warning) : nothing}`,
  );
};
