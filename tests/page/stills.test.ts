// Grids and sequences in files, with the real solver: what one sees, all of it, and nothing that is hidden.
import { expect, test } from "vitest";
import { LOOK, type Exported } from "../../www/src/exports/export.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { tikz } from "../../www/src/exports/tikz.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { colourOf } from "../../www/src/scene/paint.ts";
import { answered } from "../../www/src/model/reveal.ts";
import { graphOf } from "../../www/src/model/state.ts";
import { told } from "../../www/src/model/told.ts";
import type { Still, StillPart } from "../../www/src/scene/still.ts";
import { kitFigureWords } from "../../www/src/views/kit/figure/words.ts";
import { stillOf } from "../../www/src/views/registry.ts";
import { solver } from "./shown.ts";

const seen = (link: string): Promise<Exported> => opened(solver, link, { width: 640, height: 480 }, "en", "");

const partsOf = async (link: string): Promise<readonly StillPart[]> => (await seen(link)).still?.parts ?? [];

/** How many squares or bars are filled with a paint. */
const filled = (parts: readonly StillPart[], paint: string): number =>
  parts.reduce(
    (sum, part) =>
      part.kind === "path" && part.fill?.toUpperCase() === paint.toUpperCase()
        ? sum + (part.d.match(/M/g)?.length ?? 0)
        : sum,
    0,
  );

/** The ink of P-positions, on light paper and on dark. */
const INK = `${colourOf("ink", "light")}/${colourOf("ink", "dark")}`;

test.each([
  ["wythoff(3,5)?view=grid&rows=20&columns=20&color=outcome", 15],
  ["wythoff(3,5)?view=grid&rows=20&columns=20", 15],
  ["nim(2,2)?view=grid&rows=3&columns=3", 3],
  ["subtraction[set={1,2}](9)?view=sequence&length=30&layout=strip", 10],
  // Its values have a scale, and its last row is not full.
  ["nim(9)?view=sequence&length=40&layout=rows", 1],
  // Beside it stands the graph, and the grid is meant.
  ["nim(2,2)?view=graph,grid&rows=3&columns=3", 3],
])("in %s just the P-positions are in ink", async (link, count) => {
  expect(filled(await partsOf(link), INK)).toBe(count);
});

test("a grid has its axes, its values and its legend", async () => {
  const parts = await partsOf("nim(2,2)?view=grid&rows=3&columns=3");
  const texts = parts.flatMap((part) => (part.kind === "text" ? part.text : []));
  expect(texts.slice(0, 9)).toEqual(["0", "1", "2", "1", "0", "3", "2", "3", "0"]);
  expect(texts.slice(9, 15)).toEqual(["0", "1", "2", "0", "1", "2"]);
  expect(texts.slice(15)).toEqual(["0", "whoever moves loses", "1", "2", "3", "3 of 9 cells are P"]);
});

test("a grid of several players tells how many cells are level, and shows them alone as it does P", async () => {
  const link = "large-nim[B=2](9,9)?play=last-mover&players=4&color=level&view=grid&rows=20&columns=20";
  const sizes = Array.from({ length: 20 }, (_, size) => size);
  // What is proved of two such heaps: a cycle of seven places, of which the first is level.
  const isLevel = (less: number, more: number): boolean =>
    (more - less + (less % 3) + 2 * Math.ceil((less % 3) / 2)) % 7 === 0;
  const levels = sizes
    .flatMap((one) => sizes.map((other) => isLevel(Math.min(one, other), Math.max(one, other))))
    .filter(Boolean).length;
  const textsIn = (parts: readonly StillPart[]): string[] =>
    parts.flatMap((part) => (part.kind === "text" ? part.text : [])).slice(-6);
  const [all, alone] = [await partsOf(link), await partsOf(`${link}&only=0`)];
  const count = `${levels} of 400 cells are level`;
  expect(textsIn(all)).toEqual(["0", "level", "1", "2", "3", count]);
  expect(textsIn(alone).slice(-3)).toEqual(["0", "level", count]);
  expect(filled(all, INK)).toBe(levels);
  expect([filled(all, "#88ccee") > 1, filled(alone, "#88ccee")]).toEqual([true, 0]);
});

test("of many cells there is one image, each of its cells of the same whole number of pixels", async () => {
  const found = await seen("nim(5,8)?view=grid&rows=200&columns=200");
  const [image] = found.still?.parts ?? [];
  expect(image).toMatchObject({ kind: "cells", left: 0, top: 0, width: 400, height: 400 });
  expect(tikz.applies(found)).toBe(false);
  expect(tikz.applies(await seen("nim(5,8)?view=grid"))).toBe(true);
});

test("a graph too large for nodes is a picture of cells, in which nothing hidden is told", async () => {
  const large = await seen("nim(19,19,19)?color=outcome");
  expect(large.still?.description).toBe(
    "1,540 positions of nim(19,19,19), a cell to each, from the start down to the end",
  );
  const { catalogue } = large.state;
  const graph = graphOf(large.state);
  const lost =
    graph && Array.from({ length: graph.count }, (_, each) => told(large.state, graph).outcome(each));
  const count = lost?.filter((outcome) => outcome === "P").length;
  expect(filled(large.still?.parts ?? [], INK)).toBe(count);
  expect(count).toBeGreaterThan(50);
  expect(catalogue?.limits.drawnPositions).toBeLessThan(1540);
  const hidden = await seen("nim(19,19,19)?color=outcome&hide=values");
  const fills = new Set(
    hidden.still?.parts.flatMap((part) =>
      part.kind === "path" && !part.isSelection ? (part.fill ?? []) : [],
    ),
  );
  expect(fills.size).toBe(1);
  expect((await seen("nim(3,4)")).still).toBeUndefined();
});

