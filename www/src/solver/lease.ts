// All figures of a page share one worker and one wasm; they end with the last figure.
import { cancelled } from "./answers.ts";
import { SolverClient } from "./client.ts";
import type { Launch } from "./launch.ts";

/** What a figure has of the shared solver. Requests of one figure never overtake those of another. */
export interface Lease extends Pick<SolverClient, "request" | "ask" | "cancel" | "catalogue"> {
  /** Rejected where there will be no solver. */
  readonly ready: Promise<void>;
  /** One in a worker of its own, which all figures of the page share likewise; what is asked of it is cancelled by its `release`. */
  aside(): Pick<SolverClient, "request" | "ask" | "cancel"> & { release(): void };
  /** Gives it back; what is under way is cancelled. */
  release(): void;
}

/** What a figure hears of the shared solver. */
interface Tenant {
  /** It broke down and was replaced. */
  onCrash: () => void;
  /** It runs in the page itself, because there can be no worker. */
  onStandIn?: () => void;
}

const tenants = new Set<Tenant>();
let launch: Launch | undefined;
let client: SolverClient | undefined;
let count = 0;
/** The one apart, and how many use it. */
let apart: SolverClient | undefined;
let users = 0;
/** The solver apart ends when nobody has used it for this long, for it may hold the memory of a large picture. */
const IDLE_TIMEOUT_MS = 20_000;
/** Whether the solver runs in the page itself. Where one worker was forbidden no other is tried. */
let isInPage = false;

/** How the solver is started on this page; said once, before the first figure. */
export function launchBy(parts: Launch): void {
  launch = parts;
}

/** A solver in a worker of its own, for whoever has long work for it; it is its owner's to end. */
export function another(): SolverClient {
  if (!launch) throw new Error("launchBy() comes first");
  return new SolverClient(isInPage ? { ...launch, createWorker: forbidden } : launch);
}

function forbidden(): never {
  throw new Error("there can be no worker");
}

/** Starts the solver unless it runs already. */
export function lease(tenant: Tenant): Lease {
  const shared = (client ??= start());
  tenants.add(tenant);
  const id = `figure ${++count}`;
  const views = new Set<string>();
  let isReleased = false;
  if (isInPage) queueMicrotask(() => tenant.onStandIn?.());
  return {
    ready: shared.ready,
    request: (view, name, args, options) => {
      if (isReleased) return Promise.resolve(cancelled());
      views.add(`${id} ${view}`);
      return shared.request(`${id} ${view}`, name, args, options);
    },
    cancel: (view) => shared.cancel(`${id} ${view}`),
    aside,
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

function aside(): ReturnType<Lease["aside"]> {
  const client = (apart ??= another());
  const id = `aside ${++count}`;
  const views = new Set<string>();
  let isReleased = false;
  users++;
  return {
    request: (view, name, args, options) => {
      views.add(`${id} ${view}`);
      return client.request(`${id} ${view}`, name, args, options);
    },
    ask: (name, args) => client.ask(name, args),
    cancel: (view) => client.cancel(`${id} ${view}`),
    release: () => {
      if (isReleased) return;
      isReleased = true;
      for (const view of views) client.cancel(view);
      users--;
      setTimeout(() => {
        if (users > 0 || apart !== client) return;
        client.dispose();
        apart = undefined;
      }, IDLE_TIMEOUT_MS);
    },
  };
}

function start(): SolverClient {
  const started = another();
  started.onCrash = () => {
    for (const { onCrash } of tenants) onCrash();
  };
  started.onStandIn = () => {
    isInPage = true;
    for (const { onStandIn } of tenants) onStandIn?.();
  };
  return started;
}

function endIfUnused(): void {
  if (tenants.size > 0) return;
  client?.dispose();
  client = undefined;
}
