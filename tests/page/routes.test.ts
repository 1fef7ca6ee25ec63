// Routes in the graphs of real games: their numbers come from the module as it was built.
import { describe, expect, test } from "vitest";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { edgeShape } from "../../www/src/scene/edges.ts";
import { movesOf, scene } from "../../www/src/scene/scene.ts";
import type { EdgeShape, Scene } from "../../www/src/scene/shapes.ts";
import type { Exploration } from "../../www/src/solver/wire.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { alongPath, pointsOf } from "./paths.ts";
import { plainPolicy } from "./plainPolicy.ts";

type Rules = Parameters<typeof mex.explore>[0];

const nim: Rules = { ruleset: "nim" };
const bash: Rules = { ruleset: "bash", params: { m: 3 } };
const take = (...set: number[]): Rules => ({ ruleset: "subtraction", params: { set } });

const GAMES: Array<[Rules, number[]]> = [
  [nim, [1, 2, 3]],
  [nim, [3, 4, 5]],
  [nim, [5, 6, 7]],
  [nim, [4, 4, 4]],
  [nim, [1, 1, 1, 1]],
  [nim, [2, 2, 2, 2]],
  [nim, [1, 20]],
  [nim, [12]],
  [nim, [40]],
  [{ ruleset: "wythoff" }, [5, 8]],
  [{ ruleset: "wythoff" }, [8, 13]],
  [bash, [21]],
  [bash, [4, 5]],
  [bash, [2, 3, 4]],
  [take(2, 5, 7), [30]],
  [take(1, 3, 4), [6, 7]],
  [take(2, 5, 7), [9, 9]],
  [take(3), [18, 1]],
];

async function explored(rules: Rules, position: number[]): Promise<Exploration> {
  return valueOf(await mex.explore(rules, position));
}

/** The same positions off the grid: every layer shifted by itself, and its distances stretched unevenly. */
function uneven(exploration: Exploration): Exploration {
  const across = exploration.direction === "down" ? exploration.x : exploration.y;
  const moved = across.map(
    (place, position) =>
      place * 1.3 + Math.sin(place * 2) * 0.1 + ((exploration.layer[position] ?? 0) % 3) * 0.23,
  );
  return { ...exploration, [exploration.direction === "down" ? "x" : "y"]: moved };
}

/** The picture, and the moves of every position as they are drawn when it is selected. */
function allMoves(exploration: Exploration): { drawn: Scene; edges: EdgeShape[] } {
  const graph = new SolvedGraph(exploration);
  const drawn = scene(graph, exploration, plainPolicy(graph, { width: 800, height: 800 }));
  const edges = drawn.nodes.flatMap(({ position }) =>
    movesOf(drawn.frame, position, graph.optionsOf(position) ?? [], "selected"),
  );
  expect(edges.length).toBe(exploration.moveCount);
  expect(drawn.nodes).toHaveLength(exploration.positionCount);
  return { drawn, edges };
}

/** Where a line, its arrowhead included, runs over a node that is not one of its own. */
function faults({ frame, nodes }: Scene, edges: readonly EdgeShape[]): string[] {
  const halfHeight = frame.nodeHeight / 2;
  const found: string[] = [];
  for (const { from, to, line, head = "" } of edges) {
    const others = nodes.filter(({ position }) => position !== from && position !== to);
    for (const [px, py] of [...alongPath(line), ...pointsOf(head)]) {
      for (const { x, y, width, label } of others) {
        if (Math.abs(px - x) >= width / 2 || Math.abs(py - y) >= halfHeight) continue;
        found.push(`${nodes[from]?.label ?? ""} to ${nodes[to]?.label ?? ""} over ${label}`);
      }
    }
  }
  return found;
}

