// The worker of the site.
import { formulaChecker } from "./formulaChecker.ts";
import { serveInWorker } from "./inWorker.ts";

serveInWorker(formulaChecker);
