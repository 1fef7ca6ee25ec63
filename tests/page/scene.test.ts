import { amongText, READ } from "../../www/src/scene/text.ts";
import { describe, expect, test } from "vitest";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { edgeShape } from "../../www/src/scene/edges.ts";
import { capColours, paintedCap } from "../../www/src/scene/palette.ts";
import { enlargementOf, heightOn, openedAt } from "../../www/src/scene/measure.ts";
import { movesOf, scene } from "../../www/src/scene/scene.ts";
import type { Stage } from "../../www/src/scene/shapes.ts";
import type { Exploration } from "../../www/src/solver/wire.ts";
import { explorationOf } from "./fakes.ts";
import { alongPath, pointsOf } from "./paths.ts";
import { plainPolicy } from "./plainPolicy.ts";

/** The same graph with its layers as rows. */
function downward(start: number): Exploration {
  const { x, y, ...rest } = explorationOf(start);
  return { ...rest, x: y, y: x, direction: "down", width: 1, height: start + 1 };
}

const STAGE: Stage = { width: 800, height: 800, letters: READ, betweenRows: 31 };

const draw = (exploration: Exploration, stage = STAGE): ReturnType<typeof scene> => {
  const graph = new SolvedGraph(exploration);
  return scene(graph, exploration, plainPolicy(graph, stage));
};

describe.each([
  ["in rows", downward(9)],
  ["in columns", explorationOf(9)],
])("%s", (_, exploration) => {
  const drawn = draw(exploration);

  test("every position and some moves are drawn", () => {
    expect(drawn.nodes).toHaveLength(10);
    expect(new Set(drawn.edges.map(({ role }) => role))).toEqual(new Set(["cover", "winning"]));
  });

  test("the same input gives the same shapes", () => {
    expect(draw(exploration)).toEqual(drawn);
  });

  test("no two nodes overlap", () => {
    const { nodeHeight } = drawn.frame;
    for (const one of drawn.nodes) {
      for (const other of drawn.nodes.slice(one.position + 1)) {
        const width = (one.width + other.width) / 2;
        const apart = Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= nodeHeight;
        expect(apart, `${one.label} and ${other.label}`).toBe(true);
      }
    }
  });

  test("everything lies within the picture, the moves of any selected position too", () => {
    const graph = new SolvedGraph(exploration);
    const edges = drawn.nodes.flatMap(({ position }) =>
      movesOf(drawn.frame, position, graph.optionsOf(position) ?? [], "selected"),
    );
    expect(edges.length).toBeGreaterThan(0);
    for (const { line, head = "" } of [...drawn.edges, ...edges]) {
      for (const [x, y] of [...alongPath(line), ...pointsOf(head)]) {
        expect(x).toBeGreaterThanOrEqual(drawn.left);
        expect(x).toBeLessThanOrEqual(drawn.left + drawn.width);
        expect(y).toBeGreaterThanOrEqual(drawn.top);
        expect(y).toBeLessThanOrEqual(drawn.top + drawn.height);
      }
    }
  });

  test("lines begin and end at the border of their nodes", () => {
    const { widths, nodeHeight, x, y } = drawn.frame;
    for (const { from, to, line, head } of drawn.edges) {
      const start = pointsOf(line)[0] ?? [0, 0];
      const end = (head ? pointsOf(head)[0] : pointsOf(line).at(-1)) ?? [0, 0];
      for (const [[px, py], position] of [[start, from] as const, [end, to] as const]) {
        const nodeWidth = widths[position] ?? 0;
        const [dx, dy] = [Math.abs(px - (x[position] ?? 0)), Math.abs(py - (y[position] ?? 0))];
        const onBorder = Math.abs(dx - nodeWidth / 2) < 0.2 || Math.abs(dy - nodeHeight / 2) < 0.2;
        expect(onBorder && dx <= nodeWidth / 2 + 0.2 && dy <= nodeHeight / 2 + 0.2).toBe(true);
      }
    }
  });

  test("every move to a P-position has an arrowhead, and a covering move that is one is drawn once", () => {
    const graph = new SolvedGraph(exploration);
    for (const { from, to, role, head } of drawn.edges) {
      expect(role).toBe(graph.outcome(to) === "P" ? "winning" : "cover");
      expect(head !== undefined).toBe(role === "winning");
      expect(drawn.edges.filter((edge) => edge.from === from && edge.to === to)).toHaveLength(1);
    }
  });
});

test("in a row the moves that skip a position are arcs over it", () => {
  const { frame } = draw(explorationOf(9));
  const heights = pointsOf(edgeShape(frame, 0, 2, "selected").line).map(([, y]) => y);
  expect(Math.min(...heights)).toBeLessThan((frame.y[0] ?? 0) - frame.nodeHeight / 2);
});

