// The solver as files beside the page.
import catalogueUrl from "./prose/catalogue.json?url";
import type { Catalogue } from "./wire.ts";
import coreUrl from "./bindings/mexplorer_core.wasm?url";
import restUrl from "./bindings/mexplorer_rest.wasm?url";
import { fetchModule, isForbidden } from "./fetchModule.ts";
import { foreseenIn, type Foreseen } from "./foreseen.ts";
import { Lazy } from "../loading/lazy.ts";
import { parts } from "../loading/texts.lazy.ts";
import { trusted } from "../loading/trusted.ts";
import type { Launch } from "./launch.ts";
import { createStandIn } from "./lazyStandIn.ts";
import workerUrl from "./worker.ts?worker&url";

const core = new Lazy(parts.solver, () => fetchModule(coreUrl), { isFinal: isForbidden });
const rest = new Lazy(parts.solver, () => fetchModule(restUrl, "low"), { isFinal: isForbidden });
const catalogue = new Lazy(parts.rulesets, async () => {
  const answer = await fetched(catalogueUrl);
  return (await answer.json()) as Catalogue;
});
let foreseen: Promise<Foreseen | undefined> | undefined;

/** Whether there is no room for any solver, whatever comes. */
function isOutOfMemory(reason: string): boolean {
  return reason.includes("RangeError");
}

/** What was foreseen is for the picture that stands in the document since it was built; there it is said where it is. */
async function fetchForeseen(): Promise<Foreseen | undefined> {
  const link = document.querySelector<HTMLLinkElement>("link#foreseen");
  return link ? foreseenIn(await (await fetched(link.href)).text()) : undefined;
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer;
}

export const pageLaunch: Launch = {
  createWorker: () => new Worker(trusted(workerUrl), { type: "module" }),
  compile: () => core.arrival(),
  rest: (unfit) => (unfit ? rest.refuse(unfit) : rest.arrival()),
  compileAgain: (broken, reason) => (isOutOfMemory(reason) ? undefined : core.refuse(broken)),
  catalogue: () => catalogue.arrival(),
  foreseen: () => (foreseen ??= fetchForeseen()),
  createStandIn: () => createStandIn(),
};
