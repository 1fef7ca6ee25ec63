// Where a page may have no worker, the solver runs in the page itself. It works in short slices, so the page stays alive.
import type { WorkerLike } from "./launch.ts";
import type { ToWorker } from "./protocol.ts";
import { serving } from "./serving.ts";

/** Behaves like the worker, in this thread. */
export function standIn(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  const serve = serving((message, transfer) => port2.postMessage(message, { transfer }));
  port2.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    try {
      serve(data);
    } catch (cause) {
      // A worker's errors are heard of by its page, and so are these.
      port1.dispatchEvent(new ErrorEvent("error", { message: String(cause) }));
    }
  });
  port1.start();
  port2.start();
  return Object.assign(port1, {
    terminate: () => {
      port1.close();
      port2.close();
    },
  });
}
