// Structures as pictures for files: whole, within their frames, and with nothing that is hidden.
import { expect, test } from "vitest";
import { LOOK } from "../../www/src/exports/export.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { tikz } from "../../www/src/exports/tikz.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import type { Solver } from "../../www/src/model/solver.ts";
import type { Language } from "../../www/src/model/values.ts";
import type { Still, StillPath, StillText } from "../../www/src/scene/still.ts";
import { solver } from "./shown.ts";
import { boundsOf } from "../../www/src/views/kit/placed.ts";
import { expectWithin } from "./stillBounds.ts";
import { read } from "./tools.ts";

const STAGE = { width: 640, height: 480 };

async function stillOf(link: string, by: Solver = solver, code: Language = "en"): Promise<Still> {
  const { still } = await opened(by, link, STAGE, code, "");
  if (!still) throw new Error(`${link} has no picture`);
  return still;
}

const textsOf = ({ parts }: Still): string[] =>
  parts.flatMap((part) => (part.kind === "text" ? part.text : []));
const pathsOf = ({ parts }: Still): StillPath[] => parts.filter((part) => part.kind === "path");

const LINKS = [
  ["triples", "nim(7,7,7)?view=structures"],
  ["triples of 3", "nim(7,7,7)?view=structures&points=3"],
  ["triples of 15 through a number", "nim(7,7,7)?view=structures&points=15&pair=3"],
  ["three numbers beside the triples", "nim(5,9,15)?view=structures&points=31"],
  ["the week", "nim(15,15,15)?view=structures&structure=week"],
  ["a day of it", "nim(15,15,15)?view=structures&structure=week&day=6"],
  ["sets", "nim(5,9,15)?view=structures&structure=sets&stage=2"],
  ["sets of many powers", "nim(1,1,9007199254740991)?view=structures&structure=sets"],
  ["property 1", "nim(5,9,15)?view=structures&structure=sets&property=1"],
  ["property 2", "nim(5,9,12)?view=structures&structure=sets&property=2"],
  ["property 3", "nim(5,9,12)?view=structures&structure=sets&property=3&stage=9"],
  ["growth", "nim(5,9,12)?view=structures&structure=growth&stage=2"],
] as const;

function expectLegible(still: Still): void {
  expectWithin(still);
  const sizes = still.parts.flatMap((part) => (part.kind === "text" ? part.size : []));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9.9);
}

test.each(LINKS)("%s: all of it lies within its frame", async (_, link) => {
  expectLegible(await stillOf(link));
});

test("so it does in Chinese, which is broken between its characters", async () => {
  for (const link of [
    "nim(5,9,12)?view=structures&structure=week",
    "nim(5,9,12)?view=structures&structure=sets&property=3",
    "nim(7,7,7)?view=structures&pair=2,5",
  ]) {
    const still = await stillOf(link, solver, "zh");
    expectLegible(still);
    const lines = textsOf(still).filter((text) => /\p{Script=Han}.{5}/u.test(text));
    expect(lines.some((text) => still.description.includes(text))).toBe(true);
    for (const text of textsOf(still)) expect(text).not.toMatch(/^[，。、；：）]/);
  }
});

test("triples, days and sums are in the file as they are on the screen, with the sentence below", async () => {
  const fano = await stillOf("nim(7,7,7)?view=structures&pair=2,5");
  expect(
    pathsOf(fano).filter(({ stroke }) => stroke?.paint === "accent" && stroke.width === 4.5),
  ).toHaveLength(1);
  expect(textsOf(fano).join(" ")).toContain("2 and 5 lie in exactly one triple: (2,5,7), a P-position.");
  const week = await stillOf("nim(15,15,15)?view=structures&structure=week&day=6");
  const numbers = textsOf(week).map((text) => text.replaceAll("\u00a0", " "));
  expect(numbers.filter((text) => /^\d+ \d+ \d+$/.test(text))).toHaveLength(35);
  expect(numbers).toEqual(expect.arrayContaining(["Mon", "Sat", "1 12 13"]));
  const lines = week.parts.flatMap((part) =>
    part.kind === "text" && part.text.includes("\u00a0") ? part.y : [],
  );
  expect(new Set(lines).size).toBe(7);
  const sums = await stillOf("nim(5,9,12)?view=structures&structure=sets&property=3");
  expect(textsOf(sums).filter((text) => /^[01]$/.test(text))).toHaveLength(45);
  const large = await stillOf("nim(5,9,12)?view=structures&points=31");
  expect(textsOf(large).filter((text) => text.includes("\u00a0"))).toEqual([]);
});

