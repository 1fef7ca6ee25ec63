// Every way to be refused. A code that no row provokes fails the first test.
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Answer, RequestError } from "../../www/src/solver/wire.ts";
import { at, broken, errorOf, mex, valueOf } from "./built.ts";

const MOST = Number.MAX_SAFE_INTEGER;
const nim = { ruleset: "nim" };

/** Requests may hold anything, whatever the types say. */
const explain = (game: unknown, position: unknown, options?: unknown): Promise<Answer<unknown>> =>
  mex.explain(game as never, position as never, options as never);
const position = (value: unknown) => () => explain(nim, value);
const game = (value: unknown) => () => explain(value, [1]);
const alliance = (parts: object) => game({ ...nim, convention: { kind: "alliance", ...parts } });
const parse = (text: unknown) => () => Promise.resolve(mex.parse(text as never));
const evaluate = (positions: unknown) => () => mex.evaluate(nim, positions as never);
const bash = (m: unknown) => game({ ruleset: "bash", params: { m } });
const subtraction = (set: unknown) => game({ ruleset: "subtraction", params: { set } });
const verify = (theorem: unknown, of: unknown, scope: unknown) => () =>
  mex.verify(theorem as never, of as never, scope as never);
const options = (value: unknown) => () => mex.explore(nim, [1], value as never);

/** Of (100,100,100,100) there are C(104,4) = 4,598,126 positions, and of three players no theorem tells. */
const large = { ruleset: "bash", params: { m: 100 }, convention: { kind: "alliance", players: 3 } };

