// The worker inside the single-file library: the same as worker.ts, under a name of its own, by which the build puts it inside.
import { serveInWorker } from "./serving.ts";

serveInWorker();
