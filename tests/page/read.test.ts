// What is exported is read by the programs that it is for: they understand it, and have everything in its place.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
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
  "hackenbush(0-1,1-2,1-3,0-4)",
  "nim(1,2)+wythoff(1,2)",
  "nim(1,1,1,1,1,1,2,2,2)",
  "nim(400,500,600)",
  `graph[arrows={"<a & b>">"100% #1","100% #1">"\\\\end{x} $_^~","<a & b>">"\\\\end{x} $_^~","100% #1">"“ä” … 局"}]("<a & b>")`,
] as const;

test.each(GAMES)("XML, TeX and Graphviz read the picture of %s", async (link) => {
  {
    const exported = await shown(link, { code: link.includes("win") ? "zh" : "en" });
    read("xmllint", ["--noout", "-"], svg.write(exported, { ...LOOK, theme: "auto" }));
    await inFolder((folder) => {
      writeFileSync(path.join(folder, "whole.tex"), tikz.write(exported, LOOK));
      read("pdflatex", ["-halt-on-error", "-interaction=nonstopmode", "whole"], "", folder);
      const log = readFileSync(path.join(folder, "whole.log"), "utf8");
      expect(log).not.toMatch(/warning|overfull|missing character/i);
      expect(log).toContain("Output written on whole.pdf (1 page");
      expectPlaces(exported);
    });
  }
});

/** Graphviz has the positions where they are here, but for a shift of all of them. */
function expectPlaces(exported: Awaited<ReturnType<typeof shown>>): void {
  const graph = drawnGraph(exported.state);
  const answer = JSON.parse(read("neato", ["-n2", "-Tjson0"], dot.write(exported, LOOK))) as {
    objects: Array<{ name: string; pos: string }>;
    edges: Array<{ tail: number; head: number }>;
  };
  const { nodes } = exported.scene;
  expect(answer.objects).toHaveLength(nodes.length);
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

test("a picture for a document that there is has no document of its own", async () => {
  const exported = await shown("nim(1,2)");
  const written = tikz.write(exported, { ...LOOK, isFragment: true });
  expect(written).not.toMatch(/documentclass|usepackage|begin\{document\}/);
  await inFolder((folder) => {
    writeFileSync(path.join(folder, "part.tex"), written);
    const whole =
      "\\documentclass{article}\\usepackage{tikz}\\begin{document}\\centering\\input{part}\\end{document}";
    writeFileSync(path.join(folder, "whole.tex"), whole);
    read("pdflatex", ["-halt-on-error", "-interaction=nonstopmode", "whole"], "", folder);
    expect(existsSync(path.join(folder, "whole.pdf"))).toBe(true);
    expect(readFileSync(path.join(folder, "whole.log"), "utf8")).not.toMatch(/warning|overfull/i);
  });
});

test("no value in a comment reaches beyond its line", async () => {
  const exported = await shown("nim(1,2)");
  const address = "https://mexplorer.example/#a\nb\r\\end{x}\u2028c";
  for (const kind of [tikz, dot]) {
    const lines = kind.write({ ...exported, address }, LOOK).split(/[\n\r\u2028]/);
    expect(lines.filter((line) => line.startsWith("b") || line.startsWith("c"))).toEqual([]);
  }
});
