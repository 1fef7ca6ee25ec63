// The solver beside the page.
import type { ToWorker } from "./protocol.ts";
import { serving } from "./serving.ts";
import type { FormulaChecker } from "./solver.ts";

export function serveInWorker(formulaChecker?: FormulaChecker): void {
  const serve = serving((message, transfer) => {
    self.postMessage(message, { transfer });
  }, formulaChecker);

  self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    serve(data);
  });

  // The page hears of errors in a worker, but not of rejected promises.
  self.addEventListener("unhandledrejection", ({ reason }) => {
    reportError(reason);
  });
}
