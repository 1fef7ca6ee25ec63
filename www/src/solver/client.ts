// The page's side of the conversation with the solver: what is asked, what is waited for, and what was overtaken.
import { cancelled, internal } from "./answers.ts";
import type { Options, Progress } from "./api.ts";
import type { ArgumentsOf, CallName, ValueOf } from "./calls.ts";
import type { Foreseen } from "./foreseen.ts";
import type { Launch } from "./launch.ts";
import type { Call } from "./protocol.ts";
import { Runner, type OfCall } from "./runner.ts";
import type { Answer, Catalogue } from "./wire.ts";

/** A worker that has not let go of a cancelled call by then is replaced. */
const PATIENCE_MS = 2000;

interface Request {
  /** What belongs to no view is overtaken by nothing. */
  view: string | undefined;
  call: Call;
  settle: (answer: Answer<unknown>) => void;
  onProgress: ((progress: Progress) => void) | undefined;
  /** Whether the present worker has it, and how many workers have had it. */
  sent: boolean;
  tries: number;
}

/**
 * Asks the solver in a worker. Every call is answered: by the solver, or by what it answered when the site was built
 * while there is no worker; by "cancelled" when it was overtaken or cancelled; or by "internal" when the worker broke down
 * or fell silent over it.
 *
 * @example
 * const solver = new SolverClient(pageLaunch);
 * solver.onCrash = (reason) => showNotice(reason);
 * await solver.ready;
 * const answer = await solver.request("graph", "explore", [{ ruleset: "nim" }, "(1,2,3)"]);
 */
export class SolverClient {
  /** Settled when the first worker has started; rejected where workers or wasm are missing or blocked. */
  readonly ready: Promise<void>;
  /** Called when a worker broke down and was replaced. What it was doing is asked again, once. */
  onCrash: ((reason: string) => void) | undefined;
  /** Called when there can be no worker and the solver runs in the page itself. */
  onStandIn: (() => void) | undefined;

  readonly #runner: Runner;
  readonly #catalogue: Promise<Catalogue>;
  /** Settled when there are calls that were foreseen; rejected where there are none. */
  readonly #foresight: Promise<void>;
  #foreseen: Foreseen | undefined;
  readonly #requests = new Map<number, Request>();
  /** Calls that were cancelled and that the worker has not let go of yet. */
  readonly #lettingGo = new Map<number, { view: string | undefined; timer: ReturnType<typeof setTimeout> }>();
  /** Why there will be no worker any more. */
  #over: Answer<never> | undefined;
  #isDisposed = false;
  #lastId = 0;
  #onReady!: () => void;
  #onFailure!: (reason: Error) => void;

