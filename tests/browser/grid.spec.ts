// The values over two heaps as a picture: painted right, picked right, by mouse, keyboard and ear, large and small.
import type { Seen } from "../../www/src/views/picture/seen.ts";
import type { ChartInput, Game } from "../../www/src/solver/api.ts";
import { ZOOM } from "../../www/src/views/picture/zoom.ts";
import { zoomedBySteps, wholeView } from "../../www/src/views/picture/tiles/view.ts";
import { ratioOf } from "../../www/src/views/picture/tiles/ratio.ts";
import { lookOf } from "../../www/src/views/kit/cells/look.ts";
import { mex, valueOf } from "../boundary/built.ts";
import { pages } from "../page/pageColours.ts";
import { findings, type Part } from "./axe.ts";
import { expect, pressAtOnce, test as base, type Mexplorer } from "./fixture.ts";
import { GridPage } from "./gridPage.ts";
import { host } from "./host.ts";

const test = base.extend<{ grid: GridPage }>({
  grid: async ({ page }, use) => {
    await use(new GridPage(page));
  },
});

const wythoff: Game = { ruleset: "wythoff" };
const GRID: Part = { fromShadowDom: ["mex-graph", ".grid"] };

/** What is told of a cell of Wythoff’s game. */
async function toldOf(row: number, column: number): Promise<string> {
  const part = { row, column, rows: 1, columns: 1, labels: true };
  const input = { rows: 1000, columns: 1000 };
  const { classes, labels = [] } = valueOf(await mex.cells(wythoff, input, { value: "grundy" }, part));
  const value = classes[0] ?? 0;
  const number = (of: number): string => of.toLocaleString("en");
  const said = value === 0 ? "whoever moves loses, value 0" : `value ${number(value)}`;
  return `Row ${number(row)}, column ${number(column)}: ${labels[0]}, ${said}`;
}

async function open(mexplorer: Mexplorer, grid: GridPage, link: string): Promise<void> {
  await mexplorer.open(link);
  await expect(grid.section).toBeVisible();
  await grid.rest();
}

/** How many pixels of the canvas are not those that the solver paints, but where the selected position is marked. */
async function wrongPixels(grid: GridPage, side: number, shown: ChartInput, view?: Seen): Promise<number> {
  const place = await grid.place(side, side, view);
  const { cells, pixels } = ratioOf(1 / place.size);
  // What is in sight of it, in pixels from its corner.
  const [cornerX, cornerY] = [Math.round(place.x(0)), Math.round(place.y(0))];
  const [left, top] = [Math.max(0, place.left - cornerX), Math.max(0, place.top - cornerY)];
  const across = Math.ceil(side * place.size - 1e-6);
  const width = Math.min(across, Math.round(place.left + place.width) - cornerX) - left;
  const height = Math.min(across, Math.round(place.top + place.height) - cornerY) - top;
  const game = { rows: side, columns: side };
  const window = { cells, pixels, left, top, width, height };
  const wanted = valueOf(await mex.paint(wythoff, game, shown, window)).pixels;
  const part = { left: cornerX + left, top: cornerY + top, width, height };
  const half = 14 + place.size / 2;
  const marks = [
    [3, 5],
    [5, 3],
  ] as const;
  const free = marks.map(([row, column]) => ({
    x: (column + 0.5) * place.size - left,
    y: (row + 0.5) * place.size - top,
    half,
  }));
  const { looked, wrong } = await grid.compare(part, wanted, free);
  expect(looked).toBeGreaterThan(20_000);
  return wrong;
}

