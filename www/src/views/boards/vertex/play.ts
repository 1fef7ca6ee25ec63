import { keyed } from "lit/directives/keyed.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { keptStop, pointedBoard, type BoardPointing } from "../kit/pointing.ts";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import { towards } from "../kit/towards.ts";
import type { BoardPart, PlayBoard, Playing } from "../playing.ts";
import { drawArrows, HEIGHT, LETTERS, type DrawnVertex, type GraphDrawing } from "./drawn.ts";
import own from "./play.css?inline";
import { en } from "./play/words.en.ts";
import { zh } from "./play/words.zh.ts";

export const styles = signs + own;

/** A drawing grows with its pane up to so many times its size, as long as it is not higher than this, in pixels. */
const LARGEST = 1.6;
const HIGHEST = 420;
/** Smaller, its names could not be read: then the board scrolls. */
const SMALLEST = 0.72;
/** What is said above it and what can be done below it are to be seen as well, where the screen is low. */
const ROOM = "56vh";
/** How much larger than a vertex the token is, all around. */
const TOKEN = 6;

/** The graph with a token, which goes along arrows; where it is too large to be seen at once, the vertex where the token is. */
export const board: PlayBoard = (playing) => {
  const drawing = drawn(playing.part);
  const { isOpen } = playing;
  const here = wayOf(playing).at(-1);
  const pointing: BoardPointing = {
    isOpen,
    show: (vertex) =>
      playing.show(vertex === undefined || vertex === here ? undefined : { place: 0, to: [vertex] }),
    press: (vertex) => {
      if (vertex !== here) playing.touch({ place: 0, to: [vertex] });
    },
    next: (key, from) => {
      const at = drawing?.vertices[from];
      return at && towards(key, at, drawing.vertices)?.vertex;
    },
  };
  return pointedBoard(
    `vertex-play ${playing.isRefused ? "refused" : isOpen ? "open" : ""}`,
    pointing,
    html`${drawing ? picture(drawing, playing) : list(playing)}`,
  );
};

const drawings = new WeakMap<BoardPart["arrows"], GraphDrawing | undefined>();

/** A graph stays as it is however often it is shown. */
function drawn(part: BoardPart): GraphDrawing | undefined {
  if (!drawings.has(part.arrows)) drawings.set(part.arrows, drawArrows(part));
  return drawings.get(part.arrows);
}

/** The vertices that the token was on, the last one where it is. */
function wayOf({ course }: Playing): number[] {
  return course.flatMap(({ tokens, changes }, stop) =>
    stop > 0 && changes?.length === 0 ? [] : (tokens[0] ?? []),
  );
}

