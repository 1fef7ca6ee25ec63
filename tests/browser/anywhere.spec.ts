// A figure in the layouts of real pages: it has a width of its own for boxes that ask, and the height of what is in it.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { test } from "./somebody.ts";

// Every test looks for faults, and its pages have styles of their own.
test.beforeEach(({ somebody, faults }) => {
  somebody.styles = "'unsafe-inline'";
  expect(faults).toEqual([]);
});

const figure = (style = "", attributes = 'game="nim(1,2)"') =>
  `<mex-graph ${attributes} loading="eager" style="${style}"></mex-graph>`;
const box = (style: string, ...inside: string[]) => `<div style="${style}">${inside.join("")}</div>`;
const TEXT = `<p style="flex: 1">Words.</p>`;
const LONG = `<p>${"Words that take as much room as they are given. ".repeat(20)}</p>`;
/** What it would like, and what it has at least. */
const [LIKED, LEAST] = [640, 320];
/** The page, and half of it. */
const [ALL, HALF] = [880, 440];

/** Where figures are put, and how wide and high each is; without a height, as high as what is in it. */
const LAYOUTS: Record<string, [html: string, width: number, height?: number]> = {
  "in a block": [figure(), ALL],
  "in a row, in the middle": [box("display: flex; justify-content: center", figure()), LIKED],
  "in a column": [box("display: flex; flex-direction: column", figure()), ALL],
  "in a column, in the middle": [
    box("display: flex; flex-direction: column; align-items: center", figure()),
    LIKED,
  ],
  "in a grid, in the middle": [box("display: grid; place-items: center", figure()), LIKED],
  "in a grid of two": [box("display: grid; grid-template-columns: 1fr 1fr", figure(), TEXT), HALF],
  "beside a long text": [box("display: flex", figure(), LONG), LEAST],
  "beside a long text, with a height": [
    box("display: flex", figure("display: block; height: 520px"), LONG),
    LEAST,
    520,
  ],
  "sharing a row": [box("display: flex", figure("flex: 1"), TEXT), HALF],
  "sharing a row of a height": [box("display: flex; height: 400px", figure("flex: 1"), TEXT), HALF, 400],
  "sharing a column of a height": [
    box("display: flex; flex-direction: column; height: 420px", figure("flex: 1")),
    ALL,
    420,
  ],
  floating: [box("display: flow-root", figure("float: right"), TEXT), LIKED],
  "in what floats": [box("display: flow-root", box("float: left", figure())), LIKED],
  "in a cell": [`<table cellspacing="0" cellpadding="0"><tr><td>${figure()}</td></tr></table>`, LIKED],
  "in a line": [figure("display: inline-block"), LIKED],
  "in a box that fits it": [box("width: fit-content", figure()), LIKED],
  "in a box of a line, in a narrow column": [
    box("width: 480px", box("display: inline-block", figure())),
    480,
  ],
  "in a column that has no room": [box("width: 240px; display: grid; place-items: center", figure()), 240],
  "in a popover": [`<div popover="manual" style="padding: 0; border: 0">${figure()}</div>`, LIKED],
  "in a dialog": [`<dialog style="padding: 0; border: 0">${figure()}</dialog>`, LIKED],
  "in a place": [box("position: relative; height: 430px", figure("position: absolute; inset: 0")), ALL, 430],
  "in a row of a grid": [box("display: grid; grid-template-rows: 390px", figure()), ALL, 390],
  "with a part of a height": [box("height: 410px", figure("height: 100%")), ALL, 410],
  "with a ratio": [figure("aspect-ratio: 2"), ALL, HALF],
  "with a least height": [figure("min-height: 100px"), ALL],
};

const drawn = async (page: Page, count: number) => {
  for (let each = 0; each < count; each++)
    await expect(page.locator("mex-graph").nth(each).locator(".node").first()).toBeAttached();
};

test("a figure is as wide as it would like where its box asks, and as high as what is in it", async ({
  page,
  somebody,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const all = Object.values(LAYOUTS);
  const sections = all.map(([html]) => `<section>${html}</section>`);
  somebody.body = `<main style="width: ${ALL}px">${sections.join("")}</main>`;
  await page.goto(somebody.origin);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[popover]")?.showPopover();
    document.querySelector("dialog")?.show();
  });
  await drawn(page, all.length);
  const found = await page.locator("mex-graph").evaluateAll((figures) =>
    figures.map((figure) => {
      const inside = figure.shadowRoot?.querySelector(".figure");
      return {
        size: [figure.clientWidth, figure.clientHeight],
        natural: (figure as HTMLElement & { naturalHeight: number }).naturalHeight,
        hidden: (inside?.scrollHeight ?? 0) - (inside?.clientHeight ?? 0),
      };
    }),
  );
  const named = (each: (place: number) => unknown) =>
    Object.keys(LAYOUTS).map((name, place) => [name, each(place)]);
  expect(named((place) => found[place]?.size)).toEqual(
    named((place) => [all[place]?.[1], all[place]?.[2] ?? found[place]?.natural]),
  );
  expect(named((place) => found[place]?.hidden)).toEqual(named(() => 0));
  expect(await page.locator("main").evaluate((main) => main.scrollWidth)).toBe(ALL);
});

