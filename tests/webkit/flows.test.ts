// The page's main flows in a third engine, by mouse and keyboard. What the page says is for other tests; here the engine
// shows that it can run, draw and be operated.
import { createServer } from "node:http";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { start } from "../../www/scripts/serve.mjs";
import { KEY, WebKit } from "./webdriver.ts";

const folder = path.resolve(import.meta.dirname, "../../dist/site");
const port = 8000 + (process.pid % 900);
let webkit: WebKit;
const elsewhere: { address: string; page: string; policy?: string | undefined } = { address: "", page: "" };
const server = createServer((_, response) => {
  const policy = elsewhere.policy && { "Content-Security-Policy": elsewhere.policy };
  response.writeHead(200, { "Content-Type": "text/html", ...policy }).end(elsewhere.page);
});
let site: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  site = await start(folder, port);
  elsewhere.address = `http://127.0.0.1:${port + 2000}/`;
  server.listen(port + 2000, "127.0.0.1");
  webkit = await WebKit.start(port + 1000);
});
afterAll(async () => {
  site.stop();
  server.close();
  await webkit.end();
});
// Whatever the page forbids itself, or the browser refuses it, is a fault.
afterEach(async () => {
  expect(await webkit.run(() => (globalThis as { faults?: string[] }).faults ?? [])).toEqual([]);
});

/** Opens a link, and remembers what goes wrong from then on. */
async function open(link: string): Promise<void> {
  await webkit.open(`${site.address}${link}`);
  await webkit.run(() => {
    const faults: string[] = [];
    Object.assign(globalThis, { faults });
    addEventListener("error", (event) => faults.push(event.message || "something did not come"), true);
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
    addEventListener("securitypolicyviolation", (event) =>
      faults.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

const NODE = ".nodes .node";
const BUTTON = "button";

test("a first visit is a game, and one press shows the graph and why", async () => {
  await open("");
  await webkit.click({ css: BUTTON, says: "Show me the whole graph" });
  await webkit.shown({ css: ".panel h2", says: "(1,2,3)" });
  expect(await webkit.texts(NODE)).toHaveLength(14);
  expect((await webkit.texts(".notice p")).join()).toBe("");
});

test("a move is made in the picture, by mouse and by keys, and taken back", async () => {
  await open("#nim(1,2,3)?play=misere");
  await webkit.shown({ css: NODE, says: "(2,3)," });
  await webkit.click({ css: NODE, says: "(2,3)," });
  await webkit.shown({ css: ".panel h2", says: "(2,3)" });
  await webkit.press(KEY.down, KEY.enter);
  await webkit.gone({ css: ".panel h2", says: "(2,3)" });
  await webkit.click({ css: BUTTON, says: "Undo" });
  await webkit.shown({ css: ".panel h2", says: "(2,3)" });
});

test("a position is typed, drawn and coloured", async () => {
  await open("#nim(1,2,3)");
  await webkit.click({ css: "#position" });
  await webkit.run(() => {
    document.querySelector<HTMLInputElement>("#position")?.select();
  });
  await webkit.press("3", ",", "3", KEY.enter);
  await webkit.shown({ css: ".panel h2", says: "(3,3)" });
  expect(await webkit.texts(NODE)).toHaveLength(10);
});

test("the values are found step by step", async () => {
  await open("#nim(1,2,3)?step=0");
  await webkit.shown({ css: ".labelling button", says: "Next" });
  await webkit.click({ css: ".labelling button", says: "Next" });
  await webkit.until(
    (address) => address.includes("step=1"),
    () => location.hash,
  );
});

test("a theorem is read with its formula and checked", async () => {
  await open("#nim(1,2,3)?view=theorems&theorem=bouton");
  await webkit.shown({ css: ".theorems math" });
  await webkit.click({ css: ".theorems button", is: "Check" });
  await webkit.shown({ css: ".theorems .check .result", says: "Agrees on" });
});

test("a class guesses, and is told", async () => {
  await open("#nim(1,2)?hide=values&at=()");
  await webkit.click({ css: ".classroom button", says: "0" });
  await webkit.shown({ css: ".legend .badge, .classroom", says: "0" });
});

test("sharing shows the code and the picture", async () => {
  await open("#nim(1,2,3)");
  await webkit.click({ css: BUTTON, says: "Share" });
  await webkit.shown({ css: "dialog.share img" });
});

test("a game is played on the board against the computer", async () => {
  await open("#nim(1,2)?view=board&seats=person,solver");
  await webkit.shown({ css: ".play .says", says: "Your move." });
  await webkit.click({ css: ".play [data-touch='0']" });
  await webkit.gone({ css: ".play .says", says: "Your move." });
});

test("a large graph is painted in tiles by a worker", async () => {
  await open("#nim(40,40,40)");
  await webkit.shown({ css: ".far [data-seen]" });
  await webkit.until(
    (colours) => colours > 10,
    () => {
      const canvas = document
        .querySelector("mex-graph")
        ?.shadowRoot?.querySelector<HTMLCanvasElement>(".far canvas");
      const data = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      return data ? new Set(new Uint32Array(data.buffer)).size : 0;
    },
  );
});

test("the table and the grid are shown", async () => {
  await open("#wythoff(3,5)?view=table");
  await webkit.shown({ css: "table td" });
  await open("#wythoff(3,5)?view=grid");
  await webkit.shown({ css: ".grid .counts" });
});

const OTHER = "<!doctype html><meta charset=utf-8><title>Another page</title>";

/** A page of another origin with figures. */
async function openElsewhere(body: string, policy?: string): Promise<void> {
  elsewhere.page = `${OTHER}${body}`;
  elsewhere.policy = policy;
  await webkit.open(elsewhere.address);
}

test("a figure is drawn on another page under a strict policy that demands trusted types", async () => {
  await openElsewhere(
    `<script src="${site.address}mex-graph.js" defer></script><mex-graph game="nim(1,2,3)" lang="en"></mex-graph>`,
    `default-src 'none'; script-src ${site.address} 'wasm-unsafe-eval'; worker-src blob:; style-src 'none';
     require-trusted-types-for 'script'; trusted-types mexplorer lit-html`.replaceAll("\n", ""),
  );
  await webkit.shown({ css: NODE, says: "(2,3)," });
  await webkit.click({ css: NODE, says: "(2,3)," });
  await webkit.shown({ css: ".verdict", says: "(2,3)" });
  expect((await webkit.texts("mex-graph")).join()).not.toContain("slow the page down");
});

test.each(["", 'sandbox="allow-scripts"', 'sandbox="allow-scripts allow-same-origin"'])(
  "a figure is drawn in a frame (%s)",
  async (sandbox) => {
    await openElsewhere(
      `<iframe ${sandbox} width="700" height="500" src="${site.address}embed.html#nim(1,2,3)?lang=en"></iframe>`,
    );
    await webkit.enter(0);
    await webkit.shown({ css: NODE, says: "(2,3)," });
    await webkit.enter(null);
  },
);
