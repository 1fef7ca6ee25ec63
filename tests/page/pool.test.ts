import { expect, test, vi } from "vitest";
import { merged } from "../../www/src/solver/pool.ts";
import { Pool, type PoolClient } from "../../www/src/solver/pool.ts";
import type { Answer, Counterexample, Verification } from "../../www/src/solver/wire.ts";
import type { Game, Options, Scope } from "../../www/src/solver/api.ts";

const differing = (rank: number, ...position: number[]): Counterexample => ({
  position,
  rank,
  label: `(${position.join(",")})`,
  notation: `token(${position.join(",")})`,
  prediction: { kind: "exactly", value: { kind: "outcome", outcome: "P" } },
  value: { outcome: "N" },
});

const share = (change: Partial<Verification>): Verification => ({
  theorem: "some",
  status: "proved",
  method: "search",
  positions: 10,
  predicted: 8,
  agreed: 7,
  counterexamples: [],
  mostCounterexamples: 3,
  claims: [],
  proof: [],
  ...change,
});

test("what shares found is added up, and claims are the first one's", () => {
  const claims = [{ key: "h", cases: 3, failures: 0, shownBy: [] }];
  const whole = merged([share({ claims }), share({ positions: 5, predicted: 5, agreed: 5 })]);
  expect(whole).toMatchObject({ positions: 15, predicted: 13, agreed: 12, claims });
});

test("every worker of a recursion goes through all positions, which count once", () => {
  const part = share({ method: "recursion", positions: 100, predicted: 50, agreed: 50 });
  expect(merged([part, part])).toMatchObject({ positions: 100, predicted: 100, agreed: 100 });
});

test("the first counterexamples of all shares are kept, as many as one worker keeps", () => {
  const [one, other] = [share({}), share({})];
  one.counterexamples = [differing(3, 9), differing(40, 1, 5), differing(52, 2, 2)];
  other.counterexamples = [differing(4, 10), differing(41, 1, 12)];
  expect(merged([one, other]).counterexamples.map(({ label }) => label)).toEqual(["(9)", "(10)", "(1,5)"]);
});

/** Workers that answer when they are told to. */
function workers(): {
  start: () => PoolClient;
  asked: Array<Scope & { answer: (given: Answer<Verification>) => void; options: Options }>;
  disposed: () => number;
} {
  const asked: ReturnType<typeof workers>["asked"] = [];
  let disposed = 0;
  const request = (_view: string, _name: string, args: readonly unknown[], options: Options) => {
    const [, , scope] = args as [string, Game, Scope];
    return new Promise((answer) => {
      asked.push({ ...scope, answer, options });
      options.signal?.addEventListener("abort", () => {
        answer({ ok: false, error: { code: "cancelled", field: "signal" } });
      });
    });
  };
  const client = {
    request: request as PoolClient["request"],
    dispose: () => {
      disposed++;
    },
  };
  return { start: () => ({ ...client }), asked, disposed: () => disposed };
}

const game = { ruleset: "token" };
const scope = { bound: 9, heaps: 3 };

/** How far the one that is alone has come, after a while. */
async function longAlone({ asked }: ReturnType<typeof workers>, shareable?: true): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await vi.advanceTimersByTimeAsync(16);
    const progress = { phase: "comparing" as const, positions: turn, moves: 0 };
    asked[0]?.options.onProgress?.({ ...progress, ...(shareable && { shareable }) });
  }
}

test("what several would do no sooner is one worker's, however long it takes", async () => {
  vi.useFakeTimers();
  const crew = workers();
  const answer = new Pool(crew.start, 4).verify("some", game, scope);
  await longAlone(crew);
  expect(crew.asked).toHaveLength(1);
  expect(crew.asked[0]).not.toHaveProperty("share");
  crew.asked[0]?.answer({ ok: true, value: share({}) });
  expect(await answer).toMatchObject({ ok: true, value: { agreed: 7 } });
  vi.useRealTimers();
});

test("what takes long and can be shared is done by all workers, and its progress is theirs together", async () => {
  vi.useFakeTimers();
  const crew = workers();
  const { asked } = crew;
  const told: number[] = [];
  const answer = new Pool(crew.start, 2).verify("some", game, scope, {
    onProgress: ({ positions }) => told.push(positions),
  });
  await longAlone(crew, true);
  // Nobody else was asked as long as it might have been done in a moment.
  expect(told).toEqual([...told.keys()]);
  expect(told.length).toBeGreaterThan(20);
  told.length = 0;
  const [, ...shares] = asked;
  expect(shares.map((each) => each.share)).toEqual([
    { index: 0, of: 2 },
    { index: 1, of: 2 },
  ]);
  for (const [index, { options }] of shares.entries())
    options.onProgress?.({ phase: "comparing", positions: 100 * (index + 1), moves: 0, total: 1000 });
  expect(told).toEqual([50, 150]);
  for (const each of shares)
    each.answer({ ok: true, value: share({ method: "recursion", positions: 1000 }) });
  expect(await answer).toMatchObject({ ok: true, value: { positions: 1000, predicted: 16 } });
  // They are given back when they have had nothing to do for a while.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(crew.disposed()).toBe(2);
  vi.useRealTimers();
});

test("cancelling ends all shares, and so does the failure of one", async () => {
  vi.useFakeTimers();
  for (const fails of [false, true]) {
    const crew = workers();
    const { start, asked } = crew;
    const stop = new AbortController();
    const answer = new Pool(start, 3).verify("some", game, scope, { signal: stop.signal });
    await longAlone(crew, true);
    expect(asked).toHaveLength(4);
    const error = { code: "too-many-positions" as const, field: "bound" };
    if (fails) asked[2]?.answer({ ok: false, error });
    else stop.abort();
    expect(await answer).toMatchObject({ ok: false, error: fails ? error : { code: "cancelled" } });
  }
  vi.useRealTimers();
});
