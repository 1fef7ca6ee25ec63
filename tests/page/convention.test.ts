import { expect, test } from "vitest";
import { conventionIn, fieldsOf, isSameConvention, type Alliance } from "../../www/src/model/convention.ts";
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
    { ...three, preferences: [[0, 2, 1], [1, 0, 2], [2, 1, 0]] }, // prettier-ignore
  ] as const)
    expect(conventionIn(fieldsOf(convention), winners)).toEqual(convention);
  expect(fieldsOf({ kind: "alliance", players: 3 })).toEqual({ play: "first-stuck", players: "3" });
  expect(conventionIn({ players: "3" }, winners)).toEqual({
    kind: "alliance",
    players: 3,
    winner: "first-stuck",
  });
  expect(isSameConvention({ kind: "alliance", players: 3 }, { ...three, winner: "first-stuck" })).toBe(true);
});

test("the solver says what is wrong with the fields", async () => {
  for (const [fields, code, field] of [
    [{ play: "odd" }, "unknown-convention", "convention.kind"],
    [{ play: "first-stuck" }, "missing-value", "convention.players"],
    [{ play: "first-stuck", players: "12" }, "out-of-range", "convention.players"],
    [{ play: "first-stuck", players: "two" }, "wrong-type", "convention.players"],
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
    expect(answer, JSON.stringify(fields)).toMatchObject({ ok: false, error: { code, field } });
  }
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

test("another number of players keeps the order of those who stay", () => {
  expect(withPlayers(three, 5)).toEqual({ ...three, players: 5 });
  const mine = withPreferences(three, [[0, 2, 1], [1, 2, 0], [2, 0, 1]]); // prettier-ignore
  const four = withPlayers(mine, 4);
  expect(preferencesOf(four)).toEqual([[0, 2, 1, 3], [1, 2, 0, 3], [2, 0, 1, 3], [3, 0, 1, 2]]); // prettier-ignore
  expect(withPlayers(four, 3)).toEqual(mine);
  expect(isStandard(preferencesOf(withPlayers(four, 2)))).toBe(true);
});
