// Foresees calls by having them answered once: when the site is built, the page asks its solver, and that is noted.
import { writtenAnswers } from "./foreseen.ts";
import type { WorkerLike } from "./launch.ts";
import type { Call, FromWorker, ToWorker } from "./protocol.ts";
import type { Answer } from "./wire.ts";

/** Notes what a worker is asked and what it answers. */
export class Foreseeing {
  readonly #asked = new Map<number, Call>();
  readonly #answered: Array<[Call, Answer<unknown>]> = [];

  /** Whether nothing that was asked is still to be answered. */
  get isComplete(): boolean {
    return this.#asked.size === 0;
  }

  /** What was noted, to be read by `foreseenIn`. */
  get text(): string {
    return writtenAnswers(this.#answered);
  }

  /** The same worker, listened to. */
  watching(worker: WorkerLike): WorkerLike {
    worker.addEventListener("message", (event) => {
      const message = (event as MessageEvent<FromWorker>).data;
      if (message.kind === "answer") this.#note(message.id, message.answer);
    });
    return {
      addEventListener: worker.addEventListener.bind(worker),
      terminate: worker.terminate.bind(worker),
      postMessage: (message: ToWorker) => {
        if (message.kind === "call") this.#asked.set(message.id, message.call);
        worker.postMessage(message);
      },
    };
  }

  #note(id: number, answer: Answer<unknown>): void {
    const call = this.#asked.get(id);
    this.#asked.delete(id);
    // What is refused is left to the solver.
    if (call && answer.ok) this.#answered.push([call, answer]);
  }
}
