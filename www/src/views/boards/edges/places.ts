/** Distances of neighbouring vertices, in pixels of the unscaled drawing. */
const COLUMN = 52;
const ROW = 48;
/** How far apart the middles of edges between the same two vertices are. */
const BESIDE = 12;
/** Around the drawing; loops and arcs go beyond the vertices. */
const MARGIN = 24;

interface Point {
  x: number;
  y: number;
}

export interface DrawnEdge {
  /** Path data. */
  path: string;
  middle: Point;
}

/** A graph that stands on the ground, vertex 0, which is a line. */
export interface EdgeDrawing {
  width: number;
  height: number;
  ground: number;
  /** In their order. */
  edges: DrawnEdge[];
  vertices: Array<{ vertex: number; x: number; y: number }>;
}

/**
 * Draws edges from the ground upward: each vertex as high as it is many edges away from the ground, above the middle of
 * those that are reached through it first. An edge to the ground comes down straight.
 */
export function drawEdges(ends: ReadonlyArray<readonly [number, number]>): EdgeDrawing {
  const { heights, children } = grown(ends);
  const columns = new Map<number, number>();
  let free = 0;
  const place = (vertex: number): number => {
    const above = (children.get(vertex) ?? []).map(place);
    const column = above.length > 0 ? ((above[0] ?? 0) + (above.at(-1) ?? 0)) / 2 : free++;
    columns.set(vertex, column);
    return column;
  };
  for (const vertex of children.get(0) ?? []) place(vertex);
  const top = Math.max(1, ...heights.values());
  const ground = MARGIN + top * ROW;
  const at = (vertex: number): { x: number; y: number } => ({
    x: MARGIN + (columns.get(vertex) ?? 0) * COLUMN,
    y: ground - (heights.get(vertex) ?? 0) * ROW,
  });
  const drawn = ends.map(([one, other], index): DrawnEdge => {
    const equal = ends.flatMap((edge, place) => (edge[0] === one && edge[1] === other ? [place] : []));
    const rank = equal.indexOf(index);
    const aside = (rank - (equal.length - 1) / 2) * BESIDE;
    if (one === 0 && other === 0) return arch(MARGIN + free++ * COLUMN, ground);
    const [from, to] = [at(one), at(other)];
    if (one === other) return loop(from, rank);
    if (one === 0) return bent({ x: to.x + aside / 2, y: ground }, to, aside);
    // Others may stand between two vertices of one height.
    const isOver = from.y === to.y && Math.abs(from.x - to.x) > 1.5 * COLUMN;
    return bent(from, to, isOver ? -0.4 * ROW + aside : aside);
  });
  return {
    width: 2 * MARGIN + Math.max(0, free - 1) * COLUMN,
    height: ground + 4,
    ground,
    edges: drawn,
    vertices: [...columns.keys()].map((vertex) => ({ vertex, ...at(vertex) })),
  };
}

/** How many edges each vertex is away from the ground, and which ones are reached first through it. */
function grown(ends: ReadonlyArray<readonly [number, number]>): {
  heights: Map<number, number>;
  children: Map<number, number[]>;
} {
  const heights = new Map([[0, 0]]);
  const children = new Map<number, number[]>();
  for (const [vertex, height] of heights) {
    const joined = ends.flatMap(([one, other]) => (one === vertex ? other : other === vertex ? one : []));
    const reached = [...new Set(joined)].filter((next) => !heights.has(next)).sort((a, b) => a - b);
    for (const next of reached) heights.set(next, height + 1);
    children.set(vertex, reached);
  }
  return { heights, children };
}

/** A line whose middle stands so far off the straight one, to its left as it goes, or above it where it is level. */
function bent(from: Point, to: Point, aside: number): DrawnEdge {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const side = dx < 0 || (dx === 0 && dy < 0) ? -1 : 1;
  const off = (aside * side) / length;
  const middle = { x: (from.x + to.x) / 2 - dy * off, y: (from.y + to.y) / 2 + dx * off };
  const [x, y] = [round(2 * middle.x - (from.x + to.x) / 2), round(2 * middle.y - (from.y + to.y) / 2)];
  const path = `M${from.x},${from.y}${aside === 0 ? "L" : `Q${x},${y} `}${to.x},${to.y}`;
  return { path, middle };
}

/** To the right of its vertex, each farther out than the one before. */
function loop({ x, y }: Point, rank: number): DrawnEdge {
  const size = 30 + 10 * rank;
  const path = `M${x},${y}C${x + 4},${y - size} ${x + size},${y - 4 - size / 2} ${x},${y}`;
  return { path, middle: { x: x + size / 3, y: y - size / 2 } };
}

function arch(x: number, ground: number): DrawnEdge {
  const path = `M${x - 14},${ground}C${x - 14},${ground - 34} ${x + 14},${ground - 34} ${x + 14},${ground}`;
  return { path, middle: { x, y: ground - 24 } };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
