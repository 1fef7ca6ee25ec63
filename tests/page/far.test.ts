// A graph that is too large for a node to each position: its cells, what is painted on them, and its nodes from near.
import { describe, expect, test } from "vitest";
import { show } from "../../www/src/model/display.ts";
import { SolvedGraph, solved } from "../../www/src/model/graph/solvedGraph.ts";
import { partOf } from "../../www/src/model/graph/part.ts";
import { highlight } from "../../www/src/model/highlight.ts";
import { reveal, toggleLabelling, labelUpTo, labelBy } from "../../www/src/model/reveal.ts";
import { hideValues } from "../../www/src/model/revealing.ts";
import { openGame } from "./fakes.ts";
import { lineFrom } from "../../www/src/model/playedLine.ts";
import type { Solver } from "../../www/src/model/solver.ts";
import { everyValue } from "../../www/src/model/everyValue.ts";
import { told } from "../../www/src/model/told.ts";
import { Store } from "../../www/src/model/store.ts";
import type { Convention, Game } from "../../www/src/solver/api.ts";
import type { Exploration } from "../../www/src/solver/wire.ts";
import { capColours, largeColours, paintedCap, scaledColours } from "../../www/src/scene/palette.ts";
import { tellCellScale } from "../../www/src/model/cellScale.ts";
import { openView } from "../../www/src/model/view.ts";
import { NODES, scaleOf } from "../../www/src/scene/scale.ts";
import { NORMAL } from "../../www/src/model/convention.ts";
import { farStep } from "../../www/src/views/graph/far/farView.ts";
import { isScaled, mosaicInputOf } from "../../www/src/views/graph/far/look.ts";
import { Mosaic, NO_CLASS } from "../../www/src/views/graph/far/mosaic.ts";
import { nodesOf, sceneOf, type FarGraph } from "../../www/src/views/graph/far/nearScene.ts";
import { cellAt, placedCells } from "../../www/src/views/picture/tiles/placed.ts";
import { ladder } from "../../www/src/views/picture/tiles/ladder.ts";
import { roomOn } from "../../www/src/views/picture/tiles/room.ts";
import { limited } from "../../www/src/views/picture/seen.ts";
import { spaceOf } from "../../www/src/views/picture/tiles/view.ts";
import { SLICES } from "../../www/src/views/registry.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { pages } from "./pageColours.ts";

const [page] = pages;
const MISERE: Convention = { kind: "misere" };

interface Large extends FarGraph {
  graph: SolvedGraph;
  store: Store;
  mosaic: Mosaic;
}

async function explored(game: Game, start: string): Promise<Exploration> {
  return valueOf(await mex.explore(game, start));
}

/** A large game that is open, as the page has it. */
async function open(ruleset: string, start: string, convention: Convention = NORMAL): Promise<Large> {
  const exploration = await explored({ ruleset, convention }, start);
  const graph = new SolvedGraph(exploration);
  const game = openGame(ruleset, start, [...graph.tokens(0)], { convention });
  const solver = { request: () => new Promise(() => undefined), ask: () => new Promise(() => undefined) };
  const store = new Store(solver as unknown as Solver, SLICES, {
    game,
    selected: start,
    line: lineFrom(start),
    catalogue: valueOf(mex.catalogue()),
    picture: { kind: "graph", graph, exploration, isBlind: false },
  });
  return {
    exploration,
    graph,
    store,
    mosaic: new Mosaic(exploration),
    code: "en",
    get state() {
      return store.state;
    },
    get told() {
      return told(store.state, graph);
    },
  };
}

const LARGE: ReadonlyArray<readonly [ruleset: string, start: string]> = [
  ["nim", "(17,18,19)"],
  ["wythoff", "(58,60)"],
  ["staircase", "(4,5,6,7)"],
  ["kayles", "(24)"],
];

function paintedOf({ mosaic, graph, state }: Large): ReturnType<typeof mosaicInputOf> {
  return mosaicInputOf(mosaic, graph, state, page);
}

