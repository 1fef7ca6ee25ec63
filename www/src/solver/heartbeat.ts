/** How often somebody who is waited for is asked for a sign, in milliseconds. */
const BEAT_MS = 500;

/**
 * Watches over a worker that is waited for. A worker does its work in short slices, and can give a sign in between; one
 * that has ended or hangs gives none. Time in which the page itself did not run, because the device slept or was busy,
 * does not count: of the time between two beats no more than a beat does.
 */
export class Heartbeat {
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
