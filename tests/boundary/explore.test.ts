// The typed arrays of a position graph.
import { expect, test } from "vitest";
import type { Exploration } from "../../www/src/solver/wire.ts";
import { at, errorOf, everySliceIsATurn, mex, row, valueOf } from "./built.ts";

const nim123 = valueOf(await mex.explore({ ruleset: "nim" }, [1, 2, 3]));
const indices = (graph: Exploration): number[] => [...graph.labels.keys()];
const optionsOf = (graph: Exploration, position: number): number[] =>
  row(graph.optionOffsets, graph.options, position);
const ascending = (numbers: number[]): number[] => [...numbers].sort((one, other) => one - other);

/**
 * Nim (1,2,3) as Wang & Li (2017) number and solve it, with the two misprints of their table of options put right:
 * H(p12) holds p10, and H(p13) does not. Each row: the position, its options by number, its Grundy value.
 */
const TABLE: Array<[label: string, options: number[], grundy: number]> = [
  ["()", [], 0],
  ["(1)", [1], 1],
  ["(1,1)", [2], 0],
  ["(2)", [1, 2], 2],
  ["(1,2)", [2, 3, 4], 3],
  ["(1,1,1)", [3], 1],
  ["(1,1,2)", [3, 5, 6], 2],
  ["(2,2)", [4, 5], 0],
  ["(1,2,2)", [5, 7, 8], 1],
  ["(3)", [1, 2, 4], 3],
  ["(1,3)", [2, 3, 5, 10], 2],
  ["(2,3)", [4, 5, 8, 10, 11], 1],
  ["(1,1,3)", [3, 6, 7, 11], 3],
  ["(1,2,3)", [5, 7, 9, 11, 12, 13], 0],
];

test("nim(1,2,3) has 14 positions and 38 moves, 4 of them P-positions", () => {
  expect(nim123).toMatchObject({ positionCount: 14, moveCount: 38, pPositionCount: 4, board: "heaps" });
  expect(nim123.options).toHaveLength(38);
  expect(nim123.labels).toHaveLength(14);
  expect(at(nim123.labels, 0)).toBe("(1,2,3)");
});

for (const [index, [label, options, grundy]] of TABLE.entries()) {
  test(`p${index + 1} is ${label} with value ${grundy} and the options of the literature`, () => {
    const position = nim123.number.indexOf(index + 1);
    expect(nim123.labels[position]).toBe(label);
    expect(ascending(optionsOf(nim123, position).map((option) => at(nim123.number, option)))).toEqual(
      options,
    );
    expect(nim123.grundy?.[position]).toBe(grundy);
    expect(nim123.outcome?.[position]).toBe(grundy === 0 ? 0 : 1);
  });
}

/** The graphs on which shapes and laws are checked: rows and columns, every ruleset, both conventions. */
const GRAPHS: Array<[name: string, graph: Exploration]> = [];
for (const notation of [
  "nim(3,4,5)",
  "nim()",
  "bash[m=3](21)",
  "subtraction[set={2,3}](7,5)",
  "wythoff[a=2](6,4)",
]) {
  for (const kind of ["normal", "misere"] as const) {
    const { ruleset, params, position } = valueOf(mex.parse(notation));
    const graph = valueOf(await mex.explore({ ruleset, params, convention: { kind } }, position));
    GRAPHS.push([`${notation} under ${kind} play`, graph]);
  }
}
GRAPHS.push(["nim(1,2,3)", nim123]);

