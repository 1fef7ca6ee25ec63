import { keyed } from "lit/directives/keyed.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import signs from "../kit/signs.css?inline";
import { warning } from "../kit/signs.ts";
import net from "../nets/net.css?inline";
import { netBoard, netThing, pill, pressedNet } from "../nets/net.ts";
import type { BoardPart, PlayBoard, Playing } from "../playing.ts";
import { drawArrows, HEIGHT, LETTERS, type DrawnVertex, type GraphDrawing } from "./arrows.ts";
import own from "./play.css?inline";
import { wordsBy } from "./play/words.all.ts";

export const styles = [signs, net, own];

const LOOK = "vertex-play";
/** How much larger than a vertex the token is, all around, and its halo. */
const TOKEN = 6;
const HALO = 12;

/** The graph with a token, which goes along arrows; where it is too large to be seen at once, the vertex where the token is. */
export const board: PlayBoard = (playing) => {
  const drawing = drawn(playing.part);
  return drawing ? picture(drawing, playing) : list(playing);
};

/** The token goes to the vertex that is touched, unless it is there and no arrow leads back to it at once. */
const touchOf = (vertex: number, here: number, reached: ReadonlySet<number>) =>
  vertex === here && !reached.has(here) ? undefined : { place: 0, to: [vertex] };

const drawings = new WeakMap<object, GraphDrawing | undefined>();

/** A graph stays as it is however often it is shown. */
function drawn({ names = [], arrows = [] }: BoardPart): GraphDrawing | undefined {
  if (!drawings.has(arrows)) drawings.set(arrows, drawArrows({ names, arrows }));
  return drawings.get(arrows);
}

/** The vertices that the token was on, the last one where it is. */
function wayOf({ course }: Playing): number[] {
  return course.flatMap(({ tokens, changes }, stop) =>
    stop > 0 && changes?.length === 0 ? [] : (tokens[0] ?? []),
  );
}

/** The vertices that arrows lead to. */
function reachedFrom(here: number, { arrows = [] }: BoardPart): number[] {
  return arrows.flatMap(([from, to]) => (from === here ? to : []));
}

function picture(drawing: GraphDrawing, playing: Playing): TemplateResult {
  const { vertices, arrows } = drawing;
  const { code, course, isMoving, isOpen, preview, touched, hinted } = playing;
  const words = wordsBy[code];
  const way = wayOf(playing);
  const here = way.at(-1) ?? 0;
  const aim = (preview ?? touched)[0]?.to?.[0];
  const gone = new Set(way.slice(1).map((to, step) => `${way[step] ?? 0},${to}`));
  const last = way.length > 1 ? arrows.find(({ from, to }) => from === way.at(-2) && to === here) : undefined;
  const isGoing = isMoving && !!last && course.at(-1)?.changes?.length !== 0;
  const reached = new Set(reachedFrom(here, playing.part));
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
    vertex === here && !reached.has(here)
      ? words.here({ name })
      : reached.has(vertex)
        ? words.next({ name })
        : name;
  const [token, aimed] = [vertices[here], aim === undefined || aim === null ? undefined : vertices[aim]];
  return netBoard(
    playing,
    {
      look: LOOK,
      name: words.board,
      frame: drawing,
      things: vertices.map(({ vertex, x, y }) => ({
        thing: vertex,
        x,
        y,
        touch: touchOf(vertex, here, reached),
      })),
    },
    svg`<path
      class="way"
      d=${arrows.map(({ from, to, line }) => (gone.has(`${from},${to}`) ? line : "")).join("")}
    ></path>
    ${arrows
      .toSorted((one, other) => Number(one.from === here) - Number(other.from === here))
      .map(({ from, to, line, head }) => {
        const kind = from !== here ? "" : to === aim ? "aim" : "next";
        return svg`<path class="stroke ${kind}" d=${line}></path><path class="head ${kind}" d=${head}></path>`;
      })}
    ${token && !isGoing ? piece(token, hinted.includes(0) ? "hinted" : "") : nothing}
    ${vertices.map((drawn) =>
      netThing(
        {
          thing: drawn.vertex,
          name: name(drawn),
          look: `vertex ${looks(drawn.vertex)}`,
          at: drawn,
          canBePressed: isOpen,
          isHere: drawn.vertex === here && !reached.has(here),
        },
        svg`${pill("around", drawn, TOKEN)}${pill("body", drawn)}<text y=${LETTERS * 0.36}>${drawn.name}</text>`,
      ),
    )}
    ${token && last && isGoing ? keyed(course.length, travelling(token, vertices[last.from] ?? token, last.line)) : nothing}
    ${aimed && playing.isWarned ? warning({ x: aimed.x + aimed.width / 2, y: aimed.y - HEIGHT / 2 }) : nothing}`,
  );
}

function piece(token: DrawnVertex, look: string): TemplateResult {
  return svg`<g class="piece ${look}" transform="translate(${token.x},${token.y})">${pill("halo", token, HALO)}${pill("disc", token, TOKEN)}</g>`;
}

/** The token on its way from middle to middle along the arrow. */
function travelling(token: DrawnVertex, from: DrawnVertex, line: string): TemplateResult {
  const path = `M${from.x},${from.y}L${line.slice(1)}L${token.x},${token.y}`;
  return svg`<g class="piece travelling" .style=${`offset-path: path("${path}")`}>${pill("disc", { width: HEIGHT, height: HEIGHT }, TOKEN)}</g>`;
}

/** The vertex where the token is, and the vertices that its arrows lead to. */
function list(playing: Playing): TemplateResult {
  const { part, code, isOpen, isRefused, isWarned, preview } = playing;
  const words = wordsBy[code];
  const way = wayOf(playing);
  const here = way.at(-1) ?? 0;
  const { names = [] } = part;
  const reached = reachedFrom(here, part);
  const next = new Set(reached);
  const things = names.map((_, thing) => ({ thing, x: 0, y: 0, touch: touchOf(thing, here, next) }));
  const shown = (what: TemplateResult): TemplateResult => pressedNet(playing, { look: LOOK, things }, what);
  if (names.length === 0) return shown(html`<p class="lead">${words.large}</p>`);
  const nameOf = (vertex: number): string => names[vertex] ?? "";
  const aim = preview?.[0]?.to[0];
  const before = way.slice(0, -1).slice(-WAY);
  return shown(html`
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
  `);
}

/** So many vertices of the way are said. */
const WAY = 6;
