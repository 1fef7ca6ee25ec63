// Runs the page's own code in Node, as its sources stand: Vite turns each module into what Node can run.
import path from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import { root } from "./shared.mjs";

/** Something that imports modules of the page by their paths from www/, such as "/src/drawn.ts". It lives as long as the
 * process, which somebody has to end. */
export async function pageCode() {
  const server = await createServer({
    root: path.join(root, "www"),
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("the page's code cannot be run here");
  return ssr.runner;
}
