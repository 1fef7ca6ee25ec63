// Positions in answers can be given to every call: they are the same positions again, as are their labels.
import { expect, test } from "vitest";
import type { Convention, Game, PositionInput } from "../../www/src/solver/api.ts";
import { mex, valueOf } from "./built.ts";

const NOTATIONS = [
  ...valueOf(mex.catalogue()).rulesets.flatMap(({ examples }) => examples.map(({ notation }) => notation)),
  // The example of the documents.
  "bash[m=3](5,6)",
  "nim[passes=1](1,2)",
  "nim[passes=2](1,2)",
  "nim[passes=2](1,2)+1p",
  "nim(1)+kayles[passes=1](3)",
  "nim[passes=1](1)+kayles(3)+1p",
  "nim[passes=2](1)+0p+kayles(3)+0p",
  "turtles(1,4)+hackenbush(0-1-2,1-1)+node-kayles(0-1,2,3-4)",
  "hackenbush[passes=1](0-1-2)",
  "node-kayles[passes=1](0-1,3)",
  "mock-turtles[passes=1](2,3)",
  'graph[arrows={"x y">b,"x y">"q\\"",b>c}]("x y")',
  "graph[arrows={1>0},passes=1](1)",
  "silver-dollar(0,3,5)+ruler(1,4)+chomp(3,2)+fibonacci(6,2)+staircase(1,0,2)",
  "vectors[moves={(1,0),(1,1)}](2,0)+graph[arrows={a>b}](a)",
];

function isItself(game: Game, position: PositionInput, label: string): void {
  const { notation } = valueOf(mex.read(game, label));
  const read = valueOf(mex.read(game, position));
  expect([read.label, read.notation]).toEqual([label, notation]);
  expect(read.position).toEqual(position);
}

test.each(NOTATIONS)("%s is explained alike by position, by label and by text", async (notation) => {
  const parsed = valueOf(mex.parse(notation));
  const { ruleset, params, position, label } = parsed;
  const conventions: Convention[] = [{ kind: "normal" }, { kind: "misere" }];
  for (const convention of conventions) {
    const game: Game = { ruleset, params, convention };
    const explained = valueOf(await mex.explain(game, position));
    expect(explained.notation).toBe(parsed.notation);
    expect([explained.position, explained.tokens]).toEqual([position, parsed.tokens]);
    expect(valueOf(await mex.explain(game, label))).toEqual(explained);
    expect(valueOf(mex.parse(explained.notation))).toEqual(parsed);
    if (!parsed.components) expect(valueOf(await mex.explain(game, parsed.written))).toEqual(explained);
    for (const { position, label, reply } of explained.options.slice(0, 30)) {
      isItself(game, position, label);
      if (reply) isItself(game, reply.position, reply.label);
    }
    const { move } = valueOf(await mex.reply(game, position, {}));
    if (move) isItself(game, move.position, move.label);
    const { moves } = valueOf(await mex.fit(game, position, []));
    for (const { position, label } of moves.slice(0, 10)) isItself(game, position, label);
  }
});

test("what is put to somebody, refuted or counted is given back, too", async () => {
  const spent: Game = { ruleset: "nim", params: { passes: 1 } };
  const census = valueOf(await mex.census(spent, { bound: 3, heaps: 2 }));
  expect(census.labels).toHaveLength(census.positionCount);
  const { grundy } = valueOf(await mex.evaluate(spent, census.labels));
  expect(grundy).toEqual(census.grundy);
  for (const [game, level] of [
    [{ ruleset: "turtles" }, 2],
    [{ ruleset: "hackenbush" }, 1],
    [{ ruleset: "sum", params: { components: [{ ruleset: "nim" }, { ruleset: "kayles" }] } }, 1],
  ] as const) {
    const { position, label } = valueOf(await mex.puzzle(game, { level, seed: 1 }));
    isItself(game, position, label);
  }
  const { counterexamples } = valueOf(
    await mex.verify({ formula: "n % 2 == 0" }, spent, { bound: 3, heaps: 2 }),
  );
  expect(counterexamples.length).toBeGreaterThan(3);
  for (const { position, label } of counterexamples) isItself(spent, position, label);
});
