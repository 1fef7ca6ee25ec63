// Why a position has its value: every claim of an explanation is checked against the rule, played here by hand.
import { expect, test } from "vitest";
import type { Convention, Game } from "../../www/src/solver/api.ts";
import type { Explanation, Move } from "../../www/src/solver/wire.ts";
import { conventionIn } from "../../www/src/model/convention.ts";
import { at, errorOf, mex, valueOf } from "./built.ts";

const MOST = Number.MAX_SAFE_INTEGER;
const explain = async (game: Game, position: number[]): Promise<Explanation> =>
  valueOf(await mex.explain(game, position));
const nim: Game = { ruleset: "nim" };
const misere: Game = { ruleset: "nim", convention: { kind: "misere" } };

/** The heaps after a move; the move must fit the heaps it is said to change. */
function play(heaps: number[], move: Move): number[] {
  const after: number[][] = heaps.map((heap) => [heap]);
  for (const { place, from, to } of move.changes) {
    expect(heaps[place]).toBe(from);
    after[place] = to;
  }
  return after
    .flat()
    .filter((heap) => heap > 0)
    .sort((one, other) => one - other);
}

/** How many stones a move takes from each heap it changes. */
const taken = (move: Move): number[] =>
  move.changes.map(({ from, to }) => from - to.reduce((sum, heap) => sum + heap, 0));

/** The rules once more, as the catalogue words them: may a move take so many stones from the heaps it changes? */
const GAMES: Array<[name: string, game: Game, isLegal: (taken: number[]) => boolean]> = [
  ["nim", nim, (taken) => taken.length === 1],
  ["nim under misère play", misere, (taken) => taken.length === 1],
  ["bash[m=3]", { ruleset: "bash", params: { m: 3 } }, (taken) => taken.length === 1 && at(taken, 0) <= 3],
  [
    "subtraction[set={2,3}]",
    { ruleset: "subtraction", params: { set: [2, 3] } },
    (taken) => taken.length === 1 && [2, 3].includes(at(taken, 0)),
  ],
  [
    "wythoff",
    { ruleset: "wythoff" },
    (taken) => taken.length === 1 || (taken.length === 2 && taken[0] === taken[1]),
  ],
  [
    "wythoff[a=2]",
    { ruleset: "wythoff", params: { a: 2 } },
    (taken) => taken.length === 1 || Math.abs(at(taken, 0) - at(taken, 1)) < 2,
  ],
];
const STARTS = [[], [4], [1, 1], [3, 5], [2, 6], [4, 4], [5, 6]];

for (const [name, game, isLegal] of GAMES) {
  test(`${name}: every move is legal and leads to its option, and the winning ones to P-positions`, async () => {
    let checked = 0;
    for (const start of STARTS) {
      const { position, options, value, optionCount } = await explain(game, start);
      expect(position).toEqual(start);
      expect(optionCount).toBe(options.length);
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
      for (const option of options) {
        expect(option.moves).not.toEqual([]);
        for (const move of option.moves) {
          expect(Math.min(...taken(move))).toBeGreaterThan(0);
          expect(isLegal(taken(move)), `${JSON.stringify(start)} to ${option.label}`).toBe(true);
          expect(play(start, move)).toEqual(option.tokens);
          checked++;
        }
        expect(option.winning).toBe(option.value.outcome === "P");
        const { value: itself } = await explain(game, option.tokens);
        expect(option.value).toEqual(itself);
      }
      const wins = options.some(({ winning }) => winning);
      const last = game.convention?.kind === "misere" ? "N" : "P";
      expect(value.outcome).toBe(options.length === 0 ? last : wins ? "N" : "P");
    }
    expect(checked).toBeGreaterThan(15);
  });

  test(`${name}: the witnesses of the mex have every smaller value, and no option has the value itself`, async () => {
    for (const start of STARTS) {
      const { value, options, mexWitnesses } = await explain(game, start);
      if (name.includes("misère")) {
        expect(value).not.toHaveProperty("grundy");
        expect(mexWitnesses).toBeUndefined();
        continue;
      }
      const witnessed = mexWitnesses?.map((index) => at(options, index).value.grundy);
      expect(witnessed).toEqual(Array.from({ length: value.grundy ?? -1 }, (_, smaller) => smaller));
      expect(options.map((option) => option.value.grundy)).not.toContain(value.grundy);
    }
  });
}