  constructor(parts: Launch) {
    this.ready = new Promise((resolve, reject) => {
      this.#onReady = resolve;
      this.#onFailure = reject;
    });
    // Whoever does not wait for it still learns of the failure, from the answers.
    this.ready.catch(() => undefined);
    this.#runner = new Runner(parts, {
      onStart: () => {
        this.#onReady();
        this.#sendWaiting();
      },
      onMessage: (message) => this.#receive(message),
      onLoss: (reason) => this.#startAgain(reason),
      onStandIn: () => {
        this.onStandIn?.();
      },
      onFailure: (cause) => this.#fail(cause),
    });
    this.#catalogue = parts.catalogue();
    this.#catalogue.catch(() => undefined);
    this.#foresight = this.#foresee(parts);
    // Without them the solver answers all the same.
    this.#foresight.catch(() => undefined);
    this.#runner.launch();
  }

  /** Asks for a view; whatever that view asked before and still waits for is cancelled. */
  request<Name extends CallName>(
    view: string,
    name: Name,
    args: ArgumentsOf<Name>,
    options: Options = {},
  ): Promise<Answer<ValueOf<Name>>> {
    const { onProgress, signal, ...sent } = options;
    this.cancel(view);
    if (signal?.aborted) return Promise.resolve(cancelled());
    const answer = this.#send<ValueOf<Name>>({ name, args, options: sent }, view, onProgress);
    const id = this.#lastId;
    signal?.addEventListener("abort", () => this.#cancel(id));
    return answer;
  }

  /** Answers "cancelled" to what a view waits for. */
  cancel(view: string): void {
    for (const [id, request] of this.#requests) if (request.view === view) this.#cancel(id);
  }

  /** Answered once the solver is there, or calls that were foreseen, for before that nothing in it can be asked for. */
  async catalogue(): Promise<Answer<Catalogue>> {
    try {
      const [value] = await Promise.all([this.#catalogue, Promise.any([this.ready, this.#foresight])]);
      return (this.#foreseen ? undefined : this.#over) ?? { ok: true, value };
    } catch (cause) {
      return this.#over ?? internal(cause);
    }
  }

  /** Asks for no view, such as for a notation; nothing overtakes it. */
  ask<Name extends CallName>(name: Name, args: ArgumentsOf<Name>): Promise<Answer<ValueOf<Name>>> {
    return this.#send({ name, args, options: {} });
  }

  /** Ends the worker; what is waiting, and whatever is asked later, is answered "cancelled". */
  dispose(): void {
    this.#isDisposed = true;
    this.#foreseen = undefined;
    this.#end(cancelled());
  }

  #send<T>(call: Call, view?: string, onProgress?: (progress: Progress) => void): Promise<Answer<T>> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const settle = resolve as (answer: Answer<unknown>) => void;
      this.#requests.set(id, { view, call, settle, onProgress, sent: false, tries: 0 });
      this.#sendWaiting();
    });
  }

  async #foresee(parts: Launch): Promise<void> {
    const foreseen = await parts.foreseen?.();
    if (!foreseen || this.#isDisposed) throw new Error("no call was foreseen");
    this.#foreseen = foreseen;
    this.#sendWaiting();
  }

  /** Without a worker what was foreseen is answered, and the rest once there will be none any more. */
  #answerAlone(): void {
    for (const [id, { call, sent, settle }] of this.#requests) {
      const answer = sent ? undefined : (this.#foreseen?.(call) ?? this.#over);
      if (!answer) continue;
      this.#requests.delete(id);
      settle(answer);
    }
  }

  /**
   * The worker has at most one call of each view. A pointer that runs over a graph asks faster than
   * the solver answers, and calls that were overtaken must not queue up there.
   */
  #sendWaiting(): void {
    if (!this.#runner.isStarted) {
      this.#answerAlone();
      return;
    }
    const busy = new Set([...this.#lettingGo.values()].map(({ view }) => view));
    for (const [id, request] of this.#requests) {
      if (request.sent || (request.view !== undefined && busy.has(request.view))) continue;
      request.sent = true;
      request.tries += 1;
      this.#runner.post({ kind: "call", id, call: request.call });
    }
    this.#runner.watch([...this.#requests.values()].some(({ sent }) => sent));
  }

  #cancel(id: number): void {
    const request = this.#requests.get(id);
    if (!request) return;
    this.#requests.delete(id);
    request.settle(cancelled());
    if (!request.sent) return;
    this.#runner.post({ kind: "cancel", id });
    const timer = setTimeout(() => this.#runner.giveUp("the worker did not react"), PATIENCE_MS);
    this.#lettingGo.set(id, { view: request.view, timer });
  }

  #receive(message: OfCall): void {
    if (message.kind === "answer") this.#settle(message.id, message.answer);
    else this.#requests.get(message.id)?.onProgress?.(message.progress);
  }

  #settle(id: number, answer: Answer<unknown>): void {
    clearTimeout(this.#lettingGo.get(id)?.timer);
    this.#lettingGo.delete(id);
    this.#requests.get(id)?.settle(answer);
    this.#requests.delete(id);
    if (!answer.ok && answer.error.code === "internal")
      this.#runner.giveUp(String(answer.error.got ?? "internal"));
    else this.#sendWaiting();
  }

  /** Gives the rest of the work to a new worker, except what has been tried twice. */
  #startAgain(reason: string): void {
    this.#letGo();
    for (const [id, request] of this.#requests) {
      request.sent = false;
      if (request.tries < 2) continue;
      this.#requests.delete(id);
      request.settle(internal(reason));
    }
    this.#runner.launch();
    this.onCrash?.(reason);
  }

  /** A worker that has ended holds no calls any more. */
  #letGo(): void {
    for (const { timer } of this.#lettingGo.values()) clearTimeout(timer);
    this.#lettingGo.clear();
  }

  #fail(cause: unknown): void {
    this.#onFailure(cause instanceof Error ? cause : new Error(String(cause)));
    this.#end(internal(cause));
  }

  #end(answer: Answer<never>): void {
    this.#runner.end();
    this.#letGo();
    this.#over = answer;
    for (const request of this.#requests.values()) request.sent = false;
    this.#answerAlone();
  }
}
