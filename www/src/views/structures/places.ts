// Where the points of a picture stand, and the paths of its lines, in a square of 400.
import type { Point } from "../../scene/shapes.ts";
import type { Triple } from "./system.ts";

export const SIDE = 400;

/** The picture of points, and the line of a triple in it: a closed one is a triangle or a circle. */
export interface PointsPicture {
  places: readonly Point[];
  radius: number;
  line: (triple: Triple) => string;
  /** Whether each line has points on it alone, so that lines and not areas are seen. */
  isOfLines: boolean;
}

const CENTRE = SIDE / 2;

function around(turn: number, radius: number, centre: Point): Point {
  const angle = 2 * Math.PI * turn;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Round a circle from the top, clockwise; a triple is a triangle. */
function circle(points: number): PointsPicture {
  const radius = points > 15 ? 13 : points > 7 ? 16 : 18;
  const centre = { x: CENTRE, y: CENTRE };
  const places = Array.from({ length: points }, (_, place) =>
    around(place / points, CENTRE - radius - 4, centre),
  );
  const place = (point: number): Point => places[point - 1] ?? centre;
  return {
    places,
    radius,
    line: (triple) => `M${triple.map((point) => at(place(point))).join("L")}Z`,
    isOfLines: false,
  };
}

/** Three points on one line. */
function row(): PointsPicture {
  const places = [60, 200, 340].map((x) => ({ x, y: CENTRE }));
  return { places, radius: 20, line: () => `M${places.map(at).join("L")}`, isOfLines: true };
}

/** The corners of the Fano plane’s triangle, the middles of its sides, and its centre: the points 1 to 7. */
const [HEIGHT, DOWN] = [330, 226];
const CORNERS = [0, 1 / 3, 2 / 3].map((turn) =>
  around(turn, (2 / 3) * HEIGHT - 6, { x: CENTRE, y: DOWN + 18 }),
);
/** Of which corners each point is in the middle; the points 1, 2 and 4 are the corners themselves. */
const BETWEEN = [[0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]];

/** The Fano plane as everyone knows it: three sides, three medians and a circle. */
function fano(): PointsPicture {
  const places = BETWEEN.map((corners) => {
    const sum = (axis: "x" | "y"): number =>
      corners.reduce((all, corner) => all + (CORNERS[corner]?.[axis] ?? 0), 0) / corners.length;
    return { x: sum("x"), y: sum("y") };
  });
  const place = (point: number): Point => places[point - 1] ?? { x: 0, y: 0 };
  return {
    places,
    radius: 19,
    line: (triple) => {
      if (!isStraight(triple.map(place))) return ringOf(triple.map(place), place(7));
      const ends = [...triple].sort((one, two) => place(one).x - place(two).x || place(one).y - place(two).y);
      return `M${ends.map((point) => at(place(point))).join("L")}`;
    },
    isOfLines: true,
  };
}

function isStraight([one, two, three]: readonly Point[]): boolean {
  if (!one || !two || !three) return false;
  return Math.abs((two.x - one.x) * (three.y - one.y) - (three.x - one.x) * (two.y - one.y)) < 1;
}

/** The circle through three points about a centre. */
function ringOf([first]: readonly Point[], centre: Point): string {
  if (!first) return "";
  const radius = Math.hypot(first.x - centre.x, first.y - centre.y);
  const half = `a${radius.toFixed(1)},${radius.toFixed(1)} 0 1 1 `;
  return `M${at({ x: centre.x, y: centre.y - radius })}${half}0,${(2 * radius).toFixed(1)}${half}0,${(-2 * radius).toFixed(1)}Z`;
}

const pictures = new Map<string, PointsPicture>();

/** A picture of so many points. Where the triples are hidden the points stand round a circle, for other places would tell of them. */
export function pointsPictureOf(points: number, isHidden: boolean): PointsPicture {
  const kind = isHidden || points > 7 ? `circle ${points}` : String(points);
  const known = pictures.get(kind) ?? (kind === "3" ? row() : kind === "7" ? fano() : circle(points));
  pictures.set(kind, known);
  return known;
}
