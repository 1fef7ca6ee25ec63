// How calls run: progress, giving up, side by side, again, and after one has broken.
import { expect, test } from "vitest";
import type { Progress } from "../../www/src/solver/api.ts";
import type { Exploration } from "../../www/src/solver/wire.ts";
import { broken, countTurns, errorOf, everySliceIsATurn, mex, valueOf } from "./built.ts";

const nim = { ruleset: "nim" };
/** About 34,000 positions and 2.8 million moves: many slices of work, yet done in a fraction of a second. */
const LONG = [55, 56, 57];

/** All bytes of an answer: a comparison entry by entry would take longer than finding them. */
function bytesOf(graph: Exploration): Buffer {
  const parts = Object.entries(graph).map(([key, value]: [string, unknown]) =>
    ArrayBuffer.isView(value)
      ? Buffer.concat([Buffer.from(key), Buffer.from(value.buffer, value.byteOffset, value.byteLength)])
      : Buffer.from(key + JSON.stringify(value)),
  );
  return Buffer.concat(parts);
}

const isEqual = (one: Exploration, other: Exploration): boolean => bytesOf(one).equals(bytesOf(other));

test("progress is told in order, grows, and ends with done", async () => {
  everySliceIsATurn();
  const told: Progress[] = [];
  const graph = valueOf(await mex.explore(nim, LONG, { onProgress: (progress) => told.push(progress) }));
  expect(told.length).toBeGreaterThan(1);
  const order = ["building", "solving", "placing", "refining", "done"];
  const phases = told.map(({ phase }) => order.indexOf(phase));
  expect(phases).toEqual([...phases].sort());
  const positions = told.map((progress) => progress.positions);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  const { positionCount, moveCount } = graph;
  expect(told.at(-1)).toEqual({ phase: "done", positions: positionCount, moves: moveCount });
  expect(told.filter(({ phase }) => phase === "done")).toHaveLength(1);
});

test("the phases of a call are user timings, one of each however often it is asked", async () => {
  performance.clearMeasures();
  for (let call = 0; call < 2; call++) valueOf(await mex.explore(nim, LONG));
  const named = performance.getEntriesByType("measure").map(({ name }) => name);
  // The places of so large a graph are not refined.
  expect(named).toEqual(["building", "solving", "placing"].map((phase) => `mexplorer: explore: ${phase}`));
  const building = performance.getEntriesByName("mexplorer: explore: building")[0];
  expect(building?.duration).toBeGreaterThan(0);
  expect(performance.getEntriesByType("mark").filter(({ name }) => name.startsWith("mexplorer"))).toEqual([]);
});

test("other events get their turn while a long graph is built", async () => {
  everySliceIsATurn();
  const turns = countTurns();
  await mex.explore(nim, LONG);
  // None would mean that the thread was held throughout.
  expect(turns()).toBeGreaterThan(0);
});

test("a signal ends a long exploration at its next turn", async () => {
  everySliceIsATurn();
  const stop = new AbortController();
  let told = 0;
  const answer = await mex.explore(nim, LONG, {
    signal: stop.signal,
    onProgress: () => {
      told += 1;
      stop.abort();
    },
  });
  expect(errorOf(answer)).toEqual({ code: "cancelled", field: "signal" });
  expect(told).toBe(1);
});

test("a signal from outside is heard between two turns", async () => {
  everySliceIsATurn();
  const stop = new AbortController();
  setImmediate(() => stop.abort());
  const answer = await mex.explore(nim, [85, 85, 85], { signal: stop.signal });
  expect(errorOf(answer).code).toBe("cancelled");
});

test("a signal that is aborted afterwards changes nothing", async () => {
  const stop = new AbortController();
  const graph = valueOf(await mex.explore(nim, [1, 2, 3], { signal: stop.signal }));
  stop.abort();
  expect(graph.positionCount).toBe(14);
});

test("two explorations at once do not disturb one another", async () => {
  everySliceIsATurn();
  const misere = { ruleset: "nim", convention: { kind: "misere" as const } };
  const alone = [
    valueOf(await mex.explore(nim, LONG)),
    valueOf(await mex.explore(misere, [30, 40, 50])),
  ] as const;
  const finished: number[] = [];
  const [one, other] = await Promise.all([
    mex.explore(nim, LONG).finally(() => finished.push(0)),
    mex.explore(misere, [30, 40, 50]).finally(() => finished.push(1)),
  ]);
  expect(isEqual(valueOf(one), alone[0])).toBe(true);
  expect(isEqual(valueOf(other), alone[1])).toBe(true);
  // They took turns: the smaller one did not wait for the larger one that had begun before it.
  expect(finished).toEqual([1, 0]);
});