/** What is asked in words, how, and the whole error it is answered with. */
const REFUSALS: Array<[asked: string, ask: () => Promise<Answer<unknown>>, error: RequestError]> = [
  // The game.
  ["no game", game(undefined), { code: "missing-value", field: "game" }],
  ["null for a game", game(null), { code: "missing-value", field: "game" }],
  ["a number for a game", game(5), { code: "wrong-type", field: "game", got: "number" }],
  ["a text for a game", game("nim"), { code: "wrong-type", field: "game", got: "text" }],
  ["a list for a game", game([]), { code: "wrong-type", field: "game", got: "list" }],
  ["a function for a game", game(() => nim), { code: "wrong-type", field: "game", got: "function" }],
  ["a game without ruleset", game({}), { code: "missing-value", field: "ruleset" }],
  ["a key no game has", game({ ...nim, rules: 1 }), { code: "unknown-key", field: "rules", got: "rules" }],
  ["a ruleset by number", game({ ruleset: 1 }), { code: "wrong-type", field: "ruleset", got: "number" }],
  [
    "a ruleset there is not",
    game({ ruleset: "chess" }),
    { code: "unknown-ruleset", field: "ruleset", got: "chess" },
  ],
  // Parameters.
  [
    "parameters as a list",
    game({ ...nim, params: [] }),
    { code: "wrong-type", field: "params", got: "list" },
  ],
  [
    "a parameter Nim has not",
    game({ ...nim, params: { m: 1 } }),
    { code: "unknown-key", field: "params.m", got: "m" },
  ],
  [
    "Bachet’s game without parameters",
    game({ ruleset: "bash" }),
    { code: "missing-value", field: "params.m" },
  ],
  ["m = null", bash(null), { code: "missing-value", field: "params.m" }],
  ["m = 0", bash(0), { code: "out-of-range", field: "params.m", limit: 1, got: 0 }],
  ["m = 2^53", bash(2 ** 53), { code: "out-of-range", field: "params.m", limit: MOST, got: 2 ** 53 }],
  ["m = 1.5", bash(1.5), { code: "not-an-integer", field: "params.m", got: 1.5 }],
  ["m = NaN", bash(NaN), { code: "not-an-integer", field: "params.m", got: NaN }],
  ["m as a list", bash([3]), { code: "wrong-type", field: "params.m", got: "list" }],
  ["m as a bigint", bash(3n), { code: "wrong-type", field: "params.m", got: "bigint" }],
  ["m typed as 0", bash("0"), { code: "out-of-range", field: "params.m", span: [0, 1], limit: 1, got: 0 }],
  ["m typed as x", bash("x"), { code: "unexpected-character", field: "params.m", span: [0, 1], got: "x" }],
  ["m typed as nothing", bash(""), { code: "missing-value", field: "params.m", span: [0, 0] }],
  ["an empty set", subtraction([]), { code: "missing-value", field: "params.set" }],
  ["a set with 0", subtraction([2, 0]), { code: "out-of-range", field: "params.set[1]", limit: 1, got: 0 }],
  [
    "a set of 65",
    subtraction(Array.from({ length: 65 }, (_, index) => index + 1)),
    { code: "too-many", field: "params.set", limit: 64, got: 65 },
  ],
  [
    "a set whose bracket stays open",
    subtraction("{2,3"),
    { code: "unclosed-bracket", field: "params.set", span: [0, 4] },
  ],
  // The convention.
  [
    "a convention there is not",
    game({ ...nim, convention: { kind: "scoring" } }),
    { code: "unknown-convention", field: "convention.kind", got: "scoring" },
  ],
  [
    "a convention as text",
    game({ ...nim, convention: "misere" }),
    { code: "wrong-type", field: "convention", got: "text" },
  ],
  [
    "a convention without kind",
    game({ ...nim, convention: {} }),
    { code: "missing-value", field: "convention.kind" },
  ],
  [
    "a winner there is not",
    alliance({ players: 3, winner: "everybody" }),
    { code: "unknown-choice", field: "convention.winner", got: "everybody" },
  ],
  [
    "preferences by a name that means nothing",
    alliance({ players: 3, preferences: "mine" }),
    { code: "unknown-choice", field: "convention.preferences", got: "mine" },
  ],
  ["no players", alliance({}), { code: "missing-value", field: "convention.players" }],
  [
    "one player",
    alliance({ players: 1 }),
    { code: "out-of-range", field: "convention.players", limit: 2, got: 1 },
  ],
  [
    "ten players",
    alliance({ players: 10 }),
    { code: "out-of-range", field: "convention.players", limit: 9, got: 10 },
  ],
  [
    "too few rows of preferences",
    alliance({ players: 3, preferences: [[0, 1, 2]] }),
    { code: "missing-value", field: "convention.preferences", limit: 3, got: 1 },
  ],
  [
    "a player that does not prefer itself",
    alliance({
      players: 2,
      preferences: [
        [0, 1],
        [0, 1],
      ],
    }),
    { code: "not-a-ranking", field: "convention.preferences[1]", limit: 2 },
  ],
  [
    "a player named twice",
    alliance({
      players: 3,
      preferences: [
        [0, 1, 1],
        [1, 2, 0],
        [2, 0, 1],
      ],
    }),
    { code: "not-a-ranking", field: "convention.preferences[0]", limit: 3 },
  ],
  [
    "a player there is not",
    alliance({
      players: 2,
      preferences: [
        [0, 2],
        [1, 0],
      ],
    }),
    { code: "out-of-range", field: "convention.preferences[0][1]", limit: 1, got: 2 },
  ],
  [
    "genera of moves that lead round",
    () => mex.genus({ ruleset: "rule", params: { moves: "n -> n-1; n -> n+1 where n<2" } }, { length: 3 }),
    { code: "cyclic-graph", field: "position", got: "(1) → (2) → (1)" },
  ],
  [
    "moves that go on for ever",
    game({ ruleset: "rule", params: { moves: "n -> n+1" } }),
    { code: "endless-game", field: "position", limit: 10_000 },
  ],
  [
    "heaps that grow, one after the other",
    async () => {
      const grown = { ruleset: "rule", params: { moves: "n -> n+1 where n==2" } };
      const { stopped } = valueOf(await mex.sequence(grown, { length: 9 }));
      return { ok: false, error: stopped } as Answer<unknown>;
    },
    { code: "growing-heap", field: "length", got: 2 },
  ],
  [
    "vertices alone",
    game({ ruleset: "graph", params: { arrows: "a, b" } }),
    { code: "no-arrows", field: "params.arrows", span: [0, 4], got: "a, b" },
  ],
  [
    "three numbers in a row",
    game({ ruleset: "graph", params: { arrows: "0 1 2\n1 2" } }),
    { code: "unclear-arrows", field: "params.arrows", span: [0, 5], got: "0, 1, 2" },
  ],
  [
    "a part of a graph",
    game({ ruleset: "graph", params: { arrows: "digraph { arrows_missing=3; a -> b }" } }),
    { code: "partial-graph", field: "params.arrows", span: [10, 26], got: 3 },
  ],
  [
    "two graphs",
    game({ ruleset: "graph", params: { arrows: "digraph { a -> b } digraph two { }" } }),
    { code: "second-graph", field: "params.arrows", span: [19, 30], got: "two" },
  ],
  [
    "lines without a direction",
    game({ ruleset: "graph", params: { arrows: '{"directed":false,"nodes":["a"],"links":[]}' } }),
    { code: "undirected-graph", field: "params.arrows", span: [12, 17] },
  ],
  [
    "a vertex there is not",
    () => explain({ ruleset: "graph", params: { arrows: "a>b" } }, "c"),
    { code: "unknown-vertex", field: "position", span: [0, 1], got: "c" },
  ],
  [
    "an octal digit there is not",
    game({ ruleset: "octal", params: { code: "0.7g" } }),
    { code: "unexpected-character", field: "params.code", span: [3, 4], got: "g" },
  ],
  [
    "a bound that is not above the other one",
    game({ ruleset: "small-nim", params: { b: 3, B: 3 } }),
    { code: "out-of-range", field: "params.B", limit: 4, got: 3 },
  ],
  [
    "a rule in the place of a number that is given, too",
    game({ ruleset: "fibonacci", params: { factor: 3, quota: "k + 1" } }),
    { code: "excluded", field: "params.quota", got: "factor" },
  ],
  [
    "a sum in a sum",
    game({ ruleset: "sum", params: { components: [nim, { ruleset: "sum" }] } }),
    { code: "nested-sum", field: "params.components[1].ruleset" },
  ],
  [
    "a sum of nothing",
    game({ ruleset: "sum", params: { components: [] } }),
    { code: "missing-value", field: "params.components" },
  ],
  [
    "a sum of too much",
    game({ ruleset: "sum", params: { components: Array(13).fill(nim) } }),
    { code: "too-many", field: "params.components", limit: 12, got: 13 },
  ],
  [
    "more passes than there can be",
    game({ ...nim, params: { passes: 10 } }),
    { code: "out-of-range", field: "params.passes", limit: 9, got: 10 },
  ],
  [
    "a key no convention has",
    game({ ...nim, convention: { kind: "normal", players: 3 } }),
    { code: "unknown-key", field: "convention.players", got: "players" },
  ],
  // Positions as lists.
  ["no position", position(undefined), { code: "missing-value", field: "position" }],
  ["a number for a position", position(3), { code: "wrong-type", field: "position", got: "number" }],
  [
    "a record for a position",
    position({ 0: 1, length: 1 }),
    { code: "wrong-type", field: "position", got: "record" },
  ],
  [
    "a function for a position",
    position(() => [1]),
    { code: "wrong-type", field: "position", got: "function" },
  ],
  [
    "a symbol for a position",
    position(Symbol("heap")),
    { code: "wrong-type", field: "position", got: "symbol" },
  ],
  [
    "a function for a heap",
    position([() => 1]),
    { code: "wrong-type", field: "position[0]", got: "function" },
  ],
  ["a list for a heap", position([1, [2]]), { code: "wrong-type", field: "position[1]", got: "list" }],
  ["a text for a heap", position(["1"]), { code: "wrong-type", field: "position[0]", got: "text" }],
  ["true for a heap", position([true]), { code: "wrong-type", field: "position[0]", got: "boolean" }],
  ["a bigint for a heap", position([1, 2n]), { code: "wrong-type", field: "position[1]", got: "bigint" }],
  [
    "bigints in an array of their own",
    position(BigUint64Array.of(1n)),
    { code: "wrong-type", field: "position[0]", got: "bigint" },
  ],
  ["null for a heap", position([1, null]), { code: "missing-value", field: "position[1]" }],
  // eslint-disable-next-line no-sparse-arrays -- a hole is what is tried
  ["a hole in the list", position([1, , 3]), { code: "missing-value", field: "position[1]" }],
  ["NaN stones", position([NaN]), { code: "not-an-integer", field: "position[0]", got: NaN }],
  ["half a stone", position([1, 0.5]), { code: "not-an-integer", field: "position[1]", got: 0.5 }],
  ["-1 stones", position([1, -1]), { code: "out-of-range", field: "position[1]", limit: 0, got: -1 }],
  [
    "2^53 stones",
    position([2 ** 53]),
    { code: "out-of-range", field: "position[0]", limit: MOST, got: 2 ** 53 },
  ],
  [
    "infinitely many stones",
    position([Infinity]),
    { code: "out-of-range", field: "position[0]", limit: MOST, got: Infinity },
  ],
  [
    "65 heaps",
    position(Array<number>(65).fill(1)),
    { code: "too-many", field: "position", limit: 64, got: 65 },
  ],
  [
    "65 heaps for a graph to begin with, where moves split heaps",
    () => mex.explore({ ruleset: "kayles" }, Array<number>(65).fill(1)),
    { code: "too-many", field: "position", limit: 64, got: 65 },
  ],
  [
    "65 heaps for a check to begin with, where moves split heaps",
    verify("sprague-grundy", { ruleset: "kayles" }, { from: Array<number>(65).fill(1) }),
    { code: "too-many", field: "from", limit: 64, got: 65 },
  ],
  [
    "501 heaps where moves split heaps",
    () => explain({ ruleset: "kayles" }, Array<number>(501).fill(1)),
    { code: "too-many", field: "position", limit: 500, got: 501 },
  ],
  [
    "bytes that are no list of numbers",
    position(new DataView(new ArrayBuffer(2))),
    { code: "wrong-type", field: "position", got: "record" },
  ],
  [
    "three heaps for Wythoff's game",
    () => explain({ ruleset: "wythoff" }, [1, 2, 3]),
    { code: "too-many", field: "position", limit: 2, got: 3 },
  ],
  [
    "a place that is touched twice",
    () => mex.fit(nim, [1, 2], [{ place: 1 }, { place: 1 }]),
    { code: "repeated", field: "touched[1].place", got: 1 },
  ],
  [
    "a puzzle where every move is as good as any other",
    () => mex.puzzle({ ruleset: "bash", params: { m: 1 } }, { level: 1, seed: 0 }),
    { code: "no-puzzle", field: "game", got: "bash" },
  ],
  [
    "a puzzle of level 6",
    () => mex.puzzle(nim, { level: 6, seed: 0 }),
    { code: "out-of-range", field: "asked.level", limit: 5, got: 6 },
  ],
  [
    "a puzzle without seed",
    () => mex.puzzle(nim, { level: 1 } as never),
    { code: "missing-value", field: "asked.seed" },
  ],
  [
    "a touch between the components of a sum",
    () => mex.fit({ ruleset: "sum", params: { components: [nim, nim] } }, [[1], [2]], [{ place: 1 }]),
    { code: "no-token", field: "touched[0].place", got: 1 },
  ],
  // Positions as text; places are counted in UTF-16 units.
  [
    "a letter among heaps",
    position("1,x"),
    { code: "unexpected-character", field: "position", span: [2, 3], got: "x" },
  ],
  [
    "a letter of two UTF-16 units",
    position("(𝟙)"),
    { code: "unexpected-character", field: "position", span: [1, 3], got: "𝟙" },
  ],
  [
    "a typed minus",
    position("-1"),
    { code: "unexpected-character", field: "position", span: [0, 1], got: "-" },
  ],
  [
    "a typed fraction",
    position("1.5"),
    { code: "unexpected-character", field: "position", span: [1, 2], got: "." },
  ],
  ["nothing typed", position(""), { code: "missing-value", field: "position", span: [0, 0] }],
  [
    "a comma with nothing after it",
    position("1,2,"),
    { code: "missing-value", field: "position", span: [4, 4] },
  ],
  [
    "a bracket that stays open",
    position("(1,2"),
    { code: "unclosed-bracket", field: "position", span: [0, 4] },
  ],
  [
    "a typed 2^53",
    position("1,9007199254740992"),
    { code: "out-of-range", field: "position", span: [2, 18], limit: MOST, got: "9007199254740992" },
  ],
  [
    "65 typed heaps",
    position("2 1^64"),
    { code: "too-many", field: "position", span: [2, 6], limit: 64, got: 65 },
  ],
  [
    "10,002 characters",
    position("1,".repeat(5001)),
    { code: "text-too-long", field: "position", limit: 10_000, got: 10_002 },
  ],
  // Positions to evaluate.
  [
    "a text for a list of positions",
    evaluate("(1)"),
    { code: "wrong-type", field: "positions", got: "text" },
  ],
  [
    "a number for one of the positions",
    evaluate([[1], 2]),
    { code: "wrong-type", field: "positions[1]", got: "number" },
  ],
  [
    "a fault deep in the positions",
    evaluate([[1], [1, -2]]),
    { code: "out-of-range", field: "positions[1][1]", limit: 0, got: -2 },
  ],
  [
    "a typed fault in the positions",
    evaluate([[1], "2,x"]),
    { code: "unexpected-character", field: "positions[1]", span: [2, 3], got: "x" },
  ],
  // Notations.
  ["a number for a notation", parse(5), { code: "wrong-type", field: "notation", got: "number" }],
  ["a notation without ruleset", parse(""), { code: "missing-value", field: "notation", span: [0, 0] }],
  [
    "a notation of chess",
    parse("chess(1)"),
    { code: "unknown-ruleset", field: "notation", span: [0, 5], got: "chess" },
  ],
  [
    "a notation with a strange key",
    parse("nim[m=1](1)"),
    { code: "unknown-key", field: "notation", span: [4, 5], got: "m" },
  ],
  [
    "a notation with nothing for its m",
    parse("bash[m=](1)"),
    { code: "unexpected-character", field: "notation", span: [7, 8], got: "]" },
  ],
  [
    "a notation that goes on",
    parse("nim(1)x"),
    { code: "unexpected-character", field: "notation", span: [6, 7], got: "x" },
  ],
  [
    "a notation of 10,001 characters",
    parse("n".repeat(10_001)),
    { code: "text-too-long", field: "notation", limit: 10_000, got: 10_001 },
  ],
  // Options and budgets.
  [
    "an option there is not",
    options({ budgets: {} }),
    { code: "unknown-key", field: "options.budgets", got: "budgets" },
  ],
  [
    "allMoves that is no truth value",
    options({ allMoves: 1 }),
    { code: "wrong-type", field: "options.allMoves", got: "number" },
  ],
  [
    "places by another word",
    options({ places: "values" }),
    { code: "unknown-choice", field: "options.places", got: "values" },
  ],
  [
    "a number for a part",
    options({ around: 1 }),
    { code: "wrong-type", field: "options.around", got: "number" },
  ],
  [
    "a part without a position",
    options({ around: { moves: 1 } }),
    { code: "missing-value", field: "options.around.position" },
  ],
  [
    "a part within no move",
    options({ around: { position: [1], moves: 0 } }),
    { code: "out-of-range", field: "options.around.moves", limit: 1, got: 0 },
  ],
  [
    "a part within too many moves",
    options({ around: { position: [1], moves: 5 } }),
    { code: "out-of-range", field: "options.around.moves", limit: 4, got: 5 },
  ],
  [
    "a part with something else",
    options({ around: { position: [1], moves: 1, of: 2 } }),
    { code: "unknown-key", field: "options.around.of", got: "of" },
  ],
  [
    "a part around what cannot be read",
    options({ around: { position: "(x)", moves: 1 } }),
    { code: "unexpected-character", field: "options.around.position", span: [1, 2], got: "x" },
  ],
  [
    "a part around a position that cannot be reached",
    options({ around: { position: "(2)", moves: 1 } }),
    { code: "unknown-position", field: "options.around.position", got: "(2)" },
  ],
  [
    "a part of a graph beyond the budget",
    options({ around: { position: [1], moves: 1 }, budget: { positions: 1 } }),
    { code: "too-many-positions", field: "position", limit: 1, got: 2 },
  ],
  [
    "a number for a budget",
    options({ budget: 5 }),
    { code: "wrong-type", field: "options.budget", got: "number" },
  ],
  [
    "a key no budget has",
    options({ budget: { nodes: 1 } }),
    { code: "unknown-key", field: "options.budget.nodes", got: "nodes" },
  ],
  [
    "a budget of no positions",
    options({ budget: { positions: 0 } }),
    { code: "out-of-range", field: "options.budget.positions", limit: 1, got: 0 },
  ],
  [
    "a budget above the limit",
    options({ budget: { positions: 20_000_001 } }),
    { code: "out-of-range", field: "options.budget.positions", limit: 20_000_000, got: 20_000_001 },
  ],
  [
    "a budget of -1 moves",
    options({ budget: { moves: -1 } }),
    { code: "out-of-range", field: "options.budget.moves", limit: 0, got: -1 },
  ],
  [
    "a budget of half a move",
    options({ budget: { moves: 0.5 } }),
    { code: "not-an-integer", field: "options.budget.moves", got: 0.5 },
  ],
  ["a number for options", options(5), { code: "wrong-type", field: "options", got: "number" }],
  ["a text for options", options("fast"), { code: "wrong-type", field: "options", got: "text" }],
  [
    "a number for a signal",
    options({ signal: 5 }),
    { code: "wrong-type", field: "options.signal", got: "number" },
  ],
  [
    "a number for onProgress",
    options({ onProgress: 5 }),
    { code: "wrong-type", field: "options.onProgress", got: "number" },
  ],
  // What is too large, on the way and counted beforehand.
  [
    "more positions than the budget",
    () => mex.explore(nim, [3, 4, 5], { budget: { positions: 47 } }),
    { code: "too-many-positions", field: "position", limit: 47, got: 48 },
  ],
  [
    "more positions than the budget where none counted them",
    () =>
      mex.explore({ ruleset: "subtraction", params: { set: [1, 3] } }, [9, 9], { budget: { positions: 10 } }),
    { code: "too-many-positions", field: "position", limit: 10 },
  ],
  [
    "more moves than the budget",
    () => mex.explore(nim, [3, 4, 5], { budget: { moves: 261 } }),
    { code: "too-many-moves", field: "position", limit: 261 },
  ],
  [
    "more ways to fill in a letter than the limit",
    () => mex.explore({ ruleset: "rule", params: { moves: "n -> a, b" } }, [999]),
    { code: "too-many-moves", field: "params.moves", span: [8, 9], limit: 200_000, got: "0 ≤ b ≤ 999" },
  ],
  [
    "more positions than the limit",
    () => mex.explore(nim, [100, 100, 100, 100]),
    { code: "too-many-positions", field: "position", limit: 200_000, got: 4_598_126 },
  ],
  [
    "more moves than the limit",
    () => mex.explore(nim, [100, 100, 100]),
    { code: "too-many-moves", field: "position", limit: 16_000_000 },
  ],
  [
    "a reason no method finds",
    () => explain(large, [100, 100, 100, 100]),
    { code: "too-many-positions", field: "position", limit: 200_000, got: 4_598_126 },
  ],
  [
    "another ending of a game under normal play",
    () => mex.verify("wythoff", { ruleset: "wythoff" }, { bound: 5, jiaEnding: true }),
    { code: "does-not-apply", field: "jiaEnding", got: "wythoff" },
  ],
  [
    "values no method finds",
    () => mex.evaluate(large as never, [[100, 100, 100, 100]]),
    { code: "too-many-positions", field: "positions", limit: 200_000, got: 4_598_126 },
  ],
  [
    "a grid of what is no heaps",
    () =>
      mex.grid({ ruleset: "sum", params: { components: [{ ...nim, params: {} }] } }, { rows: 2, columns: 2 }),
    { code: "no-heaps", field: "ruleset", got: "sum" },
  ],
  [
    "a grid of too many cells for its vectors, which names how many there may be",
    () =>
      mex.grid(
        { ruleset: "vectors", params: { moves: "{(k,0),(0,k),(k,k),(2k,k),(k,2k)}" } },
        { rows: 5000, columns: 5000 },
      ),
    { code: "too-many-positions", field: "columns", limit: 19_972_892 },
  ],
  // Theorems.
  [
    "a theorem there is not",
    verify("fermat", nim, { bound: 3 }),
    { code: "unknown-theorem", field: "theorem", got: "fermat" },
  ],
  [
    "a theorem by number",
    verify(1, nim, { bound: 3 }),
    { code: "wrong-type", field: "theorem", got: "number" },
  ],
  [
    "a theorem about another game",
    verify("bouton", { ruleset: "wythoff" }, { bound: 3 }),
    { code: "does-not-apply", field: "theorem", got: "bouton" },
  ],
  [
    "a theorem about another convention",
    verify("bouton", large, { bound: 3 }),
    { code: "does-not-apply", field: "theorem", got: "bouton" },
  ],
  ["a check without scope", verify("bouton", nim, undefined), { code: "missing-value", field: "scope" }],
  ["a check without bound", verify("bouton", nim, {}), { code: "missing-value", field: "bound" }],
  [
    "a check of 13 heaps",
    verify("bouton", nim, { bound: 3, heaps: 13 }),
    { code: "out-of-range", field: "heaps", limit: 12, got: 13 },
  ],
  [
    "a check with a bound and a start",
    verify("bouton", nim, { bound: 3, from: [1] }),
    { code: "unknown-key", field: "bound" },
  ],
  [
    "a check of too many positions",
    verify("bouton", nim, { bound: 100, heaps: 4 }),
    { code: "too-many-positions", field: "bound", limit: 200_000, got: 200_001 },
  ],
  [
    "a share of nobody",
    verify("bouton", nim, { bound: 3, share: { index: 2, of: 2 } }),
    { code: "out-of-range", field: "share.index", limit: 1, got: 2 },
  ],
  ["a census without bound", () => mex.census(nim, {} as never), { code: "missing-value", field: "bound" }],
  // What is nobody's fault.
  [
    "an exploration given up before it began",
    () => mex.explore(nim, [1], { signal: AbortSignal.abort() }),
    { code: "cancelled", field: "signal" },
  ],
  [
    "a reason given up before it began",
    () => mex.explain(nim, [1], { signal: AbortSignal.abort() }),
    { code: "cancelled", field: "signal" },
  ],
  [
    "values given up before they began",
    () => mex.evaluate(nim, [[1]], { signal: AbortSignal.abort() }),
    { code: "cancelled", field: "signal" },
  ],
  [
    "a call that breaks inside",
    () => broken(() => mex.evaluate(nim, [[1]])),
    { code: "internal", field: "", got: "broken on purpose" },
  ],
  [
    "an answer for which the engine has no memory",
    () => broken(() => mex.evaluate(nim, [[1]]), new RangeError("Array buffer allocation failed")),
    { code: "out-of-memory", field: "" },
  ],
];

