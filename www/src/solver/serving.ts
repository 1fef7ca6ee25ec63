// The solver's side of the conversation with the page, wherever it runs. It fetches nothing: the page compiles the wasm
// and posts it.
import type { Options } from "./api.ts";
import { callsWith, type SolverCalls } from "./calls.ts";
import type { Call, FromWorker, ToWorker } from "./protocol.ts";
import { complete, connect } from "./solver.ts";
import type { Answer } from "./wire.ts";

/** Answers what the page says, through `post`. */
export function serving(
  post: (message: FromWorker, transfer: ArrayBuffer[]) => void,
): (message: ToWorker) => void {
  let mex: SolverCalls | undefined;
  const running = new Map<number, AbortController>();

  async function answer(id: number, call: Call): Promise<void> {
    if (!mex) throw new Error("a call came before the start");
    const controller = new AbortController();
    running.set(id, controller);
    const given = await carryOut(mex, call, {
      signal: controller.signal,
      onProgress: (progress) => post({ kind: "progress", id, progress }, []),
    });
    running.delete(id);
    post({ kind: "answer", id, answer: given }, given.ok ? buffersOf(given.value) : []);
  }

  return (message) => {
    switch (message.kind) {
      case "start":
        connect(message.module);
        mex = callsWith();
        post({ kind: "ready" }, []);
        break;
      case "rest":
        try {
          complete(message.module);
        } catch {
          post({ kind: "unfit" }, []);
        }
        break;
      case "call":
        void answer(message.id, message.call);
        break;
      case "cancel":
        running.get(message.id)?.abort();
        break;
      case "ping":
        post({ kind: "pong" }, []);
        break;
    }
  };
}

function carryOut(mex: SolverCalls, { name, args, options }: Call, local: Options): Promise<Answer<unknown>> {
  const call = mex[name] as (...asked: unknown[]) => Promise<Answer<unknown>>;
  return call(...args, { ...options, ...local });
}

/** The memory of the typed arrays moves to the page instead of being copied once more. */
function buffersOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const part of Object.values(value as object)) {
    if (ArrayBuffer.isView(part) && part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
  }
  return [...buffers];
}

// The solver beside the page.

export function serveInWorker(): void {
  const serve = serving((message, transfer) => self.postMessage(message, { transfer }));

  self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => serve(data));

  // The page hears of errors in a worker, but not of rejected promises.
  self.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
