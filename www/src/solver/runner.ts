// What runs the solver for a client of the page: a worker, or where there can be none the page itself.
import type { Launch, WorkerLike } from "./launch.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";

/** A worker that is waited for and gives no sign for so long has ended or hangs; a slice of its work is far shorter. */
const SILENCE_MS = 4000;
/** So long it may take until its script has come and it has started. */
const START_MS = 15_000;

/** What is said of a call. All else that a worker says is about itself. */
export type OfCall = Extract<FromWorker, { id: number }>;

/** Whoever has the solver run; it decides what becomes of the calls when a worker is lost. */
interface Master {
  /** Calls can be sent. */
  onStart: () => void;
  onMessage: (message: OfCall) => void;
  /** The worker has been ended, and with it whatever it was doing. The next one is launched only when that is asked for. */
  onLoss: (reason: string) => void;
  /** There can be no worker, and the page itself does the work. */
  onStandIn: () => void;
  /** There will be no solver. */
  onFailure: (cause: unknown) => void;
}

/** One worker at a time: launched, watched over while it is waited for, and given up when it does not do its work. */
export class Runner {
  readonly #launch: Launch;
  readonly #master: Master;
  #module: Promise<WebAssembly.Module>;
  /** The module that has come, and whether a solver has started with it. */
  #posted: WebAssembly.Module | undefined;
  #isSound = false;
  /** What it lacked. */
  #rest: WebAssembly.Module | undefined;
  readonly #heartbeat = new Heartbeat(
    () => this.post({ kind: "ping" }),
    () => this.giveUp("the worker fell silent"),
  );
  #worker: WorkerLike | undefined;
  /** Workers are missing or blocked, and the page does the work itself. */
  #isStandIn = false;
  #isStandInTold = false;
  #isStarted = false;
  /** Nobody needs it any more. */
  #isOver = false;

  constructor(parts: Launch, master: Master) {
    this.#launch = parts;
    this.#master = master;
    this.#module = parts.compile();
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  launch(): void {
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

  post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** Says whether an answer is waited for, so that a worker that gives no sign meanwhile is noticed. */
  watch(isAwaited: boolean): void {
    // In the page itself nothing can fall silent without the page.
    if (isAwaited && !this.#isStandIn) this.#heartbeat.start(SILENCE_MS);
    else this.#heartbeat.stop();
  }

  /** Ends a worker that does not do its work. */
  giveUp(reason: string): void {
    // A worker that cannot even start would be replaced for ever.
    if (!this.#isStarted) {
      if (this.#isStandIn) this.#compileAgain(reason);
      else void this.#launchStandIn(reason);
      return;
    }
    this.#stop();
    this.#master.onLoss(reason);
  }

  /** Ends the worker, after which there will be none. */
  end(): void {
    this.#isOver = true;
    this.#stop();
  }

  /** Neither a worker nor the page can start: where that is for the module that came, another is waited for. */
  #compileAgain(reason: string): void {
    const broken = this.#isSound ? undefined : this.#posted;
    const again = broken && this.#launch.compileAgain?.(broken, reason);
    if (!again) {
      this.#master.onFailure(reason);
      return;
    }
    this.#stop();
    this.#module = again;
    this.#isStandIn = false;
    this.launch();
  }

  /** What cannot be had as a worker is done in the page; where that is impossible too, there is no solver. */
  async #launchStandIn(cause: unknown): Promise<void> {
    this.#stop();
    const make = this.#launch.createStandIn;
    if (!make) {
      this.#master.onFailure(cause);
      return;
    }
    try {
      const standIn = await make();
      if (this.#isOver) {
        standIn.terminate();
        return;
      }
      this.#isStandIn = true;
      this.#take(standIn);
    } catch (reason) {
      this.#master.onFailure(reason);
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
      if (isCurrent()) this.giveUp(event.message || "the worker could not be started");
    });
    this.#module.then(
      (module) => {
        if (!isCurrent()) return;
        this.#heartbeat.start(START_MS);
        this.#posted = module;
        this.post({ kind: "start", module });
      },
      (cause: unknown) => {
        if (isCurrent()) this.#master.onFailure(cause);
      },
    );
  }

  /** What has started may lack something, which is sent after it. */
  async #complete(unfit?: WebAssembly.Module): Promise<void> {
    const worker = this.#worker;
    try {
      const module = await this.#launch.rest?.(unfit);
      if (!module || worker !== this.#worker) return;
      this.#rest = module;
      this.post({ kind: "rest", module });
    } catch (cause) {
      if (worker === this.#worker) this.#master.onFailure(cause);
    }
  }

  #receive(message: FromWorker): void {
    this.#heartbeat.heard();
    switch (message.kind) {
      case "ready":
        this.#heartbeat.stop();
        this.#isStarted = true;
        this.#isSound = true;
        if (this.#isStandIn && !this.#isStandInTold) this.#master.onStandIn();
        this.#isStandInTold = this.#isStandIn;
        this.#master.onStart();
        void this.#complete();
        break;
      case "progress":
      case "answer":
        this.#master.onMessage(message);
        break;
      case "unfit":
        void this.#complete(this.#rest);
        break;
      case "pong":
        break;
    }
  }

  #stop(): void {
    this.#heartbeat.stop();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isStarted = false;
  }
}

/** How often somebody who is waited for is asked for a sign, in milliseconds. */
const BEAT_MS = 500;

/**
 * Watches over a worker that is waited for. A worker does its work in short slices, and can give a sign in between; one
 * that has ended or hangs gives none. Time in which the page itself did not run, because the device slept or was busy,
 * does not count: of the time between two beats no more than a beat does.
 */
class Heartbeat {
  readonly #ask: () => void;
  readonly #onSilence: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #limit = 0;
  #silence = 0;
  #last = 0;

  constructor(ask: () => void, onSilence: () => void) {
    this.#ask = ask;
    this.#onSilence = onSilence;
  }

  /** From now on a sign is waited for, for so many milliseconds. */
  start(limit: number): void {
    if (this.#timer !== undefined) return;
    this.#limit = limit;
    this.#silence = 0;
    this.#last = performance.now();
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
  }

  /** There was a sign. */
  heard(): void {
    this.#silence = 0;
  }

  /** Nobody waits any more. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #beat(): void {
    const now = performance.now();
    this.#silence += Math.min(now - this.#last, BEAT_MS);
    this.#last = now;
    if (this.#silence < this.#limit) {
      this.#ask();
      return;
    }
    this.stop();
    this.#onSilence();
  }
}
