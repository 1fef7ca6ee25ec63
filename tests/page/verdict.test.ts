// Who wins from a position, and the plain words for it in both languages.
import { expect, test } from "vitest";
import { display } from "../../www/src/model/display.ts";
import { SolvedGraph } from "../../www/src/model/graph/solvedGraph.ts";
import { reveal } from "../../www/src/model/reveal.ts";
import { defaults, type State } from "../../www/src/model/state.ts";
import { betweenTwo, verdictOf } from "../../www/src/model/verdict.ts";
import type { ColourBy } from "../../www/src/model/values.ts";
import { kitFigureWords } from "../../www/src/views/kit/figure/words.ts";
import { verdictSentence } from "../../www/src/views/kit/verdict.ts";
import { fewOf } from "../../www/src/views/panel/plain.ts";
import type { Game } from "../../www/src/solver/api.ts";
import type { Explanation } from "../../www/src/solver/wire.ts";
import { mex, valueOf } from "../boundary/built.ts";

const [en, zh] = await Promise.all([kitFigureWords("en"), kitFigureWords("zh")]);

const NIM: Game = { ruleset: "nim" };
const MISERE: Game = { ruleset: "nim", convention: { kind: "misere" } };
const players = (winner: "first-stuck" | "last-mover" | 1, preferences?: number[][]): Game => ({
  ruleset: "nim",
  convention: { kind: "alliance", players: 3, winner, ...(preferences && { preferences }) },
});
const OWN = players("last-mover", [[0, 2, 1], [1, 0, 2], [2, 1, 0]]); // prettier-ignore

const explained = async (game: Game, position: number[]): Promise<Explanation> =>
  valueOf(await mex.explain(game, position));

/** A page on which a position is selected in the graph of (1,2,3). */
async function showing(
  game: Game,
  position: number[],
  colourBy: ColourBy = "outcome",
  mover = 0,
): Promise<State> {
  const explanation = await explained(game, position);
  const exploration = valueOf(await mex.explore(game, [1, 2, 3]));
  return {
    ...defaults(),
    explanation,
    selected: explanation.label,
    picture: { kind: "graph", exploration, graph: new SolvedGraph(exploration), isBlind: false },
    shares: { [display.id]: { ...display.of(defaults()), colourBy, mover } },
  };
}

const STANDARD = players("first-stuck");

for (const [name, state, inEnglish, inChinese] of [
  [
    "a lost position",
    await showing(NIM, [1, 2, 3]),
    "(1,2,3) is lost for whoever moves.",
    "(1,2,3) 先手必败。",
  ],
  [
    "a won position",
    await showing(NIM, [2, 3]),
    "(2,3) can be won: move to (2,2).",
    "(2,3) 先手必胜：走到 (2,2)。",
  ],
  [
    "the Grundy value is told where the colours mean it",
    await showing(NIM, [2, 3], "grundy"),
    "(2,3) can be won: move to (2,2). Grundy value 1.",
    "(2,3) 先手必胜：走到 (2,2)。SG 值 1。",
  ],
  [
    "the end of play under the normal convention",
    await showing(NIM, []),
    "No move is left in (): whoever should move now has lost.",
    "() 已是终局：轮到走的一方已负。",
  ],
  [
    "the end of play under misère play",
    await showing(MISERE, []),
    "No move is left in (): whoever should move now has won.",
    "() 已是终局：轮到走的一方已胜。",
  ],
  [
    "a game value of several players",
    await showing(STANDARD, [1, 2, 3], "grundy"),
    "In (1,2,3), whoever moves 1 turn later wins.",
    "在 (1,2,3)，轮到者之后第 1 位玩家获胜。",
  ],
  [
    "the largest game value",
    await showing(STANDARD, [1, 1], "grundy"),
    "In (1,1), whoever has just moved wins.",
    "在 (1,1)，刚走完者获胜。",
  ],
  [
    "who wins when a player of several is to move",
    await showing(OWN, [1, 2, 3], "outcome", 1),
    "In (1,2,3), P₁ wins when P₁ is to move.",
    "在 (1,2,3)，轮到 P₁ 时 P₁ 获胜。",
  ],
  [
    "the end of play where the first who cannot move wins",
    await showing(STANDARD, []),
    "No move is left in (): whoever should move now has won.",
    "() 已是终局：轮到走的一方已胜。",
  ],
  [
    "the end of play where the last to move wins",
    await showing(OWN, []),
    "No move is left in (): whoever moved last has won.",
    "() 已是终局：走最后一步者已胜。",
  ],
  [
    "the end of play where the winner comes between them",
    await showing(players(1), [], "grundy"),
    "No move is left in (): whoever comes 1 turn later has won.",
    "() 已是终局：轮到者之后第 1 位玩家已胜。",
  ],
] as const) {
  test(`${name} is told in plain words`, () => {
    expect(verdictSentence(state, en)).toBe(inEnglish);
    expect(verdictSentence(state, zh)).toBe(inChinese);
  });
}

test("a few winning moves are named, and of more it is said how many", async () => {
  const of = async (heaps: number[]): Promise<string> => verdictSentence(await showing(NIM, heaps), en);
  expect(await of([1, 1, 1])).toBe("(1,1,1) can be won: move to (1,1).");
  // Every heap that holds the highest bit of the nim-sum has a winning move.
  expect(await of([4, 5, 7])).toMatch(/: move to \S+, \S+ or \S+\.$/);
  const five = await of([8, 9, 10, 11, 12]);
  expect(five).toMatch(/: move to \S+, \S+, \S+ or 2 others\.$/);
  expect(verdictSentence(await showing(NIM, [8, 9, 10, 11, 12]), zh)).toMatch(
    /走到 \S+、\S+、\S+ 或其余 2 个局面。$/,
  );
});

test("what is not counted is not said to be", async () => {
  const { value, options } = await explained(NIM, [8, 9, 10, 11, 12]);
  const winning = options.filter((option) => option.winning);
  const explanation = { value, options: winning, optionCount: options.length } as Explanation;
  const found = betweenTwo(explanation);
  expect(found).toMatchObject({ kind: "won", others: undefined });
  expect(found.kind === "won" && found.moves).toHaveLength(3);
  expect(betweenTwo({ ...explanation, options: winning.slice(0, 1) })).toMatchObject({ others: 0 });
});

test("nothing is told of what a labelling has not come to", async () => {
  const state = await showing(NIM, [1, 2, 3]);
  const upTo = (done: number): State => ({
    ...state,
    shares: {
      ...state.shares,
      [reveal.id]: { ...reveal.of(state), labelling: { by: "position", done, isPlaying: false, speed: 1 } },
    },
  });
  expect(verdictOf(upTo(13))).toBeUndefined();
  expect(verdictSentence(upTo(13), en)).toBe("");
  expect(verdictOf(upTo(14))?.kind).toBe("lost");
});

test("of a losing position every option has its answer, also beyond search", async () => {
  for (const heaps of [
    [1, 2, 3],
    [4503599627370496, 4503599627370496],
  ]) {
    const explanation = await explained(NIM, heaps);
    expect(betweenTwo(explanation).kind).toBe("lost");
    expect(explanation.options.every(({ reply }) => reply !== undefined)).toBe(true);
  }
});

test("a list is cut where more than one would be left out", () => {
  const lists = [6, 7, 8].map((count) => fewOf(Array.from({ length: count }, (_, each) => each)).length);
  expect(lists).toEqual([6, 7, 6]);
});
