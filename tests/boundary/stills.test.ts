// Figures of structures, of boards and of graphs side by side as they are built, without a browser.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type * as Figure from "../../www/figure.d.ts";

const lib = path.resolve(import.meta.dirname, "../../dist/lib");
const { figure, write } = (await import(pathToFileURL(path.join(lib, "figure.js")).href)) as typeof Figure;

test.each([
  ["nim(7,7,7)?view=structures&pair=2,5", "(2,5,7)"],
  ["nim(5,9,15)?view=structures&structure=sets", "A = 5"],
  ["nim(1,2,3)?view=board", "It is the first player’s turn."],
  ["nim(1,2,3)?players=3&view=players", "4 players"],
])("of %s there is a figure, and a drawing in TeX", async (link, text) => {
  const drawn = await figure(link);
  expect(drawn.ok && drawn.value).toContain(text);
  const written = await write("tikz", link);
  expect(written.ok && written.value).toContain("\\begin{tikzpicture}");
});

test("of a property of positions that are hidden there is none", async () => {
  expect(await figure("nim(5,9,15)?hide=values&view=structures&structure=sets&property=1")).toMatchObject({
    ok: false,
    error: { code: "no-picture", field: "view", got: "structures" },
  });
});
