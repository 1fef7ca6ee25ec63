// The worker of the site.
import { serveInWorker } from "./inWorker.ts";

serveInWorker();