test("two moves to one option are both told, as moves from equal heaps", async () => {
  const { options } = await explain(nim, [1, 1]);
  expect(options).toHaveLength(1);
  expect(
    at(options, 0)
      .moves.map(({ changes }) => at(changes, 0).place)
      .sort(),
  ).toEqual([0, 1]);
});

test("Bouton's theorem agrees with search and names exactly the winning moves", async () => {
  const { value, options, theorems, method } = await explain(nim, [3, 4, 5]);
  expect(method).toBe("search");
  for (const { prediction, agrees } of theorems)
    expect(agrees).toBe(prediction.kind === "silent" ? undefined : true);
  const verdict = at(theorems, 0);
  expect(verdict).toMatchObject({
    id: "bouton",
    agrees: true,
    reason: "nonzero",
    prediction: { kind: "exactly", value: { kind: "grundy", grundy: 2 } },
    quantities: {
      sum: { kind: "integer", value: 2 },
      columns: { kind: "binary-columns", rows: [3, 4, 5], sum: 2 },
    },
  });
  expect(value.grundy).toBe(2);
  const named = verdict.winningMoves.map((move) => play([3, 4, 5], move));
  expect(named).toEqual([[1, 4, 5]]);
  expect(options.filter(({ winning }) => winning).map(({ position }) => position)).toEqual(named);
});

