// The solver beside the page.
import type { ToWorker } from "./protocol.ts";
import { serving } from "./serving.ts";

export function serveInWorker(): void {
  const serve = serving((message, transfer) => self.postMessage(message, { transfer }));

  self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => serve(data));

  // The page hears of errors in a worker, but not of rejected promises.
  self.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
