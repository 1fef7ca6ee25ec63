import path from "node:path";
import type { Plugin } from "vite";
import { root } from "./scripts/shared.mjs";
import { solver, writeTexts } from "./scripts/texts.mjs";

/** What is told of rulesets and theorems is up to date, and while a server runs it stays so: nothing is compiled for it. */
export const texts: Plugin = {
  name: "texts",
  configResolved: writeTexts,
  configureServer({ watcher, config, ws }) {
    watcher.add(path.join(root, solver));
    watcher.on("all", (_, file) => {
      if (file.endsWith(".toml"))
        writeTexts().catch((fault: unknown) => {
          const message = fault instanceof Error ? fault.message : String(fault);
          config.logger.error(message);
          ws.send({ type: "error", err: { message, stack: "" } });
        });
    });
  },
};