test("every theorem and every reason of a verdict is in the catalogue, with its holes filled", async () => {
  const { theorems: cards, winners } = valueOf(mex.catalogue());
  let count = 0;
  for (const { id, reasons, quantities: names, instances } of cards) {
    for (const { notation, play, players } of instances) {
      const { ruleset, params, label } = valueOf(mex.parse(notation));
      const convention = conventionIn({ play, ...(players && { players: String(players) }) }, winners);
      const { theorems } = valueOf(await mex.explain({ ruleset, params, convention }, label));
      const verdict = theorems.find((each) => each.id === id);
      if (!verdict) throw new Error(`${id} does not apply to ${notation}`);
      if (verdict.prediction.kind === "silent") {
        expect(verdict.reason).toBeUndefined();
        continue;
      }
      count++;
      const text = reasons?.[verdict.reason ?? ""];
      if (!text) throw new Error(`the catalogue has no reason ${id}.${verdict.reason}`);
      const holes = [...text.en.matchAll(/\{(\w+)\}/g), ...text.zh.matchAll(/\{(\w+)\}/g)];
      expect(holes.filter(([, name = ""]) => !(name in verdict.quantities))).toEqual([]);
      expect(Object.keys(verdict.quantities).filter((name) => !names?.[name])).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(60);
});

test("a P-position has no winning move", async () => {
  const { options, theorems } = await explain(nim, [1, 2, 3]);
  expect(options.filter(({ winning }) => winning)).toEqual([]);
  expect(at(theorems, 0).winningMoves).toEqual([]);
});

test("misère play knows no Grundy values, and has theorems of its own", async () => {
  const { value, theorems, mexWitnesses, options } = await explain(misere, [1, 2, 4]);
  expect(value).toEqual({ outcome: "N", remoteness: expect.any(Number) as number });
  expect(theorems.map(({ id }) => id)).toEqual(["misere-nim", "sj", "pet", "large-nim-many"]);
  expect(mexWitnesses).toBeUndefined();
  expect(options.every((option) => option.value.grundy === undefined)).toBe(true);
  const evaluation = valueOf(await mex.evaluate(misere, [[1, 2, 4]]));
  expect(evaluation).not.toHaveProperty("grundy");
});

test("beyond search a theorem answers, and the option listed first is the winning one", async () => {
  const { limits } = valueOf(mex.catalogue());
  const explanation = await explain(nim, [MOST, 5]);
  expect(explanation).toMatchObject({
    position: [5, MOST],
    label: `(5,${MOST})`,
    method: "theorem",
    // 5 is 101 in binary and all digits of the large heap are 1.
    theorem: "bouton",
    // The winner moves to (5,5), which lasts as many moves as it has stones.
    value: { outcome: "N", grundy: MOST - 5, remoteness: 11 },
  });
  expect(explanation.options).toHaveLength(limits.listedOptions);
  expect(explanation.optionCount).toBe(MOST + 5);
  expect(explanation.mexWitnesses).toBeUndefined();
  expect(explanation.options.map(({ winning }) => winning).indexOf(true)).toBe(0);
  const first = at(explanation.options, 0);
  expect(first).toMatchObject({ position: [5, 5], winning: true, value: { outcome: "P", grundy: 0 } });
  expect(play([5, MOST], at(first.moves, 0))).toEqual([5, 5]);
  const verdict = at(explanation.theorems, 0);
  expect(verdict).not.toHaveProperty("agrees");
  expect(verdict.winningMoves.map((move) => play([5, MOST], move))).toEqual([[5, 5]]);
});

test("single heaps that add up answer beyond search, and the answer says so", async () => {
  const game: Game = { ruleset: "bash", params: { m: 3 } };
  const explanation = await explain(game, [1_000_000, 7]);
  // 1,000,000 and 7 leave the remainders 0 and 3 by 4.
  expect(explanation).toMatchObject({ method: "sprague-grundy", value: { outcome: "N", grundy: 3 } });
  expect(explanation.optionCount).toBe(6);
  expect(valueOf(await mex.evaluate(game, [[1_000_000, 7]])).method).toBe("sprague-grundy");
});

/** Moves to the end of Nim, from the definition for the P-positions: they last as long as they have stones. */
function remotenessOfNim(heaps: number[]): number {
  // Heaps beyond 2³² are xored as big integers.
  const all = heaps.map(BigInt);
  const sum = all.reduce((one, other) => one ^ other, 0n);
  const stones = all.reduce((one, other) => one + other, 0n);
  if (sum === 0n) return Number(stones);
  const lasts = all.filter((heap) => (heap ^ sum) < heap).map((heap) => stones - heap + (heap ^ sum));
  return 1 + Number(lasts.reduce((least, moves) => (moves < least ? moves : least)));
}

test("remoteness is told by search, between search and theorem, and by theorem", async () => {
  const starts = [
    [1, 200],
    [1, 2048],
    [101, 1479],
    [1025, 1617],
    [1024, 4095, 3071],
    [3000, 3000],
    [1, 100_000],
    [5, 2 ** 50, 2 ** 50 + 7],
  ];
  const methods = new Set<string>();
  for (const start of starts) {
    const { method, value, options, theorems } = await explain(nim, start);
    methods.add(method);
    expect(value.remoteness, start.join()).toBe(remotenessOfNim(start));
    for (const { tokens, value } of options.slice(0, 50))
      expect(value.remoteness, tokens.join()).toBe(remotenessOfNim(tokens));
    const evaluation = valueOf(await mex.evaluate(nim, [start]));
    expect(Array.from(evaluation.remoteness ?? [])).toEqual([remotenessOfNim(start)]);
    // What a theorem told is not held against itself.
    const { agrees } = theorems.find(({ id }) => id === "remoteness") ?? {};
    expect(agrees).toBe(method === "search" ? true : undefined);
  }
  expect(methods).toEqual(new Set(["search", "sprague-grundy", "theorem"]));
});

test("a theorem that is not proved answers nothing, however large the heaps are", async () => {
  const sum = (position: number[][]): Promise<unknown> =>
    Promise.resolve(
      mex.evaluate(
        {
          ruleset: "sum",
          params: { components: [{ ruleset: "nim" }, { ruleset: "wythoff" }] },
          convention: { kind: "misere" },
        },
        [position],
      ),
    );
  // The SJ theorem would say who wins, but its hypothesis does not hold of Wythoff's game.
  expect(await sum([[MOST], [3, 5]])).toMatchObject({ ok: false, error: { code: "too-many-positions" } });
  expect(await sum([[7], [3, 5]])).toMatchObject({ ok: true, value: { method: "search" } });
});

test("a position is explained by the theorem that evaluates it", async () => {
  const convention: Convention = { kind: "alliance", players: 3, winner: "first-stuck" };
  const large: Game = { ruleset: "large-nim", convention };
  const { method, theorem, value, options } = await explain(large, [129, 13_494]);
  expect([method, theorem, value.gameValue]).toEqual(["theorem", "large-nim-all", 1]);
  expect(options).toHaveLength(1000);
});

test("one position beyond reach does not keep the others from their values", async () => {
  const game: Game = { ruleset: "kayles", convention: { kind: "misere" } };
  const told = valueOf(await mex.evaluate(game, [[4], [60, 61, 62], [5]]));
  const alone = valueOf(await mex.evaluate(game, [[4], [5]]));
  expect([...(told.outcome ?? [])]).toEqual([alone.outcome?.[0], 255, alone.outcome?.[1]]);
  expect([...(told.remoteness ?? [])]).toEqual([alone.remoteness?.[0], NaN, alone.remoteness?.[1]]);
  expect([[...(told.missing ?? [])], alone.missing, told.method]).toEqual([[1], undefined, "search"]);
  expect(errorOf(await mex.evaluate(game, [[60, 61, 62]])).code).toBe("too-many-positions");
});

test("a theorem is asked before a few positions are searched, where it tells all", async () => {
  const told = valueOf(await mex.evaluate(nim, [[20, 30, 40]]));
  expect(told.method).toBe("sprague-grundy");
  const found = valueOf(await mex.explain(nim, [20, 30, 40])).value;
  expect([told.outcome?.[0], told.grundy?.[0], told.remoteness?.[0]]).toEqual([
    found.outcome === "P" ? 0 : 1,
    found.grundy,
    found.remoteness,
  ]);
  expect(valueOf(await mex.evaluate({ ruleset: "kayles" }, [[20]])).method).toBe("search");
});

test("a position of a sum is one of each component, and −1 stands between their tokens", async () => {
  const { ruleset, params, position, tokens } = valueOf(mex.parse("nim(1,2)+wythoff(3,4)"));
  const sum = { ruleset, params };
  const start = "(1,2)+(3,4)";
  expect(tokens).toEqual([1, 2, -1, 3, 4]);
  expect(position).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const read = valueOf(mex.read(sum, position));
  expect([read.position, read.tokens, read.label]).toEqual([position, tokens, start]);
  const { tokens: explained, options } = valueOf(await mex.explain(sum, start));
  expect(explained).toEqual(tokens);
  const separators = options.map(({ tokens }) => tokens.filter((token) => token === -1).length);
  expect(separators).toHaveLength(12);
  expect(new Set(separators)).toEqual(new Set([1]));
  const graph = valueOf(await mex.explore(sum, start));
  expect([...graph.tokens.slice(0, graph.tokenOffsets[1])]).toEqual(tokens);
  // The SJ theorem fails at (3,5) of Wythoff's game.
  const { counterexamples } = valueOf(
    await mex.verify("sj", { ...sum, convention: { kind: "misere" } }, { from: "(1)+(3,5)" }),
  );
  expect(counterexamples.length).toBeGreaterThan(0);
  for (const { position } of counterexamples) expect(position).toHaveLength(2);
});

test("an edge is told by its ends, wherever it is told", async () => {
  const { ruleset, params, label, edges } = valueOf(mex.parse("hackenbush[passes=1](0-1-70000,1-1)"));
  const tree: Array<[number, number]> = [
    [0, 1],
    [1, 1],
    [1, 70_000],
  ];
  expect(edges).toEqual(tree);
  const { options } = valueOf(await mex.explain({ ruleset, params }, label));
  const cut = options.flatMap(({ moves }) => moves.map(({ changes }) => changes.map(({ ends }) => ends)));
  // The last move is the pass.
  expect(cut).toEqual([...tree.map((ends) => [ends]), [undefined]]);
  expect(valueOf(mex.parse("nim(1)"))).not.toHaveProperty("edges");
});

test("a step along a cycle is told by its runs and its places", async () => {
  const convention: Convention = { kind: "alliance", players: 4, winner: "first-stuck" };
  const game: Game = { ruleset: "small-nim", params: { B: 4 }, convention };
  const { theorems } = await explain(game, [5, 9, 11]);
  const told = theorems.find(({ id }) => id === "small-nim-players");
  const runs = [3, 0, 1, 2].map((value) => ({ value, length: value === 3 ? 1 : 4 }));
  expect(told?.quantities["cycle"]).toEqual({ kind: "cycle", runs, from: 0, to: 5 });
  expect(told?.prediction).toEqual({ kind: "exactly", value: { kind: "game-value", turns: 1 } });
});
