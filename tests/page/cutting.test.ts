// A drawn graph to play on: what stands where, what would fall, and where the keyboard goes.
import { expect, test } from "vitest";
import { drawEdges, takenEdges } from "../../www/src/views/boards/edges/lines.ts";
import { spacingOf } from "../../www/src/views/boards/edges/play.ts";
import { goesWith, standings } from "../../www/src/views/boards/nets/course.ts";
import { towards } from "../../www/src/views/boards/kit/towards.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { Course } from "../../www/src/views/play/course.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { solver } from "./shown.ts";

type Ends = Array<[number, number]>;

const TREE: Ends = [[0, 1], [0, 5], [1, 2], [1, 4], [2, 3], [5, 6]]; // prettier-ignore
const CYCLES: Ends = [[0, 0], [0, 1], [0, 1], [1, 1], [1, 2], [1, 3], [2, 3], [3, 4], [3, 4], [4, 5]]; // prettier-ignore

/** The edges that stand in a position by their places, none where one has fallen. */
const standingAt = (places: ReadonlyArray<number | undefined>): Map<number, number> =>
  new Map(places.flatMap((place, edge) => (place === undefined ? [] : [[edge, place]])));

const token = ([one, other]: [number, number]): number => one * 2 ** 26 + other;

test.each([
  ["a tree", TREE],
  ["a graph with loops, cycles and equal edges", CYCLES],
])("in %s falls what the solver says, which is what is no longer joined to the ground", async (_, ends) => {
  const tokens = ends.map(token);
  const { options } = valueOf(await mex.explain({ ruleset: "hackenbush" }, ends));
  const moves = options.flatMap(({ tokens: left, moves }) => moves.map(({ changes }) => ({ changes, left })));
  const now = [...ends.keys()];
  const kind = takenEdges(ends, tokens);
  for (const cut of now) {
    const stand = now.filter((edge) => edge !== cut);
    const joined = new Set([0]);
    for (const vertex of joined)
      for (const pair of stand.map((edge): number[] => ends[edge] ?? []))
        if (pair.includes(vertex)) pair.forEach((end) => joined.add(end));
    expect(goesWith(cut, standingAt(now), moves, kind)).toEqual(
      stand.filter((edge) => !joined.has(ends[edge]?.[0] ?? 0)),
    );
  }
});

test("once an edge has fallen, the others have other places, and what falls with them is found there", async () => {
  const ends: Ends = [[0, 1], [0, 1], [1, 2], [2, 3]]; // prettier-ignore
  const tokens = ends.map(token);
  // The first of the equal edges was cut.
  const now = standingAt([undefined, 0, 1, 2]);
  const kind = takenEdges(ends, tokens);
  const { options } = valueOf(await mex.explain({ ruleset: "hackenbush" }, ends.slice(1)));
  const moves = options.flatMap(({ tokens: left, moves }) => moves.map(({ changes }) => ({ changes, left })));
  expect([1, 2, 3].map((cut) => goesWith(cut, now, moves, kind))).toEqual([[2, 3], [3], []]);
  // Where nothing is known of a move nothing is said.
  expect(goesWith(1, now, [], kind)).toEqual([]);
});

test("of equal edges the one that was cut has fallen, also later on", () => {
  const tokens = ([[0, 1], [0, 1], [0, 1], [1, 2]] as Ends).map(token); // prettier-ignore
  const cut = (place: number) => [{ place, from: tokens[place] ?? 0, to: [] }];
  const course = [
    { tokens },
    { tokens: tokens.slice(1), changes: cut(0) },
    // Another part of the game was changed.
    { tokens: tokens.slice(1), changes: [] },
    { tokens: tokens.slice(1, 3), changes: cut(2) },
    { tokens: tokens.slice(1, 2), changes: cut(0) },
  ];
  expect(standings(course, takenEdges([], tokens))).toEqual(
    [
      [0, 1, 2, 3],
      [undefined, 0, 1, 2],
      [undefined, 0, 1, 2],
      [undefined, 0, 1, undefined],
      [undefined, undefined, 0, undefined],
    ].map(standingAt),
  );
});