describe.each(LARGE)("%s %s", (ruleset, start) => {
  test("has a cell for each position, and tells them apart at a thousand points, far and near", async () => {
    const { exploration, graph, mosaic } = await open(ruleset, start);
    expect(graph.count).toBeGreaterThan(1500);
    const cells = new Set(
      Array.from({ length: graph.count }, (_, position) => JSON.stringify(mosaic.cellOf(position))),
    );
    expect(cells.size).toBe(graph.count);
    const room = roomOn({ width: 900, height: 500, ratio: 1 }, mosaic, { left: 0, top: 0 });
    if (!room) throw new Error("there is no room");
    const sizes = ladder(room);
    let seed = 7;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    let hits = 0;
    for (let round = 0; round < 1000; round++) {
      const size = (sizes[Math.floor(random() * sizes.length)] ?? 1) / room.ratio;
      const view = limited({ x: random() * mosaic.columns, y: random() * mosaic.rows, size }, spaceOf(room));
      const point = { x: random() * 900, y: random() * 500 };
      const cell = cellAt(point, view, room);
      const found = cell && mosaic.positionAt(cell);
      const { x, y, size: side } = placedCells(view, room);
      const [column, row] = [(point.x - x(0)) / side, (point.y - y(0)) / side];
      const wanted = exploration.labels.findIndex(
        (_, position) =>
          Math.abs((exploration.x[position] ?? 0) - column) < 0.5 &&
          Math.abs((exploration.y[position] ?? 0) - row) < 0.5,
      );
      expect(found ?? -1).toBe(wanted);
      if (found !== undefined) hits++;
    }
    expect(hits).toBeGreaterThan(100);
  });

  test("is painted with the class of each position, and nothing else", async () => {
    const large = await open(ruleset, start);
    const { graph, mosaic } = large;
    const { classes, ink } = paintedOf(large);
    expect(ink).toBe(true);
    for (let position = 0; position < graph.count; position++) {
      const { row, column } = mosaic.cellOf(position);
      expect(classes[row * mosaic.columns + column]).toBe(graph.grundy(position));
    }
    expect(classes.filter((value) => value !== NO_CLASS)).toHaveLength(graph.count);
  });

  test("leaks nothing of what is hidden", async () => {
    const [one, other] = [await open(ruleset, start), await open(ruleset, start, MISERE)];
    for (const { store } of [one, other]) {
      show(store, { colourBy: "outcome" });
      hideValues(store, true);
    }
    expect(paintedOf(one)).toEqual(paintedOf(other));
    // What is shown of it tells the two apart: so the comparison can fail.
    const shown = new Set(one.exploration.labels);
    for (const { store } of [one, other]) reveal.put(store, { shown });
    expect(paintedOf(one)).not.toEqual(paintedOf(other));
  });

  test("is labelled layer by layer from the end", async () => {
    const large = await open(ruleset, start);
    const { store, graph, mosaic } = large;
    toggleLabelling(store);
    labelBy(store, "layer");
    labelUpTo(store, 3);
    const { classes } = paintedOf(large);
    for (let position = 0; position < graph.count; position++) {
      const { row, column } = mosaic.cellOf(position);
      const isLabelled = graph.layer(position) >= graph.layerCount - 3;
      const value = isLabelled ? graph.grundy(position) : undefined;
      expect(classes[row * mosaic.columns + column]).toBe(pickedClass(value));
    }
  });

  test("is drawn from near with the same nodes in the same cells, wherever the reader looks", async () => {
    const large = await open(ruleset, start);
    const { exploration, graph, mosaic } = large;
    const like = nodesOf(large);
    const side = like.slotWidth;
    for (const middle of [0, Math.floor(graph.count / 2), graph.count - 1]) {
      const { row, column } = mosaic.cellOf(middle);
      const along = (at: number, count: number): { from: number; to: number } => ({
        from: Math.max(0, at - 5),
        to: Math.min(count, at + 6),
      });
      const range = { rows: along(row, mosaic.rows), columns: along(column, mosaic.columns) };
      const inside = mosaic.within(range, 600) ?? [];
      expect(inside.length).toBeGreaterThan(0);
      const drawn = sceneOf(large, inside, [0], range, like);
      expect(drawn.scene.frame.slotWidth).toBe(side);
      expect(new Set(drawn.positions)).toContain(0);
      for (const [index, position] of drawn.positions.entries()) {
        const node = drawn.scene.nodes[index];
        expect(node?.label).toBe(graph.label(position));
        expect(node?.x).toBeCloseTo((exploration.x[position] ?? 0) * side, 3);
        expect(node?.y).toBeCloseTo((exploration.y[position] ?? 0) * side, 3);
        expect(node?.tint).toBe(graph.grundy(position));
        expect(node?.outcome).toBe(graph.outcome(position));
        expect(node?.width).toBeLessThan(side);
      }
      const isInside = new Set(inside);
      for (const { from, to } of drawn.scene.edges) {
        const [source, target] = [drawn.positions[from] ?? -1, drawn.positions[to] ?? -1];
        expect(isInside.has(source) && isInside.has(target)).toBe(true);
        const moves = [...graph.coversOf(source), ...graph.winningOf(source)];
        expect(moves).toContain(target);
      }
    }
  });

  test("is gone through by arrow keys, from every position to another that is next to it or a move away", async () => {
    const { exploration, graph, mosaic } = await open(ruleset, start);
    let at = 0;
    let seed = 3;
    const seen = new Set<number>();
    const keys = ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"];
    for (let step = 0; step < 400; step++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const key = keys[seed % keys.length] ?? "";
      const next = farStep(key, at, graph, exploration, mosaic);
      if (next === undefined) continue;
      const isMove = [at, next].some((from) =>
        [...graph.coversOf(from), ...graph.winningOf(from)].includes(from === at ? next : at),
      );
      const [one, other] = [mosaic.cellOf(at), mosaic.cellOf(next)];
      expect(isMove || one.row === other.row || one.column === other.column).toBe(true);
      at = next;
      seen.add(at);
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

/** The class of a value where only some are shown, and of those that are not. */
function pickedClass(value: number | undefined): number {
  if (value === undefined) return 1;
  return value === 0 ? 0 : 1 + value;
}

test("the legend’s choice leaves its values their colours, and all others none", async () => {
  const large = await open("nim", "(17,18,19)");
  show(large.store, { only: ["0", "3"] });
  const { colours, classes, ink } = paintedOf(large);
  expect(ink).toBe(true);
  const { graph, mosaic } = large;
  const three = scaledColours(3, graph.largestGrundy, page.isDark).fill;
  for (let position = 0; position < graph.count; position++) {
    const { row, column } = mosaic.cellOf(position);
    const colour = colours[classes[row * mosaic.columns + column] ?? NO_CLASS];
    const wanted = { 0: page.ink, 3: three }[graph.grundy(position) ?? -1] ?? page.hairline;
    expect(colour).toBe(wanted);
  }
});

test("values beyond the number of colours can be chosen, and have those of the scale", async () => {
  const large = await open("wythoff", "(199,251)");
  const { graph, mosaic, store } = large;
  expect(graph.largestGrundy).toBeGreaterThan(300);
  show(store, { only: ["301", "20"] });
  const { colours, classes } = paintedOf(large);
  for (let position = 0; position < graph.count; position++) {
    const { row, column } = mosaic.cellOf(position);
    const colour = colours[classes[row * mosaic.columns + column] ?? NO_CLASS] ?? "";
    const value = graph.grundy(position) ?? 0;
    if (value !== 301 && value !== 20) expect(colour).toBe(page.hairline);
    else expect(apart(colour, scaledColours(value, graph.largestGrundy, page.isDark).fill)).toBeLessThan(4);
  }
});

test("beside cells of more values a graph has the colours of their scale", async () => {
  const large = await open("nim", "(17,18,19)");
  const { graph, mosaic, store } = large;
  openView(store, "grid");
  tellCellScale(store, "grid", 200);
  const { colours, classes } = paintedOf(large);
  for (let position = 0; position < graph.count; position++) {
    const { row, column } = mosaic.cellOf(position);
    const value = graph.grundy(position) ?? 0;
    const wanted = value === 0 ? page.ink : scaledColours(value, 200, page.isDark).fill;
    expect(apart(colours[classes[row * mosaic.columns + column] ?? NO_CLASS] ?? "", wanted)).toBeLessThan(4);
  }
});

/** By how much two colours differ at most in red, green or blue. */
function apart(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  return Math.max(...(a ?? []).map((channel, index) => Math.abs(channel - (b?.[index] ?? 0))));
}

const scaleWith = (graph: SolvedGraph, isTold?: () => boolean) =>
  scaleOf(graph, everyValue(graph, isTold), "grundy");

test("the caps of a large graph, its keys and its cells have the colours of one scale", async () => {
  const { graph } = await open("nim", "(17,18,19)");
  const scale = scaleWith(graph);
  expect(scale).toEqual({ largest: 31 });
  const [low, high] = [capColours(1, scale)?.fill, capColours(31, scale)?.fill];
  expect([low, high]).toEqual(["#fde725", "#26828e"]);
  // On dark paper others are seen better.
  expect(paintedCap(1, scale)?.fill).toBe(`light-dark(${low}, ${largeColours(true)[0]?.toLowerCase()})`);
  expect(capColours(0, scale)).toBeUndefined();
  // Hidden values tell of no largest one, and small graphs have a colour for each value.
  expect(scaleWith(graph, () => false)).toBe(0);
  // Values that have a hue of their own keep it, as long as a cell has a pixel.
  const { graph: few } = await open("grundy", "(28)");
  expect([few.count > NODES, few.largestGrundy <= 9, scaleWith(few)]).toEqual([true, true, 0]);
  const { graph: more } = await open("nim", "(9,10,11,12)");
  expect(scaleWith(more)).toEqual({ largest: 15 });
  const { graph: small } = await open("nim", "(5,17,19)");
  expect(scaleWith(small)).toBe(0);
  expect(valueOf(mex.catalogue()).limits.drawnPositions).toBe(NODES);
});

test("positions that are lit stand out, with their own values", async () => {
  const large = await open("nim", "(17,18,19)");
  const { store, graph, mosaic } = large;
  const positions = new Set([0, 5, 17, 1200]);
  highlight.put(store, { lit: { graph, positions, differing: [] } });
  const { classes } = paintedOf(large);
  for (let position = 0; position < graph.count; position++) {
    const { row, column } = mosaic.cellOf(position);
    const value = positions.has(position) ? graph.grundy(position) : undefined;
    expect(classes[row * mosaic.columns + column]).toBe(pickedClass(value));
  }
});

test("values that are more than there are colours have those of a scale", async () => {
  expect(isScaled(paintedOf(await open("nim", "(17,18,19)")))).toBe(true);
  expect(isScaled(paintedOf(await open("kayles", "(24)")))).toBe(false);
  const hidden = await open("nim", "(17,18,19)");
  hideValues(hidden.store, true);
  expect(isScaled(paintedOf(hidden))).toBe(false);
});

test.each<Convention>([NORMAL, { kind: "alliance", players: 3 }])(
  "a part of a graph has what the whole has, and the moves between its positions (%o)",
  async (convention) => {
    const exploration = await explored({ ruleset: "nim", convention }, "(4,5,6)");
    const whole = new SolvedGraph(exploration);
    const core = Array.from({ length: whole.count }, (_, position) => position).filter((at) => at % 3 === 1);
    const beside = [0, 3, 9];
    const positions = [...core, ...beside];
    const part = solved(partOf(whole, core, beside).graph);
    expect(part.count).toBe(positions.length);
    const here = (found: Iterable<number>, among: readonly number[]): number[] =>
      [...found].flatMap((to) => (among.includes(to) ? positions.indexOf(to) : []));
    for (const [index, position] of positions.entries()) {
      expect(part.label(index)).toBe(whole.label(position));
      expect(part.number(index)).toBe(whole.number(position));
      expect(part.layer(index)).toBe(whole.layer(position));
      expect(part.grundy(index)).toBe(whole.grundy(position));
      expect(part.gameValue(index)).toBe(whole.gameValue(position));
      expect(part.winnersOf(index)).toEqual(whole.winnersOf(position));
      expect(part.outcome(index)).toBe(whole.outcome(position));
      expect([...part.tokens(index)]).toEqual([...whole.tokens(position)]);
      expect(part.optionsOf(index)).toBeUndefined();
      const own = index < core.length ? core : [];
      expect([...part.coversOf(index)]).toEqual(here(whole.coversOf(position), own));
      for (let mover = 0; mover < whole.players; mover++)
        expect([...part.winningOf(index, mover)]).toEqual(here(whole.winningOf(position, mover), own));
    }
  },
);
