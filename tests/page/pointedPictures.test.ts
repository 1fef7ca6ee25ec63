// What pictures of grids, sequences and boards say to whoever points at them before their figure has begun, with the real solver.
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { read, type StillPicture } from "../../www/src/elements/stillPicture.ts";
import { LOOK } from "../../www/src/exports/export.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { opened } from "../../www/src/views/figure/opened.ts";
import { solver } from "./shown.ts";

const { DOMParser } = new Window();

const written = async (link: string): Promise<string> =>
  svg.write(await opened(solver, link, { width: 640 }, "en", ""), LOOK);

/** The picture of a link, as the element reads it, and where its cells are. */
async function pictured(link: string): Promise<{ still: StillPicture; cells: number[][] }> {
  const root = new DOMParser().parseFromString(await written(link), "image/svg+xml").documentElement;
  const still = await read(root as unknown as Element);
  if (!still) throw new Error(`the picture of ${link} says nothing`);
  const cells = Array.from(root.querySelectorAll("[data-cells]"), (group) =>
    (group.getAttribute("data-cells") ?? "").split(" ").map(Number),
  );
  return { still, cells };
}

/** What is said in the middle of a cell, of some cells of the picture. */
async function saying(link: string): Promise<(row: number, column: number, of?: number) => string[]> {
  const { still, cells } = await pictured(link);
  return (row, column, of = 0) => {
    const [left = 0, top = 0, width = 0, height = 0] = cells[of] ?? [];
    const found = still.at(left + (column + 0.5) * width, top + (row + 0.5) * height);
    return found ? [found.label ?? "", found.told] : [];
  };
}

test("each cell of a grid says its position and its value, as it is written", async () => {
  const said = await saying("nim(3,5)?view=grid&rows=70&columns=90");
  for (let row = 0; row < 70; row++)
    for (let column = 0; column < 90; column++) {
      const heaps = [row, column].filter(Boolean).sort((one, other) => one - other);
      const value = row ^ column;
      const label = `(${heaps.join()})`;
      expect(said(row, column)).toEqual([
        label,
        `${label}, ${value === 0 ? "P-position, value 0" : `value ${value}`}`,
      ]);
    }
  expect(said(70, 0)).toEqual([]);
  expect(said(0, 90)).toEqual([]);
  expect(said(-1, 3)).toEqual([]);
});

test.each([
  ["nim(1,2,5)?view=grid", [1, 4], "(1,4,5), P-position, value 0"],
  ["chomp(4,4)?view=grid&color=outcome", [1, 3], "(3,1), N-position"],
  ["nim[passes=1](3,5)?view=grid", [2, 0], "(2)+1p, value 1"],
  ["staircase(1,2,1)?view=grid&fix=0", [0, 3], "(0,3,0), P-position, value 0"],
  ["nim(3,5)?view=grid&play=misere", [1, 0], "(1), P-position"],
  ["nim(3,5)?view=grid&lang=zh", [1, 1], "(1,1)，P 局面，值 0"],
] as const)("%s has the positions of its game", async (link, [row, column], told) => {
  const said = await saying(link);
  expect(said(row, column)[1]).toBe(told);
});

test.each(["strip", "bars", "rows"])("each heap of a sequence in %s says its value", async (layout) => {
  const said = await saying(`kayles(5)?view=sequence&length=12&layout=${layout}`);
  const values = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];
  for (const [heap, value] of values.entries())
    expect(said(0, heap)).toEqual([
      heap === 0 ? "()" : `(${heap})`,
      heap === 0 ? "(), P-position, value 0" : `(${heap}), value ${value}`,
    ]);
  expect(said(0, 12)).toEqual([]);
});

test("in rows that become twice as long each heap has its own number, and of another rule none is chosen", async () => {
  const doubling = await saying("kayles(5)?view=sequence&length=12&layout=doubling");
  expect(doubling(0, 3, 1)[1]).toBe("(5), value 4");
  const two = await saying("kayles(5)?view=sequence&length=12&layout=strip&stack=octal[code=0.07]");
  expect(two(0, 5)).toEqual(["(5)", "(5), value 4"]);
  expect(two(0, 2, 1)).toEqual(["", "octal[code=0.07](2), value 1"]);
});

test("the picture of a board says who can win there", async () => {
  const { still } = await pictured("nim(3,4,5)?view=board");
  const { left, top, width, height } = still.box;
  expect(still.at(left + width / 2, top + height / 4)).toMatchObject({
    label: "(3,4,5)",
    told: "(3,4,5) can be won: move to (1,4,5). Grundy value 2.",
  });
  expect(await written("nim(3,4,5)?view=board&hide=values")).not.toContain("data-at");
});

test.each([
  "nim(3,5)?view=grid&rows=6&columns=6&hide=values",
  "nim(3,5)?view=grid&rows=6&columns=6&hide=values&color=outcome",
  "nim(3,5)?view=sequence&length=9&hide=values",
  "nim(3,5)?view=sequence&length=9&layout=rows&hide=values&color=outcome",
  "nim(3,5)?view=board&hide=values",
])("nothing of what is hidden is in the picture of %s", async (link) => {
  const [normal, misere] = [await written(link), await written(`${link}&play=misere`)];
  const plain = (text: string): string =>
    text.replaceAll("misère", "normal").replaceAll(/(play(?:&quot;|"|): ?(?:&quot;|"))misere/g, "$1normal");
  expect(plain(misere)).toBe(plain(normal));
  expect(normal).not.toMatch(/value \d|[PN]-position/);
});

test("what is shown of hidden values is told, and no more", async () => {
  const said = await saying("nim(3,5)?view=grid&rows=6&columns=6&hide=values&shown=(1,2)");
  expect(said(2, 1)).toEqual(["(1,2)", "(1,2), value 3"]);
  expect(said(2, 2)).toEqual(["(2,2)", "(2,2), hidden"]);
});
