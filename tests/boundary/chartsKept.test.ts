// Charts are kept while there is room: side by side, given up, cancelled, and never more memory than that takes.
import { expect, test } from "vitest";
import type { ChartInput, Game } from "../../www/src/solver/api.ts";
import { builtApart, errorOf, everySliceIsATurn, valueOf } from "./built.ts";
import { lastMemory } from "./instances.ts";

const mex = await (await builtApart("charts")).load();

const nim: Game = { ruleset: "nim" };
const wythoff: Game = { ruleset: "wythoff" };
const LIT: ChartInput = { value: "outcome", colours: ["#000000", "#ffffff"] };
const UNLIT: ChartInput = { value: "outcome", colours: ["#ffffff", "#000000"] };
/** Two of these are more than is kept. */
const LARGE = { rows: 4800, columns: 4800 };
const WINDOW = { cells: 100, pixels: 1, left: 0, top: 0, width: 48, height: 48 };

test("two large pictures at once push one another out, and both are painted", async () => {
  const [one, other] = await Promise.all([
    mex.paint(nim, LARGE, LIT, WINDOW),
    mex.paint(wythoff, LARGE, LIT, WINDOW),
  ]);
  expect(valueOf(one).pixels).not.toEqual(valueOf(other).pixels);
  expect(valueOf(await mex.paint(nim, LARGE, LIT, WINDOW)).pixels).toEqual(valueOf(one).pixels);
}, 60_000);

test("one picture in two looks at once is painted in both", async () => {
  valueOf(await mex.chart(nim, LARGE, { value: "outcome" }));
  const [dark, light] = await Promise.all([
    mex.paint(nim, LARGE, LIT, WINDOW),
    mex.paint(nim, LARGE, UNLIT, WINDOW),
  ]);
  expect(valueOf(dark).pixels).toEqual(valueOf(await mex.paint(nim, LARGE, LIT, WINDOW)).pixels);
  expect(valueOf(light).pixels).toEqual(valueOf(await mex.paint(nim, LARGE, UNLIT, WINDOW)).pixels);
  expect(valueOf(dark).pixels).not.toEqual(valueOf(light).pixels);
}, 60_000);

test("cells are told while another chart is computed, and one that is given up leaves the others", async () => {
  const small = { rows: 9, columns: 9 };
  const part = { row: 3, column: 5, rows: 1, columns: 2, labels: true };
  valueOf(await mex.chart(wythoff, small, { value: "grundy" }));
  const stop = new AbortController();
  let told = 0;
  const ends: string[] = [];
  const long = mex
    .chart(nim, { rows: 4900, columns: 4900 }, LIT, {
      signal: stop.signal,
      onProgress: () => {
        if (told++ === 0)
          void mex.cells(wythoff, small, { value: "grundy" }, part).then((answer) => {
            expect([...valueOf(answer).classes]).toEqual([0, 1]);
            expect(valueOf(answer).labels).toEqual(["(3,5)", "(3,6)"]);
            ends.push("cells");
            stop.abort();
          });
      },
    })
    .then((answer) => {
      ends.push("chart");
      return answer;
    });
  expect(errorOf(await long)).toEqual({ code: "cancelled", field: "signal" });
  expect(ends).toEqual(["cells", "chart"]);
  // It was not kept half done.
  expect(valueOf(await mex.chart(nim, { rows: 40, columns: 40 }, LIT)).counts).toEqual(
    Uint32Array.of(40, 1560),
  );
  expect([...valueOf(await mex.cells(wythoff, small, { value: "grundy" }, part)).classes]).toEqual([0, 1]);
}, 60_000);

test("a picture that was computed is not computed again", async () => {
  everySliceIsATurn();
  let told = 0;
  const onProgress = (): void => {
    told++;
  };
  const side = { rows: 1000, columns: 1000 };
  valueOf(await mex.chart(wythoff, side, LIT, { onProgress }));
  const first = told;
  const part = { row: 990, column: 990, rows: 10, columns: 10 };
  valueOf(await mex.cells(wythoff, side, LIT, part, { onProgress }));
  expect(first).toBeGreaterThan(5);
  expect(told - first).toBe(1);
});

test("grid after grid, and several at once, take no more memory than the first ones", async () => {
  const side = (step: number) => ({ rows: 4000 + step, columns: 4000 });
  const paint = async (step: number): Promise<void> => {
    valueOf(await mex.paint(nim, side(step), LIT, WINDOW));
  };
  const three = async (first: number): Promise<void> => {
    await Promise.all([paint(first), paint(first + 1), paint(first + 2)]);
  };
  await three(0);
  await three(3);
  const before = lastMemory().buffer.byteLength;
  for (let step = 6; step < 15; step += 3) await three(step);
  for (let step = 15; step < 21; step++) await paint(step);
  const after = lastMemory().buffer.byteLength;
  // Holes are filled otherwise each time: a chart more than at first may not find one.
  expect(after).toBeLessThanOrEqual(before + 4 * 4000 * 4100);
  // Two charts of 16 million cells are kept, three may be under way beside them.
  expect(after).toBeLessThan(1000 * 2 ** 20);
}, 120_000);
