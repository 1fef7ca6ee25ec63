// The worker of the site.
import { serveInWorker } from "./serving.ts";

serveInWorker();
