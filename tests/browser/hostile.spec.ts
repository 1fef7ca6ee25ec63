// Whatever somebody writes into a link, an attribute or a field is shown as what it is: nothing of it runs, is fetched or kept.
import { expect, frames, test, watch } from "./fixture.ts";
import { host, site } from "./host.ts";

const MARKUP = `"'><img src=x onerror=globalThis.ran=1><svg onload=globalThis.ran=1><script>globalThis.ran=1</script>`;
const HOSTILE: Record<string, string> = {
  markup: MARKUP,
  "an address that is a script": "javascript:globalThis.ran=1",
  "signs that control": "\u0000\u0001\u001b[2J\u007f\u2028\ufeff",
  "marks from right to left": "\u202e(3,2,1)min\u2066\u200f",
  "halves of signs": "\ud800\udfff",
  "a million signs": "9".repeat(1_000_000),
};

test("hostile links and fields do nothing @once @full", async ({ page }) => {
  test.slow();
  const faults = await watch(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/#nim(1,2,3)");
  await expect(page.locator(".nodes .node")).toHaveCount(14);
  const origin = new URL(page.url()).origin;
  for (const [what, text] of Object.entries(HOSTILE)) {
    // In an address a million signs are too many for some browsers, and not for the page.
    for (const link of [
      text,
      `nim(${text})`,
      `graph[arrows={${text}>b}](${text})`,
      `graph[arrows=digraph{"${text}"->b[label="${text}"]}](a)`,
      `nim(1,2,3)?at=${text}&line=${text}`,
      `nim(1,2,3)?lesson=${text}`,
      `nim(1,2,3)?view=theorems&formula=${text}`,
      `nim(1,2,3)?${text}=${text}`,
    ]) {
      await page.evaluate((link) => {
        location.hash = `#${encodeURIComponent(link.replace(/[\ud800-\udfff]/g, "\ufffd"))
          .replaceAll("%3F", "?")
          .replaceAll("%3D", "=")
          .replaceAll("%26", "&")}`;
      }, link);
      // The page says something, be it a game or a fault, and lives.
      expect(await page.evaluate(() => document.body.innerText.length), what).toBeGreaterThan(50);
    }
    await page.evaluate(() => {
      location.hash = "#nim(1,2,3)";
    });
    await expect(page.locator(".panel h2")).toContainText("(1,2,3)");
    const position = page.getByRole("textbox", { name: "Position" });
    await position.evaluate((field: HTMLInputElement, text) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
    await position.press("Enter");
    await expect(page.locator("[data-warns]:not(.notice)").first(), what).toBeVisible();
    await page.evaluate(() => {
      location.hash = "#nim(2,2)";
    });
    await expect(page.locator(".panel h2")).toContainText("(2,2)");
  }
  expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBeUndefined();
  expect(fetched.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(fetched.filter((url) => /\/x$|onerror|ran=/.test(url.split("#")[0] ?? ""))).toEqual([]);
  expect(await page.locator("img[src=x], script:not([src]), [onerror], [onload]").count()).toBe(0);
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], ""]);
  expect(faults).toEqual([]);
});

test("hostile attributes of a figure do nothing, where trusted types are demanded @once", async ({
  page,
}) => {
  const faults = await watch(page);
  const somebody = await host();
  somebody.demands = "require-trusted-types-for 'script'; trusted-types mexplorer lit-html";
  somebody.body = `<mex-graph game="nim(1,2,3)" lang="en"></mex-graph>`;
  const fetched: string[] = [];
  await page.goto(somebody.origin);
  await expect(page.locator("mex-graph .nodes .node")).toHaveCount(14);
  page.on("request", (request) => fetched.push(request.url()));
  for (const name of ["game", "caption", "at", "line", "color", "lesson", "lang", "view", "labels"])
    for (const text of Object.values(HOSTILE)) {
      await page.evaluate(
        ([name, text]) => {
          document.querySelector("mex-graph")?.setAttribute(name ?? "", text ?? "");
        },
        [name, text],
      );
      await frames(page);
      await page.evaluate(
        ([name, rest]) => {
          const figure = document.querySelector("mex-graph");
          if (name === "game") figure?.setAttribute("game", rest ?? "");
          else figure?.removeAttribute(name ?? "");
        },
        [name, "nim(1,2,3)"],
      );
    }
  await page.evaluate(() => document.querySelector("mex-graph")?.setAttribute("game", "nim(2,2)"));
  await expect(page.locator("mex-graph .nodes .node")).toHaveCount(6);
  expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBeUndefined();
  // The rest of the element is fetched from where the element is.
  const own = ["beside", "more"].map((part) => `mex-graph-${part}.js`).concat("mexplorer-rest.wasm");
  const from = await site;
  const others = fetched.filter((url) => !own.some((file) => url === `${from}${file}`));
  expect(others.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  somebody.close();
  expect(faults).toEqual([]);
});
