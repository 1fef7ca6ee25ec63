import { Lazy } from "../loading/lazy.ts";
import { parts } from "../loading/texts.lazy.ts";
import type { WorkerLike } from "./launch.ts";

/** Most pages have their worker, so what stands in for it is fetched only where it is needed. */
const standInPart = new Lazy(parts.solver, () => import("./standIn.ts"));

/** What does the worker's work in the page. */
export async function createStandIn(): Promise<WorkerLike> {
  const { standIn } = await standInPart.arrival();
  return standIn();
}
