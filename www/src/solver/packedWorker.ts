// The worker inside a single file, in which nobody writes formulas.
import { serveInWorker } from "./inWorker.ts";

serveInWorker();