test("where nobody knows which of equal edges was cut, the last one has fallen", () => {
  const tokens = ([[0, 1], [0, 1], [1, 2]] as Ends).map(token); // prettier-ignore
  const after = tokens.slice(1);
  const kind = takenEdges([], tokens);
  expect(standings([{ tokens }, { tokens: after }], kind)[1]).toEqual(standingAt([0, undefined, 1]));
  expect(kind.standing({ tokens: after })).toEqual(standingAt([0, undefined, 1]));
});

test("a finger finds each of the edges between the same two vertices", () => {
  for (const pair of [
    [0, 1],
    [1, 2],
  ] as Ends) {
    // prettier-ignore
    const ends: Ends = [[0, 1], ...Array.from({ length: 3 }, () => pair)];
    const across = drawEdges(ends, spacingOf(ends))
      .edges.slice(1)
      .map(({ middle }) => middle);
    for (const [index, one] of across.entries())
      for (const other of across.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
  }
});

test.each([
  ["a binary tree", Array.from({ length: 63 }, (_, edge) => [Math.floor(edge / 2), edge + 1])],
  ["a meadow", Array.from({ length: 64 }, (_, edge) => [0, edge + 1])],
  ["a graph with loops, cycles and equal edges", CYCLES],
])("arrow keys come to every edge of %s", (_, pairs) => {
  const ends = pairs as Ends;
  const points = drawEdges(ends, spacingOf(ends)).edges.map(({ middle }, edge) => ({ edge, ...middle }));
  const reached = new Set([0]);
  for (const edge of reached)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = towards(key, points[edge] ?? { x: 0, y: 0 }, points);
      if (next) reached.add(next.edge);
    }
  expect(reached.size).toBe(ends.length);
});

test("an arrow key goes the straightest way, and no other key anywhere", () => {
  const points = [{ x: 10, y: 8 }, { x: 14, y: 0 }, { x: -5, y: 0 }, { x: 1, y: 9 }]; // prettier-ignore
  const from = { x: 0, y: 0 };
  expect(towards("ArrowRight", from, points)).toBe(points[1]);
  expect(towards("ArrowLeft", from, points)).toBe(points[2]);
  expect(towards("ArrowDown", from, points)).toBe(points[3]);
  expect(towards("ArrowUp", from, points)).toBeUndefined();
  expect(towards("a", from, points)).toBeUndefined();
});

test.each([
  ["hackenbush(0-1-2)+hackenbush(0-1-2-3)", [2, 3]],
  ["hackenbush[passes=1](0-1-2)", [2, 1]],
])("of %s each part has its own moves, and what they leave of it", async (link, sizes) => {
  const { state, store } = await opened(solver, `${link}?view=board`, { width: 640, height: 480 }, "en", "");
  let known = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    known = resolve;
  });
  const course = new Course(store, known);
  if (!course.of(state)) await coming;
  const parts = course.of(state) ?? [];
  expect(parts.map(({ tokens }) => tokens.length).slice(0, sizes.length)).toEqual(
    parts.map(({ isGame }, place) => (isGame ? sizes[place] : 1)),
  );
  for (const part of parts) {
    const moves = course.movesOf(state, part);
    expect(moves.length).toBe(part.isGame ? part.tokens.length : 1);
    for (const { changes, left } of moves) {
      expect(changes.every(({ place }) => place < part.tokens.length)).toBe(true);
      if (part.isGame) expect(part.tokens.slice(0, left.length)).toEqual(left);
      else expect(left).toEqual([0]);
    }
  }
  // What is not listed is known of the move that is shown.
  const [part] = parts;
  const option = state.explanation?.options.find(({ moves }) => moves[0]?.first === part?.first);
  const [move] = option?.moves ?? [];
  if (!part || !option || !move) throw new Error("there is no move");
  expect(course.movesOf({ ...state, explanation: undefined }, part)).toEqual([]);
  expect(course.movesOf({ ...state, explanation: undefined }, part, { ...option, move })).toHaveLength(1);
});
