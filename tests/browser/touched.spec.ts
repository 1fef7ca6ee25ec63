// A figure that stands as a picture in somebody’s page until it is touched.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, layoutShift } from "./fixture.ts";
import { test } from "./somebody.ts";

const command = path.resolve(import.meta.dirname, "../../dist/lib/cli.js");

/** A figure as the command writes it, without its script. */
async function written(link: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, "element", link]);
  return stdout.replace(/^<script.*\n/, "");
}

/** Where the positions of a figure are, in pixels from its corner: in its picture, or live. */
const placesIn = (page: Page) =>
  page
    .locator("mex-graph")
    .first()
    .evaluate((host) => {
      const corner = host.getBoundingClientRect();
      const from = ({ left, top, width, height }: DOMRect) => [
        left + width / 2 - corner.left,
        top + height / 2 - corner.top,
      ];
      const live = [...(host.shadowRoot?.querySelectorAll(".nodes .node .body") ?? [])];
      if (live.length > 0) return live.map((body) => from(body.getBoundingClientRect()));
      const image = host.querySelector("img");
      if (!image) throw new Error("there is no picture");
      const text = decodeURIComponent(image.currentSrc.replace(/^[^,]*,/, ""));
      const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      const box = image.getBoundingClientRect();
      const [left = 0, top = 0, width = 1] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
      return [...svg.querySelectorAll("[data-at]")].map((node) => {
        const [x = 0, y = 0] = (node.getAttribute("transform") ?? "")
          .split(/[^-\d.]+/)
          .filter(Boolean)
          .map(Number);
        const scale = box.width / width;
        return [box.left - corner.left + (x - left) * scale, box.top - corner.top + (y - top) * scale];
      });
    });