for (const [name, graph] of GRAPHS) {
  const count = graph.positionCount;

  test(`${name}: every array has its type and its length`, () => {
    const rowsOf = {
      token: graph.tokens,
      option: graph.options,
      cover: graph.covers,
      winning: graph.winning,
    };
    for (const [key, items] of Object.entries(rowsOf)) {
      const offsets = graph[`${key as keyof typeof rowsOf}Offsets`];
      expect(offsets, key).toBeInstanceOf(Uint32Array);
      expect(items, key).toBeInstanceOf(key === "token" ? Float64Array : Uint32Array);
      if (!offsets || !items) throw new Error(`a small graph carries its ${key} rows`);
      expect(offsets).toHaveLength(count + 1);
      expect(at(offsets, 0)).toBe(0);
      expect(at(offsets, count)).toBe(items.length);
      expect(ascending([...offsets])).toEqual([...offsets]);
      if (key !== "token") expect([...items].filter((item) => item >= count)).toEqual([]);
    }
    for (const key of ["number", "layer"] as const) {
      expect(graph[key], key).toBeInstanceOf(Uint32Array);
      expect(graph[key]).toHaveLength(count);
    }
    expect(graph.remoteness).toBeInstanceOf(Int32Array);
    expect(graph.remoteness).toHaveLength(count);
    for (const key of ["x", "y"] as const) {
      expect(graph[key], key).toBeInstanceOf(Float32Array);
      expect(graph[key]).toHaveLength(count);
    }
    expect(graph.outcome).toBeInstanceOf(Uint8Array);
    expect(graph.outcome).toHaveLength(count);
    if (name.includes("misere")) expect(graph).not.toHaveProperty("grundy");
    else {
      expect(graph.grundy).toBeInstanceOf(Int32Array);
      expect(graph.grundy).toHaveLength(count);
    }
    expect(graph.options).toHaveLength(graph.moveCount);
    expect(ascending([...graph.number])).toEqual(indices(graph).map((index) => index + 1));
  });

  test(`${name}: every array has a memory of its own`, () => {
    const views = Object.values(graph).filter((part) => ArrayBuffer.isView(part));
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      expect([view.byteOffset, view.byteLength]).toEqual([0, view.buffer.byteLength]);
    }
    expect(new Set(views.map((view) => view.buffer)).size).toBe(views.length);
  });

  test(`${name}: labels are what the tokens say`, () => {
    const written = indices(graph).map(
      (position) => `(${row(graph.tokenOffsets, graph.tokens, position).join(",")})`,
    );
    expect(graph.labels).toEqual(written);
    expect(new Set(written).size).toBe(count);
  });

  test(`${name}: values follow from those of the options`, () => {
    // Every position is numbered after its options.
    const order = [...indices(graph)].sort((one, other) => at(graph.number, one) - at(graph.number, other));
    const terminal = name.includes("misere") ? 1 : 0;
    const remoteness: number[] = [];
    for (const position of order) {
      const options = optionsOf(graph, position);
      const winning = options.filter((option) => graph.outcome?.[option] === 0);
      const outcome = options.length === 0 ? terminal : winning.length > 0 ? 1 : 0;
      expect(graph.outcome?.[position]).toBe(outcome);
      expect(row(graph.winningOffsets, graph.winning, position)).toEqual(winning);
      const known = (list: number[]): number[] => list.map((option) => at(remoteness, option));
      if (options.length === 0) remoteness[position] = 0;
      // The winner hurries, the loser delays.
      else if (outcome === 1) remoteness[position] = 1 + Math.min(...known(winning));
      else remoteness[position] = 1 + Math.max(...known(options));
      expect(graph.remoteness?.[position]).toBe(remoteness[position]);
      if (!graph.grundy) continue;
      const values = new Set(options.map((option) => graph.grundy?.[option]));
      let mex = 0;
      while (values.has(mex)) mex++;
      expect(graph.grundy[position]).toBe(mex);
    }
    expect(graph.pPositionCount).toBe(graph.outcome?.filter((code) => code === 0).length);
  });

  test(`${name}: covers are the moves that no longer play can stand in for`, () => {
    const reach = indices(graph).map(() => new Set<number>());
    const order = [...indices(graph)].sort((one, other) => at(graph.number, one) - at(graph.number, other));
    for (const position of order) {
      for (const option of optionsOf(graph, position)) {
        at(reach, position).add(option);
        for (const further of at(reach, option)) at(reach, position).add(further);
      }
    }
    expect(graph.coversExact).toBe(true);
    for (const position of indices(graph)) {
      const options = optionsOf(graph, position);
      const direct = options.filter((to) => !options.some((by) => at(reach, by).has(to)));
      expect(ascending(row(graph.coverOffsets, graph.covers, position))).toEqual(ascending(direct));
    }
  });

  test(`${name}: the start is in layer 0, no layer is empty, and every move goes onward`, () => {
    expect(graph.layer[0]).toBe(0);
    expect(new Set(graph.layer)).toEqual(
      new Set(Array.from({ length: graph.layerCount }, (_, layer) => layer)),
    );
    const along = graph.direction === "down" ? graph.y : graph.x;
    for (const position of indices(graph)) {
      for (const option of optionsOf(graph, position)) {
        expect(at(graph.layer, option)).toBeGreaterThan(at(graph.layer, position));
        expect(at(along, option)).toBeGreaterThan(at(along, position));
      }
    }
  });

  test(`${name}: nodes lie within the picture and none overlap`, () => {
    const { x, y, nodeWidth, nodeHeight, width, height } = graph;
    // Coordinates are of single precision.
    const slack = 1e-4;
    for (const one of indices(graph)) {
      const [left, top] = [at(x, one) - nodeWidth / 2, at(y, one) - nodeHeight / 2];
      expect(Math.min(left, top, width - left - nodeWidth, height - top - nodeHeight)).toBeGreaterThan(
        -slack,
      );
      for (const other of indices(graph).slice(one + 1)) {
        const isApart =
          Math.abs(at(x, one) - at(x, other)) > nodeWidth - slack ||
          Math.abs(at(y, one) - at(y, other)) > nodeHeight - slack;
        expect(isApart, `${graph.labels[one]} and ${graph.labels[other]}`).toBe(true);
      }
    }
  });
}

