// The two builds, and that a second load is the first.
import { expect, test } from "vitest";
import type { Params } from "../../www/src/solver/api.ts";
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
      const { ruleset, params, label } = read;
      const game = { ruleset, params };
      const told = { notation, start: valueOf(mex.read(game, label)) };
      expect(valueOf(await mex.explore(game, label))).toMatchObject(told);
      expect(valueOf(await mex.explain(game, label))).toMatchObject({ notation, asked: told.start });
      examples++;
    }
  }
  expect(examples).toBeGreaterThan(4);
});

test("what a form starts with is allowed where it is required", async () => {
  for (const { id, parameters, examples } of valueOf(mex.catalogue()).rulesets) {
    const initial = parameters.flatMap(({ key, initial: value }) =>
      value === undefined ? [] : [[key, value]],
    );
    const { params, label } = valueOf(mex.parse(examples[0]?.notation ?? ""));
    const started: Params = { ...params, ...(Object.fromEntries(initial) as Params) };
    expect((await mex.explain({ ruleset: id, params: started }, label)).ok).toBe(true);
  }
});
