// The two builds, and that a second load is the first.
import { expect, test } from "vitest";
import { built, mex, valueOf } from "./built.ts";

for (const file of ["mexplorer.js", "split.js"]) {
  test(`${file} loads once and explores`, async () => {
    const { load } = await built(file);
    const loaded = await load();
    expect(await load()).toBe(loaded);
    expect(loaded.catalogue()).toMatchObject({ ok: true });
    const answer = await loaded.explore({ ruleset: "nim" }, [1, 2, 3]);
    expect(answer).toMatchObject({ ok: true, value: { notation: "nim(1,2,3)", positionCount: 14 } });
  });
}

test("every example of the catalogue can be read, explored and explained", async () => {
  let examples = 0;
  for (const { id, examples: list } of valueOf(mex.catalogue()).rulesets) {
    for (const { notation } of list) {
      const read = valueOf(mex.parse(notation));
      expect(read).toMatchObject({ ruleset: id, notation });
      const { ruleset, params, position } = read;
      expect(valueOf(await mex.explore({ ruleset, params }, position)).notation).toBe(notation);
      expect(valueOf(await mex.explain({ ruleset, params }, position)).notation).toBe(notation);
      examples++;
    }
  }
  expect(examples).toBeGreaterThan(4);
});

test("what a form starts with is allowed where it is required", async () => {
  for (const { id, parameters, examples } of valueOf(mex.catalogue()).rulesets) {
    const params = Object.fromEntries(parameters.map(({ key, initial }) => [key, initial]));
    const { position } = valueOf(mex.parse(examples[0]?.notation ?? ""));
    expect((await mex.explain({ ruleset: id, params }, position)).ok).toBe(true);
  }
});
