// All figures of a page share one worker and one wasm; they end with the last figure.
import type { Launch } from "./launch.ts";
import { SolverClient } from "./client.ts";

/** What a figure has of the shared solver. Requests of one figure never overtake those of another. */
export interface Lease extends Pick<SolverClient, "request" | "cancel" | "catalogue" | "parse"> {
  /** Rejected where there will be no solver. */
  readonly ready: Promise<void>;
  /** Gives it back; what is under way is cancelled. */
  release(): void;
}

const tenants = new Map<symbol, () => void>();
let client: SolverClient | undefined;

/** Starts the solver unless it runs already. `onCrash` is called when it broke down and was replaced. */
export function lease(onCrash: () => void, parts?: Launch): Lease {
  const shared = (client ??= start(parts));
  const tenant = Symbol("figure");
  tenants.set(tenant, onCrash);
  const id = `figure ${++count}`;
  const views = new Set<string>();
  return {
    ready: shared.ready,
    request: (view, name, game, position, options) => {
      views.add(`${id} ${view}`);
      return shared.request(`${id} ${view}`, name, game, position, options);
    },
    cancel: (view) => {
      shared.cancel(`${id} ${view}`);
    },
    catalogue: () => shared.catalogue(),
    parse: (text) => shared.parse(text),
    release: () => {
      for (const view of views) shared.cancel(view);
      tenants.delete(tenant);
      // A figure that is only moved to another place of the page takes its lease again at once.
      setTimeout(endIfUnused);
    },
  };
}

let count = 0;

function start(parts?: Launch): SolverClient {
  const started = new SolverClient(parts);
  started.onCrash = () => {
    for (const onCrash of tenants.values()) onCrash();
  };
  return started;
}

function endIfUnused(): void {
  if (tenants.size > 0) return;
  client?.dispose();
  client = undefined;
}
