// Level positions side by side in files, with the real solver: all pictures, as there is room for them, and nothing that is hidden.
import { expect, test } from "vitest";
import { LOOK } from "../../www/src/exports/export.ts";
import { element } from "../../www/src/exports/element.ts";
import { tikz } from "../../www/src/exports/tikz.ts";
import type { Still, StillShape, StillText } from "../../www/src/scene/still.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { solver } from "./shown.ts";
import { expectWithin } from "./stillBounds.ts";

const NIM = "nim(1,2,3)?play=last-mover&players=3&view=players";

async function stillOf(link: string, width = 640): Promise<Still> {
  const { still } = await opened(solver, link, { width, height: 480 }, "en", "");
  if (!still) throw new Error(`${link} has no picture`);
  return still;
}

const textsIn = ({ parts }: Still): StillText[] => parts.filter((part) => part.kind === "text");

/** Where the names of the pictures are. */
const names = (still: Still): StillText[] =>
  textsIn(still).filter(({ text, isBold }) => isBold && /players/.test(text));

test.each([
  [
    NIM,
    ["2 players", "3 players", "4 players"],
    ["4 level positions", "2 level positions", "1 level position"],
  ],
  [
    "kayles(7)?players=3&view=players&across=endings",
    ["3 players", "3 players", "3 players"],
    ["2 level positions", "4 level positions", "2 level positions"],
  ],
])(
  "%s has a picture of each convention, with all its level positions solid",
  async (link, expected, counts) => {
    const still = await stillOf(link);
    expectWithin(still);
    expect(names(still).map(({ text }) => text)).toEqual(expected);
    const all = textsIn(still)
      .map(({ text }) => text)
      .join(" ");
    for (const count of counts) expect(all).toContain(count);
    // One more is in the legend.
    const solid = still.parts.filter((part) => part.kind === "path" && part.fill === "ink");
    expect(solid.length).toBe(1 + counts.reduce((sum, count) => sum + Number.parseInt(count), 0));
  },
);

test("pictures stand side by side, and one below the other where there is no room", async () => {
  const [wide, narrow] = [await stillOf(NIM), await stillOf(NIM, 390)];
  const places = (still: Still, along: "x" | "y"): Set<number> =>
    new Set(names(still).map((name) => name[along]));
  expect([places(wide, "x").size, places(wide, "y").size]).toEqual([3, 1]);
  expect([places(narrow, "x").size, places(narrow, "y").size]).toEqual([1, 3]);
  expect(narrow.width).toBe(390);
  expectWithin(narrow);
  // A picture in a page has both.
  const figure = await opened(solver, NIM, { width: 640 }, "en", "");
  expect(figure.still?.narrow).toMatchObject({ width: 358, description: wide.description });
  expect(element.write(figure, LOOK)).toContain('<source media="(max-width:480px)"');
});

test("more conventions than there is room for stand in rows of about the same length", async () => {
  const ys = names(await stillOf("nim(2,2)?players=5&view=players")).map(({ y }) => y);
  expect(ys.filter((y) => y === ys[0]).length).toBe(2);
  expect(new Set(ys).size).toBe(2);
});

/** All but what says who wins at the end, which is no value, and is one line in a wide place. */
const withoutEnds = ({ parts }: Still): StillShape[] =>
  parts.filter(
    (part) => part.kind !== "cells" && !(part.kind === "text" && / wins$/.test(part.text)),
  ) as StillShape[];

test("nothing hidden is in it, and what is shown is", async () => {
  const drawn = (link: string): Promise<Still> => stillOf(link, 1200);
  const hidden = `nim(2,2)?play=last-mover&players=3&view=players&hide=values`;
  const other = hidden.replace("last-mover", "first-stuck");
  expect(withoutEnds(await drawn(other))).toEqual(withoutEnds(await drawn(hidden)));
  const still = await drawn(hidden);
  expect(still.description).not.toMatch(/\d level/);
  expect(still.answers).toContainEqual(expect.objectContaining({ label: "(1,2)", told: "3 players; (1,2)" }));
  const shown = await drawn(`${hidden}&shown=(1,1)`);
  expect(shown.answers).toContainEqual(
    expect.objectContaining({ label: "(1,1)", told: "3 players; (1,1): 2 moves from level" }),
  );
  expect(shown.answers).toContainEqual(expect.objectContaining({ told: "3 players; (1,2)" }));
  expect(withoutEnds(shown)).not.toEqual(withoutEnds(still));
});

test("the selected position is marked in each picture and told below it", async () => {
  const still = await stillOf(`${NIM}&at=(2,2)`);
  expect(still.parts.filter((part) => part.kind === "path" && part.isSelection).length).toBe(3);
  const told = textsIn(still)
    .map(({ text }) => text)
    .join(" ");
  expect(told).toContain("(2,2): level");
  expect(told).toContain("(2,2): 2 moves from level");
});

test("it is drawn in TeX as well", async () => {
  const found = await opened(solver, NIM, { width: 640 }, "en", "");
  expect(tikz.applies(found)).toBe(true);
  expect(tikz.write(found, LOOK)).toContain("4 players");
});