test("a grid opens from its tab and by its link, with the pixels that the solver paints @both", async ({
  mexplorer,
  grid,
}) => {
  await mexplorer.open("wythoff(3,5)");
  await mexplorer.choose("Grid");
  await expect(grid.section).toBeVisible();
  await mexplorer.expectAddress("wythoff(3,5)?view=grid");
  await expect(grid.sheet).toHaveAccessibleName(/^Grid of wythoff\(3,5\)\. /);
  await grid.rest();
  await open(mexplorer, grid, "wythoff(3,5)?view=grid&rows=60&columns=60");
  const look = lookOf({ value: "grundy" }, false, [], pages[0]);
  expect(await wrongPixels(grid, 60, { value: "grundy", ...look })).toBe(0);
  // From afar, by outcomes, and a step nearer.
  await open(mexplorer, grid, "wythoff(3,5)?view=grid&rows=1200&columns=1200&color=outcome");
  const outcomes = lookOf({ value: "outcome" }, false, [], pages[0]);
  expect(await wrongPixels(grid, 1200, { value: "outcome", ...outcomes })).toBe(0);
  await grid.button("Zoom in").click();
  const room = await grid.room(1200, 1200);
  await grid.rest();
  const nearer = zoomedBySteps(wholeView(room), room, ZOOM);
  expect(await wrongPixels(grid, 1200, { value: "outcome", ...outcomes }, nearer)).toBe(0);
});

