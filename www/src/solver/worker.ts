// The solver's side of the worker. It fetches nothing: the page compiles the wasm and posts it.
import type { Mexplorer, Options } from "./api.ts";
import type { Call, FromWorker, ToWorker } from "./protocol.ts";
import { connect } from "./solver.ts";
import type { Answer } from "./wire.ts";

let mex: Mexplorer | undefined;
const running = new Map<number, AbortController>();

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      mex = connect(data.module);
      reply({ kind: "ready" });
      break;
    case "call":
      void answer(data.id, data.call);
      break;
    case "cancel":
      running.get(data.id)?.abort();
      break;
  }
});

// The page hears of errors in a worker, but not of rejected promises.
self.addEventListener("unhandledrejection", ({ reason }) => {
  reportError(reason);
});

async function answer(id: number, call: Call): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const given = await carryOut(call, {
    signal: controller.signal,
    onProgress: (progress) => {
      reply({ kind: "progress", id, progress });
    },
  });
  running.delete(id);
  reply({ kind: "answer", id, answer: given }, given.ok ? buffersOf(given.value) : []);
}

function carryOut(call: Call, local: Options): Answer<unknown> | Promise<Answer<unknown>> {
  if (!mex) throw new Error("a call came before the start");
  switch (call.name) {
    case "catalogue":
      return mex.catalogue();
    case "parse":
      return mex.parse(call.text);
    case "evaluate":
      return mex.evaluate(call.game, call.position, { ...call.options, ...local });
    case "explain":
      return mex.explain(call.game, call.position, { ...call.options, ...local });
    case "explore":
      return mex.explore(call.game, call.position, { ...call.options, ...local });
  }
}

/** The memory of the typed arrays moves to the page instead of being copied once more. */
function buffersOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const part of Object.values(value as object)) {
    if (ArrayBuffer.isView(part) && part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
  }
  return [...buffers];
}

function reply(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, { transfer });
}
