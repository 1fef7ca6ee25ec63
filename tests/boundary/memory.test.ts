// What happens when memory runs out.
import { expect, test, vi } from "vitest";
import { builtApart, errorOf, valueOf } from "./built.ts";
import { lastMemory } from "./instances.ts";

const nim = { ruleset: "nim" };
/** Its graph takes some megabytes, and many turns of work. */
const LARGE = [50, 50, 50];

const mex = await (await builtApart("memory")).load();

const PAGE = 2 ** 16;

/** Takes all the memory that a wasm can have but for so many pages. Nothing is written there, so the machine gives none away. */
function takeAllBut(pages: number): void {
  const memory = lastMemory();
  memory.grow(2 ** 16 - memory.buffer.byteLength / PAGE - pages);
}

test("a call for which there is no memory says so, and the next one is answered", async () => {
  const before = valueOf(await mex.explore(nim, LARGE));
  takeAllBut(1);
  expect(errorOf(await mex.explore(nim, [80, 80, 80]))).toEqual({ code: "out-of-memory", field: "" });
  expect(valueOf(await mex.explore(nim, LARGE)).tokens).toEqual(before.tokens);
});

test("calls that are lost with it say the same", async () => {
  // The first turns of both are over before the memory is short. What comes then may be lost in its own first turn,
  // and after it there is a new instance.
  const lost = [mex.explore(nim, [79, 80, 80]), mex.explore(nim, [80, 80, 79])];
  takeAllBut(1);
  const answers = await Promise.all([...lost, mex.explore(nim, [80, 80, 80])]);
  expect(answers.map((answer) => errorOf(answer).code)).toEqual(Array(3).fill("out-of-memory"));
  expect(valueOf(await mex.explore(nim, [1, 2, 3])).positionCount).toBe(14);
});

test("of a sequence for which there is no memory left the values are answered that have come, and why there are no more", async () => {
  const grundy = { ruleset: "grundy" };
  const asked = { length: 1_000_000 };
  let come = 0;
  const found = await mex.sequence(grundy, asked, {
    onProgress: ({ part }) => {
      if (come === 0 && part) takeAllBut(1);
      come += part?.values.length ?? 0;
    },
  });
  const { values, ...told } = valueOf(found);
  expect(told).toEqual({
    length: 1_000_000,
    kind: "grundy",
    method: "recursion",
    stopped: { code: "out-of-memory", field: "" },
  });
  expect(come).toBeGreaterThan(0);
  expect(values).toHaveLength(come);
  expect(values).toEqual(valueOf(await mex.sequence(grundy, { length: come })).values);
});

test("an instance that has grown large is replaced when nothing is asked of it for a while, and not before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  valueOf(await mex.explore(nim, [1, 2, 3]));
  const large = lastMemory();
  large.grow((129 * 2 ** 20) / PAGE);
  valueOf(await mex.explore(nim, [1, 2, 3]));
  vi.advanceTimersByTime(9_000);
  const before = await mex.explore(nim, LARGE);
  vi.advanceTimersByTime(9_000);
  expect(lastMemory()).toBe(large);
  vi.advanceTimersByTime(1_001);
  expect(lastMemory()).not.toBe(large);
  expect(lastMemory().buffer.byteLength).toBeLessThan(16 * 2 ** 20);
  // Work that is under way keeps its instance.
  lastMemory().grow((129 * 2 ** 20) / PAGE);
  valueOf(await mex.explore(nim, [1, 2, 3]));
  const working = mex.explore(nim, LARGE);
  vi.advanceTimersByTime(60_000);
  expect(valueOf(await working).tokens).toEqual(valueOf(before).tokens);
  // What has not grown stays.
  vi.advanceTimersByTime(60_000);
  const small = lastMemory();
  valueOf(await mex.explore(nim, [1, 2, 3]));
  vi.advanceTimersByTime(60_000);
  expect(lastMemory()).toBe(small);
  vi.useRealTimers();
});
