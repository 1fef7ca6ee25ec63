// Theorems against search, and the values of all positions within a bound, through the built module.
import { expect, test } from "vitest";
import type { Progress } from "../../www/src/solver/api.ts";
import { merged } from "../../www/src/solver/pool.ts";
import { everySliceIsATurn, mex, valueOf } from "./built.ts";

const nim = { ruleset: "nim" };

test("Bouton's theorem agrees on all positions within a bound, and so do the steps of its proof", async () => {
  const found = valueOf(await mex.verify("bouton", nim, { bound: 7, heaps: 3 }));
  expect(found).toMatchObject({
    theorem: "bouton",
    status: "proved",
    method: "search",
    bound: 7,
    heaps: 3,
    positions: 120,
    predicted: 120,
    agreed: 120,
    counterexamples: [],
  });
  expect(found.proof.map(({ key, failures }) => [key, failures])).toEqual([
    ["terminals", 0],
    ["n-to-p", 0],
    ["p-to-n", 0],
  ]);
  expect(found.proof.reduce((sum, { cases }) => sum + cases, 0)).toBe(120);
});

test("on a graph a theorem says of every position who wins, in the order of the graph", async () => {
  const [found, graph] = await Promise.all([
    mex.verify("bouton", nim, { from: "(3,4,5)" }),
    mex.explore(nim, "(3,4,5)"),
  ]);
  expect(valueOf(found).positions).toBe(valueOf(graph).positionCount);
  expect(valueOf(found).outcome).toEqual(valueOf(graph).outcome);
});

test("workers that share a check look at every position once between them", async () => {
  const shares = await Promise.all(
    [0, 1, 2].map((index) => mex.verify("bouton", nim, { bound: 9, heaps: 3, share: { index, of: 3 } })),
  );
  expect(shares.map(valueOf).reduce((sum, { agreed }) => sum + agreed, 0)).toBe(220);
});

test("a census has every position within a bound, the fewest heaps first, with the values of evaluate", async () => {
  const census = valueOf(await mex.census(nim, { bound: 3, heaps: 2 }));
  const { tokenOffsets: offsets, tokens } = census;
  const positions = [...Array(census.positionCount).keys()].map((index) => [
    ...tokens.slice(offsets[index], offsets[index + 1]),
  ]);
  expect(positions).toEqual([[], [1], [2], [3], [1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [3, 3]]);
  const { grundy } = valueOf(await mex.evaluate(nim, positions));
  expect(census.grundy).toEqual(grundy);
});

test("progress says how many positions there will be, and a check can be given up", async () => {
  const totals: Array<number | undefined> = [];
  everySliceIsATurn();
  await mex.verify("bouton", nim, { bound: 40, heaps: 3 }, { onProgress: ({ total }) => totals.push(total) });
  expect(totals.at(-1)).toBe(12_341);
  const stop = new AbortController();
  const answer = mex.verify("bouton", nim, { bound: 60, heaps: 3 }, { signal: stop.signal });
  stop.abort();
  expect(await answer).toMatchObject({ ok: false, error: { code: "cancelled" } });
});

test("shares make the whole: its counterexamples come in its order, each with its place in the census", async () => {
  const game = { ruleset: "octal", params: { code: "0.77" }, convention: { kind: "misere" as const } };
  const scope = { bound: 12, heaps: 2 };
  const whole = valueOf(await mex.verify("sj", game, scope));
  const ranks = whole.counterexamples.map(({ rank }) => rank);
  expect(ranks.length).toBe(whole.mostCounterexamples);
  const { tokenOffsets: offsets, tokens } = valueOf(await mex.census(game, scope));
  for (const { rank, position } of whole.counterexamples)
    expect([...tokens.slice(offsets[rank], offsets[rank + 1])]).toEqual(position);
  const [one, other] = await Promise.all(
    [0, 1].map((index) => mex.verify("sj", game, { ...scope, share: { index, of: 2 } })),
  );
  if (!one || !other) throw new Error("two were asked");
  expect(merged([valueOf(one), valueOf(other)])).toEqual(whole);
});

test("a recursion says that it can be shared, and a search that each would repeat does not", async () => {
  const asks = async (...[theorem, game, scope]: Parameters<typeof mex.verify>): Promise<boolean> => {
    const told: Array<true | undefined> = [];
    const onProgress = ({ shareable }: Progress): void => void told.push(shareable);
    expect(valueOf(await mex.verify(theorem, game, scope, { onProgress })).agreed).toBeGreaterThan(0);
    return told.includes(true);
  };
  const three = { kind: "alliance" as const, players: 3, winner: "last-mover" as const };
  const largeNim = { ruleset: "large-nim", convention: three };
  expect(await asks("large-nim-all", largeNim, { bound: 5, heaps: 3 })).toBe(true);
  expect(await asks("bouton", nim, { bound: 5, heaps: 3 })).toBe(false);
});
