// The page's side of the worker.
import { cancelled, internal } from "./answers.ts";
import type { Options, Progress } from "./api.ts";
import type { ArgumentsOf, CallName, ValueOf } from "./calls.ts";
import { Heartbeat } from "./heartbeat.ts";
import type { Launch, WorkerLike } from "./launch.ts";
import type { Call, FromWorker, ToWorker } from "./protocol.ts";
import type { Answer, Catalogue } from "./wire.ts";

/** A worker that has not let go of a cancelled call by then is replaced. */
const PATIENCE_MILLISECONDS = 2000;
/** A worker that is waited for and gives no sign for so long has ended or hangs; a slice of its work is far shorter. */
const SILENCE_MILLISECONDS = 4000;
/** So long it may take until its script has come and it has started. */
const START_MILLISECONDS = 15_000;

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
 * Asks the solver in a worker. Every call is answered: by the solver, by "cancelled" when it was
 * overtaken or cancelled, or by "internal" when the worker broke down or fell silent over it.
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

  readonly #launch: Launch;
  readonly #module: Promise<WebAssembly.Module>;
  readonly #catalogue: Promise<Catalogue>;
  readonly #requests = new Map<number, Request>();
  /** Calls that were cancelled and that the worker has not let go of yet. */
  readonly #lettingGo = new Map<number, { view: string | undefined; timer: ReturnType<typeof setTimeout> }>();
  readonly #heartbeat = new Heartbeat(
    () => {
      this.#post({ kind: "ping" });
    },
    () => {
      this.#replace("the worker fell silent");
    },
  );
  #worker: WorkerLike | undefined;
  /** Workers are missing or blocked, and the page does the work itself. */
  #isStandIn = false;
  #started = false;
  /** Why there will be no worker any more. */
  #over: Answer<never> | undefined;
  #lastId = 0;
  #onReady!: () => void;
  #onFailure!: (reason: Error) => void;

  constructor(parts: Launch) {
    this.#launch = parts;
    this.ready = new Promise((resolve, reject) => {
      this.#onReady = resolve;
      this.#onFailure = reject;
    });
    // Whoever does not wait for it still learns of the failure, from the answers.
    this.ready.catch(() => undefined);
    this.#module = parts.compile();
    this.#catalogue = parts.catalogue();
    this.#catalogue.catch(() => undefined);
    this.#launchWorker();
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
    signal?.addEventListener("abort", () => {
      this.#cancel(id);
    });
    return answer;
  }

  /** Answers "cancelled" to what a view waits for. */
  cancel(view: string): void {
    for (const [id, request] of this.#requests) if (request.view === view) this.#cancel(id);
  }

  /** Answered once the solver is there, for without it nothing in it can be asked for. */
  async catalogue(): Promise<Answer<Catalogue>> {
    try {
      const [value] = await Promise.all([this.#catalogue, this.ready]);
      return this.#over ?? { ok: true, value };
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
    this.#end(cancelled());
  }

  #send<T>(call: Call, view?: string, onProgress?: (progress: Progress) => void): Promise<Answer<T>> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      if (this.#over) {
        resolve(this.#over);
        return;
      }
      const settle = resolve as (answer: Answer<unknown>) => void;
      this.#requests.set(id, { view, call, settle, onProgress, sent: false, tries: 0 });
      this.#sendWaiting();
    });
  }

  /**
   * The worker has at most one call of each view. A pointer that runs over a graph asks faster than
   * the solver answers, and calls that were overtaken must not queue up there.
   */
  #sendWaiting(): void {
    if (!this.#started) return;
    const busy = new Set([...this.#lettingGo.values()].map(({ view }) => view));
    for (const [id, request] of this.#requests) {
      if (request.sent || (request.view !== undefined && busy.has(request.view))) continue;
      request.sent = true;
      request.tries += 1;
      this.#post({ kind: "call", id, call: request.call });
    }
    const isAwaited = [...this.#requests.values()].some(({ sent }) => sent);
    // In the page itself nothing can fall silent without the page.
    if (isAwaited && !this.#isStandIn) this.#heartbeat.start(SILENCE_MILLISECONDS);
    else this.#heartbeat.stop();
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #cancel(id: number): void {
    const request = this.#requests.get(id);
    if (!request) return;
    this.#requests.delete(id);
    request.settle(cancelled());
    if (!request.sent) return;
    this.#post({ kind: "cancel", id });
    const timer = setTimeout(() => {
      this.#replace("the worker did not react");
    }, PATIENCE_MILLISECONDS);
    this.#lettingGo.set(id, { view: request.view, timer });
  }

  #launchWorker(): void {
    if (this.#isStandIn) {
      void this.#launchStandIn("the solver broke down");
      return;
    }
    try {
      this.#take(this.#launch.createWorker());
    } catch (cause) {
      void this.#launchStandIn(cause);
    }
  }

  /** What cannot be had as a worker is done in the page; where that is impossible too, there is no solver. */
  async #launchStandIn(cause: unknown): Promise<void> {
    this.#stop();
    const make = this.#launch.createStandIn;
    if (!make) {
      this.#fail(cause);
      return;
    }
    try {
      const standIn = await make();
      if (this.#over) {
        standIn.terminate();
        return;
      }
      this.#take(standIn);
      if (!this.#isStandIn) this.onStandIn?.();
      this.#isStandIn = true;
    } catch (reason) {
      this.#fail(reason);
    }
  }

  #take(worker: WorkerLike): void {
    this.#worker = worker;
    // Events of a worker that was replaced may still arrive.
    const isCurrent = (): boolean => this.#worker === worker;
    worker.addEventListener("message", (event) => {
      if (isCurrent()) this.#receive((event as MessageEvent<FromWorker>).data);
    });
    worker.addEventListener("error", (event) => {
      if (isCurrent()) this.#replace(event.message || "the worker could not be started");
    });
    this.#module.then(
      (module) => {
        if (!isCurrent()) return;
        this.#heartbeat.start(START_MILLISECONDS);
        this.#post({ kind: "start", module });
      },
      (cause: unknown) => {
        if (isCurrent()) this.#fail(cause);
      },
    );
  }

  #receive(message: FromWorker): void {
    this.#heartbeat.heard();
    switch (message.kind) {
      case "ready":
        this.#heartbeat.stop();
        this.#started = true;
        this.#onReady();
        this.#sendWaiting();
        break;
      case "progress":
        this.#requests.get(message.id)?.onProgress?.(message.progress);
        break;
      case "answer":
        this.#settle(message.id, message.answer);
        break;
      case "pong":
        break;
    }
  }

  #settle(id: number, answer: Answer<unknown>): void {
    clearTimeout(this.#lettingGo.get(id)?.timer);
    this.#lettingGo.delete(id);
    this.#requests.get(id)?.settle(answer);
    this.#requests.delete(id);
    if (!answer.ok && answer.error.code === "internal") this.#replace(String(answer.error.got ?? "internal"));
    else this.#sendWaiting();
  }

  /** Gives the rest of the work to a new worker, except what has been tried twice. */
  #replace(reason: string): void {
    // A worker that cannot even start would be replaced for ever.
    if (!this.#started) {
      if (this.#isStandIn) this.#fail(reason);
      else void this.#launchStandIn(reason);
      return;
    }
    this.#stop();
    for (const [id, request] of this.#requests) {
      request.sent = false;
      if (request.tries < 2) continue;
      this.#requests.delete(id);
      request.settle(internal(reason));
    }
    this.#launchWorker();
    this.onCrash?.(reason);
  }

  #stop(): void {
    this.#heartbeat.stop();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#started = false;
    for (const { timer } of this.#lettingGo.values()) clearTimeout(timer);
    this.#lettingGo.clear();
  }

  #fail(cause: unknown): void {
    this.#onFailure(cause instanceof Error ? cause : new Error(String(cause)));
    this.#end(internal(cause));
  }

  #end(answer: Answer<never>): void {
    this.#stop();
    this.#over = answer;
    for (const request of this.#requests.values()) request.settle(answer);
    this.#requests.clear();
  }
}