test("the arrays of an answer can be transferred, as the memory of wasm cannot", async () => {
  const graph = valueOf(await mex.explore({ ruleset: "nim" }, [3, 4, 5]));
  const buffers = Object.values(graph).flatMap((part) =>
    ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : [],
  );
  expect(buffers.length).toBeGreaterThan(10);
  structuredClone(graph, { transfer: buffers });
  expect(buffers.map((buffer) => buffer.byteLength)).toEqual(buffers.map(() => 0));
  expect(valueOf(await mex.explore({ ruleset: "nim" }, [3, 4, 5])).positionCount).toBe(48);
});

test("several heaps go down from the start, a single heap goes to the right", async () => {
  expect(nim123).toMatchObject({ direction: "down", layerCount: 7 });
  const heap = valueOf(await mex.explore({ ruleset: "bash", params: { m: 3 } }, [21]));
  expect(heap).toMatchObject({ direction: "right", layerCount: 22 });
});

test("the largest heap of all is exact in tokens and labels", async () => {
  const most = Number.MAX_SAFE_INTEGER;
  const game = { ruleset: "subtraction", params: { set: [most] } };
  const graph = valueOf(await mex.explore(game, [most, most]));
  expect([...graph.tokens]).toEqual([most, most, most]);
  expect(graph.labels).toEqual([`(${most},${most})`, `(${most})`, "()"]);
  expect(graph.notation).toBe(`subtraction[set={${most}}](${most},${most})`);
});

test("a graph of many moves carries them only when it is asked to", async () => {
  const { limits } = valueOf(mex.catalogue());
  const game = { ruleset: "nim" };
  const few = valueOf(await mex.explore(game, [20, 20, 20]));
  expect(few.moveCount).toBeGreaterThan(limits.movesSent);
  expect(few).not.toHaveProperty("options");
  expect(few).not.toHaveProperty("optionOffsets");
  const all = valueOf(await mex.explore(game, [20, 20, 20], { allMoves: true }));
  expect(all.options).toHaveLength(all.moveCount);
  expect(few).toEqual({ ...all, options: undefined, optionOffsets: undefined });
});

test("a part around a position has the values and the numbers of the whole graph", async () => {
  const whole = valueOf(await mex.explore({ ruleset: "nim" }, [3, 4, 5]));
  const around = { position: "(1,4,5)", moves: 2 };
  const part = valueOf(await mex.explore({ ruleset: "nim" }, [3, 4, 5], { around }));
  expect(part.labels[part.around?.position ?? 0]).toBe("(1,4,5)");
  expect(part.notation).toBe("nim(3,4,5)");
  expect(part.around?.moves).toBe(2);
  expect(part.around?.whole).toBe(whole.positionCount);
  expect(part.around?.counts).toHaveLength(valueOf(mex.catalogue()).limits.aroundMoves);
  expect(part.around?.counts[1]).toBe(part.positionCount);
  expect(whole).not.toHaveProperty("around");
  expect(part).not.toHaveProperty("part");
  const known = part.labels.map((label) => whole.labels.indexOf(label));
  expect([...part.number]).toEqual(known.map((index) => whole.number[index]));
  expect([...(part.grundy ?? [])]).toEqual(known.map((index) => whole.grundy?.[index]));
  // A part is asked for a call at a time, and what was explored whole before it can be asked again.
  expect(valueOf(await mex.explore({ ruleset: "nim" }, [3, 4, 5])).labels).toEqual(whole.labels);
});