test("a name beside a bar ends before it, and blocks are as long as their numbers", async () => {
  const still = await stillOf("nim(5,9,12)?view=structures&structure=sets&property=2");
  const blocks = pathsOf(still)
    .filter(({ fill }) => fill)
    .map((block) => boundsOf([block]));
  const names = still.parts.filter(
    (part): part is StillText => part.kind === "text" && part.anchor === "end",
  );
  expect(names.map(({ text }) => text)).toEqual(["a + b = 14", "c = 12", "|b − a| = 4"]);
  for (const name of names) {
    const { left, width } = boundsOf([name]);
    expect(left).toBeGreaterThanOrEqual(-6);
    expect(left + width).toBeLessThan(Math.min(...blocks.map((block) => block.left)));
  }
  // 4, 1 and 8, 1; then 8, 4; then 4, with a line of 2 between neighbours.
  const unit = ((blocks[0]?.width ?? 0) + 2) / 4;
  expect(blocks.map(({ width }) => Math.round((width + 2) / unit))).toEqual([4, 1, 8, 1, 8, 4, 4]);
});

/** A solver for which every P-position is N, and the other way round. */
const liar: Solver = {
  ...solver,
  ask: (async (name: string, ...rest: unknown[]) => {
    const answer = await (solver.ask as (...given: unknown[]) => Promise<{ value?: { outcome?: number[] } }>)(
      name,
      ...rest,
    );
    const { value } = answer;
    if (name !== "evaluate" || !value?.outcome) return answer;
    return { ...answer, value: { ...value, outcome: Array.from(value.outcome, (each) => 1 - each) } };
  }) as Solver["ask"],
};

test.each([
  ["triples", "structure=triples"],
  ["triples of 15", "structure=triples&points=15&pair=1,2"],
  ["the week", "structure=week"],
  ["a day", "structure=week&day=6"],
  ["sets", "structure=sets"],
  ["growth", "structure=growth&grown=1ab,4bc"],
])("of %s nothing that is hidden is in a file", async (_, link) => {
  const hidden = `nim(5,9,12)?view=structures&${link}`;
  expect(await stillOf(`${hidden}&hide=values`, liar)).toEqual(await stillOf(`${hidden}&hide=values`));
  // What would be told otherwise is no longer there.
  expect(await stillOf(`${hidden}&hide=values`)).not.toEqual(await stillOf(hidden));
});

test("what waits for hidden positions alone has no picture", async () => {
  for (const property of [1, 2, 3]) {
    const link = `nim(5,9,12)?hide=values&view=structures&structure=sets&property=${property}`;
    const found = await opened(solver, link, STAGE, undefined, "");
    expect(found.still).toBeUndefined();
    expect(svg.applies(found)).toBe(false);
  }
});

test("the files are well-formed, and tell what is to be seen", async () => {
  const found = await opened(solver, "nim(5,9,15)?view=structures&structure=sets&stage=2", STAGE, "en", "");
  const written = svg.write(found, { ...LOOK, theme: "auto" });
  expect(read("xmllint", ["--noout", "-"], written)).toBe("");
  expect(written).toContain(
    "<desc>The heaps of (5,9,15) as three sets of powers of two. Take 1, 2 out of C.",
  );
  expect(tikz.applies(found)).toBe(true);
  expect(tikz.write(found, LOOK)).toContain("]at(");
});
