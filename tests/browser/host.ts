// A page of somebody else, on an origin of its own and under a strict policy, that embeds figures.
import { createServer, type Server } from "node:http";
import path from "node:path";
import { serve } from "../../www/scripts/serve.mjs";

const dist = path.resolve(import.meta.dirname, "../../dist");

/** The origins where the built library is, for whoever bundles, and the site with the file for any page. */
export const library: Promise<string> = serve(path.join(dist, "lib"), 4700 + (process.pid % 1000));
export const site: Promise<string> = serve(path.join(dist, "site"), 5700 + (process.pid % 1000));

export interface Host {
  origin: string;
  /** What the next page is: HTML, or XML where what is in it is written so. */
  type: "text/html" | "application/xhtml+xml";
  /** What it says. */
  body: string;
  /** Its script, which is the element for any page. */
  script: string;
  /** What else stands in its head. */
  head: string;
  /** What the policy says of wasm, of workers and of styles in the page. */
  wasm: string;
  workers: string;
  styles: string;
  /** What may be read; the element’s files, where nothing else is said. */
  reads?: string;
  /** What it demands besides. */
  demands: string;
  close(): void;
}

/** Serves pages that hold `body`, with the built element. */
export async function host(): Promise<Host> {
  const from = await site;
  const state: Omit<Host, "origin" | "close"> = {
    type: "text/html",
    body: "",
    script: `<script src="${from}mex-graph.js" defer=""></script>`,
    head: "",
    wasm: "'wasm-unsafe-eval'",
    workers: "blob:",
    styles: "'none'",
    demands: "",
  };
  const modules = await library;
  const server: Server = createServer((_, response) => {
    const policy = [
      "default-src 'none'",
      `script-src ${from} ${modules} ${state.wasm}`,
      `worker-src ${state.workers}`,
      `connect-src ${state.reads ?? `${from} ${modules}`}`,
      `style-src ${state.styles}`,
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-src ${from}`,
      state.demands,
    ].join("; ");
    response.writeHead(200, {
      "Content-Type": `${state.type}; charset=utf-8`,
      "Content-Security-Policy": policy,
    });
    response.end(`<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
  <head>
    <title>Somebody's page</title>
    <link rel="icon" href="data:," />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${state.script}
    ${state.head}
  </head>
  <body>${state.body}</body>
</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return Object.assign(state, {
    origin: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
    },
  });
}
