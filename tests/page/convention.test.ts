import { expect, test } from "vitest";
import {
  conventionIn,
  fieldsOf,
  isSameConvention,
  turnsAtEnd,
  type Alliance,
} from "../../www/src/model/convention.ts";
import {
  isStandard,
  moved,
  preferencesOf,
  standardPreferences,
  withPlayers,
  withPreferences,
} from "../../www/src/model/preferences.ts";
import { mex, valueOf } from "../boundary/built.ts";

const { winners } = valueOf(mex.catalogue());
const three: Alliance = { kind: "alliance", players: 3, winner: "last-mover" };

test("the fields of a link are those of the convention, and what is left out is as by default", () => {
  for (const convention of [
    { kind: "normal" },
    { kind: "misere" },
    { kind: "alliance", players: 3, winner: "first-stuck" },
    { kind: "alliance", players: 5, winner: 2 },
    { ...three, preferences: [[0, 2, 1], [1, 0, 2], [2, 1, 0]] }, // prettier-ignore
  ] as const)
    expect(conventionIn(fieldsOf(convention), winners)).toEqual(convention);
  expect(fieldsOf({ kind: "alliance", players: 3 })).toEqual({ play: "first-stuck", players: "3" });
  expect(fieldsOf({ kind: "alliance", players: 5, winner: 2 })).toEqual({ play: "after-2", players: "5" });
  expect(conventionIn({ players: "3" }, winners)).toEqual({
    kind: "alliance",
    players: 3,
    winner: "first-stuck",
  });
  expect(isSameConvention({ kind: "alliance", players: 3 }, { ...three, winner: "first-stuck" })).toBe(true);
});

test("the solver says what is wrong with the fields", async () => {
  for (const [fields, code, field, limit] of [
    [{ play: "odd" }, "unknown-convention", "convention.kind"],
    [{ play: "first-stuck" }, "missing-value", "convention.players"],
    [{ play: "first-stuck", players: "12" }, "out-of-range", "convention.players"],
    [{ play: "first-stuck", players: "two" }, "wrong-type", "convention.players"],
    [{ play: "after-1" }, "missing-value", "convention.players"],
    [{ play: "after-0", players: "4" }, "out-of-range", "convention.winner", 1],
    [{ play: "after-3", players: "4" }, "out-of-range", "convention.winner", 2],
    [{ play: "after-99999999999999999999", players: "9" }, "out-of-range", "convention.winner", 7],
    [{ play: "after-1", players: "2" }, "unknown-choice", "convention.winner"],
    [{ play: "after-one", players: "4" }, "unknown-convention", "convention.kind"],
    [{ play: "misere", players: "3" }, "unknown-key", "convention.players"],
    [{ play: "first-stuck", players: "3", prefer: "012-120" }, "missing-value", "convention.preferences"],
    [
      { play: "first-stuck", players: "3", prefer: "012-210-201" },
      "not-a-ranking",
      "convention.preferences[1]",
    ],
    [{ play: "first-stuck", players: "3", prefer: "mine" }, "unknown-choice", "convention.preferences"],
  ] as const) {
    const answer = await mex.explore({ ruleset: "nim", convention: conventionIn(fields, winners) }, [1]);
    const error = { code, field, ...(limit !== undefined && { limit }) };
    expect(answer, JSON.stringify(fields)).toMatchObject({ ok: false, error });
  }
});

test("at the end the winner comes as many turns later as the solver says, and there is a card for every one", async () => {
  for (const players of [2, 3, 4, 9]) {
    const lawful = winners.filter(({ fewestPlayers }) => players >= fewestPlayers);
    const conventions = lawful.map(({ word }) =>
      conventionIn({ play: word, players: String(players) }, winners),
    );
    expect(conventions.map(turnsAtEnd)).toEqual(Array.from({ length: players }, (_, turns) => turns));
    for (const convention of conventions) {
      const { gameValue } = valueOf(await mex.evaluate({ ruleset: "nim", convention }, [[]]));
      expect(gameValue?.[0]).toBe(turnsAtEnd(convention));
    }
  }
  expect([turnsAtEnd({ kind: "normal" }), turnsAtEnd({ kind: "misere" })]).toEqual([1, 0]);
});

test("the standard preferences are those that the solver takes for such", async () => {
  for (const players of [3, 9]) {
    const convention = { ...three, players, preferences: standardPreferences(players) };
    expect(valueOf(await mex.explore({ ruleset: "nim", convention }, [2])).gameValue).toBeDefined();
  }
  expect(withPreferences(three, standardPreferences(3))).toEqual(three);
});

test("a chip moves within its row, and the first one stays first", () => {
  expect(moved([0, 1, 2, 3], 1, 3)).toEqual([0, 2, 3, 1]);
  expect(moved([0, 1, 2, 3], 3, 0)).toEqual([0, 3, 1, 2]);
  expect(moved([0, 1, 2, 3], 3, 9)).toEqual([0, 1, 2, 3]);
  expect(moved([0, 1, 2, 3], 0, 2)).toEqual([0, 1, 2, 3]);
});

test("another number of players keeps who wins where there are enough for it", () => {
  const after: Alliance = { kind: "alliance", players: 5, winner: 2 };
  expect(withPlayers(after, 9)).toEqual({ ...after, players: 9 });
  expect(withPlayers(after, 4)).toEqual({ ...after, players: 4 });
  expect(withPlayers(after, 3)).toEqual({ ...after, players: 3, winner: "last-mover" });
  expect(withPlayers(after, 2)).toEqual({ ...after, players: 2, winner: "last-mover" });
  const mine = withPreferences({ ...after, players: 4 }, [[0, 2, 1, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]); // prettier-ignore
  expect(withPlayers(mine, 3)).toMatchObject({ winner: "last-mover", preferences: [[0, 2, 1], [1, 2, 0], [2, 0, 1]] }); // prettier-ignore
});

test("another number of players keeps the order of those who stay", () => {
  expect(withPlayers(three, 5)).toEqual({ ...three, players: 5 });
  const mine = withPreferences(three, [[0, 2, 1], [1, 2, 0], [2, 0, 1]]); // prettier-ignore
  const four = withPlayers(mine, 4);
  expect(preferencesOf(four)).toEqual([[0, 2, 1, 3], [1, 2, 0, 3], [2, 0, 1, 3], [3, 0, 1, 2]]); // prettier-ignore
  expect(withPlayers(four, 3)).toEqual(mine);
  expect(isStandard(preferencesOf(withPlayers(four, 2)))).toBe(true);
});