test("what is pointed at is told rightly at 200 places, from afar and from near @full", async ({
  mexplorer,
  grid,
}) => {
  const side = 1000;
  await open(mexplorer, grid, `wythoff(3,5)?view=grid&rows=${side}&columns=${side}`);
  const room = await grid.room(side, side);
  let view = wholeView(room);
  let seed = 12345;
  const random = (most: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  let asked = 0;
  for (const zooms of [0, 4, 6, 6]) {
    for (let turn = 0; turn < zooms; turn++) {
      await grid.button("Zoom in").click();
      view = zoomedBySteps(view, room, ZOOM);
    }
    await grid.rest();
    const place = await grid.place(side, side, view);
    const points: Array<[number, number, string]> = [];
    while (points.length < 50) {
      const cell = (range: { from: number; to: number }): number =>
        range.from + random(range.to - range.from);
      const [row, column] = [cell(place.rows), cell(place.columns)];
      const [x, y] = [place.x(column) + place.size / 2, place.y(row) + place.size / 2];
      // A point on the canvas is a whole pixel; from afar it has a cell of its own all the same.
      const isInside =
        x > place.left && y > place.top && x < place.left + place.width && y < place.top + place.height;
      if (!isInside) continue;
      points.push([x, y, await toldOf(row, column)]);
    }
    expect(await grid.pointAt(points)).toEqual([]);
    asked += points.length;
  }
  expect(asked).toBe(200);
});

test("a cell is selected in panel, graph and table, and of one outside the graph there can be another graph", async ({
  mexplorer,
  grid,
  page,
}) => {
  await open(mexplorer, grid, "nim(4,6)?view=grid&rows=20&columns=20");
  await page.getByRole("checkbox", { name: "Graph beside it" }).check();
  await expect(mexplorer.graph).toBeVisible();
  await grid.rest();
  await grid.clickCell(await grid.place(20, 20), 3, 3);
  await mexplorer.expectSelected("(3,3)");
  await mexplorer.choose("Table");
  await expect(page.getByRole("table").locator("tr[aria-current=true] button")).toHaveText("(3,3)");
  await mexplorer.choose("Grid");
  await grid.rest();
  await grid.clickCell(await grid.place(20, 20), 9, 12);
  await expect(mexplorer.heading).toContainText("(9,12)");
  await mexplorer.expectAddress("nim(4,6)?view=grid&rows=20&columns=20&at=(9,12)");
  await expect(page.getByText("Looking at (9,12), which does not follow from the start")).toBeVisible();
  // The link leads there, and another graph is one press away.
  await page.reload();
  await expect(mexplorer.heading).toContainText("(9,12)");
  await grid.button("Draw the graph of (9,12)").click();
  await mexplorer.expectAddress("nim(9,12)?view=grid&rows=20&columns=20");
  await mexplorer.expectSelected("(9,12)");
  await expect(grid.button("Draw the graph of (9,12)")).toHaveCount(0);
  const cell = "Row 9, column 12: (9,12), value 5";
  await page.mouse.move(0, 0);
  await grid.sheet.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await grid.expectTold(cell);
});

test("what is pointed at in the graph or in the grid is marked in both", async ({
  mexplorer,
  grid,
  page,
}) => {
  await open(mexplorer, grid, "nim(4,6)?view=graph,grid&rows=20&columns=20");
  // A value has one colour, in the cells, whose values go to 31, and in all that stands beside them.
  const yellow = "rgb(253, 231, 37)";
  await expect(mexplorer.node("(2,3)").locator(".cap")).toHaveCSS("fill", yellow);
  await expect(page.locator(".foldable.why .badge").filter({ hasText: /^1$/ })).toHaveCSS(
    "background-color",
    yellow,
  );
  const ring = page.locator("mex-graph .ring.pointed");
  /** The pixels of some cells and around them. */
  const looks = async (): Promise<string[]> => {
    const { x, y, size } = await grid.place(20, 20);
    const points = [
      [1, 5],
      [5, 1],
      [15, 3],
    ].map(([row = 0, column = 0]) => [x(column) + size / 2, y(row) + size / 2].map(Math.round));
    return grid.canvas.evaluate((canvas, points) => {
      const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const { width, height } = canvas as HTMLCanvasElement;
      if (copy) Object.assign(copy.canvas, { width, height });
      copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
      return points.map(([left = 0, top = 0]) => String(copy?.getImageData(left - 9, top - 9, 18, 18).data));
    }, points);
  };
  await expect(ring).toBeHidden();
  const { x, y } = await grid.place(20, 20);
  const box = await grid.canvas.boundingBox();
  await page.mouse.move((box?.x ?? 0) + x(3.5), (box?.y ?? 0) + y(2.5));
  await grid.expectTold("Row 2, column 3: (2,3), value 1");
  await expect(ring).toBeVisible();
  const before = await looks();
  await mexplorer.node("(1,5)").hover();
  await expect
    .poll(async () => (await looks()).map((look, place) => look !== before[place]))
    .toEqual([true, true, false]);
});

test("keys go from cell to cell, select and zoom, and each cell is heard, in both languages @once", async ({
  mexplorer,
  grid,
  page,
}) => {
  await open(mexplorer, grid, "wythoff(3,5)?view=grid&rows=20&columns=30");
  const heard = grid.section.locator(".told");
  const press = async (key: string, told: string): Promise<void> => {
    await page.keyboard.press(key);
    await expect(heard).toHaveText(told);
    await grid.expectTold(told);
  };
  await page.mouse.move(0, 0);
  await grid.sheet.focus();
  await press("ArrowRight", await toldOf(3, 6));
  await press("ArrowDown", await toldOf(4, 6));
  await press("Home", await toldOf(4, 0));
  await press("End", await toldOf(4, 29));
  await press("ArrowRight", await toldOf(4, 29));
  await press("ArrowUp", await toldOf(3, 29));
  const small = await grid.seen();
  await page.keyboard.press("+");
  await expect.poll(() => grid.seen()).not.toBe(small);
  await page.keyboard.press("0");
  await expect.poll(() => grid.seen()).toBe(small);
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  await expect.poll(() => grid.seen()).toBe(small);
  await press("Home", await toldOf(3, 0));
  await page.keyboard.press("Enter");
  await mexplorer.expectSelected("(3)");
  // The keyboard begins at the selected position.
  await grid.sheet.blur();
  await open(mexplorer, grid, "nim(3,5)?view=grid&rows=20&columns=30&play=first-stuck&players=3");
  await grid.sheet.focus();
  await press("ArrowRight", `Row 3, column 6: (3,6), game value ${await gameValue()}`);
  await grid.sheet.blur();
  await open(mexplorer, grid, "wythoff(3,5)?view=grid&rows=20&columns=30&lang=zh");
  await grid.sheet.focus();
  await press("ArrowRight", "第 3 行第 6 列：(3,6)，值 1");
});

/** That of (3,6) in Nim of three players. */
async function gameValue(): Promise<number> {
  const game: Game = {
    ruleset: "nim",
    convention: { kind: "alliance", players: 3, winner: "first-stuck" } as never,
  };
  const part = { row: 3, column: 6, rows: 1, columns: 1 };
  const { classes } = valueOf(await mex.cells(game, { rows: 9, columns: 9 }, { value: "gameValue" }, part));
  return classes[0] ?? NaN;
}

test("another heap, a comparison, lines and the sieve change the picture, and it is saved @once", async ({
  mexplorer,
  grid,
  page,
}) => {
  await open(mexplorer, grid, "nim(3,5,2)?view=grid&rows=12&columns=14");
  const seen = [await grid.seen()];
  const isOther = async (): Promise<void> => {
    await expect.poll(async () => seen.includes(await grid.seen())).toBe(false);
    seen.push(await grid.seen());
  };
  await grid.section.getByRole("slider").fill("7");
  await isOther();
  await mexplorer.expectAddress("nim(2,3,5)?view=grid&rows=12&columns=14&fix=7");
  await grid.section.getByRole("checkbox", { name: "Lines" }).check();
  await isOther();
  await page.getByRole("combobox", { name: "Compare with" }).selectOption({ label: "misère play" });
  await isOther();
  await expect(grid.section.locator(".keys")).toContainText("no difference in 168 cells");
  await grid.section.getByRole("slider").fill("1");
  await expect(grid.section.locator(".keys")).toContainText("4 of 168 cells differ");
  await page.getByRole("combobox", { name: "Compare with" }).selectOption({ label: "another rule…" });
  await page.getByRole("textbox", { name: "Rule" }).fill("chess");
  await page.getByRole("textbox", { name: "Rule" }).press("Enter");
  await expect(grid.section.locator("[data-warns]")).toHaveText("There is no such rule.");
  await page.getByRole("combobox", { name: "Compare with" }).selectOption({ label: "nothing" });
  await grid.rest();

  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    grid.button("Visible values (CSV)").click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^nim-2-3-5.*\.csv$/);
  const lines = (await contents(csv)).toString().trim().split("\r\n");
  // Before the values there stands where they come from.
  expect(lines[0]).toBe("# game: nim(2,3,5)");
  const values = lines.filter((line) => !line.startsWith("#"));
  expect(values[0]).toBe(`,${Array.from({ length: 14 }, (_, column) => column).join()}`);
  expect(values[6]).toBe(`5,${Array.from({ length: 14 }, (_, column) => 5 ^ column ^ 1).join()}`);
  await mexplorer.button("Save the picture…").click();
  const share = page.getByRole("dialog", { name: "Share" });
  const [png] = await Promise.all([
    page.waitForEvent("download"),
    share.getByRole("button", { name: "PNG", exact: true }).click(),
  ]);
  await share.getByRole("button", { name: "Close" }).click();
  const file = await contents(png);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  // It is of the whole grid with its legend, whatever the screen has room for.
  const sides = [file.readUInt32BE(16), file.readUInt32BE(20)];
  expect(Math.min(...sides)).toBeGreaterThan(600);

  await mexplorer.follow("wythoff(3,5)?view=grid&rows=9&columns=9");
  await grid.rest();
  await grid.button("Sieve").click();
  // The one above it is that of what is saved.
  const status = grid.section.locator("[data-says]").last();
  await expect(status).toContainText("No cell is struck.");
  await grid.button("Next").click();
  await expect(status).toContainText("() is not struck: no move is left, so it is P. It strikes 24 cells");
  await isOther();
  await grid.button("Next").click();
  await expect(status).toContainText("(1,2) is not struck");
  await grid.button("Back").click();
  await expect(status).toContainText("() is not struck");
  await grid.button("Play").click();
  await expect(status).toContainText("(3,5) is not struck");
  await grid.button("Pause").click();
  await grid.button("Close").click();
  await expect(grid.button("Next")).toHaveCount(0);
});

