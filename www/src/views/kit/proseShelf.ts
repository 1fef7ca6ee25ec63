import type { TheoremProse } from "../../solver/wire.ts";
import { loadTheorem } from "../../messages/prose.ts";

/** What is written about theorems, each fetched when it is first asked for; `onArrival` is called when it has come. */
export class ProseShelf {
  readonly #onArrival: () => void;
  readonly #known = new Map<string, TheoremProse | undefined>();
  /** What was asked for before it is shown, and whether that is over. */
  readonly #asked = new Map<string, boolean>();

  constructor(onArrival: () => void) {
    this.#onArrival = onArrival;
  }

  /** What has come already. */
  peek(id: string): TheoremProse | undefined {
    return this.#known.get(id);
  }

  /** Whether it has come, or cannot be had; `onEnd` is called when one of the two is so. */
  has(id: string, onEnd: () => void): boolean {
    if (this.#asked.has(id)) return this.#asked.get(id) === true;
    this.#asked.set(id, false);
    loadTheorem(id)
      .then(
        (prose) => this.#known.set(id, prose),
        () => undefined,
      )
      .finally(() => {
        this.#asked.set(id, true);
        onEnd();
      });
    return false;
  }

  get(id: string): TheoremProse | undefined {
    if (!this.#known.has(id)) {
      this.#known.set(id, undefined);
      loadTheorem(id).then(
        (prose) => {
          this.#known.set(id, prose);
          this.#onArrival();
        },
        // Without a network now; there may be one when it is asked for again.
        () => this.#known.delete(id),
      );
    }
    return this.#known.get(id);
  }
}