/** Where everything in the figures stands, from the corner of each. */
const places = (page: Page) =>
  page.locator("mex-graph").evaluateAll((figures) =>
    figures.map((figure) => {
      const { left, top } = figure.getBoundingClientRect();
      return [...(figure.shadowRoot?.querySelectorAll(".figure *") ?? [])].map((each) => {
        const place = each.getBoundingClientRect();
        return `${each.localName} ${Math.round(place.left - left)} ${Math.round(place.top - top)} ${getComputedStyle(each).direction}`;
      });
    }),
  );

test("in a page written from right to left a figure is as it is elsewhere, and what is between its tags is the page's @once", async ({
  page,
  somebody,
}) => {
  somebody.body = [
    'game="nim(1,2)"',
    'game="silver-dollar(1,3,5)" view="board"',
    'game="turtles(1,3,4)" view="board"',
    'game="nim(1,2)" view="table" lang="zh-CN"',
  ]
    .map((attributes) => figure("", attributes))
    .concat(`<mex-graph game="nim(2,x)"><p>A graph</p></mex-graph>`)
    .join("");
  await page.goto(somebody.origin);
  await drawn(page, 1);
  await expect(page.getByText("does not belong here")).toBeVisible();
  await expect(page.locator("mex-graph").nth(1).getByRole("button").first()).toBeVisible();
  await expect(page.locator("mex-graph").nth(2).getByRole("button").first()).toBeVisible();
  await expect(page.locator("mex-graph").nth(3).getByRole("row")).toHaveCount(6);
  const before = await places(page);
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  expect(await places(page)).toEqual(before);
  await expect(page.locator("mex-graph .notice").last()).toHaveCSS("direction", "ltr");
  await expect(page.getByText("A graph")).toHaveCSS("direction", "rtl");
});

/** How pages scale what is in them. */
const SCALES = {
  plain: "",
  "half as large": "transform: scale(0.5); transform-origin: 0 0",
  larger: "transform: scale(1.5); transform-origin: 0 0",
  "by zoom": "zoom: 1.5",
  "by both": "zoom: 0.7; transform: scale(0.8) translate(20px, 30px); transform-origin: 0 0",
};

/** What is read under the pointer. */
const PAINTED = [
  'game="wythoff(3,5)" view="grid" rows="16" columns="16"',
  'game="octal[code=0.77](9)" view="sequence" length="30"',
  'game="nim(20,20,20)"',
];
const FAR = 2;

const centre = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};
const near = (at: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(at.x - other.x, at.y - other.y) < 5;

test("in a page that is scaled the pointer reads, enlarges and moves what is under it", async ({
  page,
  somebody,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1000, height: 1000 });
  const plain: string[] = [];
  for (const [name, style] of Object.entries(SCALES))
    await test.step(name, async () => {
      for (const [place, attributes] of PAINTED.entries()) {
        somebody.body = box(`width: 600px; ${style}`, figure("", attributes));
        await page.goto(somebody.origin);
        const told = page.locator("mex-graph .told");
        const canvas = await page.locator("mex-graph canvas").first().boundingBox();
        // It is painted as sharp as the page makes it large.
        const pixels = await page
          .locator("mex-graph canvas")
          .first()
          .evaluate((each) => (each as HTMLCanvasElement).width);
        expect(pixels).toBeGreaterThan((canvas?.width ?? 0) - 2);
        const at = (across: number, down: number): [number, number] => [
          (canvas?.x ?? 0) + across * (canvas?.width ?? 0),
          (canvas?.y ?? 0) + down * (canvas?.height ?? 0),
        ];
        await page.mouse.move(...at(0.6, 0.62));
        await expect(told).toHaveText(/value \d/);
        const read = await told.innerText();
        expect(read).toBe((plain[place] ??= read));
        // Its cells are hardly larger than a pixel.
        if (place === FAR) continue;
        await page.keyboard.down("Control");
        await page.mouse.wheel(0, -300);
        await page.keyboard.up("Control");
        await page.mouse.move(...at(0.6, 0.621));
        await expect(told).toHaveText(read);
        await page.mouse.down();
        await page.mouse.move(...at(0.55, 0.55), { steps: 4 });
        await page.mouse.up();
        await page.mouse.move(...at(0.55, 0.551));
        await expect(told).toHaveText(read);
      }
      somebody.body = box(`width: 600px; ${style}`, figure("", 'game="nim(1,2,3)"'));
      await page.goto(somebody.origin);
      await drawn(page, 1);
      const node = page.locator("mex-graph .node").nth(5);
      const held = await centre(node);
      await page.mouse.move(held.x, held.y);
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -100);
      await page.keyboard.up("Control");
      await expect(page.locator("mex-graph .map")).toBeVisible();
      expect(near(await centre(node), held)).toBe(true);
      await page.mouse.down();
      await page.mouse.move(held.x + 30, held.y + 20, { steps: 4 });
      await page.mouse.up();
      expect(near(await centre(node), { x: held.x + 30, y: held.y + 20 })).toBe(true);
      const middle = await centre(page.locator("mex-graph .map"));
      await page.mouse.click(middle.x, middle.y);
      expect(near(await centre(page.locator("mex-graph .sight")), middle)).toBe(true);
      await page.locator("mex-graph .node").first().focus();
      await page.keyboard.press("ArrowDown");
      const shown = await centre(page.locator("mex-graph .node:focus"));
      const canvas = await page.locator("mex-graph .canvas").boundingBox();
      expect(shown.y).toBeGreaterThan(canvas?.y ?? 0);
      expect(shown.y).toBeLessThan((canvas?.y ?? 0) + (canvas?.height ?? 0));
    });
});

