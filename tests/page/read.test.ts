// What is exported is read by the programs that it is for: they understand it, and have everything in its place.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { animated } from "../../www/src/exports/animated.ts";
import { dot } from "../../www/src/exports/dot.ts";
import { LOOK } from "../../www/src/exports/export.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { tikz } from "../../www/src/exports/tikz.ts";
import { drawnGraph } from "../../www/src/model/state.ts";
import { shown } from "./shown.ts";
import { inFolder, read } from "./tools.ts";

const GAMES = [
  "nim(1,2,3)",
  "nim(1,2,3)?color=outcome&line=(1,2,2)",
  "nim(1,2,3)?only=0&labels=value",
  "nim(1,2,3)?players=3",
  "nim(2,3)?step=5",
  "nim(1,2)?words=win",
  "bash[m=3](9)?labels=position",
  "wythoff(3,5)?only=0&moves=all",
  "hackenbush(0-1,1-2,1-3,0-4)",
  "nim(1,2)+wythoff(1,2)",
  "nim(1,1,1,1,1,1,2,2,2)",
  "nim(400,500,600)",
  `graph[arrows={"<a & b>">"100% #1","100% #1">"\\\\end{x} $_^~","<a & b>">"\\\\end{x} $_^~","100% #1">"“ä” … 局"}]("<a & b>")`,
] as const;

/** TeX takes a second, and more where there is much else to do. */
const PATIENCE = { timeout: 30_000 };

test.each(GAMES)("XML, TeX and Graphviz read the picture of %s", PATIENCE, async (link) => {
  const exported = await shown(link, { code: link.includes("win") ? "zh" : "en" });
  read("xmllint", ["--noout", "-"], svg.write(exported, { ...LOOK, theme: "auto" }));
  if (animated.applies(exported)) read("xmllint", ["--noout", "-"], animated.write(exported, LOOK));
  expectPlaces(exported);
  const log = await typeset(tikz.write(exported, LOOK));
  expect(log).toContain("Output written on whole.pdf (1 page");
});

/** What TeX says of a file, which must be nothing bad. */
async function typeset(whole: string, part = ""): Promise<string> {
  return inFolder((folder) => {
    writeFileSync(path.join(folder, "whole.tex"), whole);
    writeFileSync(path.join(folder, "part.tex"), part);
    read("pdflatex", ["-halt-on-error", "-interaction=nonstopmode", "whole"], "", folder);
    const log = readFileSync(path.join(folder, "whole.log"), "utf8");
    expect(log).not.toMatch(/warning|overfull|missing character/i);
    return log;
  });
}

/** Graphviz has the positions where they are here, but for a shift of all of them, and each of the moves once. */
function expectPlaces(exported: Awaited<ReturnType<typeof shown>>): void {
  const graph = drawnGraph(exported.state);
  const answer = JSON.parse(read("neato", ["-n2", "-Tjson0"], dot.write(exported, LOOK))) as {
    objects: Array<{ name: string; pos: string }>;
    edges: Array<{ tail: number; head: number; class: string; style?: string }>;
  };
  const { nodes } = exported.scene;
  expect(answer.objects).toHaveLength(nodes.length);
  const moves = answer.edges.filter((edge) => edge.class !== "played");
  expect(new Set(moves.map(({ tail, head }) => `${tail} ${head}`)).size).toBe(moves.length);
  const drawn = new Set(exported.scene.edges.map(({ from, to }) => `${from} ${to}`));
  for (const option of graph?.optionsOf(graph.indexOf(exported.state.selected) ?? 0) ?? [])
    drawn.add(`${graph?.indexOf(exported.state.selected) ?? 0} ${option}`);
  expect(moves.filter(({ style }) => style !== "invis")).toHaveLength(drawn.size);
  const options = Array.from(
    { length: graph?.count ?? 0 },
    (_, position) => graph?.optionsOf(position)?.length ?? 0,
  );
  expect(moves).toHaveLength(options.reduce((sum, count) => sum + count, 0));
  const shifts = nodes.map(({ position, x, y }) => {
    const found = answer.objects.find(({ name }) => name === `p${graph?.number(position) ?? 0}`);
    const [right = NaN, up = NaN] = (found?.pos ?? "").split(",").map(Number);
    return { x: right - 0.75 * x, y: up + 0.75 * y };
  });
  for (const { x, y } of shifts) {
    expect(x).toBeCloseTo(shifts[0]?.x ?? NaN, 1);
    expect(y).toBeCloseTo(shifts[0]?.y ?? NaN, 1);
  }
}

test("a picture for a document that there is has no document of its own", PATIENCE, async () => {
  const written = tikz.write(await shown("nim(1,2)"), { ...LOOK, isFragment: true });
  expect(written).not.toMatch(/documentclass|usepackage|begin\{document\}/);
  const whole =
    "\\documentclass{article}\\usepackage{tikz}\\begin{document}\\centering\\input{part}\\end{document}";
  expect(await typeset(whole, written)).toContain("Output written on whole.pdf (1 page");
});

test("no value in a comment reaches beyond its line", async () => {
  const exported = await shown("nim(1,2)");
  const address = "https://mexplorer.example/#a\nb\r\\end{x}\u2028c";
  for (const kind of [tikz, dot]) {
    const lines = kind.write({ ...exported, address }, LOOK).split(/[\n\r\u2028]/);
    expect(lines.filter((line) => line.startsWith("b") || line.startsWith("c"))).toEqual([]);
  }
});
