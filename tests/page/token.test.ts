// A drawn graph to play on: its rows, its arrows, and what is too large to be drawn.
import { expect, test } from "vitest";
import { longestWays } from "../../www/src/views/boards/nets/places/inRows.ts";
import { drawArrows, type GraphDrawing, HEIGHT } from "../../www/src/views/boards/vertex/arrows.ts";
import { towards } from "../../www/src/views/boards/kit/towards.ts";
import { alongPath, pointsOf } from "./paths.ts";

interface Graph {
  names: string[];
  arrows: Array<[number, number]>;
}

function graph(text: string): Graph {
  const names: string[] = [];
  const number = (name: string): number => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const arrows = text.split(",").map((arrow): [number, number] => {
    const [from = "", to = ""] = arrow.split(">");
    return [number(from), number(to)];
  });
  return { names, arrows };
}

/** A Nim heap: from every number to every smaller one. */
function heap(size: number): Graph {
  const arrows: string[] = [];
  for (let from = size; from > 0; from--) for (let to = 0; to < from; to++) arrows.push(`${from}>${to}`);
  return graph(arrows.join(","));
}

/** Arrows from each of so many vertices to some of those before it, the same in every run. */
function tangle(count: number): Graph {
  const arrows: string[] = [];
  for (let to = 1; to < count; to++)
    for (const back of [1 + (to % 3), 2 + ((to * 7) % 5)]) arrows.push(`v${Math.max(0, to - back)}>v${to}`);
  return graph(arrows.join(","));
}

function drawn(of: Graph): GraphDrawing {
  const drawing = drawArrows(of);
  if (!drawing) throw new Error("there is no drawing");
  return drawing;
}

const GRAPHS: Array<[string, Graph]> = [
  ["one arrow", graph("a>b")],
  ["a small graph", graph("a>b,a>c,b>c,b>d,c>e,d>e")],
  ["a Nim heap", heap(7)],
  ["several sources", graph("a>c,b>c,c>d,e>d,f>g")],
  ["a tangle", tangle(40)],
];

test("rows are the longest ways", () => {
  expect(longestWays(5, graph("a>b,a>c,b>c,b>d,c>e,d>e").arrows)).toEqual([0, 1, 2, 2, 3]);
  expect(longestWays(6, heap(5).arrows)).toEqual([0, 5, 4, 3, 2, 1]);
  // A source that is met late stands above what it leads to all the same.
  expect(longestWays(3, [[0, 1], [2, 0]])).toEqual([1, 2, 0]); // prettier-ignore
});

test.each(GRAPHS)("in the drawing of %s vertices stand clear of one another, within its frame", (_, of) => {
  const { left, top, width, height, vertices } = drawn(of);
  expect(vertices.map(({ name }) => name)).toEqual(of.names);
  for (const [index, one] of vertices.entries()) {
    expect(one.x - one.width / 2).toBeGreaterThanOrEqual(left);
    expect(one.x + one.width / 2).toBeLessThanOrEqual(left + width);
    expect(one.y - HEIGHT / 2).toBeGreaterThanOrEqual(top);
    expect(one.y + HEIGHT / 2).toBeLessThanOrEqual(top + height);
    for (const other of vertices.slice(index + 1)) {
      const aside = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
      expect(Math.max(aside, Math.abs(one.y - other.y) - HEIGHT)).toBeGreaterThanOrEqual(20);
    }
  }
});

test.each(GRAPHS)("the arrows of %s lead down from vertex to vertex, and pass under no other", (_, of) => {
  const { left, width, vertices, arrows } = drawn(of);
  expect(arrows.map(({ from, to }) => [from, to])).toEqual(of.arrows);
  for (const { from, to, line, head } of arrows) {
    const points = alongPath(line);
    const [tip = [0, 0]] = pointsOf(head);
    const [start = [0, 0]] = points;
    for (const [place, vertex] of [
      [start, from],
      [tip, to],
    ] as const) {
      // prettier-ignore
      const at = vertices[vertex];
      expect(Math.abs(place[0] - (at?.x ?? 0))).toBeLessThan((at?.width ?? 0) / 2);
      expect(Math.abs(place[1] - (at?.y ?? 0))).toBeCloseTo(HEIGHT / 2, 0);
    }
    expect(tip[1]).toBeGreaterThan(start[1]);
    const outside = points.filter(([x]) => x < left || x > left + width);
    const under = vertices.filter(
      (each) =>
        each.vertex !== from &&
        each.vertex !== to &&
        points.some(([x, y]) => Math.abs(x - each.x) < each.width / 2 && Math.abs(y - each.y) < HEIGHT / 2),
    );
    expect([outside, under], `${from}>${to}`).toEqual([[], []]);
  }
});

test.each(GRAPHS)("arrow keys come to every vertex of %s", (_, of) => {
  const { vertices } = drawn(of);
  const reached = new Set([0]);
  for (const vertex of reached)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = towards(key, vertices[vertex] ?? { x: 0, y: 0 }, vertices);
      if (next) reached.add(next.vertex);
    }
  expect(reached.size).toBe(vertices.length);
});

test("what nobody could take in is not drawn", () => {
  expect(drawArrows(tangle(41))).toBeUndefined();
  expect(drawArrows(heap(20))).toBeUndefined();
  expect(drawArrows(graph("a>a name of many words that no vertex would hold"))).toBeUndefined();
  const wide = Array.from({ length: 30 }, (_, leaf) => `root>the leaf ${leaf}`);
  expect(drawArrows(graph(wide.join(",")))).toBeUndefined();
  expect(drawArrows(graph(wide.slice(0, 8).join(",")))).toBeDefined();
});