/** Keys where they are pressed in a figure, and those of them that are the page's all the same. */
const KEYS: Array<[place: string, keys: string[], left: string[]]> = [
  [
    ".node",
    ["ArrowRight", "ArrowDown", "+", "0", "q", "Escape", "Control+b"],
    ["q", "Escape", "Control", "b"],
  ],
  [".sheet", ["ArrowDown", "+", "0", "q", "Escape"], ["q", "Escape"]],
  [".rule", ["Enter", " ", "ArrowRight", "f"], ["ArrowRight", "f"]],
  ["input:checked", [" ", "ArrowUp", "s"], ["s"]],
  ["input[type=text]", ["f", "ArrowLeft", " ", "Escape"], ["Escape"]],
];

test("a page does not hear the keys that a figure uses, and hears all others @once", async ({
  page,
  somebody,
}) => {
  somebody.body = figure() + figure("", 'game="nim(20,20,20)"');
  await page.goto(somebody.origin);
  const figures = page.locator("mex-graph");
  await drawn(page, 1);
  await expect(figures.locator("input[type=text]")).toBeVisible();
  const heard = await page.evaluateHandle(() => {
    const heard: string[] = [];
    document.addEventListener("keydown", ({ key }) => heard.push(key));
    return heard;
  });
  const found: typeof KEYS = [];
  for (const [place, keys] of KEYS) {
    await figures.locator(place).first().focus();
    for (const key of keys) await page.keyboard.press(key);
    found.push([place, keys, await heard.evaluate((heard) => heard.splice(0))]);
  }
  expect(found).toEqual(KEYS);
});

test("on paper a figure is whole however high it is on the screen, without buttons, and begins wherever it is @once", async ({
  page,
  somebody,
}) => {
  await page.setViewportSize({ width: 660, height: 900 });
  const low = "display: block; height: 300px";
  somebody.body = [
    figure(low, 'game="octal[code=0.77](9)" view="sequence"'),
    figure(low, 'game="wythoff(3,5)" view="grid" rows="20" columns="20"'),
    figure(low, 'game="nim(3,5)" view="board"'),
    figure(low, 'game="nim(1,2)" view="table"'),
    figure(low, 'game="nim(3,4,5,6)" view="board"'),
    figure(low, 'game="nim(1,2,3)" view="structures"'),
    box("height: 5000px"),
    `<mex-graph game="nim(1,2)"><p>Far away</p></mex-graph>`,
  ].join("<p>Words.</p>");
  await page.goto(somebody.origin);
  const figures = page.locator("mex-graph");
  await expect(figures.locator("canvas")).toHaveCount(2);
  await expect(figures.nth(2).getByRole("button", { name: "Hint" })).toBeVisible();
  await expect(figures.nth(3).getByRole("row")).toHaveCount(6);
  for (const folded of [4, 5])
    await expect(figures.nth(folded).getByRole("button", { name: "What can be done here" })).toBeVisible();
  await expect(page.getByText("Far away")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(figures.last().locator(".node")).toHaveCount(5);
  await page.emulateMedia({ media: "print" });
  const pressed = /^(Rule|Hint|Take back|Puzzle|Terms|CSV|Picture \(PNG\)|Sieve|Fit|Hide values)$/;
  await expect(figures.getByRole("button", { name: pressed })).toHaveCount(0);
  const paper = await figures.evaluateAll((all) =>
    all.map((each) => {
      const { bottom, height } = each.getBoundingClientRect();
      const inside = [...(each.shadowRoot?.querySelectorAll(".figure *") ?? [])].filter((part) =>
        part.checkVisibility(),
      );
      const canvas = each.shadowRoot?.querySelector("canvas");
      return {
        isHigher: height > 300,
        isBeyond: inside.some((part) => part.getBoundingClientRect().bottom > bottom + 1),
        isWide: !canvas || canvas.clientHeight > 400,
        breaks: getComputedStyle(each).breakInside,
      };
    }),
  );
  const whole = { isBeyond: false, isWide: true, breaks: "avoid" };
  expect(paper).toMatchObject(paper.map(() => whole));
  expect(paper.slice(0, 2)).toMatchObject([{ isHigher: true }, { isHigher: true }]);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await figures.first().evaluate((each) => each.clientHeight)).toBe(300);
  expect(await figures.first().evaluate((each) => each.matches(":is([data-free], :state(free))"))).toBe(
    false,
  );
});
