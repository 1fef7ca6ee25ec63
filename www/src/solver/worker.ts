// The worker of the site: what checks formulas is a file beside it, fetched with the first of them.
import { serveInWorker } from "./inWorker.ts";

serveInWorker(() => import("./formula/check.ts"));
