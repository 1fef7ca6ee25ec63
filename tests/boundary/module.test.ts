// The built module, as someone who installs the package gets it.
import { expect, test } from "vitest";

type Built = typeof import("../../www/src/solver/mexplorer.ts");

// A name in a variable keeps the bundler away: the file is loaded just as it was built.
async function built(file: string): Promise<Built> {
  const address = new URL(`../../dist/lib/${file}`, import.meta.url).href;
  return (await import(/* @vite-ignore */ address)) as Built;
}

for (const file of ["mexplorer.js", "split.js"]) {
  test(`${file} loads once and explores`, async () => {
    const { load } = await built(file);
    const mex = await load();
    expect(await load()).toBe(mex);
    expect(mex.catalogue()).toMatchObject({ ok: true });

    const phases: string[] = [];
    const onProgress = (progress: { phase: string }) => phases.push(progress.phase);
    const answer = await mex.explore({ ruleset: "nim" }, [1, 2, 3], { onProgress });
    expect(answer).toMatchObject({ ok: true, value: { notation: "nim(1,2,3)", positionCount: 14 } });
    expect(phases).not.toEqual([]);
  });
}

test("an aborted signal is answered by an error, not by an exception", async () => {
  const mex = await (await built("mexplorer.js")).load();
  const cancelled = { ok: false, error: { code: "cancelled", field: "signal" } };
  const signal = AbortSignal.abort();
  expect(await mex.explore({ ruleset: "nim" }, "(1,2,3)", { signal })).toEqual(cancelled);
  expect(await mex.explain({ ruleset: "nim" }, "(1,2,3)", { signal })).toEqual(cancelled);
});

test("text that is not text is answered by an error", async () => {
  const mex = await (await built("mexplorer.js")).load();
  expect(mex.parse(5 as unknown as string)).toMatchObject({ ok: false, error: { code: "wrong-type" } });
});