describe.each(GAMES)("%j %j", (rules, position) => {
  test("no move runs over a node, be it selected, alone or in the background", async () => {
    const exploration = await explored(rules, position);
    for (const placed of [exploration, uneven(exploration)]) {
      const { drawn, edges } = allMoves(placed);
      const alone = edges.map(({ from, to }) => edgeShape(drawn.frame, from, to, "cover"));
      expect(faults(drawn, [...drawn.edges, ...edges, ...alone])).toEqual([]);
    }
    // Each of the longest row's 820 moves is compared with each node, point by point.
  }, 30_000);

  test("a move of the background stays where it is when its position is selected", async () => {
    const { drawn, edges } = allMoves(await explored(rules, position));
    const heads = new Map(edges.map(({ from, to, line, head }) => [`${from} ${to}`, line + (head ?? "")]));
    const winning = drawn.edges.filter(({ role }) => role === "winning");
    expect(winning.length).toBeGreaterThan(0);
    for (const { from, to, line, head = "" } of winning) expect(line + head).toBe(heads.get(`${from} ${to}`));
  });

  test("every move begins and ends at the border of its nodes, and stays within the picture", async () => {
    const exploration = await explored(rules, position);
    const { drawn, edges } = allMoves(exploration);
    const { widths, nodeHeight, x, y } = drawn.frame;
    const offBorder = (point: [number, number] | undefined, node: number): number => {
      const [px, py] = point ?? [Infinity, Infinity];
      const [dx, dy] = [Math.abs(px - (x[node] ?? 0)), Math.abs(py - (y[node] ?? 0))];
      return Math.abs(Math.max(dx - (widths[node] ?? 0) / 2, dy - nodeHeight / 2));
    };
    for (const { from, to, role, line, head = "" } of [...edges, ...drawn.edges]) {
      const end = role === "cover" ? pointsOf(line).at(-1) : pointsOf(head)[0];
      expect(offBorder(pointsOf(line)[0], from)).toBeLessThan(0.2);
      expect(offBorder(end, to)).toBeLessThan(0.2);
      const points = [...alongPath(line), ...pointsOf(head)];
      const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(drawn.left);
      expect(Math.max(...xs)).toBeLessThanOrEqual(drawn.left + drawn.width);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(drawn.top);
      expect(Math.max(...ys)).toBeLessThanOrEqual(drawn.top + drawn.height);
    }
  });

  test("lines have no corners, and arrowheads point the way their lines go", async () => {
    const { edges } = allMoves(await explored(rules, position));
    expect(edges.flatMap(({ line }) => tangentsOf(line)).length).toBeGreaterThanOrEqual(edges.length);
    for (const { line, head = "" } of edges) {
      const [tip = [0, 0], left = [0, 0], right = [0, 0]] = pointsOf(head);
      const base: [number, number] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
      const last = [tip[0] - base[0], tip[1] - base[1]] as const;
      const pieces = [...tangentsOf(line), [last, last] as const];
      for (let index = 1; index < pieces.length; index++) {
        const [, one] = pieces[index - 1] ?? [last, last];
        const [other] = pieces[index] ?? [last, last];
        const turn = Math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]);
        expect(Math.abs(turn), line + head).toBeLessThan(0.12);
      }
    }
  });
});

test("the same graph has the same routes", async () => {
  const exploration = await explored(nim, [3, 4, 5]);
  expect(allMoves(exploration)).toEqual(allMoves(exploration));
});

test("in a row, moves from or to one position run around one another", async () => {
  const { drawn, edges } = allMoves(await explored(nim, [60]));
  const arcs = edges.filter(({ from }) => from === 0).map(({ line }) => alongPath(line));
  const heights = arcs.map((points) => Math.min(...points.map(([, y]) => y)));
  const apart = heights.slice(1).map((height, index) => Math.abs(height - (heights[index] ?? height)));
  expect(apart).toHaveLength(59);
  expect(Math.min(...apart)).toBeGreaterThan(8);
  expect(drawn.height).toBeLessThan(drawn.width);
});

type Direction = readonly [number, number];

/** The directions at both ends of each piece of a path. */
function tangentsOf(path: string): Array<readonly [Direction, Direction]> {
  let at: [number, number] = [0, 0];
  return path.split(/(?=[MLQC])/).flatMap((piece) => {
    const points = [at, ...pointsOf(piece)];
    const [first = at, second = at] = points;
    const [before = at, last = at] = points.slice(-2);
    at = last;
    // The shortest pieces have no direction that would survive rounding to a tenth of a pixel.
    if (piece.startsWith("M") || Math.hypot(last[0] - first[0], last[1] - first[1]) < 2) return [];
    return [
      [
        [second[0] - first[0], second[1] - first[1]],
        [last[0] - before[0], last[1] - before[1]],
      ],
    ] as const;
  });
}