test("a part of a large graph can be given up", async () => {
  const stop = new AbortController();
  const around = { position: [40, 45, 50], moves: 1 };
  everySliceIsATurn();
  const found = mex.explore({ ruleset: "nim" }, [40, 45, 50], { around, signal: stop.signal });
  stop.abort();
  expect(errorOf(await found)).toMatchObject({ code: "cancelled" });
});

test("places by covering moves are the same whatever the values are", async () => {
  const play = (kind: "normal" | "misere") => ({ ruleset: "nim", convention: { kind } });
  const places = async (kind: "normal" | "misere", options?: { places: "covers" }) => {
    const { x, y, covers, labels, outcome } = valueOf(await mex.explore(play(kind), [3, 4, 5], options));
    return { places: { x, y, covers, labels }, outcome };
  };
  const [normal, misere] = [
    await places("normal", { places: "covers" }),
    await places("misere", { places: "covers" }),
  ];
  expect(normal.places).toEqual(misere.places);
  expect(normal.outcome).not.toEqual(misere.outcome);
  expect((await places("normal")).places).not.toEqual(normal.places);
});

test("a graph that is drawn carries its moves, however many they are", async () => {
  const { limits } = valueOf(mex.catalogue());
  const graph = valueOf(await mex.explore({ ruleset: "nim" }, [300]));
  expect(graph.positionCount).toBeLessThanOrEqual(limits.drawnPositions);
  expect(graph.moveCount).toBeGreaterThan(limits.movesSent);
  expect(graph.options).toHaveLength(graph.moveCount);
});

test("a graph whose moves return has draws, infinite values and their sets", async () => {
  const game = { ruleset: "graph", params: { arrows: "a>b, b>c, c>a, c>d, d>e" } };
  const graph = valueOf(await mex.explore(game, "a"));
  expect(graph.labels).toEqual(["a", "b", "c", "d", "e"]);
  expect([...(graph.outcome ?? [])]).toEqual([2, 2, 2, 1, 0]);
  expect([...(graph.grundy ?? [])]).toEqual([-1, -1, -1, 1, 0]);
  expect([...(graph.remoteness ?? [])]).toEqual([-1, -1, -1, 1, 0]);
  expect([...(graph.infiniteOffsets ?? [])]).toEqual([0, 0, 0, 1, 1, 1]);
  expect([...(graph.infinite ?? [])]).toEqual([1]);
  const values = valueOf(await mex.evaluate(game, ["c", "d"]));
  expect([values.outcome, values.grundy, values.remoteness].map((all) => [...(all ?? [])])).toEqual([
    [2, 1],
    [-1, 1],
    [-1, 1],
  ]);
  expect([...(values.infinite ?? [])]).toEqual([1]);
  const three = { ...game, convention: { kind: "alliance", players: 3, winner: "last-mover" } } as const;
  const among = valueOf(await mex.explore(three, "a"));
  expect([...(among.gameValue ?? [])]).toEqual([255, 255, 255, 0, 2]);
  expect([...(among.distance ?? [])]).toEqual([255, 255, 255, 1, 0]);
  expect([...(among.winners ?? [])].slice(0, 6)).toEqual([255, 255, 255, 255, 255, 255]);
  const why = valueOf(await mex.explain(game, "c"));
  expect(why.value).toEqual({ outcome: "D", grundy: -1, infinite: [1], remoteness: -1 });
  expect(why.round).toMatchObject({ way: [{ label: "c" }, { label: "a" }, { label: "b" }], back: 0 });
  expect(why.options[why.unanswered ?? -1]?.label).toBe("a");
});