test("every error code is provoked at least once", () => {
  const wire = readFileSync(path.resolve(import.meta.dirname, "../../www/src/solver/wire.ts"), "utf8");
  const [, union = ""] = /export type ErrorCode =([^;]+);/.exec(wire) ?? [];
  const codes = [...union.matchAll(/"([a-z-]+)"/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(10);
  const provoked = new Set<string>(REFUSALS.map(([, , { code }]) => code));
  expect(codes.filter((code) => code !== undefined && !provoked.has(code))).toEqual([]);
});

for (const [asked, ask, error] of REFUSALS) {
  test(`${asked}: ${error.code}`, async () => {
    expect(errorOf(await ask())).toEqual(error);
  });
}

test("what is within a budget by one is answered", async () => {
  const graph = valueOf(await mex.explore(nim, [3, 4, 5], { budget: { positions: 48, moves: 262 } }));
  expect([graph.positionCount, graph.moveCount]).toEqual([48, 262]);
});

test("64 heaps, heaps of 2^53 - 1 and empty heaps are allowed", async () => {
  const ones = valueOf(await mex.explain(nim, Array<number>(64).fill(1)));
  expect(ones.position).toHaveLength(64);
  const empty = valueOf(await mex.explain(nim, [...Array<number>(65).fill(0), MOST, -0]));
  expect(empty.position).toEqual([MOST]);
});

test("the positions of a graph can be asked for, though they have more heaps than its start", async () => {
  const game = { ruleset: "grundy" };
  const graph = valueOf(await mex.explore(game, "3^62,2^2"));
  expect(graph.positionCount).toBe(63);
  for (const label of graph.labels) expect(valueOf(await mex.explain(game, label)).label).toBe(label);
  expect(valueOf(await mex.explore(game, at(graph.labels, 62), { neighbourhood: 9 })).positionCount).toBe(1);
});

test("typed arrays are positions, and a list of them may be evaluated", async () => {
  for (const heaps of [Uint8Array.of(3, 1, 2), Float64Array.of(3, 1, 2), Int32Array.of(3, 1, 2)]) {
    expect(valueOf(await mex.explain(nim, heaps as never)).label).toBe("(1,2,3)");
  }
  const values = valueOf(await mex.evaluate(nim, [Uint8Array.of(4) as never, "(4)", [4]]));
  expect([...(values.grundy ?? [])]).toEqual([4, 4, 4]);
});

test("null stands for what is left out", async () => {
  const request = { ruleset: "nim", params: null, convention: null };
  expect((await explain(request, [1], { budget: null })).ok).toBe(true);
  expect((await explain(nim, [1], null)).ok).toBe(true);
});

test("full-width characters read like the plain ones", async () => {
  expect(valueOf(await mex.explain(nim, "（１，２、３）")).label).toBe("(1,2,3)");
});

test("no positions have no values", async () => {
  expect(valueOf(await mex.evaluate(nim, []))).toMatchObject({ outcome: new Uint8Array(0) });
});

test("what is far too long or nested without end is refused at once", async () => {
  const endless: unknown[] = [];
  for (let index = 0; index < 40; index++) endless.push(endless);
  // To read it all would take half a minute, far beyond a test's patience.
  expect(errorOf(await explain(nim, new Float64Array(100_000_000)))).toMatchObject({ code: "too-many" });
  expect(errorOf(await explain(nim, endless))).toMatchObject({ code: "wrong-type" });
});