function picture(drawing: GraphDrawing, playing: Playing): TemplateResult {
  const { left, top, width, height, vertices, arrows } = drawing;
  const { code, course, isMoving, isOpen, preview, touched, hinted } = playing;
  const words = { en, zh }[code];
  const way = wayOf(playing);
  const here = way.at(-1) ?? 0;
  const aim = (preview ?? touched)[0]?.to?.[0];
  const gone = new Set(way.slice(1).map((to, step) => `${way[step] ?? 0},${to}`));
  const last = way.length > 1 ? arrows.find(({ from, to }) => from === way.at(-2) && to === here) : undefined;
  const isGoing = isMoving && !!last && course.at(-1)?.changes?.length !== 0;
  const reached = new Set(arrows.flatMap(({ from, to }) => (from === here ? to : [])));
  const scale = Math.max(1, Math.min(LARGEST, HIGHEST / height));
  const looks = (vertex: number): string =>
    vertex === here
      ? "here"
      : vertex === aim
        ? "aim"
        : reached.has(vertex)
          ? "next"
          : way.includes(vertex)
            ? "was"
            : "";
  const name = ({ vertex, name }: DrawnVertex): string =>
    vertex === here ? words.here({ name }) : reached.has(vertex) ? words.next({ name }) : name;
  const [token, aimed] = [vertices[here], aim === undefined || aim === null ? undefined : vertices[aim]];
  return html`<svg
    viewBox="${left} ${top} ${width} ${height}"
    .style=${`min-width: ${width * SMALLEST}px; max-width: ${width * scale}px; max-height: max(${height * SMALLEST}px, ${ROOM}); font-size: ${LETTERS}px`}
    role="group"
    aria-label=${words.board}
  >
    <path
      class="way"
      d=${arrows.map(({ from, to, line }) => (gone.has(`${from},${to}`) ? line : "")).join("")}
    ></path>
    ${arrows
      .toSorted((one, other) => Number(one.from === here) - Number(other.from === here))
      .map(({ from, to, line, head }) => {
        const kind = from !== here ? "" : to === aim ? "aim" : "next";
        return svg`<path class="arrow ${kind}" d=${line}></path><path class="head ${kind}" d=${head}></path>`;
      })}
    ${token && !isGoing ? piece(token, hinted.includes(0) ? "hinted" : "") : nothing}
    ${vertices.map(
      (drawn) => svg`<g
        class="vertex ${looks(drawn.vertex)}"
        data-at=${drawn.vertex}
        transform="translate(${drawn.x},${drawn.y})"
        role="button"
        tabindex="-1"
        aria-label=${name(drawn)}
        aria-current=${drawn.vertex === here ? "true" : nothing}
        aria-disabled=${isOpen ? nothing : "true"}
      >${pill("around", drawn.width, 6)}${pill("body", drawn.width, 0)}<text y=${LETTERS * 0.36}>${drawn.name}</text></g>`,
    )}
    ${token && last && isGoing ? keyed(course.length, travelling(token, vertices[last.from] ?? token, last.line)) : nothing}
    ${aimed && playing.isWarned ? warning({ x: aimed.x + aimed.width / 2, y: aimed.y - HEIGHT / 2 }) : nothing}
    <g ${keptStop()}></g>
  </svg>`;
}

function pill(kind: string, width: number, around: number): TemplateResult {
  const [across, high] = [width + 2 * around, HEIGHT + 2 * around];
  return svg`<rect class=${kind} x=${-across / 2} y=${-high / 2} width=${across} height=${high} rx=${high / 2}></rect>`;
}

function piece({ x, y, width }: DrawnVertex, kind: string): TemplateResult {
  return svg`<g class="piece ${kind}" transform="translate(${x},${y})">${pill("halo", width, TOKEN + 6)}${pill("disc", width, TOKEN)}</g>`;
}

/** The token on its way from middle to middle along the arrow. */
function travelling(token: DrawnVertex, from: DrawnVertex, line: string): TemplateResult {
  const path = `M${from.x},${from.y}L${line.slice(1)}L${token.x},${token.y}`;
  return svg`<g class="piece going" .style=${`offset-path: path("${path}")`}>${pill("disc", HEIGHT, TOKEN)}</g>`;
}

/** The vertex where the token is, and the vertices that its arrows lead to. */
function list(playing: Playing): TemplateResult {
  const { part, code, isOpen, isRefused, isWarned, preview } = playing;
  const words = { en, zh }[code];
  const way = wayOf(playing);
  const here = way.at(-1) ?? 0;
  if (part.names.length === 0) return html`<p class="lead">${words.large}</p>`;
  const nameOf = (vertex: number): string => part.names[vertex] ?? "";
  const reached = part.arrows.flatMap(([from, to]) => (from === here ? to : []));
  const aim = preview?.[0]?.to[0];
  const before = way.slice(0, -1).slice(-WAY);
  return html`
    ${
      before.length > 0
        ? html`<p class="so-far" aria-label=${words.way}>
            ${before.map((vertex) => `${nameOf(vertex)} → `)}
          </p>`
        : nothing
    }
    <p class="place">${nameOf(here)}</p>
    <p class="lead">${reached.length > 0 ? words.lead : words.end}</p>
    <ul>
      ${reached.map(
        (vertex) =>
          html`<li>
            <button
              type="button"
              class=${vertex === aim ? (isWarned ? "aim warns" : "aim") : ""}
              data-at=${vertex}
              aria-disabled=${isOpen && !isRefused ? "false" : "true"}
            >
              ${nameOf(vertex)}
            </button>
          </li>`,
      )}
    </ul>
  `;
}

/** So many vertices of the way are said. */
const WAY = 6;
