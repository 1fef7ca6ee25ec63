// Values through a proved period: heaps far beyond search, and what an explanation says of the period.
import { expect, test } from "vitest";
import type { Game } from "../../www/src/solver/api.ts";
import { at, mex, valueOf } from "./built.ts";

const MOST = Number.MAX_SAFE_INTEGER;
const subtraction: Game = { ruleset: "subtraction", params: { set: [1, 3, 4] } };

/** The Grundy values of Kayles from heap 71 on, by the remainder by 12: the last row of the table in Winning Ways. */
const KAYLES = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
const kayles = (heap: number): number => at(KAYLES, heap % 12);

test("Kayles of 100,000 pins is valued and explained by its period, with a move that wins", async () => {
  const game: Game = { ruleset: "kayles" };
  const evaluation = valueOf(await mex.evaluate(game, [[100_000], [100_000, 7]]));
  expect(evaluation.method).toBe("period");
  // A row of 7 has the value 2.
  expect([...(evaluation.grundy ?? [])]).toEqual([kayles(100_000), kayles(100_000) ^ 2]);
  const explanation = valueOf(await mex.explain(game, [100_000]));
  expect(explanation).toMatchObject({ method: "period", value: { outcome: "N", grundy: kayles(100_000) } });
  expect(explanation.periods).toEqual([
    {
      period: 12,
      preperiod: 71,
      proof: "guy-smith",
      reach: 2,
      parts: 2,
      lookedThrough: 168,
      heaps: [{ heap: 100_000, remainder: 4, like: 76 }],
    },
  ]);
  const { winning, position, tokens } = at(explanation.options, 0);
  expect(winning).toBe(true);
  const [one = 0, other = 0] = tokens;
  expect([99_998, 99_999]).toContain(one + other);
  expect(valueOf(await mex.evaluate(game, [position])).grundy?.[0]).toBe(0);
});

test("a subtraction game of 2⁵³ − 1 stones is explained by its period", async () => {
  const explanation = valueOf(await mex.explain(subtraction, [MOST]));
  // The values 0, 1, 0, 1, 2, 3, 2 repeat, and 2⁵³ − 1 leaves 3 by 7.
  expect(explanation).toMatchObject({ method: "period", value: { outcome: "N", grundy: 1 } });
  expect(explanation.periods).toEqual([
    {
      period: 7,
      preperiod: 0,
      proof: "window",
      reach: 4,
      parts: 1,
      lookedThrough: 11,
      heaps: [{ heap: MOST, remainder: 3, like: 3 }],
    },
  ]);
  expect(explanation.options.map(({ tokens, winning }) => [MOST - at(tokens, 0), winning])).toEqual([
    [4, false],
    [3, true],
    [1, true],
  ]);
  expect(explanation.mexWitnesses).toHaveLength(1);
});

test("several players share a single heap, and no splitting game goes by a period then", async () => {
  const convention = { kind: "alliance", players: 3, winner: "first-stuck" } as const;
  const far = valueOf(await mex.evaluate({ ...subtraction, convention }, [[MOST]]));
  expect(far.method).toBe("period");
  const {
    values,
    period = 0,
    preperiod = 0,
  } = valueOf(await mex.sequence({ ...subtraction, convention }, { length: 1000 }));
  expect(far.gameValue?.[0]).toBe(values[preperiod + ((MOST - preperiod) % period)]);
  const refused = { ok: false, error: { code: "too-many-positions" } };
  expect(await mex.evaluate({ ruleset: "kayles", convention }, [[100_000]])).toMatchObject(refused);
  expect(await mex.evaluate({ ruleset: "grundy" }, [[100_000]])).toMatchObject({ ok: false });
});

test("what goes by search or theorem says nothing of periods", async () => {
  expect(valueOf(await mex.explain(subtraction, [20]))).not.toHaveProperty("periods");
  expect(valueOf(await mex.explain({ ruleset: "nim" }, [MOST, 5]))).not.toHaveProperty("periods");
});