test("twelve pictures cost one small file, and the one that is pressed becomes a figure where it stands @both", async ({
  page,
  somebody,
  browserName,
  faults,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url().replace(/.*\//, "")));
  somebody.styles = "'unsafe-inline'";
  const figure = await written("nim(1,2,3)");
  somebody.body = `<main style="max-width: 640px">${`${figure}<p>Below</p>`.repeat(12)}</main>`;
  // The page is seen, and watched, before its script is there.
  let watched = (): void => undefined;
  const watching = new Promise<void>((resolve) => (watched = resolve));
  await page.route("**/mex-graph.js", async (route) => {
    await watching;
    await route.continue();
  });
  await page.goto(somebody.origin, { waitUntil: "commit" });
  await page.getByText("Below").last().waitFor();
  const shifts = browserName === "chromium" ? await layoutShift(page, "*") : undefined;
  watched();
  const first = page.locator("mex-graph").first();
  const before = {
    places: await placesIn(page),
    labels: Array.from(figure.match(/data-at='[^']*'/g) ?? [], (at) => decodeURIComponent(at.slice(9, -1))),
    box: await first.boundingBox(),
  };
  // What is pointed at is told by the picture itself.
  const [x = 0, y = 0] = before.places[before.labels.indexOf("(1,2,2)")] ?? [];
  const told = first.locator(".still-told");
  await expect(async () => {
    await first.hover({ position: { x: x - 2, y } });
    await first.hover({ position: { x, y } });
    await expect(told).toHaveText("(1,2,2), N-position, value 1, 3 options", { timeout: 1000 });
  }).toPass();
  await expect(first.locator(".still-rings .options")).toHaveCount(3);
  await page.locator("mex-graph").last().scrollIntoViewIfNeeded();
  await first.scrollIntoViewIfNeeded();
  expect(fetched.filter((name) => name.endsWith(".js") || name.endsWith(".wasm"))).toEqual(["mex-graph.js"]);
  // However long the button is down, the press is what begins it.
  await first.hover({ position: { x, y } });
  await page.mouse.down();
  expect(await first.evaluate((each) => each.matches(":is([data-begins], :state(begins))"))).toBe(false);
  await page.mouse.up();
  await expect(first.locator(".nodes .node")).toHaveCount(14);
  await expect(page.locator("mex-graph .nodes .node")).toHaveCount(14);
  // The press was a move.
  await expect
    .poll(() => first.evaluate((element) => (element as unknown as { link: string }).link))
    .toBe("nim(1,2,3)?line=(1,2,2)");
  const after = { places: await placesIn(page), box: await first.boundingBox() };
  expect(after.box?.y).toBe(before.box?.y);
  expect(Math.abs((after.box?.height ?? 0) - (before.box?.height ?? 0))).toBeLessThan(1);
  for (const [index, [left = 0, top = 0] = []] of after.places.entries()) {
    const [wasLeft = 0, wasTop = 0] = before.places[index] ?? [];
    expect(Math.hypot(left - wasLeft, top - wasTop)).toBeLessThan(5);
  }
  if (shifts) expect(await shifts()).toEqual({ score: 0, moved: [] });
  // Everything else is behind one button, and is put away again.
  await first.getByRole("button", { name: "What can be done here" }).click();
  await expect(first.locator(".verdict")).toContainText("(1,2,2)");
  await first.getByRole("button", { name: "Only the picture" }).click();
  await expect(first.locator(".verdict")).toHaveCount(0);
  expect((await first.boundingBox())?.height).toBe(after.box?.height);
  expect(faults).toEqual([]);
});

test("a press of a finger counts, and a link beside the picture is a link", async ({
  page,
  somebody,
  faults,
}) => {
  somebody.styles = "'unsafe-inline'";
  somebody.body = (await written("nim(1,2)")).replace("</picture>", '</picture><a href="#source">Source</a>');
  await page.goto(somebody.origin);
  const figure = page.locator("mex-graph");
  await page.waitForFunction(() => customElements.get("mex-graph") !== undefined);
  await figure.getByRole("link").click();
  await expect(page).toHaveURL(/#source$/);
  await expect(figure.locator(".figure")).toHaveCount(0);
  // Without a move of a pointer before it.
  const [x = 0, y = 0] = (await placesIn(page))[1] ?? [];
  await figure.locator("img").dispatchEvent(
    "click",
    await figure.evaluate(
      (host, [x, y]) => {
        const { left, top } = host.getBoundingClientRect();
        return { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true, composed: true };
      },
      [x, y] as const,
    ),
  );
  await expect
    .poll(() => figure.evaluate((element) => (element as unknown as { link: string }).link))
    .toMatch(/^nim\(1,2\)\?line=/);
  expect(faults).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ tolerated: /ERR_FAILED|NetworkError|cannot be drawn/ });

  test("a picture that is pressed says that its figure did not come, and asks for it again", async ({
    page,
    somebody,
  }) => {
    somebody.styles = "'unsafe-inline'";
    somebody.body = await written("nim(1,2)");
    await page.route("**/mex-graph-figure.js", (route) => route.abort());
    await page.goto(somebody.origin);
    const figure = page.locator("mex-graph");
    await page.waitForFunction(() => customElements.get("mex-graph") !== undefined);
    await figure.click();
    await expect(figure.getByRole("status")).toContainText("The figure could not be loaded.");
    await expect(figure.locator("img")).toBeVisible();
    await page.unroute("**/mex-graph-figure.js");
    await figure.getByRole("button", { name: "Load again" }).click();
    await expect(figure.locator(".nodes .node")).toHaveCount(5);
    await expect(figure.getByText("could not be loaded")).toHaveCount(0);
  });
});

for (const [as, before, after] of [
  ["by itself", "", ""],
  ["as a link", '<a href="#whole">', "</a>"],
] as const)
  test(`the keyboard begins a figure whose picture stands ${as}, and goes on in it`, async ({
    page,
    somebody,
    faults,
  }) => {
    somebody.styles = "'unsafe-inline'";
    somebody.body = (await written("bash[m=3](9)"))
      .replace("<picture>", `${before}<picture>`)
      .replace("</picture>", `</picture>${after}`);
    await page.goto(somebody.origin);
    await page.waitForFunction(() => customElements.get("mex-graph") !== undefined);
    await page.keyboard.press("Tab");
    await expect(page.locator("mex-graph .nodes .node")).toHaveCount(10);
    await expect(page.locator("mex-graph .nodes .node:focus")).toHaveCount(1);
    expect(faults).toEqual([]);
  });

test("a picture of cells tells of the one that is pointed at, and a press chooses it in the figure @once", async ({
  page,
  somebody,
  faults,
}) => {
  somebody.styles = "'unsafe-inline'";
  somebody.body = await written("nim(3,5)?view=grid");
  await page.goto(somebody.origin);
  const figure = page.locator("mex-graph");
  await page.waitForFunction(() => customElements.get("mex-graph") !== undefined);
  // Its cells are 24 pixels wide, beside and below its axes.
  const [x, y] = await figure.locator("img").evaluate((image) => {
    const text = decodeURIComponent((image as HTMLImageElement).currentSrc.replace(/^[^,]*,/, ""));
    const [left = 0, top = 0, width = 1] = (/viewBox='([^']*)'/.exec(text)?.[1] ?? "").split(" ").map(Number);
    const [box, host] = [image.getBoundingClientRect(), image.closest("mex-graph")?.getBoundingClientRect()];
    const at = (cell: number, corner: number) => ((cell + 0.5) * 24 - corner) * (box.width / width);
    return [at(4, left) + box.left - (host?.left ?? 0), at(1, top) + box.top - (host?.top ?? 0)] as const;
  });
  await expect(async () => {
    await figure.hover({ position: { x: x - 2, y } });
    await figure.hover({ position: { x, y } });
    await expect(figure.locator(".still-told")).toHaveText("(1,4), value 5", { timeout: 1000 });
  }).toPass();
  await expect(figure.locator(".still-rings .pointed")).toHaveCount(1);
  await figure.click({ position: { x, y } });
  await expect
    .poll(() => figure.evaluate((element) => (element as unknown as { link: string }).link))
    .toMatch(/^nim\(3,5\)\?.*at=\(1,4\)/);
  expect(faults).toEqual([]);
});

test("a picture that hides values tells none @once", async ({ page, somebody, faults }) => {
  somebody.styles = "'unsafe-inline'";
  somebody.body = await written("nim(1,2)?hide=values");
  expect(somebody.body).not.toMatch(/value 3|position,/);
  await page.goto(somebody.origin);
  await page.locator("mex-graph").click();
  await expect(page.locator("mex-graph .node.hidden")).toHaveCount(5);
  // What asks for them is not folded away.
  await expect(page.locator("mex-graph .classroom")).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe("where nothing may be read", () => {
  test.use({
    tolerated: /connect-src|Content Security Policy|Content-Security-Policy|forbidden by the policy/i,
  });

  test("the wasm comes as a script", async ({ page, somebody, faults }) => {
    somebody.reads = "'none'";
    somebody.body = `<mex-graph game="nim(1,2)"></mex-graph>`;
    await page.goto(somebody.origin);
    await expect(page.locator("mex-graph .nodes .node")).toHaveCount(5);
    expect(faults.length).toBeGreaterThan(0);
  });
});

for (const [game, width, height, picture] of [
  ['game="nim(1,2,3)"', 390, 300, ".canvas"],
  ['game="nim(8,8)" view="grid"', 390, 520, ".stand"],
  ['game="kayles(20)" view="sequence" controls="legend"', 640, 300, ".stand"],
] as const)
  test(`a figure with ${game} has its picture in ${width} × ${height}, and the rest behind a button @once`, async ({
    page,
    somebody,
    faults,
  }) => {
    somebody.styles = "'unsafe-inline'";
    somebody.body = `<div style="width: ${width}px"><mex-graph ${game} style="display: block; height: ${height}px"></mex-graph></div>`;
    await page.goto(somebody.origin);
    const figure = page.locator("mex-graph");
    await figure.getByRole("button", { name: "What can be done here" }).waitFor();
    const seen = await figure.locator(picture).first().boundingBox();
    expect(seen?.height).toBeGreaterThan(0.8 * height);
    // It would like to be higher, and more so when all of it has come; a page that gives it that has everything.
    await expect(async () => {
      const given = await figure.evaluate((element) => {
        element.style.height = `${(element as unknown as { naturalHeight: number }).naturalHeight}px`;
        return element.clientHeight;
      });
      expect(given).toBeGreaterThan(height);
      await expect(figure.getByRole("button", { name: "What can be done here" })).toHaveCount(0, {
        timeout: 1000,
      });
    }).toPass();
    await expect(figure.locator(".legend, .keyed").first()).toBeVisible();
    expect(faults).toEqual([]);
  });

/** A board of every kind, and every structure. */
const SMALL = [
  ...[
    "chomp(4,4,4)",
    "turtles(2,4,7)",
    "hackenbush(0-1-2-3,0-5-6,1-4)",
    "octal[code=0.77](7)",
    "nim(30,45)",
    "nim(1234,5000)",
    "euclid(7,24)",
    "nim[passes=1](1,2,3)",
    "fibonacci(8,7)",
    "silver-dollar(0,2,4,7)",
    "staircase(1,2,1,3,2,4,1,2)",
    "nim(1,2)+wythoff(1,2)",
    "graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)",
    "node-kayles(0-1-2-3-4-5-6)",
  ].map((game) => [game, 'view="board"', ".play .part > *"] as const),
  ...["triples", "week", "sets", "growth"].map(
    (each) => ["nim(1,2,3)", `view="structures" structure="${each}"`, ".structures svg"] as const,
  ),
];

test("a board of every kind and every structure is whole in 240 × 200, and the rest behind a button @both", async ({
  page,
  somebody,
  faults,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  somebody.styles = "'unsafe-inline'";
  somebody.body = SMALL.map(
    ([game, fields]) =>
      `<mex-graph game="${game.replaceAll(">", "&gt;")}" ${fields} loading="eager" style="display: inline-block; width: 240px; min-width: 0; height: 200px"></mex-graph>`,
  ).join("");
  await page.goto(somebody.origin);
  for (const [index, [, , drawn]] of SMALL.entries())
    await page.locator("mex-graph").nth(index).locator(drawn).first().waitFor();
  await expect(page.getByRole("button", { name: "What can be done here" })).toHaveCount(SMALL.length);
  const cut = () =>
    page.locator("mex-graph").evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const inside = figure.shadowRoot?.querySelector(".figure");
        const place = figure.getBoundingClientRect();
        const parts = [...(inside?.querySelectorAll("*:not(.spoken, .spoken *)") ?? [])].filter((part) =>
          part.checkVisibility(),
        );
        const beyond = parts.filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isOut =
            left < place.left - 1 ||
            right > place.right + 1 ||
            top < place.top - 1 ||
            bottom > place.bottom + 1;
          return isOut && !part.closest("[class*=reach]");
        });
        const scrolled = parts.filter(
          (part) =>
            getComputedStyle(part).overflowY !== "visible" &&
            part.clientHeight > 0 &&
            (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1),
        );
        const which = (part: Element): string =>
          `${figure.getAttribute("game") ?? ""} ${part.localName}.${part.getAttribute("class") ?? ""}`;
        return [...beyond, ...scrolled].map(which);
      }),
    );
  await expect.poll(cut).toEqual([]);
  // What is behind the button comes when it is asked for.
  const first = page.locator("mex-graph").first();
  await first.getByRole("button", { name: "What can be done here" }).click();
  await expect(first.getByRole("button", { name: "Hint" })).toBeVisible();
  expect(faults).toEqual([]);
});
