// What a board to play on asks the solver: which moves a gesture may mean, and what the solver plays itself.
import { expect, test } from "vitest";
import type { Game, PositionInput } from "../../www/src/solver/api.ts";
import type { SolverMove } from "../../www/src/solver/wire.ts";
import { errorOf, mex, valueOf } from "./built.ts";

const nim: Game = { ruleset: "nim" };

test("a gesture that means one move gives it, and where it leads", async () => {
  const { count, moves, refusal } = valueOf(await mex.fit(nim, "(5,7)", [{ place: 1, to: [3] }]));
  expect(count).toBe(1);
  expect(refusal).toBeUndefined();
  expect(moves).toEqual([
    {
      move: { board: "heaps", first: 0, changes: [{ place: 1, from: 7, to: [3] }] },
      position: [3, 5],
      tokens: [3, 5],
      label: "(3,5)",
    },
  ]);
});

test("a gesture that may mean several moves gives those first that change nothing else", async () => {
  const { moves } = valueOf(await mex.fit({ ruleset: "wythoff" }, [3, 5], [{ place: 0, to: [1, null] }]));
  expect(moves.map(({ label }) => label)).toEqual(["(1,5)", "(1,3)"]);
  const { count } = valueOf(await mex.fit({ ruleset: "kayles" }, [5], []));
  expect(count).toBe(5);
});

test("places of a sum are those of the whole position", async () => {
  const sum: Game = { ruleset: "sum", params: { components: [{ ruleset: "nim" }, { ruleset: "grundy" }] } };
  const { moves } = valueOf(await mex.fit(sum, [[4], [5]], [{ place: 2 }]));
  expect(moves.map(({ tokens }) => tokens)).toEqual([
    [4, -1, 1, 4],
    [4, -1, 2, 3],
  ]);
  const { refusal } = valueOf(await mex.fit(sum, [[4], [6]], [{ place: 2, to: [3, 3] }]));
  expect(refusal).toEqual({ of: "grundy", key: "unequal", numbers: {} });
});

test("a refusal names a text of the catalogue and fills its holes", async () => {
  const cases: Array<[Game, number[], number, number[]]> = [
    [{ ruleset: "bash", params: { m: 3 } }, [9], 0, [4]],
    [{ ruleset: "subtraction", params: { set: [2, 3] } }, [9], 0, [8]],
    [{ ruleset: "kayles" }, [9], 0, [4]],
    [{ ruleset: "nim", params: { passes: 2 } }, [9], 1, [0]],
  ];
  const said: string[] = [];
  const { refusals = {} } = valueOf(mex.catalogue());
  for (const [game, position, place, to] of cases) {
    const { refusal } = valueOf(await mex.fit(game, position, [{ place, to }]));
    const text = refusal && refusals[refusal.of]?.[refusal.key];
    said.push(
      text?.en.replace(/\{(\w+)\}/g, (_, hole: string) => [refusal?.numbers[hole]].flat().join(" or ")) ?? "",
    );
  }
  expect(said).toEqual([
    "Take at most 3 stones.",
    "You may take 2 or 3 stones.",
    "You may take 1 or 2 stones.",
    "Pass once at a time.",
  ]);
});

test("what fits is told of huge heaps, of which to list all moves would take hours", async () => {
  const { count, moves } = valueOf(await mex.fit(nim, [5, 1e12], [{ place: 1, to: [null] }]));
  expect(count).toBe(1e12);
  expect(moves).toHaveLength(1000);
  expect(valueOf(await mex.fit(nim, [5, 1e12], [{ place: 1, to: [1e11] }])).count).toBe(1);
});

test.each([
  [[{ place: 2 }], { code: "out-of-range", field: "touched[0].place", limit: 1, got: 2 }],
  [[{ place: 0 }, { place: 0 }], { code: "repeated", field: "touched[1].place", got: 0 }],
  [[{ place: 0 }, { place: 1 }, { place: 1 }], { code: "too-many", field: "touched", limit: 2, got: 3 }],
  [[{ place: 0, to: "3" }], { code: "wrong-type", field: "touched[0].to", got: "text" }],
  [[{ place: 0, from: 3 }], { code: "unknown-key", field: "touched[0].from", got: "from" }],
])("a touch that cannot be is named: %j", async (touched, error) => {
  expect(errorOf(await mex.fit(nim, [1, 2], touched as never))).toEqual(error);
});

test("the solver plays a game out, and the second of two perfect players loses what the first wins", async () => {
  const labels: string[] = [];
  let position: PositionInput = [3, 4, 5];
  for (;;) {
    const { move }: SolverMove = valueOf(await mex.reply(nim, position, {}));
    if (!move) break;
    labels.push(move.label);
    position = move.position;
  }
  expect(labels[0]).toBe("(1,4,5)");
  expect(labels.at(-1)).toBe("()");
  expect(labels.length % 2).toBe(1);
});

test("one of several players goes by who it is", async () => {
  const preferences = [
    [0, 2, 1],
    [1, 2, 0],
    [2, 0, 1],
  ];
  const game: Game = { ruleset: "nim", convention: { kind: "alliance", players: 3, preferences } };
  const replies = await Promise.all([0, 1, 2].map((mover) => mex.reply(game, [2, 3], { mover })));
  expect(replies.map((reply) => valueOf(reply).move?.label)).toEqual(["(2,2)", "(1,3)", "(2)"]);
  expect(errorOf(await mex.reply(game, [1, 3], { mover: 3 }))).toEqual({
    code: "out-of-range",
    field: "opponent.mover",
    limit: 2,
    got: 3,
  });
});
