// Positions grouped by the pattern of their equal heaps.
import { expect, test } from "vitest";
import { measuresOf, patternsOf } from "../../www/src/views/theorems/patterns.ts";
import type { Census } from "../../www/src/solver/wire.ts";

type Values = Pick<Census, "outcome" | "grundy" | "gameValue">;

/** A census of these positions. */
function census(positions: readonly number[][], values: Values): Census {
  const tokenOffsets = [0];
  for (const heaps of positions) tokenOffsets.push((tokenOffsets.at(-1) ?? 0) + heaps.length);
  return {
    bound: 9,
    heaps: 9,
    board: "heaps",
    passes: 0,
    players: 2,
    positionCount: positions.length,
    tokenOffsets: Uint32Array.from(tokenOffsets),
    tokens: Float64Array.from(positions.flat()),
    labels: positions.map((heaps) => `(${heaps.join()})`),
    method: "search",
    ...values,
  };
}

const positions = [
  [],
  [1],
  [2],
  [3],
  [1, 1],
  [2, 2],
  [1, 2],
  [2, 3],
  [3, 5],
  [1, 2, 2],
  [1, 1, 2],
  [2, 3, 3],
];
const written = (one: readonly number[], hasOnes: boolean): string =>
  one.join("·") + (hasOnes ? " with 1" : "");

test("patterns say how often the largest heap occurs, the next one, and so on, and whether there are ones", () => {
  const gameValue = Uint8Array.from(positions, (heaps) => heaps.length);
  const patterns = patternsOf([census(positions, { gameValue })], "gameValue");
  expect(patterns.map(({ copies, hasOnes }) => written(copies, hasOnes))).toEqual([
    "",
    "1 with 1",
    "1",
    "2 with 1",
    "2",
    "1·1 with 1",
    "1·1",
    "2·1 with 1",
    "2·1",
    "1·2 with 1",
  ]);
  expect(patterns.map(({ positions }) => positions)).toEqual([1, 1, 2, 1, 1, 1, 2, 1, 1, 1]);
  expect(patterns.map(({ first }) => first)).toContainEqual([2, 3]);
  expect(patterns.every(({ values: [of = []], heaps }) => of.length === 1 && of[0]?.value === heaps)).toBe(
    true,
  );
});

test("several values of a pattern are counted, the least first", () => {
  const grundy = Float64Array.from([0, 1, 2, 3, 0, 0, 3, 7, 7, 1, 2, 2]);
  const [pattern] = patternsOf([census(positions, { grundy })], "grundy").filter(
    ({ copies, hasOnes }) => written(copies, hasOnes) === "1",
  );
  expect(pattern?.values).toEqual([
    [
      { value: 2, count: 1 },
      { value: 3, count: 1 },
    ],
  ]);
});

test("censuses with several numbers of players stand beside one another", () => {
  const by = (players: number): Census =>
    census(positions, { gameValue: Uint8Array.from(positions, ({ length }) => length % players) });
  const patterns = patternsOf([by(2), by(3)], "gameValue");
  expect(patterns.length).toBeGreaterThan(1);
  for (const { heaps, values, positions: count } of patterns)
    expect(values).toEqual([[{ value: heaps % 2, count }], [{ value: heaps % 3, count }]]);
  expect(patternsOf([], "gameValue")).toEqual([]);
});

test("what is looked at must be known with every number of players", () => {
  const two = census([[]], { outcome: Uint8Array.of(0), gameValue: Uint8Array.of(0) });
  const three = census([[]], { gameValue: Uint8Array.of(0) });
  expect(measuresOf([two])).toEqual(["gameValue", "outcome"]);
  expect(measuresOf([two, three])).toEqual(["gameValue"]);
  expect(measuresOf([])).toEqual([]);
});
