import { expect, test } from "vitest";
import { arrangement, beside, oriented } from "../../www/src/views/boards/kit/arrangement.ts";

const change = (place: number, from: number, ...to: number[]) => ({ place, from, to });

/** Each row as it stands: sizes with their places, gaps between them, and what the last move took in brackets. */
function drawn(course: Parameters<typeof arrangement>[0]): string[] {
  return arrangement(course).map(({ length, standing, gone }) => {
    const cells = Array.from({ length }, (_, at) => {
      const heap = standing.find(({ from, to }) => from <= at && at < to);
      if (heap) return String(heap.place);
      return gone.some(({ from, to }) => from <= at && at < to) ? "-" : ".";
    });
    return cells.join("");
  });
}

test("a start stands as it is", () => {
  expect(drawn([{ tokens: [1, 2, 3] }])).toEqual(["0", "11", "222"]);
  expect(drawn([{ tokens: [] }])).toEqual([]);
});

test("a heap stays where it stood, whatever its place in the position", () => {
  const course = [
    { tokens: [1, 2, 3] },
    { tokens: [1, 1, 2], changes: [change(2, 3, 1)] },
    { tokens: [1, 1], changes: [change(2, 2)] },
  ];
  expect(drawn(course.slice(0, 2))).toEqual(["0", "22", "1--"]);
  expect(drawn(course)).toEqual(["0", "--", "1.."]);
});

test("of equal heaps the one changes that was touched", () => {
  for (const place of [0, 1, 2]) {
    const rows = arrangement([{ tokens: [4, 4, 4] }, { tokens: [2, 4, 4], changes: [change(place, 4, 2)] }]);
    expect(rows.map(({ gone }) => gone.length)).toEqual([0, 1, 2].map((row) => (row === place ? 1 : 0)));
    expect(rows[place]?.standing).toEqual([{ from: 0, to: 2, place: 0 }]);
  }
});

test("every heap of the position stands at one place, and every place has its heap", () => {
  const course = [
    { tokens: [3, 3, 5] },
    { tokens: [3, 3, 3], changes: [change(2, 5, 3)] },
    { tokens: [1, 3, 3] },
  ];
  for (const [index, { tokens }] of course.entries()) {
    const standing = arrangement(course.slice(0, index + 1)).flatMap((row) => row.standing);
    const sizes = standing
      .sort((one, other) => one.place - other.place)
      .map(({ from, to, place }) => [place, to - from]);
    expect(sizes).toEqual(tokens.map((size, place) => [place, size]));
  }
});

test("a move that changed another part takes nothing here", () => {
  expect(drawn([{ tokens: [2] }, { tokens: [1] }, { tokens: [1], changes: [] }])).toEqual(["0."]);
});

test("a row breaks where its left part ends", () => {
  const first = [{ tokens: [7] }, { tokens: [2, 4], changes: [change(0, 7, 4, 2)] }];
  expect(drawn(first)).toEqual(["1111-00"]);
  const second = [...first, { tokens: [1, 2, 2], changes: [change(1, 4, 1, 2)] }];
  expect(drawn(second)).toEqual(["0-11.22"]);
  expect(drawn([...second, { tokens: [1, 2], changes: [change(2, 2)] }])).toEqual(["0.11.--"]);
});

test("a row breaks in three: the other two stand at its right end", () => {
  const first = [
    { tokens: [8] },
    { tokens: [1, 2, 4], changes: oriented([change(0, 8, 1, 2, 4)], [{ place: 0, to: [2, 1, null] }]) },
  ];
  expect(drawn(first)).toEqual(["11-22220"]);
  expect(drawn([{ tokens: [8] }, { tokens: [1, 2, 4] }])).toEqual(["2222-110"]);
  expect(drawn([...first, { tokens: [1, 1, 1, 2], changes: [change(2, 4, 1, 1)] }])).toEqual(["33.0--12"]);
});

test("what is taken from the left end leaves the right one where it stood", () => {
  expect(drawn([{ tokens: [5] }, { tokens: [3], changes: [change(0, 5, 0, 3)] }])).toEqual(["--000"]);
});

test("a row may break with nothing taken", () => {
  const rows = arrangement([{ tokens: [9] }, { tokens: [3, 6], changes: [change(0, 9, 6, 3)] }]);
  expect(rows[0]?.gone).toEqual([]);
  expect(rows[0]?.standing).toEqual([
    { from: 0, to: 6, place: 1 },
    { from: 6, to: 9, place: 0 },
  ]);
});

test.each([
  ["one heap", [3, 5], [3, 4], ["000", "1111-"]],
  ["an emptied heap", [3, 5], [5], ["---", "00000"]],
  ["both heaps", [3, 5], [2, 4], ["00-", "1111-"]],
  ["one that becomes equal to another", [3, 5], [3, 3], ["000", "111--"]],
  ["one that passes another", [3, 5], [1, 3], ["111", "0----"]],
  ["three at once", [2, 4, 6], [1, 1], ["--", "0---", "1-----"]],
  ["one that breaks", [1, 7], [1, 2, 4], ["0", "2222-11"]],
])("of a move that nobody knows is found what distinguishes its positions: %s", (_, from, to, rows) => {
  expect(drawn([{ tokens: from }, { tokens: to }])).toEqual(rows);
});

test("changes that do not lead to the position are not believed", () => {
  expect(drawn([{ tokens: [3, 5] }, { tokens: [3, 4], changes: [change(0, 3, 1)] }])).toEqual([
    "000",
    "1111-",
  ]);
});

test("where heaps come out of nothing all begins anew", () => {
  expect(drawn([{ tokens: [2] }, { tokens: [1, 4] }])).toEqual(["0", "1111"]);
});

test("the largest heaps are arranged like the smallest", () => {
  const [large, largest] = [10 ** 12, Number.MAX_SAFE_INTEGER];
  const course = [
    { tokens: [large, largest] },
    { tokens: [large - 1, large], changes: [change(1, largest, large - 1)] },
  ];
  expect(arrangement(course).map(({ standing: [heap], gone }) => [heap?.place, heap?.to, gone])).toEqual([
    [1, large, []],
    [0, large - 1, [{ from: large - 1, to: largest }]],
  ]);
});

test("changes leave what was touched in the order in which it was touched", () => {
  const breaks = [change(1, 7, 2, 4)];
  expect(oriented(breaks, [{ place: 1, to: [4, 2] }])).toEqual([change(1, 7, 4, 2)]);
  expect(oriented(breaks, [{ place: 1, to: [4, null] }])).toEqual([change(1, 7, 4, 2)]);
  expect(oriented([change(0, 5, 3)], [{ place: 0, to: [0, 3] }])).toEqual([change(0, 5, 0, 3)]);
  expect(oriented([change(0, 5, 3)], [{ place: 0, to: [3, null] }])).toEqual([change(0, 5, 3, 0)]);
  // What was not said stays as it is.
  expect(oriented(breaks, [{ place: 0, to: [4, 2] }, { place: 1 }])).toEqual(breaks);
  expect(oriented([change(0, 5, 3)], [{ place: 0, to: [3] }])).toEqual([change(0, 5, 3)]);
});

test("beside one heap that a move leaves stand the others, or none", () => {
  expect([beside([2, 4], 2), beside([2, 4], 4), beside([2, 4], 3)]).toEqual([[4], [2], undefined]);
  expect([beside([4], 4), beside([0, 4], 0), beside([], 0), beside([3, 3], 3)]).toEqual([[], [4], [], [3]]);
  expect(beside([1, 2, 4], 2)).toEqual([1, 4]);
});