test("values are written out, and outcomes by their letters", () => {
  const exploration = explorationOf(3);
  const graph = new SolvedGraph(exploration);
  const values = (colourBy: "grundy" | "outcome"): string[] =>
    scene(graph, exploration, plainPolicy(graph, STAGE, colourBy)).nodes.map(({ value }) => value);
  expect(values("grundy")).toEqual(["0", "2", "1", "0"]);
  expect(values("outcome")).toEqual(["P", "N", "N", "P"]);
});

test("0 is ink, 1 to 9 differ, and larger values differ from those near them", () => {
  expect(capColours(0, 30)).toBeUndefined();
  expect(capColours("N", 30)).toBeUndefined();
  const fill = (value: number): string => capColours(value, 30)?.fill ?? "";
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map(fill)).size).toBe(9);
  const channels = (hex: string): number[] =>
    [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
  const distance = (one: number, other: number): number => {
    const colour = channels(fill(other));
    return Math.hypot(...channels(fill(one)).map((channel, index) => channel - (colour[index] ?? 0)));
  };
  for (let value = 9; value <= 300; value++)
    for (let ahead = 1; ahead <= 3; ahead++)
      if (value > 9 || ahead === 1)
        expect(distance(value, value + ahead), `${value}, ${value + ahead}`).toBeGreaterThan(35);
});

test("the text on every cap can be read", () => {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
      const share = parseInt(hex.slice(place, place + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (let value = 1; value <= 40; value++) {
    const { fill = "", text = "" } = capColours(value, 40) ?? {};
    const [low = 0, high = 0] = [luminance(fill), luminance(text)].sort((one, other) => one - other);
    expect((high + 0.05) / (low + 0.05), `${value}: ${text} on ${fill}`).toBeGreaterThanOrEqual(4.5);
  }
});

describe("on a free stage", () => {
  const free = (width: number, more: Partial<Stage> = {}): Stage => ({
    width,
    height: 1.2 * width,
    letters: amongText(width < 400),
    betweenRows: 20,
    isFree: true,
    ...more,
  });

  test("a picture takes the height it needs, within its bounds, at letters that can be read", () => {
    for (const start of [1, 3, 5, 9, 30])
      for (const exploration of [downward(start), explorationOf(start)])
        for (const width of [340, 480, 640]) {
          const stage = free(width);
          const drawn = draw(exploration, stage);
          const height = heightOn(stage, drawn);
          const opened = openedAt(enlargementOf(drawn, stage), stage.letters);
          expect(height).toBeGreaterThanOrEqual(140);
          expect(height).toBeLessThanOrEqual(stage.height);
          expect(opened * 13).toBeGreaterThanOrEqual(11);
          expect(opened * 13).toBeLessThanOrEqual(15.5);
          // All of it is seen unless the width or the bound forbids it.
          if (height < stage.height) expect(drawn.height * opened).toBeLessThanOrEqual(height);
        }
  });

  test("rows are no further apart than they need to be", () => {
    const pitch = (stage: Stage): number => {
      const { y } = draw(downward(2), stage).frame;
      return (y[1] ?? 0) - (y[0] ?? 0);
    };
    expect(pitch(free(640))).toBeLessThan(pitch({ ...free(640), isFree: false }));
  });

  test("the arcs of a row are about half as high as it is wide at most", () => {
    for (const width of [340, 640]) {
      const stage = free(width);
      expect(heightOn(stage, draw(explorationOf(5), stage))).toBeLessThanOrEqual(0.6 * width);
    }
  });

  test("nodes are as far apart as fills the width, within a bound that the stage says", () => {
    const widthOn = (widestSlot: number): number => {
      const stage = free(640, { widestSlot });
      const drawn = draw(explorationOf(2), stage);
      return drawn.width * enlargementOf(drawn, stage);
    };
    expect(widthOn(3)).toBeGreaterThan(1.3 * widthOn(1.7));
    expect(widthOn(30)).toBeCloseTo(640);
  });
});

test("the colours of values and players can be given by whoever embeds them", () => {
  expect(paintedCap(3, 9)).toEqual({
    fill: "var(--mex-value-3, #CC6677)",
    text: "var(--mex-on-value-3, #000000)",
  });
  expect(paintedCap(0, "players")?.fill).toBe("var(--mex-player-0, #88CCEE)");
  expect(paintedCap(10, 30)).toEqual(capColours(10, 30));
  expect(paintedCap(0, 9)).toBeUndefined();
});
