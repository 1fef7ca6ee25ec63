import type { TheoremProse } from "../../solver/wire.ts";
import { loadTheorem } from "../../messages/prose.ts";

/** What is written about theorems, each fetched when it is first asked for; `onArrival` is called when it has come. */
export class ProseShelf {
  readonly #onArrival: () => void;
  readonly #known = new Map<string, TheoremProse | undefined>();

  constructor(onArrival: () => void) {
    this.#onArrival = onArrival;
  }

  /** What has come already. */
  peek(id: string): TheoremProse | undefined {
    return this.#known.get(id);
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