test("calls while a graph is built are answered in between and leave it alone", async () => {
  everySliceIsATurn();
  const alone = valueOf(await mex.explore(nim, LONG));
  const labels: string[] = [];
  const onProgress = (): void => {
    const answer = mex.parse("nim(3,2,1)");
    labels.push(valueOf(answer).label);
    expect(errorOf(mex.parse("nim(1,")).code).toBe("missing-value");
  };
  const disturbed = valueOf(await mex.explore(nim, LONG, { onProgress }));
  expect(new Set(labels)).toEqual(new Set(["(1,2,3)"]));
  expect(isEqual(disturbed, alone)).toBe(true);
});

for (const notation of [
  "nim(3,4,5)",
  "bash[m=5](2,9)",
  "subtraction[set={1,3,4}](20)",
  "wythoff[a=2](7,9)",
]) {
  test(`${notation} asked twice is answered by equal bytes`, async () => {
    const { ruleset, params, position } = valueOf(mex.parse(notation));
    const ask = async (): Promise<Exploration> => valueOf(await mex.explore({ ruleset, params }, position));
    const first = await ask();
    expect(isEqual(first, await ask())).toBe(true);
    expect(valueOf(await mex.explain({ ruleset, params }, position))).toEqual(
      valueOf(await mex.explain({ ruleset, params }, position)),
    );
    expect(first.notation).toBe(notation);
  });
}

test("the order of heaps and parameters and the way they are written make no difference", async () => {
  const [first, ...others] = await Promise.all([
    mex.explore({ ruleset: "subtraction", params: { set: [1, 3, 4] } }, [5, 7]),
    mex.explore({ ruleset: "subtraction", params: { set: [4, 1, 3, 3] } }, [7, 0, 5]),
    mex.explore({ ruleset: "subtraction", params: { set: "{4, 3, 1}" } }, "7 5"),
    mex.explore({ params: { set: "1,3,4" }, ruleset: "subtraction" }, "( 5 , 7 )"),
  ]);
  for (const other of others) expect(isEqual(valueOf(other), valueOf(first))).toBe(true);
});

test("an answer is the caller's to keep and to change", async () => {
  const kept = valueOf(await mex.explore(nim, [3, 4, 5]));
  const before = bytesOf(kept);
  const changed = valueOf(await mex.explore(nim, [3, 4, 5]));
  changed.outcome?.fill(7);
  changed.tokens.fill(7);
  await mex.explore(nim, LONG);
  expect(bytesOf(kept).equals(before)).toBe(true);
  expect(bytesOf(valueOf(await mex.explore(nim, [3, 4, 5]))).equals(before)).toBe(true);
});

/** Leaves the wasm in the middle of its work. */
const breaking = () => broken(() => mex.evaluate(nim, [[1]]));

test("after a call that broke the next one is answered as ever", async () => {
  const before = valueOf(await mex.explore(nim, [3, 4, 5]));
  expect(errorOf(await breaking()).code).toBe("internal");
  expect(isEqual(valueOf(await mex.explore(nim, [3, 4, 5])), before)).toBe(true);
  expect(errorOf(await breaking()).code).toBe("internal");
  expect(valueOf(await mex.evaluate(nim, [[1, 2, 3]])).outcome?.[0]).toBe(0);
});

test("an exploration whose instance another call broke says so, and can be asked again", async () => {
  let other: Promise<unknown> | undefined;
  const onProgress = (): void => {
    other ??= breaking();
  };
  expect(errorOf(await mex.explore(nim, LONG, { onProgress }))).toMatchObject({
    code: "internal",
    field: "",
  });
  expect(await other).toMatchObject({ ok: false, error: { code: "internal" } });
  expect(valueOf(await mex.explore(nim, LONG)).positionCount).toBe(34_160);
});

test("a callback that throws reaches its caller, and the solver goes on", async () => {
  const onProgress = (): void => {
    throw new Error("of the caller's own making");
  };
  await expect(mex.explore(nim, [1, 2, 3], { onProgress })).rejects.toThrow("of the caller's own making");
  expect(valueOf(await mex.explore(nim, [1, 2, 3])).positionCount).toBe(14);
});
