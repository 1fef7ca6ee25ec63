// All figures of a page share one worker and one wasm; they end with the last figure.
import { cancelled } from "./answers.ts";
import { SolverClient } from "./client.ts";
import type { Launch } from "./launch.ts";

/** What a figure has of the shared solver. Requests of one figure never overtake those of another. */
export interface Lease extends Pick<SolverClient, "request" | "ask" | "cancel" | "catalogue"> {
  /** Rejected where there will be no solver. */
  readonly ready: Promise<void>;
  /** Gives it back; what is under way is cancelled. */
  release(): void;
}

/** What a figure hears of the shared solver. */
export interface Tenant {
  /** It broke down and was replaced. */
  onCrash: () => void;
  /** It runs in the page itself, because there can be no worker. */
  onStandIn: () => void;
}

const tenants = new Set<Tenant>();
let launch: Launch | undefined;
let client: SolverClient | undefined;
let count = 0;
/** Whether the solver runs in the page itself. */
let isInPage = false;

/** How the solver is started on this page; said once, before the first figure. */
export function launchBy(parts: Launch): void {
  launch = parts;
}

/** A solver in a worker of its own, for whoever has long work for it; it is its owner's to end. */
export function another(): SolverClient {
  if (!launch) throw new Error("launchBy() comes first");
  return new SolverClient(launch);
}

/** Starts the solver unless it runs already. */
export function lease(tenant: Tenant): Lease {
  const shared = (client ??= start());
  tenants.add(tenant);
  const id = `figure ${++count}`;
  const views = new Set<string>();
  let isReleased = false;
  if (isInPage) queueMicrotask(tenant.onStandIn);
  return {
    ready: shared.ready,
    request: (view, name, args, options) => {
      if (isReleased) return Promise.resolve(cancelled());
      views.add(`${id} ${view}`);
      return shared.request(`${id} ${view}`, name, args, options);
    },
    cancel: (view) => {
      shared.cancel(`${id} ${view}`);
    },
    catalogue: () => (isReleased ? Promise.resolve(cancelled()) : shared.catalogue()),
    ask: (name, args) => (isReleased ? Promise.resolve(cancelled()) : shared.ask(name, args)),
    release: () => {
      isReleased = true;
      for (const view of views) shared.cancel(view);
      tenants.delete(tenant);
      // A figure that is only moved to another place of the page takes its lease again at once.
      setTimeout(endIfUnused);
    },
  };
}

function start(): SolverClient {
  const started = another();
  started.onCrash = () => {
    for (const { onCrash } of tenants) onCrash();
  };
  isInPage = false;
  started.onStandIn = () => {
    isInPage = true;
    for (const { onStandIn } of tenants) onStandIn();
  };
  return started;
}

function endIfUnused(): void {
  if (tenants.size > 0) return;
  client?.dispose();
  client = undefined;
}
