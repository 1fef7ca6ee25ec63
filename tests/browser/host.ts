// A page of somebody else, on an origin of its own and under a strict policy, that embeds figures.
import { createServer, type Server } from "node:http";
import path from "node:path";
import { serve } from "../../www/scripts/serve.mjs";

const dist = path.resolve(import.meta.dirname, "../../dist");

/** The origin where the built library is. */
export const library: Promise<string> = serve(path.join(dist, "lib"), 4700 + (process.pid % 1000));

export interface Host {
  origin: string;
  /** What the next page says; its script is the library's element. */
  body: string;
  /** Added to the policy, for instance to block workers. */
  workers: string;
  close(): void;
}

/** Serves pages that hold `body`, with the built element. */
export async function host(): Promise<Host> {
  const from = await library;
  const state = { body: "", workers: "blob:" };
  const server: Server = createServer((_, response) => {
    const policy = [
      "default-src 'none'",
      `script-src ${from} 'wasm-unsafe-eval'`,
      `worker-src ${state.workers}`,
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-src ${from}`,
    ].join("; ");
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    });
    response.end(`<!doctype html>
<html lang="en">
  <head>
    <title>Somebody's page</title>
    <link rel="icon" href="data:," />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <script type="module" src="${from}mex-graph.js"></script>
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
