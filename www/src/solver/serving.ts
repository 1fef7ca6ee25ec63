// The solver's side of the conversation with the page, wherever it runs. It fetches nothing: the page compiles the wasm
// and posts it.
import type { Options } from "./api.ts";
import type { Call, FromWorker, ToWorker } from "./protocol.ts";
import { connect, type FormulaChecker, type Solver } from "./solver.ts";
import type { Answer } from "./wire.ts";

/** Answers what the page says, through `post`. */
export function serving(
  post: (message: FromWorker, transfer: ArrayBuffer[]) => void,
  formulaChecker?: FormulaChecker,
): (message: ToWorker) => void {
  let mex: Solver | undefined;
  const running = new Map<number, AbortController>();

  async function answer(id: number, call: Call): Promise<void> {
    if (!mex) throw new Error("a call came before the start");
    const controller = new AbortController();
    running.set(id, controller);
    const given = await carryOut(mex, call, {
      signal: controller.signal,
      onProgress: (progress) => {
        post({ kind: "progress", id, progress }, []);
      },
    });
    running.delete(id);
    post({ kind: "answer", id, answer: given }, given.ok ? buffersOf(given.value) : []);
  }

  return (message) => {
    switch (message.kind) {
      case "start":
        mex = connect(message.module, formulaChecker);
        post({ kind: "ready" }, []);
        break;
      case "call":
        void answer(message.id, message.call);
        break;
      case "cancel":
        running.get(message.id)?.abort();
        break;
    }
  };
}

function carryOut(mex: Solver, call: Call, local: Options): Answer<unknown> | Promise<Answer<unknown>> {
  switch (call.name) {
    case "parse":
      return mex.parse(call.text);
    case "read":
      return mex.read(call.game, call.position);
    case "evaluate":
      return mex.evaluate(call.game, call.position, { ...call.options, ...local });
    case "explain":
      return mex.explain(call.game, call.position, { ...call.options, ...local });
    case "explore":
      return mex.explore(call.game, call.position, { ...call.options, ...local });
    case "grid":
      return mex.grid(call.game, call.position, { ...call.options, ...local });
    case "sequence":
      return mex.sequence(call.game, call.position, { ...call.options, ...local });
    case "verify": {
      const { theorem, ...scope } = call.position;
      return mex.verify(theorem, call.game, scope, { ...call.options, ...local });
    }
    case "census":
      return mex.census(call.game, call.position, { ...call.options, ...local });
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
