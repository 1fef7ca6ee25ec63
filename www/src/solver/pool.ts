// Several workers for work that is long and can be shared, apart from the one that answers the page.
import { cancelled } from "./answers.ts";
import type { FormulaInput, Game, Options, Progress, Scope } from "./api.ts";
import type { SolverClient } from "./client.ts";
import type { Answer, Verification } from "./wire.ts";

/** What a pool has of a worker. */
export type PoolClient = Pick<SolverClient, "request" | "dispose"> & { onStandIn?: (() => void) | undefined };

/** Workers that have had nothing to do for this long are ended. */
const IDLE_TIMEOUT_MS = 30_000;
/** Work that one worker finishes in this time is not worth starting others for. */
const ALONE_MS = 400;

/**
 * Checks theorems, each in a worker of its own, and a long recursion over all positions in all of them. Workers are
 * started when there is work for them.
 */
export class Pool {
  readonly #start: () => PoolClient;
  #size: number;
  /** Workers that run, and those of them that have nothing to do. */
  #count = 0;
  readonly #idle: PoolClient[] = [];
  readonly #waiting: Array<(client: PoolClient) => void> = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => PoolClient, size: number) {
    this.#start = start;
    this.#size = Math.max(1, size);
  }

  /** A theorem or a formula against search, as `Mexplorer.verify` has it. */
  async verify(
    theorem: string | FormulaInput,
    game: Game,
    scope: Scope,
    options: Options = {},
  ): Promise<Answer<Verification>> {
    const alone = await this.#alone(theorem, game, scope, options);
    return alone ?? this.#together(theorem, game, scope, options);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const client of this.#idle.splice(0)) {
      client.dispose();
      this.#count--;
    }
  }

  /** The answer of one worker, unless it takes long and says that several are done sooner. */
  async #alone(
    theorem: string | FormulaInput,
    game: Game,
    scope: Scope,
    { signal, onProgress, ...options }: Options,
  ): Promise<Answer<Verification> | undefined> {
    const patience = new AbortController();
    const either = signal ? AbortSignal.any([signal, patience.signal]) : patience.signal;
    const since = performance.now();
    const answer = await this.#ask(theorem, game, scope, {
      ...options,
      signal: either,
      onProgress: (progress) => {
        const isLong = performance.now() - since > ALONE_MS;
        if (progress.shareable && isLong && this.#size > 1) patience.abort();
        else onProgress?.(progress);
      },
    });
    const isImpatient = !answer.ok && answer.error.code === "cancelled" && signal?.aborted !== true;
    return isImpatient ? undefined : answer;
  }

  async #together(
    theorem: string | FormulaInput,
    game: Game,
    scope: Scope,
    { signal, onProgress, ...options }: Options,
  ): Promise<Answer<Verification>> {
    const of = this.#size;
    // One that fails ends all of them.
    const end = new AbortController();
    const either = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
    const reached: number[] = [];
    const tell = (index: number, progress: Progress): void => {
      reached[index] = progress.positions;
      const sum = reached.reduce((total, positions) => total + positions, 0);
      // Each of them goes through all positions.
      onProgress?.({ ...progress, positions: Math.floor(sum / of) });
    };
    const answers = await Promise.all(
      Array.from({ length: of }, async (_, index) => {
        const answer = await this.#ask(
          theorem,
          game,
          { ...scope, share: { index, of } },
          {
            ...options,
            signal: either,
            onProgress: (progress) => tell(index, progress),
          },
        );
        if (!answer.ok) end.abort();
        return answer;
      }),
    );
    const failed = answers.filter((answer) => !answer.ok);
    const failure = failed.find(({ error }) => error.code !== "cancelled") ?? failed[0];
    if (failure) return failure;
    const [first, ...rest] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    return first ? { ok: true, value: merged([first, ...rest]) } : cancelled();
  }

  async #ask(
    theorem: string | FormulaInput,
    game: Game,
    scope: Scope,
    options: Options,
  ): Promise<Answer<Verification>> {
    const client = await this.#take();
    const answer = await client.request("check", "verify", [theorem, game, scope], options);
    if (!answer.ok && answer.error.code === "internal") {
      // It may be one that could not be started at all.
      client.dispose();
      this.#count--;
      if (this.#waiting.length > 0) this.#waiting.shift()?.(this.#another());
    } else this.#giveBack(client);
    return answer;
  }

  #take(): PoolClient | Promise<PoolClient> {
    clearTimeout(this.#timer);
    const client = this.#idle.pop();
    if (client) return client;
    if (this.#count < this.#size) return this.#another();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #giveBack(client: PoolClient): void {
    const next = this.#waiting.shift();
    if (next) {
      next(client);
      return;
    }
    this.#idle.push(client);
    if (this.#idle.length === this.#count) this.#timer = setTimeout(() => this.dispose(), IDLE_TIMEOUT_MS);
  }

  #another(): PoolClient {
    this.#count++;
    const client = this.#start();
    client.onStandIn = () => {
      // Where the page itself does the work, sharing it gains nothing.
      this.#size = 1;
    };
    return client;
  }
}

/**
 * What the shares found, of which there is at least one. In a recursion every worker goes through all positions and
 * compares its own; in a search it looks at its own alone. Claims and the steps of a proof are the first one's.
 */
export function merged(shares: readonly [Verification, ...Verification[]]): Verification {
  const [first] = shares;
  const sum = (of: (share: Verification) => number): number =>
    shares.reduce((total, share) => total + of(share), 0);
  return {
    ...first,
    positions: first.method === "recursion" ? first.positions : sum(({ positions }) => positions),
    predicted: sum(({ predicted }) => predicted),
    agreed: sum(({ agreed }) => agreed),
    counterexamples: shares
      .flatMap(({ counterexamples }) => counterexamples)
      .sort((one, other) => one.rank - other.rank)
      .slice(0, first.mostCounterexamples),
  };
}
