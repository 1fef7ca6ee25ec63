// What is shown, made ready for others: chosen with a preview, copied by one press, and at work in a page on another origin.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";
import { findings } from "./axe.ts";

const sheet = (page: Page): Locator => page.getByRole("dialog", { name: /^(Share|分享)$/ });
const code = (page: Page): Locator => sheet(page).getByRole("textbox", { name: /Code to copy|要复制的代码/ });

async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Share|分享)$/ }).click();
  await expect(code(page)).toBeVisible();
}

async function way(page: Page, name: string): Promise<string> {
  await sheet(page).getByText(name, { exact: true }).first().click();
  return code(page).inputValue();
}

let post = "";
let server: Server;

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Post</title>
      <meta name="viewport" content="width=device-width"><body><p>Before</p>${post}<p>After</p></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

test.afterAll(() => {
  server.close();
});

/** A page of somebody else, on an origin of its own, that says this. */
async function elsewhere(page: Page, body: string): Promise<void> {
  post = body;
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

test.describe("the code", () => {
  const choose = async (page: Page, name: string, value: string): Promise<void> => {
    await sheet(page).getByRole("combobox", { name, exact: true }).selectOption(value);
  };

  test("of a link opens the same @both", async ({ page, mexplorer }) => {
    await mexplorer.open("nim(1,2,3)?color=outcome&at=(1,2)");
    await open(page);
    const link = await way(page, "Link");
    await page.goto("about:blank");
    await page.goto(link);
    await expect(mexplorer.heading).toContainText("(1,2)");
    await expect(page.locator(".node.N .value").first()).toHaveText("N");
  });

  test("of a frame is a live figure", async ({ page, mexplorer }) => {
    await mexplorer.open("nim(1,2,3)");
    await open(page);
    await choose(page, "Colours", "outcome");
    await way(page, "Frame");
    await expect(code(page)).toHaveValue(/color=outcome/);
    await elsewhere(page, await code(page).inputValue());
    const figure = page.frameLocator("iframe");
    await expect(figure.locator(".nodes .node")).toHaveCount(14);
    await expect(figure.locator(".node.N .value").first()).toHaveText("N");
    const overflow = await page
      .frames()[1]
      ?.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("of an element is a live figure, with the picture until then", async ({ page, mexplorer }) => {
    await mexplorer.open("nim(1,2,3)");
    await open(page);
    await choose(page, "Values", "hidden");
    await way(page, "Element");
    await expect(code(page)).toHaveValue(/hide="values"/);
    const text = await code(page).inputValue();
    await elsewhere(page, text.replace(/<script[^>]*><\/script>/, ""));
    const picture = page.getByRole("img", { name: /^Nim \(1,2,3\), normal play\. / });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
    await elsewhere(page, text);
    await page.locator("mex-graph").click();
    await expect(page.locator("mex-graph .nodes .node")).toHaveCount(14);
    await expect(page.locator("mex-graph .node.hidden")).toHaveCount(14);
    await expect(picture).toBeHidden();
  });

  test("of a picture is that, and leads to the page", async ({ page, mexplorer }) => {
    await mexplorer.open("nim(1,2,3)");
    await open(page);
    await way(page, "Picture");
    await elsewhere(page, await code(page).inputValue());
    const picture = page.getByRole("img", { name: /^Nim \(1,2,3\), normal play\. / });
    const width = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width]);
    expect(width[0]).toBe(width[1]);
    await picture.click();
    await expect(mexplorer.heading).toContainText("(1,2,3)");
  });
});

test("everything is chosen and copied by keyboard alone", async ({
  page,
  mexplorer,
  context,
  browserName,
}) => {
  if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await mexplorer.open("nim(1,2,3)");
  await page.getByRole("button", { name: "Share" }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole("radio", { name: "Frame" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(sheet(page).getByRole("radio", { name: "Element" })).toBeChecked();
  await page.keyboard.press("Tab");
  // The start is a text field; another start is another figure.
  await expect(sheet(page).getByRole("textbox", { name: "Start" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("(2,3)");
  await expect(code(page)).toHaveValue(/game="nim\(2,3\)"/);
  const copy = sheet(page).getByRole("button", { name: "Copy", exact: true });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page).locator(".said")).toContainText(/Copied\.|press Ctrl\+C/);
  if (browserName === "chromium") {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // The height is measured by and by.
    const withoutHeight = (text: string): string => text.replace(/height:\d+px/, "");
    expect(withoutHeight(copied)).toBe(withoutHeight(await code(page).inputValue()));
  }
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  // The page itself has stayed as it was.
  await expect(mexplorer.heading).toContainText("(1,2,3)");
});

test("files are saved with what is chosen @once @full", async ({ page, mexplorer }) => {
  await mexplorer.open("nim(1,2,3)?line=(1,2,2)");
  await open(page);
  await way(page, "Picture");
  for (const [name, file, says] of [
    ["SVG", "nim-1-2-3.svg", /<title>Nim \(1,2,3\), normal play<\/title>/],
    ["PNG", "nim-1-2-3.png", /^.PNG.*Mexplorer/s],
    ["SVG, step by step", "nim-1-2-3-step-by-step.svg", /@keyframes/],
    ["TikZ", "nim-1-2-3.tex", /\\documentclass.*\(1,2,3\)/s],
    ["DOT", "nim-1-2-3.gv", /digraph/],
    ["CSV", "nim-1-2-3.csv", /^# game: nim\(1,2,3\)/],
    ["JSON", "nim-1-2-3.json", /"game": "nim\(1,2,3\)"/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet(page).getByRole("button", { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(says);
  }
});

test("of a grid and of a sequence the picture is what one sees", async ({ page, mexplorer }) => {
  for (const [link, says] of [
    ["nim(5,8)?view=grid&rows=200&columns=200", /A grid of 200 rows and 200 columns/],
    ["kayles(5)?view=sequence&length=60", /The values of the heaps from 0 to 59/],
  ] as const) {
    await mexplorer.open(link);
    await open(page);
    await way(page, "Picture");
    await expect(sheet(page).getByRole("img")).toHaveAttribute("alt", says);
    await expect(code(page)).toHaveValue(says);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet(page).getByRole("button", { name: "PNG", exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(says);
    await way(page, "Element");
    await expect(code(page)).toHaveValue(says);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
  }
});

test("a picture that moves goes from step to step as it is chosen, or through all @once", async ({
  page,
  mexplorer,
}) => {
  await mexplorer.open("nim(2,3)?step=4");
  await open(page);
  await way(page, "Picture");
  const described = async (): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet(page).getByRole("button", { name: "SVG, step by step" }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return /<desc>(.*)<\/desc>/.exec(Buffer.concat(chunks).toString())?.[1] ?? "";
  };
  expect(await described()).toMatch(/5 to 9\.$/);
  await sheet(page).getByRole("spinbutton", { name: "to step" }).fill("6");
  await sheet(page).getByRole("spinbutton", { name: "to step" }).blur();
  expect(await described()).toMatch(/5 to 6\.$/);
  await sheet(page).getByRole("spinbutton", { name: "from step" }).fill("6");
  await sheet(page).getByRole("spinbutton", { name: "from step" }).blur();
  expect(await described()).toMatch(/1 to 6\.$/);
});

test("the picture and the table are copied as such", async ({ page, mexplorer, context, browserName }) => {
  test.skip(browserName !== "chromium", "elsewhere a test cannot read what was copied");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await mexplorer.open("nim(1,2,3)");
  await open(page);
  await way(page, "Picture");
  await sheet(page).getByRole("button", { name: "Copy picture" }).click();
  await expect(sheet(page).locator(".said")).toHaveText("Copied.");
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap((await item?.getType("image/png")) ?? new Blob());
    return [bitmap.width, bitmap.height];
  });
  const drawn = await sheet(page)
    .getByRole("img", { name: /^Nim/ })
    .evaluate((image: HTMLImageElement) => [2 * image.naturalWidth, 2 * image.naturalHeight]);
  expect(size).toEqual(drawn);
  await sheet(page).getByRole("button", { name: "Copy table" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^number\tposition\t.*\n1\t\(\)\t.*P\t0\t/);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the sheet is whole at ${width}×${height} (zh) @once${width === 1440 ? "" : " @full"}`, async ({
    page,
    mexplorer,
  }) => {
    await page.setViewportSize({ width, height });
    await mexplorer.open("wythoff(3,5)?lang=zh&step=4");
    await open(page);
    for (const name of ["链接", "框架", "元素", "图片"]) {
      await way(page, name);
      const wide = await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
    }
    expect(await findings(page)).toEqual([]);
  });
