import type { Miniature } from "../../../scene/shapes.ts";
import { placedPath } from "../../kit/placed.ts";
import type { Sketcher } from "../board.ts";
import { drawArrows, HEIGHT, LETTERS, type DrawnVertex } from "./arrows.ts";

/** How much smaller it is than the board. */
const SMALLER = { x: 0, y: 0, scale: 0.6 };
/** How far each of the two lines that are the token is around its vertex, in pixels of the board. */
const TOKEN = [5, 8];

/** The graph with its arrows and names, and a token around the vertex where it is. */
export const sketch: Sketcher = ({ names = [], arrows = [], passes }) => {
  const drawn = passes > 0 || names.length === 0 ? undefined : drawArrows({ names, arrows });
  if (!drawn) return undefined;
  const { scale } = SMALLER;
  const path = (of: string): string => placedPath(of, SMALLER);
  const lines = drawn.arrows.map(({ line, head }) => path(line) + path(head)).join("");
  const around = (vertex: DrawnVertex | undefined): string =>
    vertex ? TOKEN.map((distance) => path(pill(vertex, distance))).join("") : "";
  return {
    left: scale * drawn.left,
    top: scale * drawn.top,
    width: scale * drawn.width,
    height: scale * drawn.height,
    texts: drawn.vertices.map(({ name, x, y }) => ({
      text: name,
      x: scale * x,
      y: scale * y,
      size: scale * LETTERS,
    })),
    of: ([here = 0]: Iterable<number>): Miniature => ({
      lines: lines + around(drawn.vertices[here]),
      ground: drawn.vertices.map((vertex) => path(pill(vertex, 0))).join(""),
    }),
  };
};

/** The outline of a vertex, so far around it. */
function pill({ x, y, width }: DrawnVertex, distance: number): string {
  const [wide, high] = [width + 2 * distance, HEIGHT + 2 * distance];
  const half = `a${high / 2},${high / 2} 0 0,1 0,`;
  return `M${x - (wide - high) / 2},${y - high / 2}h${wide - high}${half}${high}h${high - wide}${half}${-high}z`;
}