test("the selected position is marked, or is not", async () => {
  const found = await seen("nim(1,2)?view=grid&rows=3&columns=3");
  const accent = `stroke="${colourOf("accent", "light")}"`;
  expect(svg.write(found, LOOK)).toContain(accent);
  expect(svg.write(found, { ...LOOK, hasSelection: false })).not.toContain(accent);
});

test.each(["bars", "strip", "rows", "doubling"])("a sequence in %s has all its heaps", async (layout) => {
  const found = await seen(`subtraction[set={1,2}](9)?view=sequence&length=30&layout=${layout}`);
  expect(found.still?.description).toBe(
    "The values of the heaps from 0 to 29 of subtraction[set={1,2}]: period 3 from heap 0 on: proved.",
  );
  const value = (paint: string): number => filled(found.still?.parts ?? [], paint);
  // One of each colour more is in the legend.
  expect([value(INK), value("#88ccee"), value("#ddcc77")]).toEqual([10, 11, 11]);
});

test.each([
  "wythoff(3,5)?view=grid&hide=values",
  "nim(3,5)?view=grid&hide=values&rows=20&columns=20",
  "nim(3,5)?view=grid&hide=values&rows=200&columns=200",
  "kayles(9)?view=sequence&hide=values&length=40",
  "kayles(9)?view=sequence&hide=values&length=40&layout=rows",
])("of %s the file is the same under another play convention", async (link) => {
  const other = link.replace("?", "?play=misere&");
  expect((await partsOf(link)).length).toBeGreaterThan(0);
  expect(await partsOf(other)).toEqual(await partsOf(link));
});

test.each([
  ["nim(3,5)?view=grid&hide=values&shown=(1,3)&rows=20&columns=20", "2"],
  ["kayles(9)?view=sequence&hide=values&length=40&layout=rows&shown=(3)", "3"],
])("of %s the value that is shown is in the file, and no other", async (link, value) => {
  const texts = (parts: readonly StillPart[]): string[] =>
    parts.flatMap((part) => (part.kind === "text" ? part.text : []));
  const [before, after] = [
    texts(await partsOf(link.replace(/&shown=[^&]*/, ""))),
    texts(await partsOf(link)),
  ];
  const more = after.filter((text) => text === value).length - before.filter((text) => text === value).length;
  expect(more).toBeGreaterThan(0);
  expect(after.length - before.length).toBe(more);
});

test("where the graph stands beside a view, all pictures are of that view", async () => {
  for (const view of ["graph,board", "graph,structures"]) {
    const found = await seen(`nim(1,2,3)?view=${view}`);
    expect(found.still).toBeDefined();
    expect(found.scene).toBeUndefined();
  }
  expect((await seen("nim(1,2,3)?view=graph")).scene).toBeDefined();
});

/** What a worksheet has of a link: what is asked, and the answers. */
async function byHand(link: string): Promise<{ asked: Still | undefined; answers: Still | undefined }> {
  const { state } = await seen(link);
  const given = {
    solver,
    messages: await kitFigureWords("en"),
    stage: { width: 600, height: 800 },
    isByHand: true,
  };
  const still = (each: typeof state): Promise<Still | undefined> => stillOf({ ...given, state: each }, false);
  return { asked: await still(state), answers: await still(answered(state)) };
}

test.each([
  ["wythoff(3,5)?view=grid&hide=values&rows=6&columns=6&shown=(1,2)", 34],
  ["kayles(9)?view=sequence&hide=values&length=40&shown=(3)", 39],
  // However a sequence is laid out, a hand fills in squares, and a sieve is no answer.
  ["kayles(9)?view=sequence&hide=values&length=40&layout=bars", 40],
  ["wythoff(3,5)?view=grid&hide=values&rows=6&columns=6&sieve=2", 36],
])("of %s all that is hidden is a blank on paper, and stands among the answers", async (link, blanks) => {
  const { asked, answers } = await byHand(link);
  expect(filled(asked?.parts ?? [], "#FFFFFF")).toBe(blanks);
  expect(filled(answers?.parts ?? [], "#FFFFFF")).toBe(0);
  expect(asked?.exercise?.task).toMatch(/^The cell.* Write its Grundy value into each empty cell/);
  expect(asked?.exercise?.side).toBeGreaterThan(20);
  const numbers = (still: Still | undefined): number =>
    (still?.parts ?? []).filter((part) => part.kind === "text" && /^\d+$/.test(part.text)).length;
  expect(numbers(answers) - numbers(asked)).toBeGreaterThanOrEqual(blanks);
});

test.each([
  ["nim(1,2,3)?view=structures&hide=values", /Find all triples/, /^$/],
  ["nim(1,2,3)?view=structures&structure=sets&hide=values", /P or N\?/, /\(1,2,3\) is P/],
  ["chomp(3,3,3)?view=board&hide=values", /by which moves\?/, /move to \(3,1,1\)/],
])("what is asked of %s says nothing of the answer", async (link, task, answer) => {
  const { asked, answers } = await byHand(link);
  const said = (still: Still | undefined): string =>
    (still?.parts ?? [])
      .flatMap((part) => (part.kind === "text" && / /.test(part.text) ? part.text : []))
      .join(" ");
  expect(asked?.exercise?.task).toMatch(task);
  expect(said(answers)).toMatch(answer);
  if (answer.source !== "^$") expect(`${asked?.exercise?.task} ${said(asked)}`).not.toMatch(answer);
  const { asked: other } = await byHand(link.replace("?", "?play=misere&"));
  if (link.startsWith("chomp")) expect(other?.parts).toEqual(asked?.parts);
});