async function contents(download: { createReadStream(): Promise<AsyncIterable<unknown>> }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test("a large grid can be given up and computed all the same; one that is too large says so @once @full", async ({
  mexplorer,
  grid,
  page,
}) => {
  await open(mexplorer, grid, "wythoff(3,5)?view=grid&rows=20&columns=20&color=outcome");
  const cancelled = pressAtOnce(page, "Cancel");
  await mexplorer.follow("wythoff(3,5)?view=grid&rows=5000&columns=5000&color=outcome");
  await cancelled;
  await expect(grid.section.locator("[data-warns]")).toContainText("The computation was stopped.");
  await grid.button("Compute").click();
  await expect(grid.section.locator(".counts")).toContainText("of 25,000,000 cells are P");
  await mexplorer.follow("staircase(3,5)?view=grid&rows=1000&columns=1000");
  await expect(grid.section.locator("[data-warns]")).toContainText(
    "This game is searched position by position, and these are more than 200,000.",
  );
});

test("200 pans and zooms leave few bitmaps @once @full", async ({ mexplorer, grid, page }) => {
  await page.addInitScript(() => {
    const found = { bitmaps: 0, most: 0 };
    Object.assign(globalThis, { found });
    const count = <Made>(made: Made): Made => {
      found.most = Math.max(found.most, ++found.bitmaps);
      return made;
    };
    const create = createImageBitmap;
    globalThis.createImageBitmap = ((...given: [ImageData]) => create(...given).then(count)) as typeof create;
    const watch = <Kind extends object>(
      kind: Kind,
      name: keyof Kind,
      seen: (made: unknown) => void,
    ): void => {
      const act = kind[name] as (this: unknown) => unknown;
      Object.assign(kind, {
        [name](this: unknown) {
          const made = act.call(this);
          seen(made);
          return made;
        },
      });
    };
    watch(OffscreenCanvas.prototype, "transferToImageBitmap", count);
    watch(ImageBitmap.prototype, "close", () => {
      found.bitmaps--;
    });
  });
  await open(mexplorer, grid, "wythoff(3,5)?view=grid&rows=2000&columns=2000");
  const most = await grid.canvas.evaluate(async (canvas) => {
    const { found } = globalThis as unknown as { found: { bitmaps: number; most: number } };
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const at = { clientX: left + width * 0.6, clientY: top + height * 0.4, bubbles: true, cancelable: true };
    for (let turn = 0; turn < 200; turn++) {
      const isZoom = turn % 3 === 0;
      const towards = turn % 50 < 30 ? -1 : 1;
      const by = isZoom ? { deltaY: 160 * towards } : { deltaX: 90 * (turn % 2 ? 1 : 0.5), deltaY: 1 };
      canvas.dispatchEvent(new WheelEvent("wheel", { ...at, ...by }));
      await new Promise(requestAnimationFrame);
    }
    return found.most;
  });
  // A tile of 256 × 256 pixels takes 256 kB.
  expect(most).toBeLessThan(600);
  await grid.rest();
});

test("a figure of another page shows a grid, and leaves it the wheel @once", async ({ page, grid }) => {
  const somebody = await host();
  somebody.body = `<p>Before</p><mex-graph game="wythoff(3,5)" view="grid" rows="20" columns="20"></mex-graph>
    <div>${"<p>After</p>".repeat(60)}</div>`;
  await page.goto(somebody.origin);
  await expect(grid.section).toBeVisible();
  await grid.rest();
  const before = await grid.seen();
  await grid.canvas.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  expect(await grid.seen()).toBe(before);
  await grid.clickCell(await grid.place(20, 20), 1, 2);
  await expect(page.locator("mex-graph .verdict").first()).toContainText("(1,2)");
  somebody.close();
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing on a grid, compared, sieved and hidden, in ${theme} @once @full`, async ({
    mexplorer,
    grid,
    page,
  }) => {
    for (const fields of ["", "&against=misere", "&sieve=2", "&hide=values", "&lang=zh"]) {
      await open(mexplorer, grid, `nim(1,2,3)?view=grid&theme=${theme}${fields}`);
      expect(await findings(page, GRID), fields).toEqual([]);
    }
  });
}
