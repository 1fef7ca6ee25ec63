// What is fetched when it is first needed, and the one place that hears of what does not come.
import type { parts } from "./texts.lazy.ts";

/** What a part is to the reader, in all languages: when it does not come, no other words may come either. */
export type PartName = Readonly<(typeof parts)["solver"]>;

/** Absent until somebody asks for it; failed where it did not come, or not yet after a time. */
type LoadState = "absent" | "coming" | "here" | "failed";

/** A part that somebody asked for and that did not come. */
export interface Missing {
  name: PartName;
  /** It may still come: no fault was met, and it takes long. */
  isLate: boolean;
  /** It was asked for again, in vain. */
  isRepeated: boolean;
}

/** After so long, in milliseconds, whoever waits is told. */
const PATIENCE_MS = 10_000;

const missed = new Map<Pick<Lazy<unknown>, "ask" | "forget">, Missing>();
const listeners = new Set<(isMissed: boolean) => void>();

/** What did not come and was asked for. */
export function missing(): readonly Missing[] {
  return [...missed.values()];
}

/** Calls a listener whenever a part has come or is missed, until what this answers is called. */
export function onLoading(listener: (isMissed: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks again for whatever is missed. */
export function loadAgain(): void {
  for (const part of [...missed.keys()]) part.ask();
  // What was forgotten since is asked for by the views that need it.
  tell(false);
}

/** Something else is to be shown: what is needed for that is asked for anew, and what nobody waits for is not missed. */
export function forgetMissing(): void {
  for (const part of [...missed.keys()]) part.forget();
}

function tell(isMissed: boolean): void {
  for (const listener of [...listeners]) listener(isMissed);
}

interface Waiting<Part> {
  promise: Promise<Part>;
  resolve: (part: Part) => void;
  reject: (cause: unknown) => void;
}

interface Manner {
  /** Tells the causes against which no other try can help. */
  isFinal?: (cause: unknown) => boolean;
  /** Whether it may take long without being late, because it is also work. */
  isLong?: boolean;
}

/** A part that is fetched once, when it is first asked for; where it does not come, it can be asked for again. */
export class Lazy<Part> {
  readonly #name: PartName;
  readonly #load: () => Part | Promise<Part>;
  readonly #isFinal: (cause: unknown) => boolean;
  readonly #isLong: boolean;
  #state: LoadState = "absent";
  #part: Part | undefined;
  #waiting: Waiting<Part> | undefined;
  /** Whether anybody would miss it. */
  #isWanted = false;
  /** Counts the tries, and which was the first that failed. */
  #tries = 0;
  #firstMissed: number | undefined;

  constructor(
    name: PartName,
    load: () => Part | Promise<Part>,
    { isFinal = () => false, isLong = false }: Manner = {},
  ) {
    this.#name = name;
    this.#load = load;
    this.#isFinal = isFinal;
    this.#isLong = isLong;
  }

  get state(): LoadState {
    return this.#state;
  }

  /** What has come; to look is not to ask. */
  peek(): Part | undefined {
    return this.#part;
  }

  /** What has come, or nothing before that; what has failed is not asked for again by looking on. */
  get(): Part | undefined {
    this.#isWanted = true;
    if (this.#state === "absent") void this.#try();
    return this.#part;
  }

  /** Asks for it, again where it has failed. */
  ask(): void {
    this.#isWanted = true;
    if (this.#state === "absent" || this.#state === "failed") void this.#try();
  }

  /** Asks for what is likely to be wanted soon; nobody misses it yet. */
  prepare(): void {
    if (this.#state === "absent") void this.#try();
  }

  /** Asks for it; settled when it has come, be it with a later try, or when no try can help. */
  arrival(): Promise<Part> {
    if (!this.#waiting) {
      this.#waiting = waiting();
      if (this.#part !== undefined) this.#waiting.resolve(this.#part);
    }
    this.ask();
    return this.#waiting.promise;
  }

  /** As if it had never been asked for, unless somebody waits for it. */
  forget(): void {
    if (this.#state !== "failed" || this.#waiting) return;
    missed.delete(this);
    this.#state = "absent";
    this.#isWanted = false;
    this.#firstMissed = undefined;
  }

  async #try(): Promise<void> {
    const own = ++this.#tries;
    this.#state = "coming";
    const timer = setTimeout(() => {
      if (!this.#isLong) this.#miss(own, true);
    }, PATIENCE_MS);
    try {
      const loading = this.#load();
      // What is at hand is there for whoever asks, and nobody needs to be told.
      if (loading instanceof Promise) this.#take(await loading);
      else this.hold(loading);
    } catch (cause) {
      if (this.#isFinal(cause)) this.#giveUp(cause);
      else this.#miss(own, false);
    } finally {
      clearTimeout(timer);
    }
  }

  #take(part: Part): void {
    if (this.#state === "here") return;
    this.hold(part);
    tell(false);
  }

  /** It has come, be it with something else. */
  hold(part: Part): void {
    this.#part = part;
    this.#state = "here";
    missed.delete(this);
    this.#waiting?.resolve(part);
  }

  /** What has come is of no use, and is missed as if it had not; answers what comes in its place, once that is asked for. */
  refuse(part: Part): Promise<Part> {
    if (this.#part === part) {
      this.#part = undefined;
      this.#waiting = waiting();
      this.#state = "coming";
      this.#miss(this.#tries, false);
    }
    return this.#waiting?.promise ?? this.arrival();
  }

  #giveUp(cause: unknown): void {
    this.#state = "failed";
    missed.delete(this);
    this.#waiting?.reject(cause);
  }

  #miss(own: number, isLate: boolean): void {
    // The last try decides.
    if (own !== this.#tries || this.#state === "here") return;
    this.#state = this.#isWanted ? "failed" : "absent";
    if (!this.#isWanted) return;
    this.#firstMissed ??= own;
    missed.set(this, { name: this.#name, isLate, isRepeated: own > this.#firstMissed });
    tell(true);
  }
}

function waiting<Part>(): Waiting<Part> {
  let resolve!: (part: Part) => void;
  let reject!: (cause: unknown) => void;
  const promise = new Promise<Part>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
