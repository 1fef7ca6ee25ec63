// Positions on boards as pictures for files.
import { expect, test } from "vitest";
import { LOOK } from "../../www/src/exports/export.ts";
import { piecesOf } from "../../www/src/exports/path.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { gamesOf } from "../../www/src/model/games.ts";
import type { Catalogue } from "../../www/src/solver/wire.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import type { Still } from "../../www/src/scene/still.ts";
import { SKETCHES } from "../../www/src/views/boards/sideBySide.ts";
import { BOARDS, miniaturesOf } from "../../www/src/views/boards/boards.ts";
import { solver } from "./shown.ts";
import { expectWithin } from "./stillBounds.ts";
import { read } from "./tools.ts";

const STAGE = { width: 640, height: 480 };

async function stillOf(link: string): Promise<Still> {
  const { still } = await opened(solver, link, STAGE, "en", "");
  if (!still) throw new Error(`${link} has no picture`);
  return still;
}

const textsOf = ({ parts }: Still): string[] =>
  parts.flatMap((part) => (part.kind === "text" ? part.text : []));

/** The stones of a picture: where the middle of each is, and how wide it is. */
function stonesOf({ parts }: Still): Array<{ x: number; y: number; width: number }> {
  return parts
    .flatMap((part) => (part.kind === "path" && part.fill && !part.stroke ? part.d.split(/(?=M)/) : []))
    .filter(Boolean)
    .map((d) => {
      const ends = piecesOf(d).map(({ to }) => to);
      const [left, right] = [Math.min(...ends.map(({ x }) => x)), Math.max(...ends.map(({ x }) => x))];
      return { x: (left + right) / 2, y: ends[0]?.y ?? 0, width: right - left };
    });
}

const catalogue = (await solver.catalogue()).value as Catalogue;
/** Of each kind of position the first game. */
const KINDS = new Map(
  catalogue.rulesets.toReversed().map((ruleset) => [ruleset.board, gamesOf(ruleset)[0].example]),
);

test.each([...KINDS])(
  "%s: %s is drawn within its frame, with its name and whose move it is",
  async (_, game) => {
    const still = await stillOf(`${game}?view=board`);
    expectWithin(still);
    expect(still.parts.some(({ kind }) => kind === "path")).toBe(true);
    const [turn, name] = textsOf(still).reverse();
    expect(turn).toBe("It is the first player’s turn.");
    expect(game.replace(/(^|\+)[a-z-]+(\[.*\])?/g, "$1")).toContain(name);
  },
);

test.each([
  ["nim(3,5,7)", 15, 3],
  ["nim(1^12)", 12, 12],
  ["bash[m=3](60)", 60, 1],
  ["fibonacci(12,11)", 12, 1],
  ["vectors[moves={(k,0),(0,k),(k,2k)}](5,8)", 13, 2],
  ["grundy(9)", 9, 1],
])("in %s stones are large, apart from one another, and evenly spaced", async (game, count, rows) => {
  const still = await stillOf(`${game}?view=board`);
  const stones = stonesOf(still);
  expect(stones).toHaveLength(count);
  const heights = [...new Set(stones.map(({ y }) => Math.round(10 * y) / 10))].sort((one, two) => one - two);
  expect(heights).toHaveLength(rows);
  const gaps = heights.flatMap((height) => {
    const line = stones.filter(({ y }) => Math.abs(y - height) < 0.1).sort((one, two) => one.x - two.x);
    return line.slice(1).map(({ x }, place) => x - (line[place]?.x ?? 0));
  });
  if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.1);
  for (const { width } of stones) {
    expect(width).toBeGreaterThanOrEqual(6);
    for (const gap of gaps) expect(gap).toBeGreaterThan(width + 2);
    heights.slice(1).forEach((y, place) => expect(y - (heights[place] ?? 0)).toBeGreaterThan(width + 2));
  }
});

test("the position that is looked at is drawn, and heaps that were one stand in one row", async () => {
  const still = await stillOf("octal[code=0.77](7)?view=board&at=(2,4)");
  const stones = stonesOf(still).sort((one, other) => one.x - other.x);
  expect(stones).toHaveLength(6);
  const gaps = stones.slice(1).map(({ x }, place) => x - (stones[place]?.x ?? 0));
  expect(gaps.indexOf(Math.max(...gaps))).toBe(1);
  expect(textsOf(still)).toEqual(["(2,4)", "You are looking at (2,4)."]);
  const over = await stillOf("nim(1,2)?view=board&line=(1,1),(1),()");
  expect(textsOf(over)).toEqual(["()", "No move is left: the first player wins."]);
  const big = await stillOf("euclid(50,81)?view=board");
  expect(textsOf(big)).toEqual(["(50,81)", "It is the first player’s turn."]);
});

test("a sum is its parts side by side, in as many rows as it needs, and passes are one of them", async () => {
  const two = await stillOf("nim(1,2)+chomp(2,2)?view=board");
  expect(textsOf(two).filter((text) => text === "+")).toHaveLength(1);
  expect(stonesOf(two)).toHaveLength(3);
  const five = await stillOf("nim(1,2)+grundy(5)+chomp(3,3)+hackenbush(0-1,1-2)+turtles(1,4)?view=board");
  expect(textsOf(five).filter((text) => text === "+")).toHaveLength(4);
  expect(five.width).toBeLessThan(760);
  const passes = await stillOf("nim[passes=2](1,2,3)?view=board");
  expect(textsOf(passes)).toEqual(["+", "(1,2,3)+2p", "It is the first player’s turn."]);
});

test("a token stands around the vertex where it is, among all names", async () => {
  const link = "graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)?view=board";
  const [start, later] = [await stillOf(link), await stillOf(`${link}&at=d`)];
  expect(textsOf(start)).toEqual(expect.arrayContaining(["a", "b", "c", "d", "e"]));
  expect(JSON.stringify(later.parts[1])).not.toBe(JSON.stringify(start.parts[1]));
});

test("every kind is drawn in files, and in the graph those alone whose labels say less", async () => {
  const kinds = Object.keys(BOARDS).filter((kind) => kind !== "sum");
  expect(Object.keys(SKETCHES).sort()).toEqual(kinds.sort());
  const { state, scene } = await opened(solver, "nim(1,2,3)", STAGE, "en", "");
  expect(miniaturesOf(state)).toBeUndefined();
  expect(scene?.nodes.every(({ miniature }) => miniature === undefined)).toBe(true);
});

test("the file is well-formed, and the same whatever is hidden, of which it says nothing", async () => {
  const found = await opened(solver, "hackenbush(0-1-2-3,0-5-6,1-4)?view=board", STAGE, "en", "");
  const written = svg.write(found, { ...LOOK, theme: "auto" });
  expect(read("xmllint", ["--noout", "-"], written)).toBe("");
  expect(written).toContain("<desc>(0-1-2-3,0-5-6,1-4). It is the first player’s turn.</desc>");
  const told = await stillOf("nim(1,2,3)?view=board");
  expect(await stillOf("nim(1,2,3)?view=board&hide=values")).toEqual({ ...told, answers: [] });
});
